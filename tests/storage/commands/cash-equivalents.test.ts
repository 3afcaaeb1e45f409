import { beforeEach, describe, expect, it } from "vitest";
import { cashEquivalentsOf, mayBeCashEquivalent } from "#domain/accounting/cash-equivalents.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { BookId, CompanyId } from "#domain/kernel/ids.ts";
import { companyPeriods } from "#domain/statement/analysis/company-periods.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { placeRows, sumOf } from "#domain/statement/typed/place-rows.ts";
import { setBookStatus, setCashEquivalents } from "#storage/commands/books/change-book.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { undoRecords } from "#storage/commands/undo-records.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { getBook } from "#storage/queries/books/books.ts";
import { equivalentChoices } from "#storage/queries/books/equivalent-choices.ts";
import { fillFromBook } from "#storage/queries/books/fill-from-book.ts";
import { companyMonths } from "#storage/queries/companies/company-months.ts";
import { statementFigures } from "#storage/queries/statements/statement-figures.ts";
import { figuresOf } from "#tests/support/book-facts.ts";
import { content } from "#tests/support/builders.ts";
import { backupOf } from "#tests/support/files/make-backup.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let bookId: BookId;
let companyId: CompanyId;
const id = () => storage.newId("command");

/** A CDT of 90 days bought for 300 and one of a year for 200; 10 of interest come with the first one. */
const BOOK = [
  ["2026-01-05", "1110", "3105", 1_000],
  ["2026-02-01", "122505", "1110", 300],
  ["2026-02-01", "122510", "1110", 200],
  ["2026-05-02", "1110", "122505", 100],
  ["2026-05-02", "1110", "421005", 10],
] as const;

beforeEach(async () => {
  storage = await openTestStorage();
  companyId = storage.newId("company");
  bookId = storage.newId("book");
  await createCompany(storage, { id: id(), companyId, name: "La Sabana" });
  await createBook(storage, { id: id(), bookId, companyId, name: "Diario", chart: "puc" });
  for (const [date, debit, credit, amount] of BOOK) {
    const head = { id: id(), bookId, entryId: storage.newId("entry"), origin: "journal" as const };
    const made = await postEntry(storage, { ...head, content: content(date, debit, credit, amount) });
    if (!made.ok) throw new Error(made.error.kind);
  }
  return () => storage.close();
});

const mark = (...accounts: readonly string[]) => setCashEquivalents(storage, { id: id(), bookId, accounts });

/** The typed cash flow and the typed balance, brought from the book, have the same. */
async function expectTyped(own: { operating: number; investing: number } | undefined) {
  const book = await getBook(storage, bookId);
  if (!book) throw new Error("no book");
  const [from, to] = [day("2026-01-01"), day("2026-12-31")];
  const { rows } = await fillFromBook(storage, { statement: "cash", view: "complex" }, book, from, to);
  const placed = placeRows(
    "cash",
    rows.map((row, index) => ({ ...row, id: String(index) })),
  );
  expect(sumOf(placed, ["operating"])).toBe(own?.operating);
  expect(sumOf(placed, ["investing"])).toBe(own?.investing);
  const balance = await fillFromBook(storage, { statement: "balance", view: "complex" }, book, null, to);
  const codes = (book.cashEquivalents ?? []).includes("122505") ? ["11", "1110", "1225"] : ["1110", "1225"];
  expect(balance.rows.map(({ code }) => code).filter((code) => /^1/.test(code))).toEqual(codes);
}

/** What balance, both cash flows and the analysis have of cash and investments. */
async function told() {
  const periods = [{ from: day("2026-01-01"), to: day("2026-12-31") }];
  const request = { books: [bookId], periods, statements: ["balance", "cash"] as const, direct: true };
  const figures = await statementFigures(storage, request);
  if (!figures) throw new Error("no book");
  const { cash, investments = 0 } = figuresOf(makeStatement("balance", figures));
  const flows = (["direct", "indirect"] as const).map((method) => {
    const statement = makeStatement("cash", figures, method);
    expect(statement.checks.filter(({ holds }) => !holds)).toEqual([]);
    const { operating = 0, investing = 0, end } = figuresOf(statement);
    return { operating, investing, end };
  });
  expect(flows[0]).toEqual(flows[1]);
  const months = await companyMonths(storage, companyId);
  const { now } = companyPeriods(months?.months ?? [], months?.months.at(-1)?.month as Month);
  expect(now.figures.cash).toBe(cash);
  await expectTyped(flows[0]);
  return { cash, investments, ...flows[0] };
}

const BEFORE = { cash: 610, investments: 400, operating: 10, investing: -400, end: 610 };
const AFTER = { cash: 810, investments: 200, operating: 10, investing: -200, end: 810 };

describe("AC-43 cash equivalents (NIIF para PYMES 7.2)", () => {
  it("are what a book says: a CDT of three months or less is cash in every figure, and undone is none", async () => {
    expect(await told()).toEqual(BEFORE);
    const command = id();
    await setCashEquivalents(storage, { id: command, bookId, accounts: ["122505", "122505", "1205"] });
    expect(await told()).toEqual(AFTER);
    expect((await equivalentChoices(storage, bookId)).map(({ puc, on }) => [puc, on])).toEqual([
      ["122505", true],
      ["122510", false],
    ]);
    expect(await undoRecords(storage, { id: id(), target: command })).toMatchObject({ ok: true });
    expect(await told()).toEqual(BEFORE);
  });

  it("go with a backup, end with an empty list, and are refused in a book that is completed", async () => {
    await mark("122505");
    const { tables } = await backupOf(storage);
    expect(tables.books).toMatchObject([{ cashEquivalents: ["122505"] }]);
    await mark();
    expect((await storage.db.books.get(bookId))?.cashEquivalents).toBeUndefined();
    await setBookStatus(storage, { id: id(), bookId, status: "completed" });
    expect(await mark("122505")).toMatchObject({ ok: false });
  });

  it("are certificates, papers, titles, acceptances and trust units: no shares, bonds or cash", () => {
    const named = pucChart().accounts.filter(({ code }) => code.length === 4 && mayBeCashEquivalent(code));
    expect(named.map(({ code }) => code)).toEqual(["1225", "1230", "1235", "1240", "1245"]);
    expect(pucChart().byCode.has("1195")).toBe(false);
    expect(cashEquivalentsOf([{ cashEquivalents: ["1205", "1110"] }, {}]).size).toBe(0);
  });
});
