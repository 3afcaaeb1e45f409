import { useEffect } from "react";
import { askedOperation } from "#session/guided/asked-operation.ts";
import { useUser } from "#session/who/use-session.ts";
import { useStore } from "#ui/kit/use-store.ts";
import type { GuidedDesk } from "../desk/guided-desk.ts";
import { useJournalDesk } from "../desk/use-journal-desk.ts";
import { useAccountPayrollDesk, useVisitorPayrollDesk } from "../desk/use-payroll-desk.ts";
import { useWorkspaceDesk } from "../desk/use-workspace-desk.ts";
import { closeGuided } from "../guided-open.ts";
import type { GuidedPlace } from "../guided-place.ts";
import type { GuidedSeat, JournalSeat, PayrollSeat, WorkspaceSeat } from "../guided-seat.ts";
import { say } from "../state/guided-conversation.ts";
import { useGuidedWork, useReplies } from "../state/use-guided-work.ts";
import { guidedTexts } from "../texts.ts";
import { ChatStep } from "./chat-step.tsx";
import { ConfirmStep } from "./confirm-step.tsx";
import { DetailsStep } from "./details-step.tsx";
import { DoneStep } from "./done-step.tsx";
import { GuidedFrame } from "./guided-frame.tsx";
import { HelpCard } from "./help-card.tsx";
import { GuidedSteps } from "./step-bar.tsx";
import { MESSAGE_LIMIT, type StepProps } from "./step-props.ts";
import { TypeStep } from "./type-step.tsx";

interface DeskPanelProps {
  readonly place: GuidedPlace;
  readonly desk: GuidedDesk;
  readonly onPremium: () => void;
}

/** The step that is open. Without what sentences are understood with, there is only the conversation. */
function Step({
  place,
  desk,
  work,
  waiting,
  onPremium,
}: StepProps & { place: GuidedPlace; waiting: boolean }) {
  const { step, operation, waiting: following, edited, done } = useStore(work.state);
  const own = { desk, work, onPremium };
  const { world } = desk;
  if (step === "complete") return <DoneStep work={work} done={done} />;
  if (world !== null && step === "operation-type") return <TypeStep {...own} world={world} />;
  if (world !== null && operation !== null && step === "details")
    return <DetailsStep {...own} operation={operation} world={world} />;
  if (world !== null && operation !== null && step === "confirmation")
    return (
      <ConfirmStep
        {...own}
        operation={operation}
        world={world}
        edited={edited}
        following={following.length}
      />
    );
  return <ChatStep {...own} place={place} waiting={waiting} />;
}

function DeskPanel({ place, desk, onPremium }: DeskPanelProps) {
  const work = useGuidedWork(desk);
  const waiting = useReplies(work, desk);
  const { step, done } = useStore(work.state);
  useEffect(() => {
    const asked = askedOperation.getSnapshot();
    if (asked === null) return;
    askedOperation.set(null);
    work.draft.set(asked.slice(0, MESSAGE_LIMIT));
  }, [work]);
  const { title, examples } = guidedTexts.places[place];
  const [example = ""] = examples;
  const mayAsk = step === "chat" && !waiting && desk.uses.permission.allowed;
  return (
    <GuidedFrame
      title={title}
      head={place === "payroll" ? null : <GuidedSteps step={step} />}
      onClose={closeGuided}
    >
      {/* Here before it says anything: readers announce what changes in it. */}
      <p role="status" className="sr-only">
        {step === "complete" ? done : ""}
      </p>
      <Step place={place} desk={desk} work={work} waiting={waiting} onPremium={onPremium} />
      <HelpCard place={place} onExample={mayAsk ? () => void say(work, example, MESSAGE_LIMIT) : null} />
    </GuidedFrame>
  );
}

interface OfSeat<Seat extends GuidedSeat> {
  readonly seat: Seat;
  readonly onPremium: () => void;
}

function JournalPanel({ seat, onPremium }: OfSeat<JournalSeat>) {
  return <DeskPanel place={seat.place} desk={useJournalDesk(seat)} onPremium={onPremium} />;
}

function WorkspacePanel({ seat, onPremium }: OfSeat<WorkspaceSeat>) {
  return <DeskPanel place={seat.place} desk={useWorkspaceDesk(seat)} onPremium={onPremium} />;
}

function AccountPayroll({ seat, onPremium }: OfSeat<PayrollSeat>) {
  return <DeskPanel place={seat.place} desk={useAccountPayrollDesk(seat)} onPremium={onPremium} />;
}

function VisitorPayroll({ seat, onPremium }: OfSeat<PayrollSeat>) {
  return <DeskPanel place={seat.place} desk={useVisitorPayrollDesk(seat)} onPremium={onPremium} />;
}

/** The guided panel over the screen that lends it its seat. */
export function GuidedPanel({ seat, onPremium }: OfSeat<GuidedSeat>) {
  const user = useUser();
  switch (seat.place) {
    case "workspace":
      return <WorkspacePanel seat={seat} onPremium={onPremium} />;
    case "payroll":
      return user === null ? (
        <VisitorPayroll seat={seat} onPremium={onPremium} />
      ) : (
        <AccountPayroll seat={seat} onPremium={onPremium} />
      );
    default:
      return <JournalPanel seat={seat} onPremium={onPremium} />;
  }
}
