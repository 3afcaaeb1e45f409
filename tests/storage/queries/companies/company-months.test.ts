import { beforeEach, expect, it } from "vitest";
import { day, month } from "#domain/kernel/calendar-day.ts";
import type { BookId, CompanyId } from "#domain/kernel/ids.ts";
import type { LoanPlan } from "#domain/recurring/recurring.ts";
import { recurringDays } from "#domain/recurring/recurring-dues.ts";
import { companyPeriods } from "#domain/statement/analysis/company-periods.ts";
import { movementOf } from "#domain/statement/analysis/month-movements.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { duplicateBook } from "#storage/commands/books/duplicate-book.ts";
import { changeCompany } from "#storage/commands/companies/change-company.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { deleteCompany } from "#storage/commands/companies/delete-company.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { saveRecurring } from "#storage/commands/recurring/save-recurring.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { companyCard } from "#storage/queries/companies/company-figures.ts";
import { companyMonths } from "#storage/queries/companies/company-months.ts";
import { statementFigures } from "#storage/queries/statements/statement-figures.ts";
import { amountsOf } from "#tests/support/book-facts.ts";
import { content } from "../../../support/builders.ts";
import { openTestStorage } from "../../../support/test-storage.ts";

let storage: AppStorage;
let companyId: CompanyId;
const id = () => newId("command");

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  companyId = newId("company");
  await createCompany(storage, { id: id(), companyId, name: "La Sabana" });
  return () => storage.close();
});

async function book(chart: "puc" | "journal" = "puc"): Promise<BookId> {
  const made = await createBook(storage, {
    id: id(),
    bookId: newId("book"),
    companyId,
    chart,
    name: "Diario",
  });
  if (!made.ok) throw new Error(made.error.kind);
  return made.value.id;
}

async function post(bookId: BookId, date: string, debit: string, credit: string, amount: number) {
  const entry = { entryId: newId("entry"), content: content(day(date), debit, credit, amount) };
  const made = await postEntry(storage, { id: id(), bookId, ...entry, origin: "journal" });
  if (!made.ok) throw new Error(made.error.kind);
}

it("reads all books of a company as one, each in its chart", async () => {
  const puc = await book();
  const names = await book("journal");
  await post(puc, "2026-01-10", "1105", "4135", 1_000);
  await post(names, "2026-01-20", "caja", "ventas", 500);
  await post(names, "2026-03-20", "gastos-financieros", "bancos", 70);
  const found = await companyMonths(storage, companyId);
  expect(found?.months.map((each) => each.month)).toEqual(["2026-01", "2026-03"]);
  expect(found?.entries).toBe(3);
  const [first] = found?.months ?? [];
  if (!found || !first) throw new Error("no months");
  expect(movementOf(found.months, "1105", first.month, first.month)).toEqual({ debit: 1_500, credit: 0 });
  expect(found.months[1]?.byPuc.get("5305")).toEqual({ debit: 70, credit: 0 });
});

it("says the same as the company's card, copies left out", async () => {
  const source = await book();
  await post(source, "2025-12-10", "1105", "3105", 9_000);
  await post(source, "2026-02-10", "1105", "4135", 1_000);
  await post(source, "2026-03-10", "5105", "2335", 400);
  await duplicateBook(storage, { id: id(), sourceId: source, bookId: newId("book"), entries: true });
  const [found, card] = await Promise.all([
    companyMonths(storage, companyId),
    companyCard(storage, companyId),
  ]);
  if (!found || !card?.figures) throw new Error("no figures");
  const { now } = companyPeriods(found.months, card.figures.lastMonth);
  expect(now.figures.netResult).toBe(card.figures.performance.netResult);
  expect(now.figures.currentAssets).toBe(card.figures.position.currentAssets);
  expect(now.figures.liabilities).toBe(card.figures.summary.totalLiabilities);
});

it("leaves the closing of a year out of what was earned, not out of what there is", async () => {
  const own = await book();
  await post(own, "2025-06-10", "1105", "4135", 900);
  await post(own, "2025-12-31", "4135", "5905", 900);
  await post(own, "2025-12-31", "5905", "3605", 900);
  const found = await companyMonths(storage, companyId);
  const { now } = companyPeriods(found?.months ?? [], month("2025-12"));
  expect(now.figures).toMatchObject({ income: 900, netResult: 900, assets: 900, equity: 900 });
  expect(now.balance.find((line) => line.key === "36")?.amount).toBe(900);
  expect(now.balance.some((line) => line.key === "result" || line.key === "unplaced")).toBe(false);
});

it("ends with the company's fiscal year", async () => {
  const own = await book();
  await post(own, "2025-06-10", "1105", "4135", 100);
  await post(own, "2026-06-10", "1105", "4135", 200);
  await changeCompany(storage, { id: id(), companyId, fiscalYear: 2025 });
  expect((await companyMonths(storage, companyId))?.months.map((each) => each.month)).toEqual(["2025-06"]);
});

it("is nothing for a company that is not there", async () => {
  expect(await companyMonths(storage, newId("company"))).toBeNull();
  await deleteCompany(storage, { id: id(), companyId });
  expect(await companyMonths(storage, companyId)).toBeNull();
});

it("AC-96 the panel, the analysis and the statement have one current part of a loan, on the day that is counted", async () => {
  const bookId = await book("journal");
  await post(bookId, "2026-01-02", "bancos", "prestamos-por-pagar", 24_000_000);
  for (const month of ["02", "03", "04"])
    await post(bookId, `2026-${month}-15`, "prestamos-por-pagar", "bancos", 1_000_000);
  const accounts = { debt: "prestamos-por-pagar", interest: "gastos-financieros", money: "bancos" };
  const terms = { method: "german", principal: 24_000_000, rate: 1.5, months: 24 };
  const plan = { kind: "loan", ...accounts, ...terms } as unknown as LoanPlan;
  const head = { description: "Crédito de la moto", first: day("2026-02-15"), last: null };
  const saved = await saveRecurring(storage, {
    id: id(),
    bookId,
    recurringId: newId("recurring"),
    version: null,
    fields: { ...head, state: "active", plan },
  });
  if (!saved.ok) throw new Error(JSON.stringify(saved.error));
  const found = await companyMonths(storage, companyId);
  if (!found?.cutOff) throw new Error("no months");
  const last = found.months.at(-1)?.month ?? month("2026-04");
  const { figures } = companyPeriods(found.months, last, found.cutOff).now;
  const card = (await companyCard(storage, companyId))?.figures;
  const periods = [{ from: day("2026-01-01"), to: found.cutOff }];
  const read = await statementFigures(storage, { books: [bookId], periods, statements: ["balance"] });
  if (read === null) throw new Error("no book");
  const statement = makeStatement("balance", read);
  const both = [
    amountsOf(statement, "current-liabilities")[0],
    amountsOf(statement, "non-current-liabilities")[0],
  ];
  // Three of 24 payments were made by 15 April: of 21 that are left, those of the year after the cut are current.
  const paid = recurringDays({ ...head, plan }, found.cutOff).length;
  const due = 21 - Math.max(0, 24 - paid - 12);
  expect(both).toEqual([due * 1_000_000, (21 - due) * 1_000_000]);
  expect([figures.currentLiabilities, figures.otherLiabilities]).toEqual(both);
  expect([card?.position.currentLiabilities, card?.position.otherLiabilities]).toEqual(both);
  // Razón corriente: 21 millones in the bank over what falls due.
  expect(card?.indicators.liquidity.value).toBeCloseTo(21 / due);
});
