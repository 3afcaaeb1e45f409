import { useEffect, useState } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { searchEntries } from "#storage/queries/books/journal.ts";
import { classNames } from "#ui/kit/class-names.ts";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { GridHead } from "#ui/kit/tables/grid-edges.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import type { JournalRows, RowKind } from "../columns/journal-column.ts";
import { JOURNAL_COLUMNS } from "../columns/journal-columns.ts";
import { columnTracks, type LaidCell, layOut } from "../columns/lay-out.ts";
import { journalTexts as texts } from "../texts.ts";

interface SearchResultsProps {
  readonly bookId: BookId;
  readonly chart: Chart;
  readonly query: string;
  /** Changes when entries are posted: the search is then repeated. */
  readonly stamp: number;
  readonly onOpen: (entry: Entry) => void;
}

const LIMIT = 200;
const TRACKS = columnTracks(JOURNAL_COLUMNS);

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

interface FoundCellsProps<Kind extends RowKind> {
  readonly cells: readonly LaidCell<JournalRows[Kind]>[];
  readonly row: JournalRows[Kind];
}

/** Cells of a result; a phone has only those in columns of its own. */
function FoundCells<Kind extends RowKind>({ cells, row }: FoundCellsProps<Kind>) {
  return cells.map(({ column, cell, span }) => {
    const shown = cell === "blank" ? undefined : cell;
    return (
      <span
        key={column.key}
        className={classNames("grid-cell", shown?.className)}
        style={span > 1 ? { gridColumn: `span ${span}` } : undefined}
        data-align={shown?.align ?? column.align}
        data-line={column.line}
        data-phone={typeof column.phone === "string" ? column.phone : undefined}
      >
        {shown?.show(row)}
      </span>
    );
  });
}

const FIRST = layOut(JOURNAL_COLUMNS, "found");
const HEADING = FIRST.filter(({ column }) => column.phone === "heading");
const AFTER_HEADING = FIRST.filter(({ column }) => column.phone !== "heading");
const OTHER = layOut(JOURNAL_COLUMNS, "entryLine");

/** The first line of a result: the columns of the sheet, of which a phone makes a heading and a line. */
function FirstLine(row: JournalRows["found"]) {
  return (
    <span className="grid-row">
      <span className="journal-result-head">
        <FoundCells<"found"> cells={HEADING} row={row} />
      </span>
      <FoundCells<"found"> cells={AFTER_HEADING} row={row} />
    </span>
  );
}

function Result({ entry, chart, onOpen }: { entry: Entry; chart: Chart; onOpen: (entry: Entry) => void }) {
  return (
    <li className="border-borde border-b">
      <button type="button" className="journal-result" onClick={() => onOpen(entry)}>
        {entry.lines.map((line, index) =>
          index === 0 ? (
            <FirstLine key="first" entry={entry} line={line} chart={chart} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is named by its place in its entry
            <span key={index} className="grid-row">
              <FoundCells<"entryLine"> cells={OTHER} row={{ line, chart, note: null }} />
            </span>
          ),
        )}
      </button>
    </li>
  );
}

/** Shown instead of the rows: results from the whole book, each linked to its place. */
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
    <section className="journal-results" style={TRACKS} data-density="compact" aria-label={texts.search}>
      <p role="status" className="px-4 py-2 text-caption text-muted md:px-7.5">
        {entries.length === LIMIT ? texts.manyResults(LIMIT) : texts.results(entries.length)}
      </p>
      <div aria-hidden="true" className="sticky top-0 z-3 max-md:hidden">
        <GridHead columns={JOURNAL_COLUMNS} height={37} />
      </div>
      <ul>
        {entries.map((entry) => (
          <Result key={entry.id} entry={entry} chart={chart} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}
