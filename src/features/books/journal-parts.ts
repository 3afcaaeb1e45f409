import type { Chart } from "#domain/accounting/chart.ts";
import type { Book } from "#domain/company/book.ts";
import { subtract } from "#domain/kernel/pesos.ts";
import {
  addEntries,
  broughtRow,
  draftsNote,
  journalEntryRows,
  journalTotalRow,
  monthSumsRow,
  NO_SUMS,
  type Sums,
} from "#domain/report/journal-report.ts";
import type { PdfPart } from "#formats/pdf/pdf-document.ts";
import type { AppStorage } from "#storage/app-storage.ts";
import { monthRows } from "#storage/queries/balances.ts";
import { journalPages } from "#storage/queries/journal.ts";

/** Read page by page: what is drawn is let go, so a book of any length fits. */
export async function* journalParts(
  storage: AppStorage,
  book: Pick<Book, "id">,
  chart: Chart,
): AsyncGenerator<PdfPart> {
  const months = await monthRows(storage, book.id, "", "\uffff");
  const all = months.reduce((count, row) => count + row.pages.length, 0);
  let read = 0;
  let sums: Sums = NO_SUMS;
  for (const { month, pages } of months) {
    if (pages.length === 0) continue;
    const before = sums;
    if (read > 0) yield { rows: [broughtRow(chart, month, before)], done: read / all };
    for (const { page } of pages) {
      const entries = (await journalPages(storage, book.id, month, [page])).get(page) ?? [];
      sums = addEntries(sums, entries);
      read += 1;
      yield { rows: entries.flatMap((entry) => journalEntryRows(chart, entry)), done: read / all };
    }
    const own = { debit: subtract(sums.debit, before.debit), credit: subtract(sums.credit, before.credit) };
    yield { rows: [monthSumsRow(chart, month, own)], done: read / all };
  }
  const drafts = months.reduce((count, row) => count + row.drafts, 0);
  const note = drafts > 0 ? [draftsNote(chart, drafts)] : [];
  yield { rows: [journalTotalRow(chart, sums), ...note], done: 1 };
}
