import { type ReactNode, useDeferredValue } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { searchEntries } from "#storage/queries/books/journal.ts";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { SearchField } from "#ui/kit/fields/search-field.tsx";
import { useTypedQuery } from "../search/use-typed-query.ts";
import { moveAmongOperations, OperationItems } from "./simple-list.tsx";
import { type OperationRow, simpleItems } from "./simple-rows.ts";
import { simpleTexts as texts } from "./texts.ts";

interface SearchFieldProps {
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly autoFocus?: boolean;
  readonly trail?: ReactNode;
}

export function SimpleSearchField({ words, onWords, autoFocus = false, trail }: SearchFieldProps) {
  const { text, type } = useTypedQuery(words, onWords);
  return (
    <SearchField label={texts.search} value={text} onChange={type} autoFocus={autoFocus} trail={trail} />
  );
}

interface SearchResultsProps {
  readonly bookId: BookId;
  readonly chart: Chart;
  readonly words: string;
  readonly today: Day;
  readonly onOpen: (row: OperationRow) => void;
}

/** Results from all months, shown instead of the list. */
export function SimpleSearchResults({ bookId, chart, words, today, onOpen }: SearchResultsProps) {
  const storage = useStorage();
  const wanted = useDeferredValue(words);
  const found = useQueryKeepingLast(
    () => searchEntries(storage, bookId, wanted, 100),
    [storage, bookId, wanted],
  );
  if (found.state !== "ready") return null;
  const entries = found.value.filter((entry) => entry.status === "posted");
  if (entries.length === 0)
    return <EmptyState level={2} bare title={texts.noResults} text={texts.noResultsText} />;
  const items = simpleItems(entries.toReversed(), chart.kind);
  return (
    <section aria-label={texts.list} onKeyDown={moveAmongOperations}>
      <p role="status" className="px-4 py-3 text-caption text-muted md:px-6">
        {texts.results(entries.length)}
      </p>
      <ul className="border-raya border-t">
        <OperationItems
          chart={chart}
          items={items}
          today={today}
          freshId={null}
          selectedId={null}
          onOpen={onOpen}
        />
      </ul>
    </section>
  );
}
