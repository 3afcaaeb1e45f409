import type { ReactNode } from "react";
import { LONGEST_ASKED } from "#domain/classroom/submission.ts";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { TextAreaField } from "#ui/kit/fields/text-area-field.tsx";
import { ConfirmDialog } from "#ui/kit/overlays/confirm-dialog.tsx";
import { isComplete, type MissingWork } from "./missing-work.ts";
import { exerciseTexts as texts } from "./texts.ts";

/** What the student says with the hand-in, as it stands. */
interface SaidFields {
  readonly question: string;
  readonly onQuestion: (question: string) => void;
  /** Whether the teacher is told how the work was made; absent where nothing is known of it. */
  readonly tells?: boolean;
  readonly onTells?: (tells: boolean) => void;
}

interface HandInDialogProps {
  readonly title: string;
  readonly text: ReactNode;
  /** Null where no teacher receives it. */
  readonly said: SaidFields | null;
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

function Said({ question, onQuestion, tells, onTells }: SaidFields) {
  return (
    <div className="mt-4 grid gap-4">
      <TextAreaField
        label={texts.question}
        help={texts.questionHelp}
        rows={2}
        maxLength={LONGEST_ASKED}
        value={question}
        onChange={onQuestion}
      />
      {tells === undefined || onTells === undefined ? null : (
        <div>
          <Checkbox label={texts.tells} aria-describedby="como-lo-hice" checked={tells} onChange={onTells} />
          <p id="como-lo-hice" className="text-caption text-muted">
            {texts.tellsHelp}
          </p>
        </div>
      )}
    </div>
  );
}

/** Asks once before a hand-in, with room for what goes with it (ED-141, ED-144). */
export function HandInDialog({ title, text, said, isBusy, onHandIn, onCancel }: HandInDialogProps) {
  return (
    <ConfirmDialog
      open
      title={title}
      text={text}
      detail={said === null ? texts.handInSeen : texts.handInGraded}
      confirmLabel={texts.confirmHandIn}
      cancelLabel={texts.keepWorking}
      busy={isBusy}
      onConfirm={onHandIn}
      onCancel={onCancel}
    >
      {said === null ? null : <Said {...said} />}
    </ConfirmDialog>
  );
}
