import type { Chart } from "#domain/accounting/chart.ts";
import type { Book } from "#domain/company/book.ts";
import type { Company } from "#domain/company/company.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { companyInName } from "#domain/report/file-name.ts";
import { JOURNAL_LINE_COLUMNS } from "#reports/journal/journal-lines.ts";
import { journalColumns } from "#reports/journal/journal-report.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { monthRows } from "#storage/queries/books/balances.ts";
import { bookChart, getBook } from "#storage/queries/books/books.ts";
import { journalPages } from "#storage/queries/books/journal.ts";
import { EXPORT_FORMATS, type ExportFormat } from "./export-format.ts";
import type { ExportSource, OpenExport } from "./export-source.ts";
import { journalLineParts, journalParts, journalTextParts } from "./journal-parts.ts";
import { DOCUMENT_WIDTHS, fileHead } from "./report-source.ts";
import { exportTexts as texts } from "./texts.ts";

/** The first and last day with entries. */
async function daysInUse(storage: AppStorage, bookId: Book["id"]): Promise<{ first?: Day; last?: Day }> {
  const used = (await monthRows(storage, bookId, "", "\uffff")).filter((row) => row.pages.length > 0);
  const end = used.at(-1);
  const page = end?.pages.at(-1)?.page;
  if (end === undefined || page === undefined) return {};
  const entries = (await journalPages(storage, bookId, end.month, [page])).get(page) ?? [];
  const first = used[0]?.pages[0]?.firstDate;
  const last = entries.at(-1)?.date;
  return { ...(first && { first }), ...(last && { last }) };
}

/** From the book's first day to its last entry: what the file counts. The book's own period if it has no entry. */
async function periodOf(storage: AppStorage, book: Book): Promise<string> {
  const { first = book.start, last = book.end } = await daysInUse(storage, book.id);
  const [start = first] = [first, book.start].filter((each) => each <= last).sort();
  return texts.period(formatDay(start), formatDay(last));
}

/** What differs between the journal as on paper and as a table of lines. */
function tableOf(storage: AppStorage, book: Book, chart: Chart, byLine: boolean) {
  if (byLine) return { columns: JOURNAL_LINE_COLUMNS, parts: journalLineParts(storage, book, chart) };
  return { columns: journalColumns(chart), parts: journalParts(storage, book, chart) };
}

async function openJournal(
  storage: AppStorage,
  bookId: Book["id"],
  company: Company | null,
  format: ExportFormat,
): Promise<OpenExport | null> {
  const book = await getBook(storage, bookId);
  if (book === null) return null;
  const chart = await bookChart(storage, book);
  const unchanged = async () => {
    const now = await getBook(storage, bookId);
    return now?.updatedAt === book.updatedAt && now.turnover === book.turnover;
  };
  if (format === "hledger") {
    const title = [company?.name, book.name].filter(Boolean).join(", ");
    return { kind: "text", parts: journalTextParts(storage, book, chart, title), unchanged };
  }
  const { columns, parts } = tableOf(storage, book, chart, format === "csv-lines");
  const head = fileHead({
    title: texts.journal,
    company,
    book: book.name,
    period: await periodOf(storage, book),
    columns,
    widths: DOCUMENT_WIDTHS,
    ...(format === "pdf" && { carried: texts.carried }),
    widest: book.turnover,
  });
  return { kind: "report", head, parts, unchanged };
}

/** The whole journal of a book, read page by page while it is being written. */
export function journalSource(
  storage: AppStorage,
  { id, name }: Pick<Book, "id" | "name">,
  company: Company | null,
): ExportSource {
  return {
    id,
    name,
    file: [texts.journal, company === null ? "" : companyInName(company.name), name],
    formats: EXPORT_FORMATS,
    open: (format) => openJournal(storage, id, company, format),
  };
}
