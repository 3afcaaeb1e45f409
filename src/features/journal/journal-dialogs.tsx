import { formatMonthName } from "#domain/kernel/format.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { ConfirmDialog } from "#ui/kit/overlays/confirm-dialog.tsx";
import { toggleMonth } from "./book/book-commands.ts";
import { contentOf } from "./editor/entry-draft.ts";
import { StaleDialog } from "./editor/stale-dialog.tsx";
import { HistoryDialog } from "./entry/history-dialog.tsx";
import { ReverseDialog } from "./entry/reverse-dialog.tsx";
import { journalTexts as texts } from "./texts.ts";
import type { Journal } from "./use-journal.ts";

/** Asks before a month is closed: from then on nothing can be written in it. */
function CloseMonthDialog({ journal }: { readonly journal: Journal }) {
  const storage = useStorage();
  const { open, month, setClosingMonth } = journal;
  const name = formatMonthName(month.month);
  return (
    <ConfirmDialog
      open
      title={texts.closeMonthTitle(name)}
      text={texts.closeMonthText(name)}
      detail={texts.closeMonthDetail}
      confirmLabel={texts.closeMonth(name)}
      onCancel={() => setClosingMonth(false)}
      onConfirm={() => {
        setClosingMonth(false);
        void toggleMonth(storage, open.book.id, month.month, false);
      }}
    />
  );
}

/** What floats over the journal while an answer is needed. */
export function JournalDialogs({ journal }: { readonly journal: Journal }) {
  const { view, closing, reversing, setReversing, rules, actions, open } = journal;
  const { stale, setStale } = closing;
  const { draft, lastDate } = view.state;
  const isDraft = stale?.status === "draft";
  return (
    <>
      {journal.closingMonth ? <CloseMonthDialog journal={journal} /> : null}
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
      {journal.history ? (
        <HistoryDialog entry={journal.history} chart={open.chart} onClose={() => journal.setHistory(null)} />
      ) : null}
      {stale ? (
        <StaleDialog
          theirs={stale}
          mine={contentOf(draft, lastDate)}
          chart={open.chart}
          isDraft={isDraft}
          onClose={() => {
            // A draft stores itself: until one version is chosen, it waits.
            if (!isDraft) view.editor.rebase(stale);
            setStale(null);
          }}
          onKeepTheirs={() => {
            if (isDraft) view.editor.openDraft(stale);
            else view.editor.leaveCorrection();
            setStale(null);
          }}
          onKeepMine={() => {
            view.editor.rebase(stale);
            setStale(null);
            if (!isDraft) view.onClose();
          }}
        />
      ) : null}
    </>
  );
}
