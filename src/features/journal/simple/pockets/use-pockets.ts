import { useMemo } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { NO_SHEET, type PocketSheet, pocketsWithout } from "#domain/accounting/operations/pocket-sheet.ts";
import { offeredPockets, type Pocket, pocketsOf } from "#domain/accounting/operations/pockets.ts";
import type { Book } from "#domain/company/book.ts";
import { firstDay, lastDay } from "#domain/kernel/calendar-day.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery, useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { pocketSheetOf } from "#storage/queries/books/pocket-sheet.ts";

/** The money of a month, pocket by pocket; null while it loads. What cannot be read is told by the rows. */
export function usePocketSheet(book: Book, month: Month): PocketSheet | null {
  const storage = useStorage();
  const { id, chart } = book;
  const found = useQuery(
    async () => ({
      month,
      sheet: await pocketSheetOf(storage, { id, chart }, firstDay(month), lastDay(month)),
    }),
    [storage, id, chart, month],
  );
  if (found.state === "failed") return NO_SHEET;
  return found.state === "ready" && found.value.month === month ? found.value.sheet : null;
}

/**
 * The pockets that an operation may use, with what they hold at the end of a day without the entry that is being
 * corrected. A closed one with money in it stands in the table, but is offered only to what was written with it.
 */
export function usePocketsOn(book: Book, chart: Chart, on: Day, entry?: Entry): readonly Pocket[] {
  const storage = useStorage();
  const { id, chart: kind } = book;
  const found = useQueryKeepingLast(
    () => pocketSheetOf(storage, { id, chart: kind }, on, on),
    [storage, id, kind, on],
  );
  const sheet = found.state === "ready" ? found.value : NO_SHEET;
  return useMemo(() => {
    const isCounted = entry !== undefined && entry.date <= on;
    const had = entry?.lines.map(({ account }) => account);
    return offeredPockets(
      chart,
      pocketsOf(chart, isCounted ? pocketsWithout(sheet, entry, kind) : sheet),
      had,
    );
  }, [chart, sheet, entry, on, kind]);
}
