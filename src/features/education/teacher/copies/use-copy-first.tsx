import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import type { ClassroomId } from "#domain/kernel/ids.ts";
import { notePutOff } from "#storage/classroom/copies/desk-copy-notes.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import { inboxTexts } from "../inbox/texts.ts";
import { askCopyTexts as texts } from "./texts.ts";

const SaveDeskCopy = lazy(async () => ({ default: (await import("./desk-copies.tsx")).SaveDeskCopy }));

type Step = { readonly kind: "asking" | "saving"; readonly then: () => void } | null;

interface CopyFirst {
  /** Does what shares something, after the question for a copy if it is this classroom's first time. */
  readonly first: (then: () => void) => void;
  readonly question: ReactNode;
}

/**
 * Before a classroom shares its first work its keys are made and a copy is asked for, once: without one, what comes in
 * sealed cannot be opened after a loss (ED-122).
 */
export function useCopyFirst({ desk, copies }: TeacherDesk, classroom: ClassroomId): CopyFirst {
  const [step, setStep] = useState<Step>(null);
  const later = useRef<HTMLButtonElement>(null);
  const isSettled = copies.putOff.includes(classroom) || (copies.keys.get(classroom) ?? null) !== null;
  const ask = async (then: () => void) => {
    try {
      await (await import("../inbox/make-packets.ts")).classKeys(desk, classroom);
      setStep({ kind: "asking", then });
    } catch (error) {
      console.error(error);
      toast.error({ title: inboxTexts.notMade, text: inboxTexts.notMadeText });
    }
  };
  const first = (then: () => void) => (isSettled ? then() : void ask(then));
  const putOff = async (then: () => void) => {
    setStep(null);
    await notePutOff(desk, { id: desk.newId("command"), classroom });
    then();
  };
  const close = () => {
    setStep(null);
    step?.then();
  };
  const question =
    step === null ? null : step.kind === "saving" ? (
      <Suspense fallback={null}>
        <SaveDeskCopy desk={desk} onClose={close} />
      </Suspense>
    ) : (
      <Dialog
        open
        title={texts.title}
        onClose={() => setStep(null)}
        initialFocus={later}
        footer={
          <>
            <Button ref={later} onClick={() => void putOff(step.then)}>
              {texts.later}
            </Button>
            <Button variant="primary" onClick={() => setStep({ ...step, kind: "saving" })}>
              {texts.save}
            </Button>
          </>
        }
      >
        <p>{texts.text}</p>
      </Dialog>
    );
  return { first, question };
}
