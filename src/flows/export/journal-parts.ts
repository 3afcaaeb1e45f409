import type { Chart } from "#domain/accounting/chart.ts";
import type { Book } from "#domain/company/book.ts";
import { subtract } from "#domain/kernel/pesos.ts";
import type { ReportSpan } from "#domain/report/report.ts";
import { ReportBuilder } from "#domain/report/report-builder.ts";
import type { FilePart } from "#formats/file-head.ts";
import { journalEntry, journalHead } from "#formats/journal-text/write-journal.ts";
import { JOURNAL_LINE_COLUMNS, journalLineRows } from "#reports/journal/journal-lines.ts";
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
import type { TextPart } from "./export-source.ts";
import { readPages } from "./journal-pages.ts";

const allMonths = (storage: AppStorage, book: Pick<Book, "id">) => monthRows(storage, book.id, "", "\uffff");

/** The journal as on paper: its entries, what each month brings forward, and what it adds up to. */
export async function* journalParts(
  storage: AppStorage,
  book: Pick<Book, "id">,
  chart: Chart,
): AsyncGenerator<FilePart> {
  const months = await allMonths(storage, book);
  const table = new ReportBuilder(journalColumns(chart));
  const monthSums: ReportSpan[] = [];
  let sums: Sums = NO_SUMS;
  let before: Sums = NO_SUMS;
  let firstRow = 0;
  for await (const { month, entries, place, done } of readPages(storage, book, months)) {
    if (place.first) {
      before = sums;
      if (table.next > 0) table.add(broughtForwardRow(chart, month, before));
      firstRow = table.next;
    }
    sums = addEntries(sums, entries);
    for (const entry of entries) for (const row of journalEntryRows(chart, entry)) table.add(row);
    if (place.last) {
      const own = { debit: subtract(sums.debit, before.debit), credit: subtract(sums.credit, before.credit) };
      monthSums.push(table.add(monthSumsRow(chart, month, own), table.since(firstRow)));
    }
    yield { rows: table.take(), done };
  }
  table.add(journalTotalRow(chart, sums), monthSums);
  const drafts = months.reduce((count, row) => count + row.drafts, 0);
  if (drafts > 0) table.add(draftsNote(chart, drafts));
  yield { rows: table.take(), done: 1 };
}

/** The journal as a table of one line per row, for other programs. */
export async function* journalLineParts(
  storage: AppStorage,
  book: Pick<Book, "id">,
  chart: Chart,
): AsyncGenerator<FilePart> {
  const table = new ReportBuilder(JOURNAL_LINE_COLUMNS);
  for await (const { entries, done } of readPages(storage, book, await allMonths(storage, book))) {
    for (const entry of entries) for (const row of journalLineRows(chart, entry)) table.add(row);
    yield { rows: table.take(), done };
  }
}

/** The journal as plain-text accounting. */
export async function* journalTextParts(
  storage: AppStorage,
  book: Pick<Book, "id">,
  chart: Chart,
  title: string,
): AsyncGenerator<TextPart> {
  yield { text: journalHead(title), done: 0 };
  for await (const { entries, done } of readPages(storage, book, await allMonths(storage, book)))
    yield { text: entries.map((entry) => journalEntry(chart, entry)).join(""), done };
}
