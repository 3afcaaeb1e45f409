import { useEffect, useState } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { formatDay } from "#domain/kernel/format.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { searchEntries } from "#storage/queries/books/journal.ts";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { AccountName, EntryMark, entryNote } from "../sheet/sheet-entry.tsx";
import { SheetHead } from "../sheet/sheet-head.tsx";
import { journalTexts as texts } from "../texts.ts";

interface SearchResultsProps {
  readonly bookId: BookId;
  readonly chart: Chart;
  readonly query: string;
  /** A search is done again when something was posted. */
  readonly stamp: number;
  readonly onOpen: (entry: Entry) => void;
}

const LIMIT = 200;

interface Found {
  readonly of: string;
  readonly entries: readonly Entry[];
}

function useResults(bookId: BookId, query: string, stamp: number): readonly Entry[] | null {
  const storage = useStorage();
  const [found, setFound] = useState<Found | null>(null);
  const of = `${bookId} ${query}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stamp says when to search again
  useEffect(() => {
    const stop = { aborted: false };
    searchEntries(storage, bookId, query, LIMIT, stop).then(
      (entries) => stop.aborted || setFound({ of, entries }),
      () => undefined,
    );
    return () => {
      stop.aborted = true;
    };
  }, [storage, bookId, query, of, stamp]);
  return found?.of === of ? found.entries : null;
}

/** What stands once before the lines of an entry, in the columns of the sheet. */
function Head({ entry }: { readonly entry: Entry }) {
  const words = [entry.description || texts.noDescription, entryNote(entry)].filter(Boolean);
  const name = entry.status === "draft" ? texts.draft : texts.shortNumber(entry.number);
  return (
    <span className="journal-result-head">
      <span className="grid-cell justify-center pr-1.5! pl-0!">
        <EntryMark entry={entry} />
      </span>
      <span className="grid-cell px-0!">{formatDay(entry.date)}</span>
      <span className="grid-cell px-0! text-caption text-muted">
        <span className="grid-clip">{entry.reference || name}</span>
      </span>
      <span className="grid-cell px-0! pr-2! text-caption text-muted">
        <span className="grid-clip">{words.join(", ")}</span>
      </span>
    </span>
  );
}

function Result({ entry, chart, onOpen }: { entry: Entry; chart: Chart; onOpen: (entry: Entry) => void }) {
  return (
    <li className="border-borde border-b">
      <button type="button" className="journal-result" onClick={() => onOpen(entry)}>
        {entry.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is named by its place in its entry
          <span key={index} className="grid-row">
            {index === 0 ? <Head entry={entry} /> : <span className="col-span-4 max-md:hidden" />}
            <span className="grid-cell">
              <AccountName chart={chart} line={line} />
            </span>
            <span className="grid-cell" data-align="end" data-line="double">
              <AmountText value={line.debit} zero="blank" />
            </span>
            <span className="grid-cell" data-align="end" data-line="single">
              <AmountText value={line.credit} zero="blank" />
            </span>
            <span className="grid-cell max-md:hidden" data-line="single" />
          </span>
        ))}
      </button>
    </li>
  );
}

/** In the place of the rows: what was found in the whole book, each the way to where it stands. */
export function SearchResults({ bookId, chart, query, stamp, onOpen }: SearchResultsProps) {
  const entries = useResults(bookId, query, stamp);
  if (entries === null)
    return (
      <div className="flex-1">
        <SkeletonRows rows={10} />
      </div>
    );
  if (entries.length === 0) {
    return (
      <div className="flex-1 p-6">
        <EmptyState title={texts.noResults} text={texts.noResultsText} />
      </div>
    );
  }
  return (
    <section className="journal-results" data-density="compact" aria-label={texts.search}>
      <p role="status" className="px-4 py-2 text-caption text-muted md:px-7.5">
        {entries.length === LIMIT ? texts.manyResults(LIMIT) : texts.results(entries.length)}
      </p>
      <div aria-hidden="true" className="sticky top-0 z-3 max-md:hidden">
        <SheetHead height={37} />
      </div>
      <ul>
        {entries.map((entry) => (
          <Result key={entry.id} entry={entry} chart={chart} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}
