import { Link } from "@tanstack/react-router";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { type ReactNode, type RefObject, useMemo, useState } from "react";
import { periodName } from "#domain/payroll/run/period.ts";
import { type PaySlip, paySlip, type SlipsOrder } from "#domain/payroll/slip/pay-slip.ts";
import type { Slip } from "#domain/payroll/slip/slip.ts";
import { PaperDesk } from "#ui/accounting/report/paper-desk.tsx";
import { usePanelBeside } from "#ui/accounting/side-panel.tsx";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { useTitle } from "#ui/kit/use-title.ts";
import { StatusBadge } from "../list/status-badge.tsx";
import { periodWords } from "../period-words.ts";
import { useSlipsOrder } from "../run/run-files.tsx";
import type { RunView } from "../run/use-run.ts";
import { SlipBar } from "./slip-bar.tsx";
import { type FigureKey, lineKeys, slipFigure } from "./slip-figures.ts";
import { SlipPanel } from "./slip-panel.tsx";
import { SlipPaper } from "./slip-paper.tsx";
import { slipScreenTexts as texts } from "./slip-texts.ts";
import "./slip-screen.css";

interface SlipScreenProps {
  readonly view: RunView;
  /** The employee's id. */
  readonly person: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onPerson: (id: string) => void;
  /** Opens the person's inputs. */
  readonly onCorrect: (id: string) => void;
}

function Head({ view, heading }: Pick<SlipScreenProps, "view" | "heading">) {
  const { run, open } = view;
  return (
    <header className="no-print">
      <BackToRun view={view}>
        <ArrowLeft size={15} aria-hidden="true" />
        {periodName(run.period)}
      </BackToRun>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 ref={heading} tabIndex={-1} className="title-screen">
          {texts.title}
        </h1>
        <StatusBadge status={run.status} />
      </div>
      <p className="mt-1 text-muted">
        {[open.company?.name, periodWords(run.period)].filter(Boolean).join(", ")}
      </p>
    </header>
  );
}

/** Back to the run, at the section that was open. */
function BackToRun({ view, children }: Pick<SlipScreenProps, "view"> & { readonly children: ReactNode }) {
  return (
    <Link
      to="/dashboard/nomina/$run"
      params={{ run: view.run.id }}
      hash
      className="link inline-flex items-center gap-1.5 text-caption"
    >
      {children}
    </Link>
  );
}

interface SheetProps extends Omit<SlipScreenProps, "view" | "heading" | "person"> {
  readonly order: SlipsOrder;
  readonly at: number;
  readonly slip: Slip;
  readonly paper: PaySlip;
  readonly isDraft: boolean;
}

function Sheet({ order, at, slip, paper, isDraft, onPerson, onCorrect }: SheetProps) {
  const [figure, setFigure] = useState<FigureKey | null>(null);
  const keys = useMemo(() => lineKeys(slip), [slip]);
  const beside = usePanelBeside();
  useTitle(`${paper.title}, ${paper.person}`);
  // Beside the sheet, the panel stays open for the next person; on top, it would hide the sheet.
  const shown = figure !== null && (beside || slipFigure(slip, paper, figure) !== null) ? figure : null;
  const correct = () => {
    if (!beside) setFigure(null);
    onCorrect(slip.contract.id);
  };
  return (
    <>
      <SlipBar order={order} at={at} onPerson={onPerson} />
      <PaperDesk
        panel={
          shown === null ? null : (
            <SlipPanel
              slip={slip}
              paper={paper}
              figure={shown}
              onCorrect={isDraft ? correct : null}
              onClose={() => setFigure(null)}
            />
          )
        }
      >
        <SlipPaper
          paper={paper}
          keys={keys}
          open={shown}
          onFigure={(key) => setFigure(key === shown ? null : key)}
        />
      </PaperDesk>
    </>
  );
}

/** No slip: some person's figures are missing, or the person was removed from the draft. */
function NoSlip({ view, person }: Pick<SlipScreenProps, "view" | "person">) {
  useTitle(texts.title);
  const isHere = view.run.people.some(({ contract }) => contract.id === person);
  return (
    <EmptyState
      level={2}
      title={isHere ? texts.noneTitle : texts.notHereTitle}
      text={isHere ? texts.noneText : texts.notHereText}
      actions={<BackToRun view={view}>{texts.back}</BackToRun>}
    />
  );
}

function Body({ view, person, onPerson, onCorrect }: Omit<SlipScreenProps, "heading">) {
  const order = useSlipsOrder(view);
  const at = order?.computed.run.slips.findIndex(({ contract }) => contract.id === person) ?? -1;
  const paper = useMemo(() => (order === null ? null : paySlip(order, at)), [order, at]);
  const slip = order?.computed.run.slips[at];
  if (order === null || paper === null || slip === undefined) return <NoSlip view={view} person={person} />;
  const isDraft = view.editor !== null;
  return (
    <Sheet
      order={order}
      at={at}
      slip={slip}
      paper={paper}
      isDraft={isDraft}
      onPerson={onPerson}
      onCorrect={onCorrect}
    />
  );
}

/** A person's printed pay slip for the period. */
export function SlipScreen({ heading, ...props }: SlipScreenProps) {
  return (
    <>
      <Head view={props.view} heading={heading} />
      <div className="mt-4">
        <Body {...props} />
      </div>
    </>
  );
}
