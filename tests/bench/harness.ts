import "./allow-workers.ts";
import { findAccount } from "#domain/accounting/chart.ts";
import { trialBalance } from "#domain/accounting/ledger/trial-balance.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { STATEMENT_KINDS } from "#domain/statement/statement-kind.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { importEntries } from "#storage/commands/entries/import-entries.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { type AppStorage, openAccountDatabase } from "#storage/engine/app-storage.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import { balancesBefore, movementsBetween } from "#storage/queries/books/balances.ts";
import { bookChart, getBook } from "#storage/queries/books/books.ts";
import { accountLedger } from "#storage/queries/books/ledger.ts";
import { companyCards, selectedCompanyCard } from "#storage/queries/companies/company-figures.ts";
import { statementFigures } from "#storage/queries/statements/statement-figures.ts";
import { verifyInWorker } from "#storage/workers/verify-in-worker.ts";
import { bareRead, bareWrite, median, middleMean, openBare, timed } from "./bare.ts";
import { exporting } from "./exporting.ts";
import { foldTime } from "./fold.ts";
import { importing, makeJournalFile } from "./importing.ts";
import { invoicesTime, matchingTime } from "./incoming.ts";
import { makeEntries } from "./make-entries.ts";
import { payrollTime } from "./make-payroll.ts";
import { partyLedgerTime, seedParties, suggestTime, withParty } from "./parties.ts";
import { kardexTime, seedStock, sellingTime, valuationTime } from "./stock.ts";

const BARE_STORES = {
  pages: { key: ["bookId", "month", "page"] },
  months: { key: ["bookId", "month"] },
  books: { key: "id" },
  audit: { key: "seq", unique: "command" },
  meta: { key: "key" },
  entries: { key: "id" },
};

interface Pair {
  readonly product: number;
  readonly bare: number;
}

let databases = 0;

async function bareDatabase(): Promise<IDBDatabase> {
  databases += 1;
  return openBare(`bench-bare-${databases}`, BARE_STORES);
}

async function makeBook(storage: AppStorage, name: string): Promise<BookId> {
  const bookId = storage.newId("book");
  const head = { id: storage.newId("command"), bookId, companyId: null, chart: "puc" as const };
  const made = await createBook(storage, { ...head, name, start: day("2026-01-01"), end: day("2026-12-31") });
  if (!made.ok) throw new Error(made.error.kind);
  return bookId;
}

/** Imports `count` entries into a new book of the named database, creating the database if absent. */
async function seed(database: string, count: number): Promise<{ bookId: BookId; time: number }> {
  const storage = await openAccountDatabase(database, { create: true, plan: fixedPlan("none") });
  const bookId = await makeBook(storage, `Diario de ${count}`);
  const contents = makeEntries(count);
  const command = { id: storage.newId("command"), bookId, contents, origin: "import" as const };
  const time = await timed(async () => {
    const result = await importEntries(storage, command);
    if (!result.ok) throw new Error(result.error.kind);
  });
  storage.close();
  return { bookId, time };
}

const ofBook = (bookId: string, month?: string) =>
  month ? IDBKeyRange.bound([bookId, month], [bookId, month, []]) : IDBKeyRange.bound([bookId], [bookId, []]);

/** Baselines for an import: the same pages and months written directly, and one record per entry. */
async function importBeside(database: string, bookId: BookId): Promise<{ pages: number; records: number }> {
  const storage = await openAccountDatabase(database);
  const pages = await storage.db.pages.toArray();
  const months = await storage.db.months.toArray();
  storage.close();
  const own = pages.filter((page) => page.bookId === bookId);
  const byPage = await bareDatabase();
  const pagesTime = await timed(() => bareWrite(byPage, { pages: own, months }));
  const single = await bareDatabase();
  const entries = own.flatMap((page) => page.entries);
  const recordsTime = await timed(() => bareWrite(single, { entries }));
  byPage.close();
  single.close();
  return { pages: pagesTime, records: recordsTime };
}

/** As many entries as usual in the book, which begin where the rare ones of its first days have passed. */
const usualEntries = (count: number) => makeEntries(100_000).slice(1000, 1000 + count);

/** Runs before those that count: until then the browser has not compiled the product's code, and the bare one is short. */
const WARM = 100;

/**
 * Posts entries of today one by one, each compared with a bare transaction of the same records. `named`: each line of them
 * with one of the third parties of the book.
 */
async function posting(database: string, bookId: BookId, times: number, named = false): Promise<Pair> {
  const storage = await openAccountDatabase(database);
  const bare = await bareDatabase();
  const product: number[] = [];
  const alone: number[] = [];
  for (const [index, usual] of usualEntries(times + WARM).entries()) {
    const content = named ? withParty(usual, index) : usual;
    const command = {
      id: storage.newId("command"),
      bookId,
      entryId: storage.newId("entry"),
      content: { ...content, date: day("2026-12-31") },
      origin: "journal" as const,
    };
    product.push(await timed(() => postEntry(storage, command)));
    const months = await storage.db.months.get([bookId, "2026-12"]);
    const last = months?.pages.at(-1)?.[0] ?? 0;
    const records = {
      pages: [await storage.db.pages.get([bookId, "2026-12", last])],
      months: [months],
      books: [await storage.db.books.get(bookId)],
      audit: [await storage.db.audit.orderBy("seq").last()],
      meta: [await storage.db.meta.get("last")],
    };
    alone.push(await timed(() => bareWrite(bare, records)));
  }
  storage.close();
  bare.close();
  return { product: middleMean(product.slice(WARM)), bare: middleMean(alone.slice(WARM)) };
}

/** The trial balance of a whole year: opening, movements, rows and totals. */
async function trial(database: string, bookId: BookId, times: number): Promise<number> {
  const storage = await openAccountDatabase(database);
  const book = await getBook(storage, bookId);
  const chart = book && (await bookChart(storage, book));
  if (!chart) throw new Error("no book");
  const runs: number[] = [];
  for (let run = 0; run < times; run += 1) {
    runs.push(
      await timed(async () => {
        const opening = await balancesBefore(storage, bookId, day("2026-12-01"));
        const movements = await movementsBetween(storage, bookId, day("2026-12-01"), day("2026-12-31"));
        const made = trialBalance({ chart, opening, movements, level: 4, zeros: false });
        if (!made.balanced) throw new Error("not balanced");
      }),
    );
  }
  storage.close();
  return median(runs.slice(1));
}

/** The busiest account's last month, compared with one range read of that month's pages. */
async function ledger(database: string, bookId: BookId, times: number): Promise<Pair> {
  const storage = await openAccountDatabase(database);
  const book = await getBook(storage, bookId);
  const account = book && findAccount(await bookChart(storage, book), "1105");
  if (!account) throw new Error("no account");
  const product: number[] = [];
  const bare: number[] = [];
  for (let run = 0; run < times; run += 1) {
    product.push(
      await timed(() => accountLedger(storage, bookId, account, day("2026-12-01"), day("2026-12-31"))),
    );
    bare.push(await timed(() => bareRead(storage.db.backendDB(), "pages", ofBook(bookId, "2026-12"))));
  }
  storage.close();
  return { product: median(product), bare: median(bare) };
}

const HALVES = [
  { from: day("2026-07-01"), to: day("2026-12-31") },
  { from: day("2026-01-01"), to: day("2026-06-30") },
];

/** The four statements of half a year compared with the half before, from the database to the last figure. */
async function makeAll(storage: AppStorage, bookId: BookId, method: "direct" | "indirect"): Promise<void> {
  const request = { books: [bookId], periods: HALVES, statements: STATEMENT_KINDS };
  const figures = await statementFigures(storage, { ...request, direct: method === "direct" });
  if (figures === null) throw new Error("no book");
  for (const kind of STATEMENT_KINDS) {
    const made = makeStatement(kind, figures, method);
    if (!made.checks.every((check) => check.holds))
      throw new Error(`${kind}: ${JSON.stringify(made.checks)}`);
  }
}

/**
 * A large book's statements beside a small one's, by turns: a few milliseconds each, so that anything else which the
 * machine does weighs on both alike, and often enough that a pause of the collector is no part of the median.
 */
async function statements(database: string, big: BookId, small: BookId, times: number): Promise<Pair> {
  const storage = await openAccountDatabase(database);
  const product: number[] = [];
  const bare: number[] = [];
  for (let run = 0; run < times + 5; run += 1) {
    product.push(await timed(() => makeAll(storage, big, "indirect")));
    bare.push(await timed(() => makeAll(storage, small, "indirect")));
  }
  storage.close();
  return { product: median(product.slice(5)), bare: median(bare.slice(5)) };
}

/** The direct-method cash flow reads every cash entry: compared with one bare read of all pages. */
async function directCash(database: string, bookId: BookId, times: number): Promise<Pair> {
  const storage = await openAccountDatabase(database);
  const product: number[] = [];
  const bare: number[] = [];
  for (let run = 0; run < times; run += 1) {
    product.push(await timed(() => makeAll(storage, bookId, "direct")));
    bare.push(await timed(() => bareRead(storage.db.backendDB(), "pages", ofBook(bookId))));
  }
  storage.close();
  return { product: median(product), bare: median(bare) };
}

/** A full check in a worker, compared with one read of all pages. */
async function verify(database: string, bookId: BookId, times: number): Promise<Pair> {
  const product: number[] = [];
  const bare: number[] = [];
  for (let run = 0; run < times; run += 1) {
    product.push(
      await timed(async () => {
        const problems = await verifyInWorker(database, bookId);
        if (problems === null || problems.length > 0) throw new Error(JSON.stringify(problems).slice(0, 500));
      }),
    );
    const storage = await openAccountDatabase(database);
    bare.push(await timed(() => bareRead(storage.db.backendDB(), "pages", ofBook(bookId))));
    storage.close();
  }
  return { product: median(product), bare: median(bare) };
}

/** Companies with books of a year, the first one active: the data of a typical accountant. */
async function seedCompanies(database: string, companies: number, booksOfEach: number): Promise<void> {
  const storage = await openAccountDatabase(database, { create: true, plan: fixedPlan("none") });
  for (let count = 0; count < companies; count += 1) {
    const companyId = storage.newId("company");
    await createCompany(storage, { id: storage.newId("command"), companyId, name: `Empresa ${count + 1}` });
    for (let index = 0; index < booksOfEach; index += 1) {
      const bookId = storage.newId("book");
      const frame = {
        name: "Diario",
        chart: "puc" as const,
        start: day("2026-01-01"),
        end: day("2026-12-31"),
      };
      const book = await createBook(storage, { id: storage.newId("command"), bookId, companyId, ...frame });
      if (!book.ok) throw new Error(book.error.kind);
      const contents = makeEntries(120);
      await importEntries(storage, { id: storage.newId("command"), bookId, contents, origin: "import" });
    }
  }
  storage.close();
}

/** Times what Inicio reads of the selected company, and what Mis empresas reads of all. */
async function companies(
  database: string,
  times: number,
): Promise<{ readonly one: number; readonly all: number }> {
  const storage = await openAccountDatabase(database, { plan: fixedPlan("premium") });
  const one: number[] = [];
  const all: number[] = [];
  for (let run = 0; run < times; run += 1) one.push(await timed(() => selectedCompanyCard(storage)));
  for (let run = 0; run < times; run += 1) all.push(await timed(() => companyCards(storage)));
  storage.close();
  return { one: median(one.slice(1)), all: median(all.slice(1)) };
}

const importingFile = (database: string, times: number, beside: boolean) =>
  importing(database, times, beside, makeBook);

const bench = {
  seedCompanies,
  companies,
  seed,
  importBeside,
  posting,
  trial,
  ledger,
  verify,
  statements,
  directCash,
  payrollTime,
  seedParties,
  partyLedgerTime,
  suggestTime,
  foldTime,
  exporting,
  seedStock,
  sellingTime,
  kardexTime,
  valuationTime,
  makeJournalFile,
  importingFile,
  invoicesTime,
  matchingTime,
};

declare global {
  interface Window {
    bench: typeof bench;
  }
}

window.bench = bench;
