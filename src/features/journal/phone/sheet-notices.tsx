import { Button } from "#ui/kit/controls/button.tsx";
import { useNotices } from "../editor/use-notices.ts";
import type { Journal } from "../journal.ts";
import { journalTexts as texts } from "../texts.ts";

interface SheetNoticesProps {
  readonly journal: Journal;
  /** Called when the book was made longer: the focus is needed elsewhere. */
  readonly onExtended: () => void;
}

/** Why the entry of the sheet cannot be closed; otherwise its warning. */
export function SheetNotices({ journal: { writing, day, dialogs }, onExtended }: SheetNoticesProps) {
  const { message, warning, theirs } = useNotices(writing, day);
  return (
    <>
      {message === null ? null : (
        <p role="alert" className="mt-3 text-error">
          {message}
        </p>
      )}
      {theirs ? (
        <Button size="sm" className="mt-2" onClick={() => dialogs.set({ kind: "stale", theirs })}>
          {texts.compare}
        </Button>
      ) : null}
      {message === null && warning !== null ? (
        <p role="status" className="mt-3 text-warntext">
          {warning}
        </p>
      ) : null}
      {message === null && day.outside !== null ? (
        <Button
          size="sm"
          className="mt-2"
          onClick={() => {
            day.extend();
            // The button goes with what it says.
            onExtended();
          }}
        >
          {texts.extendBook}
        </Button>
      ) : null}
    </>
  );
}
