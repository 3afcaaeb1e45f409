import type { Chart } from "#domain/accounting/chart.ts";
import type { Book } from "#domain/company/book.ts";
import type { Company } from "#domain/company/company.ts";
import type { Day } from "#domain/kernel/calendar-day.ts";
import { formatDay, formatMoment } from "#domain/kernel/format.ts";
import { journalColumns } from "#domain/report/journal-report.ts";
import type { PdfHead } from "#formats/pdf/pdf-document.ts";
import { makePdf, type PdfOptions } from "#formats/pdf/pdf-in-worker.ts";
import type { AppStorage } from "#storage/app-storage.ts";
import { monthRows } from "#storage/queries/balances.ts";
import { bookChart, getBook } from "#storage/queries/books.ts";
import { journalPages } from "#storage/queries/journal.ts";
import { journalParts } from "./journal-parts.ts";
import { bookTexts } from "./texts.ts";

const texts = bookTexts.pdf;
/** A book that others write to is read again; beyond this, whoever asked is told. */
const ATTEMPTS = 3;
/** Room for a reference. */
const ENTRY_WIDTH = 62;

/** The first and last day that hold an entry. */
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

/** The days of the book, and further where it has entries beyond them. */
async function periodOf(storage: AppStorage, book: Book): Promise<string> {
  const { first = book.start, last = book.end } = await daysInUse(storage, book.id);
  const [start = first] = [first, book.start].sort();
  const end = [last, book.end].sort().at(-1) ?? last;
  return texts.period(formatDay(start), formatDay(end));
}

async function headOf(
  storage: AppStorage,
  book: Book,
  company: Company | null,
  chart: Chart,
): Promise<PdfHead> {
  return {
    title: texts.title,
    company: company?.name ?? texts.noCompany,
    nit: company && company.nit !== "" ? texts.nit(company.nit) : "",
    subtitle: book.name,
    period: await periodOf(storage, book),
    unit: texts.unit,
    made: texts.made(formatMoment(storage.clock.now())),
    page: texts.page,
    columns: journalColumns(chart),
    widths: { entry: ENTRY_WIDTH },
    widest: book.turnover,
  };
}

export type JournalPdf =
  | { readonly kind: "file"; readonly file: Blob }
  | { readonly kind: "stopped" }
  | { readonly kind: "gone" }
  | { readonly kind: "changing" };

/** The journal of a book as a PDF, made on this device; of one state of the book, though others write to it. */
export async function journalPdf(
  storage: AppStorage,
  bookId: Book["id"],
  company: Company | null,
  options: PdfOptions,
  make: typeof makePdf = makePdf,
): Promise<JournalPdf> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const book = await getBook(storage, bookId);
    if (book === null) return { kind: "gone" };
    const chart = await bookChart(storage, book);
    const head = await headOf(storage, book, company, chart);
    const file = await make(head, journalParts(storage, book, chart), options);
    if (file === null) return { kind: "stopped" };
    const after = await getBook(storage, bookId);
    if (after?.updatedAt === book.updatedAt && after.turnover === book.turnover)
      return { kind: "file", file };
  }
  return { kind: "changing" };
}
