import { useMemo, useState } from "react";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { frequentEntries } from "#domain/accounting/memory/frequent-entries.ts";
import { canWrite } from "#domain/company/book.ts";
import type { Recurring } from "#domain/recurring/recurring.ts";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useUsedAccounts } from "#session/storage/use-used-accounts.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { BookMemory } from "#storage/queries/books/book-memory.ts";
import { entryByNumber } from "#storage/queries/books/journal.ts";
import { recurringInbox } from "#storage/queries/recurring/recurrings.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { useRevealNew } from "#ui/kit/use-reveal-new.ts";
import { RecurringDialog } from "./recurring-dialog.tsx";
import { RecurringInbox } from "./recurring-inbox.tsx";
import { RecurringItem } from "./recurring-list.tsx";
import { recurringTexts as texts } from "./texts.ts";
import { useRecurringActions } from "./use-recurring-actions.ts";

const MOST_FREQUENT = 10;
const MOST_LAST = 20;

/** What of the book may be repeated: what came most often, then the last entries. */
function useRepeatable({ book }: OpenBook): readonly Entry[] {
  const storage = useStorage();
  const memory = useMemo(() => new BookMemory(storage, book.id), [storage, book.id]);
  const found = useQuery(() => memory.read(), [storage, book.id, book.updatedAt]);
  return useMemo(() => {
    const entries = found.state === "ready" ? found.value : [];
    const often = frequentEntries(entries, MOST_FREQUENT).map(({ entry }) => entry);
    return [...new Set([...often, ...entries.slice(-MOST_LAST).toReversed()])];
  }, [found]);
}

/** The posted entry of a number, that the journal asks to repeat; null if there is none. */
function useEntryToRepeat({ book }: OpenBook, number: number | undefined): Entry | null {
  const storage = useStorage();
  const found = useQuery(
    () => (number === undefined ? Promise.resolve(null) : entryByNumber(storage, book.id, number)),
    [storage, book.id, number],
  );
  const entry = found.state === "ready" ? found.value : null;
  return entry?.status === "posted" && canWrite(book) ? entry : null;
}

interface RecurringScreenProps {
  readonly open: OpenBook;
  /** The number of an entry that the journal asks to repeat. */
  readonly repeat?: number | undefined;
  /** Called when that was answered. */
  readonly onRepeated?: () => void;
}

/** What repeats in a book: the inbox of what waits, and all that is repeated (RC-01). */
export function RecurringScreen({ open, repeat, onRepeated }: RecurringScreenProps) {
  const { book, chart } = open;
  const storage = useStorage();
  const today = useToday(storage.clock);
  const does = useRecurringActions(book.id);
  const used = useUsedAccounts(book);
  const entries = useRepeatable(open);
  const from = useEntryToRepeat(open, repeat);
  const [asked, setAsked] = useState<Recurring | "new" | null>(null);
  const found = useQuery(
    () => recurringInbox(storage, book.id, chart, today),
    [storage, book.id, chart, today],
  );
  useRevealNew(found.state === "ready" ? found.value.recurrings.map(({ id }) => id) : null);
  if (found.state === "failed")
    return <TroublePanel trouble={found.trouble} onRetry={() => currentStorage.reopen()} />;
  if (found.state === "loading") return <SkeletonRows label={texts.loading} />;
  const { recurrings, waiting } = found.value;
  const writable = canWrite(book);
  const known = asked === "new" ? null : asked;
  const add = (
    <Button variant="primary" onClick={() => setAsked("new")}>
      {texts.add}
    </Button>
  );
  return (
    <div className="grid gap-8">
      {writable ? null : <p className="text-muted">{texts.readOnly}</p>}
      {recurrings.length === 0 ? (
        <EmptyState
          level={2}
          title={texts.empty.title}
          text={texts.empty.text}
          actions={writable ? add : null}
        />
      ) : (
        <>
          <p className="text-muted">{texts.lead}</p>
          <RecurringInbox book={book.id} waiting={waiting} chart={chart} writable={writable} does={does} />
          <section aria-labelledby="recurring-all">
            <h2 id="recurring-all" className="section-head">
              {texts.all}
            </h2>
            <ul className="mt-2">
              {recurrings.map((each) => (
                <RecurringItem
                  key={each.id}
                  recurring={each}
                  writable={writable}
                  does={does}
                  today={today}
                  onEdit={() => setAsked(each)}
                />
              ))}
            </ul>
            {writable ? <div className="mt-4">{add}</div> : null}
          </section>
        </>
      )}
      {asked === null && from === null ? null : (
        <RecurringDialog
          key={from?.id ?? "own"}
          from={from}
          chart={chart}
          used={used}
          today={today}
          recurring={known}
          entries={entries}
          onSave={(fields, parts) => does.save(fields, known, parts)}
          onClose={() => {
            setAsked(null);
            if (from !== null) onRepeated?.();
          }}
        />
      )}
    </div>
  );
}
