import { type Account, CHART_KINDS } from "#domain/accounting/account.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import type { PucLookup } from "#domain/accounting/puc-of-account.ts";
import type { BookProblem } from "#domain/accounting/verify-book.ts";
import type { Book } from "#domain/company/book.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { StorageError } from "../engine/storage-error.ts";
import { answerOf, eachBatch, presentStores, startingWith } from "../raw/raw-database.ts";
import { mendedBook } from "../shapes/mended-heads.ts";
import { bookShape, ownAccountShape } from "../shapes/records/book-shapes.ts";
import { type OwnAccountRow, ownAccount } from "../shapes/rows.ts";
import { isObject } from "../shapes/shape.ts";
import { AttachmentCheck } from "./attachment-check.ts";
import { BookCheck, keyText } from "./book-check.ts";
import { asProblem, readBeside } from "./record-check.ts";
import { BOOK_TABLES } from "./record-tables.ts";
import { holdsStock, StockCheck } from "./stock-check.ts";

/** Pages read per batch: few enough to stop soon, many enough to cost about one read. */
const BATCH = 40;

export interface VerifyOptions {
  /** Called after each batch with a value between 0 and 1. */
  readonly onProgress?: (done: number) => void;
  readonly signal?: { readonly aborted: boolean };
}

/** An open database: Dexie's, or the browser's own. */
export type Readable = IDBDatabase | { backendDB(): IDBDatabase };

function rawOf(db: Readable): IDBDatabase {
  return "backendDB" in db ? db.backendDB() : db;
}

/** A book of a known chart can be counted again, whatever else is wrong with its record. */
const isBook = (row: unknown): row is Book => isObject(row) && CHART_KINDS.some((kind) => kind === row.chart);

/** The book, if it can be counted again. */
function readBook(bookId: string, row: unknown): Result<Book, BookProblem> {
  if (bookShape.check(row) === "newer") return err({ kind: "newer-record", table: "books", key: bookId });
  return isBook(row) ? ok(row) : err({ kind: "bad-record", table: "books", key: bookId });
}

/** What is damaged of a book's own record, which still says which book it is and its chart (ST-28). */
function headProblems(book: unknown): readonly BookProblem[] {
  return bookShape.check(book) === "bad" ? [{ kind: "bad-head" }] : [];
}

/** The base chart with the book's own accounts, and those of them that this version cannot read. */
export function chartWith(
  base: PucLookup,
  rows: readonly unknown[],
): { readonly chart: PucLookup; readonly bad: readonly string[]; readonly newer: readonly string[] } {
  const own = new Map<string, Account>();
  const bad: string[] = [];
  const newer: string[] = [];
  for (const row of rows) {
    const verdict = ownAccountShape.check(row);
    const { bookId, code } = (row ?? {}) as Partial<OwnAccountRow>;
    // Also of a later version it is an account that entries may name.
    if (verdict !== "bad") own.set((row as OwnAccountRow).code, ownAccount(row as OwnAccountRow));
    if (verdict !== "ok") (verdict === "bad" ? bad : newer).push(keyText(bookId, code));
  }
  if (own.size === 0) return { chart: base, bad, newer };
  const byCode = { get: (code: string) => own.get(code) ?? base.byCode.get(code) };
  return { chart: { kind: base.kind, byCode }, bad, newer };
}

/** A chart is code of its own. Where that does not load, nothing is known of the book: it is no damage. */
function chartOf(kind: Book["chart"]): ReturnType<typeof loadChart> {
  return loadChart(kind).catch((cause: unknown) => {
    throw new StorageError("busy", "the chart did not load", { cause });
  });
}

function begin(book: Book, base: PucLookup, accounts: readonly unknown[]): BookCheck {
  const { chart, bad, newer } = chartWith(base, accounts);
  const check = new BookCheck(book, chart);
  for (const key of bad) check.bad("accounts", key);
  for (const key of newer) check.newer("accounts", key);
  return check;
}

/** The records of one book, to check data that is not in a database. */
export interface BookRecords {
  readonly book: unknown;
  readonly accounts: readonly unknown[];
  readonly months: readonly unknown[];
  readonly pages: readonly unknown[];
}

export async function verifyRecords(bookId: string, records: BookRecords): Promise<BookProblem[]> {
  const book = readBook(bookId, records.book);
  if (!book.ok) return [book.error];
  const check = begin(book.value, await chartOf(book.value.chart), records.accounts);
  for (const page of records.pages) check.page(page);
  return check.finish(records.months);
}

/**
 * Recounts a whole book from its entries and returns every disagreement, damaged records included (ST-15); empty if
 * there is none. One read transaction, so that no write in another tab can interfere. Null if it was stopped.
 */
export async function verifyBook(
  readable: Readable,
  bookId: BookId,
  options: VerifyOptions = {},
): Promise<BookProblem[] | null> {
  const db = rawOf(readable);
  const found = readBook(bookId, await answerOf(db.transaction("books").objectStore("books").get(bookId)));
  if (!found.ok) return [found.error];
  // A book never changes its chart, so it is loaded before: the transaction then waits for nothing else.
  const chart = await chartOf(found.value.chart);
  const isStocked = holdsStock(db, mendedBook(found.value) ?? found.value);
  const beside = presentStores(db, BOOK_TABLES);
  const stores = ["books", "accounts", "months", "pages", ...beside];
  const transaction = db.transaction([...stores, ...presentStores(db, ["attachments"])]);
  const files = new AttachmentCheck(bookId);
  const all = startingWith(bookId);
  const [book, accounts, months, pages, kept] = await Promise.all([
    answerOf<Book>(transaction.objectStore("books").get(bookId)),
    answerOf<unknown[]>(transaction.objectStore("accounts").getAll(all)),
    answerOf<unknown[]>(transaction.objectStore("months").getAll(all)),
    answerOf(transaction.objectStore("pages").count(all)),
    readBeside(transaction, beside, bookId),
    files.begin(transaction),
  ]);
  const check = begin(book, chart, accounts);
  const stock = new StockCheck(mendedBook(book) ?? book);
  let seen = 0;
  await eachBatch(transaction.objectStore("pages"), all, BATCH, (rows) => {
    for (const row of rows) {
      check.page(row);
      if (isStocked) stock.page(row);
      files.page(row);
    }
    seen += rows.length;
    options.onProgress?.(pages === 0 ? 1 : seen / pages);
    return options.signal?.aborted !== true;
  });
  if (options.signal?.aborted === true) return null;
  const ofStockFound = isStocked ? stock.finish(kept) : [];
  const ofHead = headProblems(book);
  const ofRecords = [...ofHead, ...check.finish(months), ...kept.unread.map(asProblem)];
  return [...ofRecords, ...ofStockFound, ...(await files.finish(db))];
}
