import type { DBCore, DBCoreMutateRequest, Middleware } from "dexie";
import type { Entry, EntryLine } from "#domain/accounting/entries/entry.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { type AppStorage, type OpenOptions, openAccountDatabase } from "#storage/engine/app-storage.ts";
import { userDatabase } from "#storage/engine/database-names.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import { fromStored } from "#storage/pages/loaded-pages.ts";
import { DRAFTS_PAGE } from "#storage/pages/month-draft.ts";
import { hasPage } from "#storage/pages/page-bits.ts";
import { PARTY_EDITION, readPartyNumbers, readPartySums } from "#storage/shapes/party-sums.ts";
import type { MonthRow, PageRow, StoredPartySum } from "#storage/shapes/rows.ts";
import { countingIds, steppingClock } from "./builders.ts";
import { isNotableByHand } from "./notable.ts";

let databases = 0;

/** A new database with its own account. */
export async function openTestStorage(options: OpenOptions = {}): Promise<AppStorage> {
  databases += 1;
  const name = userDatabase(`acct_test-${databases}`);
  return openAccountDatabase(name, {
    create: true,
    clock: steppingClock(),
    newId: countingIds(),
    plan: fixedPlan("premium"),
    ...options,
  });
}

export async function openTestBook(storage: AppStorage): Promise<BookId> {
  const bookId = storage.newId("book");
  const made = await createBook(storage, {
    id: storage.newId("command"),
    bookId,
    companyId: null,
    name: "Diario",
    chart: "puc",
  });
  if (!made.ok) throw new Error(`book refused: ${made.error.kind}`);
  return bookId;
}

/** Throws at the k-th write (counting from 1) and at those after it, while armed; `writes` is the number of writes so far. */
export class Faults {
  writes = 0;
  failAt = 0;
  error: () => Error = () => new Error("injected");

  readonly middleware: Middleware<DBCore> = {
    stack: "dbcore",
    name: "faults",
    create: (core) => ({
      ...core,
      table: (name) => {
        const table = core.table(name);
        return {
          ...table,
          mutate: (request: DBCoreMutateRequest) => {
            this.writes += 1;
            // And those after it: a command that starts over from what it read anew meets the same store.
            if (this.failAt > 0 && this.writes >= this.failAt) return Promise.reject(this.error());
            return table.mutate(request);
          },
        };
      },
    }),
  };

  reset(failAt = 0): void {
    this.writes = 0;
    this.failAt = failAt;
  }
}

/** All stored data as plain values: equal dumps mean that nothing changed. */
export async function dump(storage: AppStorage): Promise<Record<string, unknown[]>> {
  const tables: Record<string, unknown[]> = {};
  for (const table of storage.db.tables) tables[table.name] = await table.toArray();
  return tables;
}

/** All entries of a book, drafts included, by id. */
/**
 * Marks the database as written by another tab, for tests that damage records: the next command re-reads everything.
 */
export async function writtenByAnother(storage: AppStorage): Promise<void> {
  await storage.db.meta.put({ key: "last", value: storage.newId("command") });
}

export async function allEntries(storage: AppStorage, bookId: BookId): Promise<Map<string, Entry>> {
  const pages = await storage.db.pages.toArray();
  const own = pages.filter((page) => page.bookId === bookId);
  return new Map(
    own.flatMap((page) => page.entries.map((entry) => [entry.id, fromStored(bookId, entry)] as const)),
  );
}

/**
 * Recounts a book by a plain fold, independently of the product's code, and returns the disagreements:
 * totals, counters, numbers, the order of pages, their summaries and account bits, and the notable entries of months.
 */
export async function disagreements(storage: AppStorage, bookId: BookId): Promise<string[]> {
  const found: string[] = [];
  const book = await storage.db.books.get(bookId);
  const pages = (await storage.db.pages.toArray()).filter((page) => page.bookId === bookId);
  const months = (await storage.db.months.toArray()).filter((row) => row.bookId === bookId);
  const numbers: number[] = [];
  let posted = 0;
  let turnover = 0;
  for (const page of pages) {
    if (!months.some((row) => row.month === page.month)) found.push(`${page.month} has pages but no record`);
  }
  for (const row of months) {
    const own = pages.filter((page) => page.month === row.month);
    const sums: Record<string, [number, number]> = {};
    let count = 0;
    for (const page of own) {
      for (const entry of page.entries) {
        if (monthOf(entry.date) !== (row.month as Month)) found.push(`${entry.id} lies in ${row.month}`);
        if ((page.page === DRAFTS_PAGE) !== (entry.status === "draft"))
          found.push(`${entry.id} lies on page ${page.page}`);
        if (entry.status !== "draft") numbers.push(entry.number);
        if (entry.status !== "posted") continue;
        count += 1;
        let balance = 0;
        for (const line of entry.lines) {
          const sum = sums[line.account] ?? [0, 0];
          sums[line.account] = sum;
          sum[0] += line.debit;
          sum[1] += line.credit;
          balance += line.debit - line.credit;
          turnover += line.debit;
          const bits = row.accounts[line.account]?.pages ?? [];
          if (!hasPage(bits, page.page))
            found.push(`${row.month}/${page.page} names ${line.account} without its bit`);
        }
        if (balance !== 0) found.push(`entry ${entry.number} does not balance`);
      }
    }
    posted += count;
    if (count !== row.posted) found.push(`${row.month}: ${count} posted, ${row.posted} stored`);
    const stored = Object.fromEntries(
      Object.entries(row.accounts).map(([code, each]) => [code, [each.debit, each.credit]]),
    );
    if (JSON.stringify(sorted(sums)) !== JSON.stringify(sorted(stored)))
      found.push(`${row.month}: totals differ`);
    const notable = book?.chart === "puc" && row.notable && JSON.stringify(row.notable.entries);
    const named = own
      .flatMap((page) => page.entries)
      .filter(
        ({ status, lines, flows }) =>
          status === "posted" && (flows !== undefined || lines.some((each) => isNotableByHand(each.account))),
      )
      .sort((a, b) => (a.date === b.date ? a.number - b.number : a.date < b.date ? -1 : 1));
    if (notable && notable !== JSON.stringify(named)) found.push(`${row.month}: notable entries differ`);
    const parties = row.parties?.edition === PARTY_EDITION && partySumsInOrder(row);
    if (parties && JSON.stringify(parties) !== JSON.stringify(partySumsByHand(own)))
      found.push(`${row.month}: sums by third party differ`);
    if (!namesEntries(row, own)) found.push(`${row.month}: entries of third parties differ`);
    const listed = row.pages.map(([page]) => page);
    const there = own.map((page) => page.page).filter((page) => page !== DRAFTS_PAGE);
    if (JSON.stringify([...listed].sort()) !== JSON.stringify(there.sort()))
      found.push(`${row.month}: pages differ`);
    const inOrder = listed.flatMap((number) => own.find((page) => page.page === number)?.entries ?? []);
    const keys = inOrder.map((entry) => `${entry.date} ${String(entry.number).padStart(9, "0")}`);
    if (keys.some((key, index) => index > 0 && key <= (keys[index - 1] ?? "")))
      found.push(`${row.month}: out of order`);
    for (const [page, count, lines] of row.pages) {
      const entries = own.find((each) => each.page === page)?.entries ?? [];
      if (count !== entries.length) found.push(`${row.month}/${page}: ${count} summed`);
      if (lines !== entries.reduce((sum, entry) => sum + entry.lines.length, 0)) found.push("lines differ");
    }
  }
  numbers.sort((a, b) => a - b);
  if (numbers.some((number, index) => number !== index + 1)) found.push(`numbers ${numbers.join(",")}`);
  if (book?.lastNumber !== numbers.length) found.push(`last number ${book?.lastNumber} of ${numbers.length}`);
  if (book?.entries !== posted) found.push(`${book?.entries} entries counted, ${posted} posted`);
  if (book?.turnover !== turnover) found.push("turnover differs");
  return found;
}

/** What a month keeps by third party, by account and name. */
export function partySumsInOrder({ parties }: Pick<MonthRow, "parties">) {
  const key = ([account, name]: StoredPartySum) => `${account}/${name}`;
  return [...(readPartySums(parties) ?? [])].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** Whether the entries that a month tells of each of its sums are those that have such a line. */
function namesEntries({ parties }: Pick<MonthRow, "parties">, pages: readonly PageRow[]): boolean {
  const told = readPartyNumbers(parties);
  const posted = pages.flatMap(({ entries }) => entries).filter(({ status }) => status === "posted");
  return (readPartySums(parties) ?? []).every(([account, name], at) => {
    const numbers = told?.[at] ?? null;
    const isIt = (each: EntryLine) => each.account === account && each.thirdParty?.trim() === name;
    const own = posted.filter(({ lines }) => lines.some(isIt)).map(({ number }) => number);
    return numbers === null || numbers.join() === own.sort((a, b) => a - b).join();
  });
}

/** By account, whom the lines name, and day: debits and credits. */
function partySumsByHand(pages: readonly PageRow[]): unknown[] {
  const sums = new Map<string, { account: string; name: string; days: Map<string, [number, number]> }>();
  for (const { status, date, lines } of pages.flatMap(({ entries }) => entries))
    for (const { account, thirdParty = "", debit, credit } of status === "posted" ? lines : []) {
      const name = thirdParty.trim();
      if (name === "") continue;
      const sum = sums.get(`${account}/${name}`) ?? { account, name, days: new Map() };
      sums.set(`${account}/${name}`, sum);
      const [was, wasCredit] = sum.days.get(date) ?? [0, 0];
      sum.days.set(date, [was + debit, wasCredit + credit]);
    }
  return [...sums]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { account, name, days }]) => {
      const inOrder = [...days].sort(([a], [b]) => (a < b ? -1 : 1));
      return [account, name, inOrder.flatMap(([date, amounts]) => [Number(date.slice(-2)), ...amounts])];
    });
}

function sorted(sums: Record<string, readonly [number, number] | number[]>): [string, unknown][] {
  return Object.entries(sums)
    .filter(([, [debit, credit]]) => debit !== 0 || credit !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
