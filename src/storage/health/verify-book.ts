import { type Account, CHART_KINDS } from "#domain/accounting/account.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import type { PucLookup } from "#domain/accounting/puc-of-account.ts";
import type { BookProblem } from "#domain/accounting/verify-book.ts";
import type { Book } from "#domain/company/book.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { answerOf, eachBatch, startingWith } from "../raw/raw-database.ts";
import { type OwnAccountRow, ownAccount } from "../shapes/rows.ts";
import { BookCheck, keyText } from "./book-check.ts";

/** A check reads so many pages at a time: few enough to stop soon, many enough to cost like one read. */
const BATCH = 40;

export interface VerifyOptions {
  /** Between 0 and 1, after each batch. */
  readonly onProgress?: (done: number) => void;
  readonly signal?: { readonly aborted: boolean };
}

/** An open database: Dexie's, or the browser's own. */
export type Readable = IDBDatabase | { backendDB(): IDBDatabase };

function rawOf(db: Readable): IDBDatabase {
  return "backendDB" in db ? db.backendDB() : db;
}

const isBook = (row: unknown): row is Book =>
  typeof row === "object" && row !== null && CHART_KINDS.includes((row as Book).chart);

const isOwnAccount = (row: unknown): row is OwnAccountRow =>
  typeof row === "object" &&
  row !== null &&
  ["code", "name"].every((field) => typeof (row as Record<string, unknown>)[field] === "string");

/** The base chart with the book's own accounts, and those of them that are not sound. */
export function chartWith(
  base: PucLookup,
  rows: readonly unknown[],
): { readonly chart: PucLookup; readonly bad: readonly string[] } {
  const own = new Map<string, Account>();
  const bad: string[] = [];
  for (const row of rows) {
    if (isOwnAccount(row)) own.set(row.code, ownAccount(row));
    else bad.push(keyText((row as OwnAccountRow | null)?.bookId, (row as OwnAccountRow | null)?.code));
  }
  if (own.size === 0) return { chart: base, bad };
  const byCode = { get: (code: string) => own.get(code) ?? base.byCode.get(code) };
  return { chart: { kind: base.kind, byCode }, bad };
}

function begin(book: Book, base: PucLookup, accounts: readonly unknown[]): BookCheck {
  const { chart, bad } = chartWith(base, accounts);
  const check = new BookCheck(book, chart);
  for (const key of bad) check.bad("accounts", key);
  return check;
}

/** The records of one book, for a check of what is not in a database. */
export interface BookRecords {
  readonly book: unknown;
  readonly accounts: readonly unknown[];
  readonly months: readonly unknown[];
  readonly pages: readonly unknown[];
}

export async function verifyRecords(bookId: string, records: BookRecords): Promise<BookProblem[]> {
  const { book } = records;
  if (!isBook(book)) return [{ kind: "bad-record", table: "books", key: bookId }];
  const check = begin(book, await loadChart(book.chart), records.accounts);
  for (const page of records.pages) check.page(page);
  return check.finish(records.months);
}

/**
 * Counts a whole book again from its entries and names everything that does not agree, bad records included
 * (ST-15); empty when all does. One read transaction, so a writer in another tab cannot come in between. Null
 * when it was stopped.
 */
export async function verifyBook(
  readable: Readable,
  bookId: BookId,
  options: VerifyOptions = {},
): Promise<BookProblem[] | null> {
  const db = rawOf(readable);
  const found: unknown = await answerOf(db.transaction("books").objectStore("books").get(bookId));
  if (!isBook(found)) return [{ kind: "bad-record", table: "books", key: bookId }];
  // A book keeps its chart for life: loaded before, so that the transaction waits for nothing else.
  const chart = await loadChart(found.chart);
  const transaction = db.transaction(["books", "accounts", "months", "pages"]);
  const all = startingWith(bookId);
  const [book, accounts, months, pages] = await Promise.all([
    answerOf<Book>(transaction.objectStore("books").get(bookId)),
    answerOf<unknown[]>(transaction.objectStore("accounts").getAll(all)),
    answerOf<unknown[]>(transaction.objectStore("months").getAll(all)),
    answerOf(transaction.objectStore("pages").count(all)),
  ]);
  const check = begin(book, chart, accounts);
  let seen = 0;
  await eachBatch(transaction.objectStore("pages"), all, BATCH, (rows) => {
    for (const row of rows) check.page(row);
    seen += rows.length;
    options.onProgress?.(pages === 0 ? 1 : seen / pages);
    return options.signal?.aborted !== true;
  });
  return options.signal?.aborted === true ? null : check.finish(months);
}
