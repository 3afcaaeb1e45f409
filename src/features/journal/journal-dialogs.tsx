import { contentOf } from "./entry-draft.ts";
import { ReverseDialog } from "./reverse-dialog.tsx";
import { StaleDialog } from "./stale-dialog.tsx";
import type { Journal } from "./use-journal.ts";

/** What floats over the journal while an answer is needed. */
export function JournalDialogs({ journal }: { readonly journal: Journal }) {
  const { view, closing, reversing, setReversing, rules, actions, open } = journal;
  const { stale, setStale } = closing;
  const { draft, lastDate } = view.state;
  return (
    <>
      {reversing ? (
        <ReverseDialog
          entry={reversing}
          today={view.today}
          closed={rules.closed}
          onClose={() => setReversing(null)}
          onReverse={async (date) => {
            const made = await actions.reverse(reversing, date);
            if (made) journal.setLit(made.id);
            return made !== null;
          }}
        />
      ) : null}
      {stale ? (
        <StaleDialog
          theirs={stale}
          mine={contentOf(draft, lastDate)}
          chart={open.chart}
          onClose={() => {
            view.editor.rebase(stale);
            setStale(null);
          }}
          onKeepTheirs={() => {
            view.editor.startBlank(lastDate);
            setStale(null);
          }}
          onKeepMine={() => {
            view.editor.rebase(stale);
            setStale(null);
            view.onClose();
          }}
        />
      ) : null}
    </>
  );
}
