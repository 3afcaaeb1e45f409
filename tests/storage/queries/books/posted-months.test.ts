import { afterEach, beforeEach, expect, it } from "vitest";
import type { ChartKind } from "#domain/accounting/account.ts";
import { hasBalances } from "#domain/accounting/covered-months.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { coveredMonthsOf } from "#storage/queries/books/balances.ts";
import { companyCard } from "#storage/queries/companies/company-figures.ts";
import { companyMonths } from "#storage/queries/companies/company-months.ts";
import { line } from "#tests/support/builders.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";

type Lines = readonly (readonly [account: string, amount: number])[];

let storage: AppStorage;
beforeEach(async () => {
  storage = await openTestStorage();
});
afterEach(() => storage.close());

/** A company whose book has one entry in 2023, and 30 from 2025 on. */
async function companyOf(chart: ChartKind, first: Lines, sale: readonly [string, string]) {
  const [companyId, bookId] = [newId("company"), newId("book")];
  await createCompany(storage, { id: newId("command"), companyId, name: "Tubosabana Ltda." });
  const head = { id: newId("command"), bookId, companyId, name: "Diario", chart };
  expect((await createBook(storage, head)).ok).toBe(true);
  const post = async (date: string, lines: Lines) => {
    const content = {
      date: day(date),
      description: "",
      reference: "",
      lines: lines.map(([account, amount]) => line(account, amount)),
    };
    const entry = {
      id: newId("command"),
      bookId,
      entryId: newId("entry"),
      origin: "journal" as const,
      content,
    };
    expect((await postEntry(storage, entry)).ok).toBe(true);
  };
  await post("2023-12-31", first);
  const [debit, credit] = sale;
  for (let at = 1; at <= 30; at++)
    await post(`2025-${String((at % 9) + 2).padStart(2, "0")}-10`, [
      [debit, 1000],
      [credit, -1000],
    ]);
  const covered = await coveredMonthsOf(storage, [{ id: bookId, chart }]);
  return {
    strays: (await companyCard(storage, companyId))?.strays,
    held: hasBalances(covered, month("2024-12")),
    analysed: hasBalances((await companyMonths(storage, companyId))?.covered ?? [], month("2024-12")),
  };
}

const HELD = { strays: [], held: true, analysed: true };

it.each<[string, ChartKind, Lines, readonly [string, string], object]>([
  [
    "an opening entry",
    "puc",
    [
      ["1110", 900],
      ["1435", 300],
      ["2205", -200],
      ["3105", -600],
      ["3705", -400],
    ],
    ["1105", "4135"],
    HELD,
  ],
  [
    "the capital of the owners",
    "puc",
    [
      ["1110", 900],
      ["3105", -900],
    ],
    ["1105", "4135"],
    HELD,
  ],
  [
    "an opening entry of a short chart",
    "mini",
    [
      ["1002", 900],
      ["1004", 300],
      ["2001", -200],
      ["3001", -1000],
    ],
    ["1001", "4001"],
    HELD,
  ],
  [
    "a sale of a mistyped year",
    "puc",
    [
      ["1105", 900],
      ["4135", -900],
    ],
    ["1105", "4135"],
    { strays: ["2023-12"], held: false, analysed: false },
  ],
])("AC-50 a book that begins long before the rest with %s", async (_name, chart, first, sale, expected) => {
  expect(await companyOf(chart, first, sale)).toEqual(expected);
});
