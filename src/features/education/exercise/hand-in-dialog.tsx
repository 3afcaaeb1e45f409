import type { ReactNode } from "react";
import { LONGEST_ASKED } from "#domain/classroom/submission.ts";
import { TextAreaField } from "#ui/kit/fields/text-area-field.tsx";
import { ConfirmDialog } from "#ui/kit/overlays/confirm-dialog.tsx";
import { isComplete, type MissingWork } from "./missing-work.ts";
import { exerciseTexts as texts } from "./texts.ts";

/** What is asked of the teacher with the hand-in, as it is typed. */
interface AskedField {
  readonly value: string;
  readonly onChange: (question: string) => void;
}

interface HandInDialogProps {
  readonly title: string;
  readonly text: ReactNode;
  /** Null where no teacher receives it. */
  readonly question: AskedField | null;
  readonly isBusy: boolean;
  readonly onHandIn: () => unknown;
  readonly onCancel: () => void;
}

/** What an exercise lacks before it is handed in; nothing of it blocks the hand-in (ED-52). */
export function HandInLacks({ missing }: { readonly missing: MissingWork }) {
  if (isComplete(missing)) return <p>{texts.handInWhole}</p>;
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

/** Asks once before a hand-in, with room for a question that travels with it (ED-141). */
export function HandInDialog({ title, text, question, isBusy, onHandIn, onCancel }: HandInDialogProps) {
  return (
    <ConfirmDialog
      open
      title={title}
      text={text}
      detail={question === null ? undefined : texts.handInGraded}
      confirmLabel={texts.confirmHandIn}
      cancelLabel={texts.keepWorking}
      busy={isBusy}
      onConfirm={onHandIn}
      onCancel={onCancel}
    >
      {question === null ? null : (
        <TextAreaField
          className="mt-4"
          label={texts.question}
          help={texts.questionHelp}
          rows={2}
          maxLength={LONGEST_ASKED}
          {...question}
        />
      )}
    </ConfirmDialog>
  );
}
