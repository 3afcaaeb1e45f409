import type { Chart } from "#domain/accounting/chart.ts";
import type { Book } from "#domain/company/book.ts";
import { subtract } from "#domain/kernel/pesos.ts";
import type { ReportSpan } from "#domain/report/report.ts";
import { ReportBuilder } from "#domain/report/report-builder.ts";
import type { FilePart } from "#formats/file-head.ts";
import {
  addEntries,
  broughtForwardRow,
  draftsNote,
  journalColumns,
  journalEntryRows,
  journalTotalRow,
  monthSumsRow,
  NO_SUMS,
  type Sums,
} from "#reports/journal/journal-report.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { monthRows } from "#storage/queries/books/balances.ts";
import { journalPages } from "#storage/queries/books/journal.ts";

/** Pages read in parallel: each read has a fixed latency, whatever its size. */
const PAGES_AT_ONCE = 8;

/** Reads a few pages at a time and releases them once written, so that a book of any length fits in memory. */
export async function* journalParts(
  storage: AppStorage,
  book: Pick<Book, "id">,
  chart: Chart,
): AsyncGenerator<FilePart> {
  const months = await monthRows(storage, book.id, "", "\uffff");
  const all = months.reduce((count, row) => count + row.pages.length, 0);
  const table = new ReportBuilder(journalColumns(chart));
  const monthSums: ReportSpan[] = [];
  let read = 0;
  let sums: Sums = NO_SUMS;
  const part = (): FilePart => ({ rows: table.take(), done: read / all });
  for (const { month, pages } of months) {
    if (pages.length === 0) continue;
    const before = sums;
    if (read > 0) {
      table.add(broughtForwardRow(chart, month, before));
      yield part();
    }
    const first = table.next;
    for (let next = 0; next < pages.length; next += PAGES_AT_ONCE) {
      const numbers = pages.slice(next, next + PAGES_AT_ONCE).map(({ page }) => page);
      const found = await journalPages(storage, book.id, month, numbers);
      for (const page of numbers) {
        const entries = found.get(page) ?? [];
        sums = addEntries(sums, entries);
        read += 1;
        for (const entry of entries) for (const row of journalEntryRows(chart, entry)) table.add(row);
        yield part();
      }
    }
    const own = { debit: subtract(sums.debit, before.debit), credit: subtract(sums.credit, before.credit) };
    monthSums.push(table.add(monthSumsRow(chart, month, own), table.since(first)));
    yield part();
  }
  table.add(journalTotalRow(chart, sums), monthSums);
  const drafts = months.reduce((count, row) => count + row.drafts, 0);
  if (drafts > 0) table.add(draftsNote(chart, drafts));
  yield { rows: table.take(), done: 1 };
}
