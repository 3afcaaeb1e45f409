import { ConfirmDialog } from "#ui/kit/overlays/confirm-dialog.tsx";
import { isComplete, type MissingWork } from "./missing-work.ts";
import { exerciseTexts as texts } from "./texts.ts";

interface HandInDialogProps {
  readonly missing: MissingWork;
  /** The work goes to a teacher, who grades it. */
  readonly isGraded: boolean;
  readonly isBusy: boolean;
  readonly onHandIn: () => unknown;
  readonly onCancel: () => void;
}

function Lacks({ missing }: Pick<HandInDialogProps, "missing">) {
  const { entries, drafts, questions } = missing;
  return (
    <>
      <p>{texts.handInLacks}</p>
      <ul className="mt-2 list-disc pl-5">
        {entries ? <li>{texts.noEntries}</li> : null}
        {drafts > 0 ? <li>{texts.openDrafts(drafts)}</li> : null}
        {questions.length > 0 ? <li>{texts.unanswered(questions)}</li> : null}
      </ul>
    </>
  );
}

/** Says what is missing before a hand-in. Nothing blocks it (ED-52). */
export function HandInDialog({ missing, isGraded, isBusy, onHandIn, onCancel }: HandInDialogProps) {
  return (
    <ConfirmDialog
      open
      title={texts.handInTitle}
      text={isComplete(missing) ? texts.handInWhole : <Lacks missing={missing} />}
      detail={isGraded ? texts.handInGraded : undefined}
      confirmLabel={texts.confirmHandIn}
      cancelLabel={texts.keepWorking}
      busy={isBusy}
      onConfirm={onHandIn}
      onCancel={onCancel}
    />
  );
}
