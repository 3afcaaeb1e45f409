import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import type { BookProblem } from "#domain/accounting/verify-book.ts";
import { asMonth } from "#domain/kernel/as-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { chartWith, verifyRecords } from "../health/verify-book.ts";
import { layBook } from "../pages/lay-book.ts";
import { mendedBook } from "../shapes/mended-heads.ts";
import { bookShape } from "../shapes/records/book-shapes.ts";
import { entryShape } from "../shapes/records/entry-shape.ts";
import type { BookRow, MonthRow, OwnAccountRow, PageRow, StoredEntry } from "../shapes/rows.ts";
import { isObject } from "../shapes/shape.ts";
import { byBook } from "./book-parts.ts";
import type { RecordName, Tables } from "./copy-tables.ts";

/** A book of a backup that disagreed with the recount of its entries and was rebuilt from them. */
export interface SettledBook {
  readonly bookId: BookId;
  readonly name: string;
  readonly problems: readonly BookProblem[];
}

type Raw = Readonly<Record<string, unknown>>;

const rowsOf = (raw: Raw, table: string): readonly unknown[] =>
  Object.hasOwn(raw, table) && Array.isArray(raw[table]) ? raw[table] : [];

/** Reads damaged records too: a closed month stays closed. */
function closedMonths(raw: Raw): Map<string, Set<Month>> {
  const closed = new Map<string, Set<Month>>();
  for (const row of rowsOf(raw, "months")) {
    const month = isObject(row) && row.closed === true ? asMonth(row.month) : null;
    if (month === null || !isObject(row)) continue;
    const id = String(row.bookId);
    closed.set(id, (closed.get(id) ?? new Set()).add(month));
  }
  return closed;
}

interface Parts {
  /** Whether records of it were bad and are left out. */
  readonly hasBad: boolean;
  readonly accounts: readonly OwnAccountRow[];
  readonly pages: readonly PageRow[];
  readonly months: readonly MonthRow[];
}

/** Of these, laying a book again mends nothing, where a later version wrote to it. */
const CARRIED: ReadonlySet<BookProblem["kind"]> = new Set(["newer-record", "missing-number"] as const);

/**
 * Whether the book goes along as it is: it agrees, or it holds sums of a later version, which this one cannot judge.
 * Of a book that loses bad records they are no longer right.
 */
function isCarried(book: BookRow, problems: readonly BookProblem[], hasBad: boolean): boolean {
  if (problems.length === 0 || bookShape.check(book) === "newer") return true;
  const isNewer = problems.some(({ kind }) => kind === "newer-record");
  return isNewer && !hasBad && problems.every(({ kind }) => CARRIED.has(kind));
}

async function settleBook(book: BookRow, parts: Parts, closed: ReadonlySet<Month>) {
  const problems = await verifyRecords(book.id, { book, ...parts });
  if (isCarried(book, problems, parts.hasBad))
    return { book, pages: parts.pages, months: parts.months, problems: [] };
  const { chart } = chartWith(await loadChart(book.chart), parts.accounts);
  const entries = parts.pages.flatMap((page) => page.entries);
  const isNewer = (entry: StoredEntry) => entryShape.check(entry) === "newer";
  const sorted = { sound: entries.filter((entry) => !isNewer(entry)), newer: entries.filter(isNewer) };
  const laid = layBook(book.id, sorted, closed, chart);
  const counters = { entries: laid.entries, turnover: laid.turnover, lastNumber: laid.lastNumber };
  return { book: { ...book, ...counters }, pages: laid.pages, months: laid.months, problems };
}

/**
 * Recounts every book of a backup. A book that agrees is unchanged; any other is rebuilt from its entries, so that
 * after the restore its totals equal the recount whatever the file said.
 */
export async function settleBooks(
  raw: Raw,
  tables: Tables,
  bad: readonly RecordName[],
  onProgress: (done: number) => void = () => undefined,
): Promise<{ readonly tables: Tables; readonly settled: readonly SettledBook[] }> {
  const copied = (tables.books ?? []) as readonly BookRow[];
  const known = new Set<string>(copied.map((book) => book.id));
  const salvaged = rowsOf(raw, "books")
    .map(mendedBook)
    .filter((book) => book !== null && !known.has(book.id)) as BookRow[];
  const accounts = byBook<OwnAccountRow>(tables.accounts);
  const pages = byBook<PageRow>(tables.pages);
  const months = byBook<MonthRow>(tables.months);
  const closed = closedMonths(raw);
  const settled: SettledBook[] = [];
  const made = {
    books: [] as object[],
    accounts: [] as object[],
    pages: [] as object[],
    months: [] as object[],
  };
  const books = [...copied, ...new Map(salvaged.map((book) => [book.id, book])).values()];
  for (const [place, each] of books.entries()) {
    onProgress(place / books.length);
    const { id } = each;
    const parts = {
      hasBad: bad.some(({ key }) => key.startsWith(`${id}/`)),
      accounts: accounts.get(id) ?? [],
      pages: pages.get(id) ?? [],
      months: months.get(id) ?? [],
    };
    const { problems, ...found } = await settleBook(each, parts, closed.get(id) ?? new Set());
    if (problems.length > 0) settled.push({ bookId: id, name: each.name, problems });
    made.books.push(found.book);
    made.accounts.push(...parts.accounts);
    for (const page of found.pages) made.pages.push(page);
    for (const month of found.months) made.months.push(month);
  }
  return { tables: { ...tables, ...made }, settled };
}
