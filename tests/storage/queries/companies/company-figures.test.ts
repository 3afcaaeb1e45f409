import { beforeEach, describe, expect, it } from "vitest";
import type { ChartKind } from "#domain/accounting/account.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import type { BookId, CompanyId } from "#domain/kernel/ids.ts";
import { deleteBook } from "#storage/commands/books/change-book.ts";
import { closeMonth } from "#storage/commands/books/close-month.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { activateCompany } from "#storage/commands/companies/change-company.ts";
import { type CompanyFields, createCompany } from "#storage/commands/companies/create-company.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { saveDraft } from "#storage/commands/entries/save-draft.ts";
import { voidEntry } from "#storage/commands/entries/void-entry.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import {
  companyCard,
  companyCards,
  selectedCompanyCard,
} from "#storage/queries/companies/company-figures.ts";
import { companyTable } from "#storage/queries/companies/company-table.ts";
import { content, line } from "#tests/support/builders.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  return () => storage.close();
});

const id = () => newId("command");

async function company(name: string, fields: CompanyFields = {}): Promise<CompanyId> {
  const made = await createCompany(storage, { ...fields, id: id(), companyId: newId("company"), name });
  if (!made.ok) throw new Error(made.error.kind);
  return made.value.id;
}

async function book(companyId: CompanyId | null, chart: ChartKind = "puc"): Promise<BookId> {
  const made = await createBook(storage, {
    id: id(),
    bookId: newId("book"),
    companyId,
    name: "Diario",
    chart,
  });
  if (!made.ok) throw new Error(made.error.kind);
  return made.value.id;
}

async function post(
  bookId: BookId,
  date: string,
  debit: string,
  credit: string,
  amount: number,
  reference = "",
) {
  const made = await postEntry(storage, {
    id: id(),
    bookId,
    entryId: newId("entry"),
    content: { ...content(date, debit, credit, amount), reference },
    origin: "journal",
  });
  if (!made.ok) throw new Error(made.error.kind);
  return made.value;
}

describe("live figures of a company", () => {
  it("adds up its books, whatever chart each is kept in, and judges the year of the last entry", async () => {
    const companyId = await company("La Sabana");
    const puc = await book(companyId);
    const journal = await book(companyId, "journal");
    await post(puc, "2025-12-01", "1110", "3105", 1_000);
    await post(puc, "2025-12-02", "1110", "4135", 700);
    await post(puc, "2026-10-02", "1110", "4135", 1_000);
    await post(puc, "2026-10-03", "6135", "2205", 900);
    await post(journal, "2026-11-03", "caja", "ventas", 200);
    const card = await companyCard(storage, companyId);
    expect(card?.figures).toMatchObject({
      year: 2026,
      lastMonth: "2026-11",
      position: { currentAssets: 2_900, otherAssets: 0, currentLiabilities: 900, equity: 2_000 },
      performance: { income: 1_200, netResult: 300 },
      summary: {
        liquidityRatio: 2_900 / 900,
        profitabilityRatio: 0.25,
        netMargin: 0.25,
        debtRatio: 900 / 2_900,
        currentLiquidity: 2_000,
        totalAssets: 2_900,
        totalLiabilities: 900,
      },
      cash: 200,
    });
    expect(card).toMatchObject({ books: 2, entries: 5, difference: 0, hasFinancialData: true });
  });

  it("reads the fiscal year that was chosen", async () => {
    const companyId = await company("La Sabana", { fiscalYear: 2025 });
    const bookId = await book(companyId);
    await post(bookId, "2025-12-02", "1110", "4135", 700);
    await post(bookId, "2026-10-02", "1110", "4135", 1_000);
    expect((await companyCard(storage, companyId))?.figures).toMatchObject({
      year: 2025,
      lastMonth: "2025-12",
      performance: { income: 700 },
      summary: { totalAssets: 700 },
    });
  });

  it("NU-07 says nothing of an empty company, and nothing that is not a number", async () => {
    const companyId = await company("Vacía");
    const bookId = await book(companyId);
    const card = await companyCard(storage, companyId);
    expect(card).toMatchObject({
      figures: null,
      hasFinancialData: false,
      openMonths: [],
      fiscalProfileName: null,
    });
    await post(bookId, "2026-10-02", "1110", "3105", 5);
    expect((await companyCard(storage, companyId))?.figures?.summary).toMatchObject({
      liquidityRatio: null,
      profitabilityRatio: null,
      debtRatio: 0,
    });
  });

  it("counts no deleted book and no void entry, and follows what is posted", async () => {
    const companyId = await company("La Sabana");
    const gone = await book(companyId);
    const kept = await book(companyId);
    await post(gone, "2026-10-02", "1110", "3105", 9_999);
    const voided = await post(kept, "2026-10-02", "1110", "3105", 500);
    await post(kept, "2026-10-03", "1110", "3105", 100);
    await deleteBook(storage, { id: id(), bookId: gone });
    await voidEntry(storage, {
      id: id(),
      bookId: kept,
      entry: { id: voided.id, number: voided.number, date: voided.date },
      version: voided.version,
    });
    const [card] = await companyCards(storage);
    expect(card).toMatchObject({ books: 1, entries: 1, figures: { summary: { totalAssets: 100 } } });
  });

  it("ST-15 leaves damaged months out instead of showing NaN", async () => {
    const companyId = await company("La Sabana");
    const bookId = await book(companyId);
    await post(bookId, "2026-10-03", "1110", "3105", 100);
    const sound = await storage.db.months.get([bookId, "2026-10"]);
    await storage.db.months.put({
      ...sound,
      month: "2026-11",
      posted: 3,
      accounts: { "1105": { debit: Number.NaN, credit: "7" }, "1110": null },
    } as never);
    const card = await companyCard(storage, companyId);
    expect(card?.figures?.summary.totalAssets).toBe(100);
    expect(JSON.stringify(card)).not.toContain("NaN");
  });
});

describe("cards and table", () => {
  it("are by name, with one active, open months, drafts and what they lack", async () => {
    const first = await company("Ñandú");
    const second = await company("Agua");
    const bookId = await book(second);
    await post(bookId, "2026-09-03", "1110", "4135", 300, "RC-0001");
    await post(bookId, "2026-10-05", "1110", "4135", 300, "RC-0002");
    await post(bookId, "2026-10-04", "1110", "4135", 300, "RC-0003");
    await closeMonth(storage, { id: id(), bookId, month: month("2026-09") });
    await saveDraft(storage, {
      id: id(),
      bookId,
      entryId: newId("entry"),
      content: {
        date: day("2026-11-02"),
        description: "",
        reference: "",
        lines: [line("1105", 80), line("4135", -30)],
      },
      origin: "journal",
    });
    await activateCompany(storage, { id: id(), companyId: second });
    const table = await companyTable(storage);
    expect(table.map((each) => [each.company.name, each.isActive])).toEqual([
      ["Agua", true],
      ["Ñandú", false],
    ]);
    expect(table[0]).toMatchObject({
      lastEntry: { bookId, reference: "RC-0002", date: "2026-10-05" },
      openMonths: ["2026-10", "2026-11"],
      drafts: 1,
      unbalanced: 50,
    });
    expect(table[0]?.alerts.map((each) => each.kind)).toEqual(["drafts", "no-fiscal-profile"]);
    expect(table[1]).toMatchObject({ lastEntry: null, unbalanced: 0 });
    expect((await selectedCompanyCard(storage))?.company.id).toBe(second);
    expect(await companyCard(storage, first)).toMatchObject({ isActive: false, readOnly: false });
    expect(await companyCard(storage, newId("company"))).toBeNull();
  });

  it("say what the plan no longer holds", async () => {
    const first = await company("Primera");
    const second = await company("Segunda");
    const free = { ...storage, plan: fixedPlan("free") };
    const cards = await companyCards(free);
    expect(cards.map((each) => [each.company.id, each.readOnly])).toEqual([
      [first, false],
      [second, true],
    ]);
  });

  it("count a saved statement as financial data, and name the fiscal profile", async () => {
    const companyId = await company("La Sabana");
    await storage.db.statements.add({ id: newId("statement"), companyId } as never);
    await storage.db.fiscalProfiles.add({
      id: newId("fiscalProfile"),
      companyId,
      name: "Régimen común",
    } as never);
    expect(await companyCard(storage, companyId)).toMatchObject({
      hasFinancialData: true,
      hasFiscalProfile: true,
      fiscalProfileName: "Régimen común",
      figures: null,
    });
  });

  it("one of fifty companies costs what one of one costs: it reads its own months only", async () => {
    const companyId = await company("La Sabana");
    await post(await book(companyId), "2026-10-03", "1110", "3105", 100);
    for (let count = 0; count < 9; count += 1) {
      const other = await company(`Otra ${count}`);
      await post(await book(other), "2026-10-03", "1110", "3105", 100);
    }
    let read = 0;
    storage.db.months.hook("reading", (row) => {
      read += 1;
      return row;
    });
    await companyCard(storage, companyId);
    expect(read).toBe(1);
    await companyCards(storage);
    expect(read).toBe(11);
  });
});
