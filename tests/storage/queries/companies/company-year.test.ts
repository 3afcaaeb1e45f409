import { beforeEach, expect, it } from "vitest";
import { day, month } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { closeMonth } from "#storage/commands/books/close-month.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { selectedCompanyYear } from "#storage/queries/companies/company-year.ts";
import { content } from "../../../support/builders.ts";
import { openTestStorage } from "../../../support/test-storage.ts";

let storage: AppStorage;
const id = () => newId("command");

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  return () => storage.close();
});

async function bookOfCompany(): Promise<BookId> {
  const company = await createCompany(storage, { id: id(), companyId: newId("company"), name: "La Sabana" });
  if (!company.ok) throw new Error(company.error.kind);
  const head = { id: id(), bookId: newId("book"), companyId: company.value.id, chart: "puc" as const };
  const book = await createBook(storage, { ...head, name: "Diario" });
  if (!book.ok) throw new Error(book.error.kind);
  return book.value.id;
}

async function post(bookId: BookId, date: string, debit: string, credit: string, amount: number) {
  const made = await postEntry(storage, {
    id: id(),
    bookId,
    entryId: newId("entry"),
    content: content(day(date), debit, credit, amount),
    origin: "journal",
  });
  if (!made.ok) throw new Error(made.error.kind);
}

it("is nothing without a company, and has no months while nothing is posted", async () => {
  expect(await selectedCompanyYear(storage)).toBeNull();
  await bookOfCompany();
  expect(await selectedCompanyYear(storage)).toMatchObject({ months: [], before: null });
});

it("tells income and expenses of each month of the year, the months between too", async () => {
  const book = await bookOfCompany();
  await post(book, "2025-12-30", "1105", "4135", 9_000);
  await post(book, "2026-01-10", "1105", "4135", 1_000);
  await post(book, "2026-03-10", "5120", "1105", 300);
  await post(book, "2026-03-11", "6135", "1105", 200);
  const found = await selectedCompanyYear(storage);
  expect(found?.card.figures?.year).toBe(2026);
  expect(found?.months).toEqual([
    { month: "2026-01", income: 1_000, expenses: 0 },
    { month: "2026-02", income: 0, expenses: 0 },
    { month: "2026-03", income: 0, expenses: 500 },
  ]);
});

it("adds up to the result of the figures", async () => {
  const book = await bookOfCompany();
  await post(book, "2026-01-10", "1105", "4135", 1_000);
  await post(book, "2026-02-10", "5120", "1105", 300);
  const found = await selectedCompanyYear(storage);
  const result = found?.months.reduce((sum, each) => sum + each.income - each.expenses, 0);
  expect(result).toBe(found?.card.figures?.performance.netResult);
});

it("remembers how things stood when a month was last closed", async () => {
  const book = await bookOfCompany();
  await post(book, "2026-01-10", "1110", "3105", 600);
  await post(book, "2026-01-11", "1110", "2105", 400);
  expect((await closeMonth(storage, { id: id(), bookId: book, month: month("2026-01") })).ok).toBe(true);
  await post(book, "2026-02-10", "1110", "2105", 1_000);
  const found = await selectedCompanyYear(storage);
  expect(found?.before?.debt.value).toBe(0.4);
  expect(found?.card.figures?.indicators.debt.value).toBe(0.7);
  expect(found?.before?.profitability.value).toBeNull();
});
