import { beforeEach, describe, expect, it } from "vitest";
import { closingPeriod } from "#domain/accounting/closing/closing-period.ts";
import { closingProposals } from "#domain/accounting/closing/proposals/closing-proposals.ts";
import { month } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { postDepreciation } from "#storage/commands/assets/move-asset.ts";
import { registerAsset } from "#storage/commands/assets/save-asset.ts";
import { closeMonth, reopenMonth } from "#storage/commands/books/close-month.ts";
import { closeYear, openYear, reopenYear } from "#storage/commands/books/close-year.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { saveDraft } from "#storage/commands/entries/save-draft.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { getBook } from "#storage/queries/books/books.ts";
import { type YearClosing, yearClosing } from "#storage/queries/books/year-closing.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { MACHINE } from "#tests/support/records/assets.ts";
import { content } from "../../../support/builders.ts";
import { openTestStorage } from "../../../support/test-storage.ts";

let storage: AppStorage;
let bookId: BookId;
const id = () => newId("command");

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  bookId = newId("book");
  const made = await createBook(storage, { id: id(), bookId, companyId: null, name: "Diario", chart: "puc" });
  if (!made.ok) throw new Error(made.error.kind);
  return () => storage.close();
});

async function post(date: string, debit: string, credit: string, amount: number) {
  const head = { id: id(), bookId, entryId: newId("entry"), origin: "journal" as const };
  const made = await postEntry(storage, { ...head, content: content(date, debit, credit, amount) });
  if (!made.ok) throw new Error(made.error.kind);
}

async function closing(year = 2025) {
  const book = await getBook(storage, bookId);
  if (book === null) throw new Error("no book");
  return yearClosing(storage, book, closingPeriod(year));
}

function carryOf({ input }: YearClosing) {
  const carry = closingProposals(input).after.find(({ key }) => key === "carry");
  return carry?.entry.lines.map(({ account }) => account);
}

describe("how the closing of a year stands", () => {
  it("tells what closing would post, and posts exactly that", async () => {
    await post("2025-03-01", "1105", "4135", 800);
    await post("2025-12-10", "5195", "1105", 500);
    const before = await closing();
    expect(before.months.map(({ posted }) => posted)).toEqual([0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect(before.closing).toEqual([]);
    expect(before.proposed.map(({ description }) => description)).toEqual([
      "Cierre de los ingresos de 2025",
      "Cierre de los costos y gastos de 2025",
      "Utilidad del ejercicio 2025",
    ]);
    await closeYear(storage, { id: id(), bookId, year: 2025 });
    const after = await closing();
    expect(after.proposed).toEqual([]);
    expect(after.closing.map(({ lines }) => lines)).toEqual(before.proposed.map(({ lines }) => lines));
    expect(after.locked).toBeNull();
  });

  it("tells what passes to the next year, that it passed, and that both can be taken back", async () => {
    await post("2025-03-01", "1105", "4135", 800);
    await closeYear(storage, { id: id(), bookId, year: 2025 });
    expect(carryOf(await closing())).toEqual(["3605", "3705"]);
    await openYear(storage, { id: id(), bookId, year: 2026 });
    const carried = await closing();
    expect(carryOf(carried)).toBeUndefined();
    expect(carried.carried).toHaveLength(1);
    await reopenYear(storage, { id: id(), bookId, year: 2025 });
    const again = await closing();
    expect([again.closing, again.carried]).toEqual([[], []]);
    expect(again.proposed).toHaveLength(2);
  });

  it("counts drafts, and says when December is closed", async () => {
    await post("2025-03-01", "1105", "4135", 800);
    await saveDraft(storage, {
      id: id(),
      bookId,
      entryId: newId("entry"),
      origin: "journal",
      content: content("2025-05-02", "1105", "4135", 10),
    });
    expect((await closing()).months.map(({ drafts }) => drafts).indexOf(1)).toBe(4);
    const fresh = await closing(2024);
    expect(fresh.proposed).toEqual([]);
    await closeMonth(storage, { id: id(), bookId, month: month("2025-12") });
    expect((await closing()).months.at(-1)?.closed).toBe(true);
    expect((await closing()).locked).toBeNull();
  });

  it("says when an earlier year is open, whose result this closing would take along", async () => {
    await post("2024-03-01", "1105", "4135", 300);
    await post("2025-03-01", "1105", "4135", 800);
    expect((await closing()).earlierOpen).toBe(true);
    expect((await closing(2024)).earlierOpen).toBe(false);
    await closeYear(storage, { id: id(), bookId, year: 2024 });
    expect((await closing()).earlierOpen).toBe(false);
  });

  it("names the closed month that keeps a closing from being taken back", async () => {
    await post("2025-03-01", "1105", "4135", 800);
    await closeYear(storage, { id: id(), bookId, year: 2025 });
    const close = (of: string) => closeMonth(storage, { id: id(), bookId, month: month(of) });
    await close("2026-01");
    expect((await closing()).locked).toBeNull();
    await reopenMonth(storage, { id: id(), bookId, month: month("2026-01") });
    await openYear(storage, { id: id(), bookId, year: 2026 });
    await close("2026-01");
    expect((await closing()).locked).toBe("2026-01");
    await close("2025-12");
    expect((await closing()).locked).toBe("2025-12");
    const refused = await reopenYear(storage, { id: id(), bookId, year: 2025 });
    expect(refused.ok ? null : refused.error.kind).toBe("closed-month");
  });
});

it("AF-07 what the register of assets depreciates is proposed by the register alone", async () => {
  for (const of of ["07", "08", "10"]) await post(`2025-${of}-28`, "516010", "159210", 100_000);
  const guessed = await closing();
  const keys = (found: YearClosing) => closingProposals(found.input).before.map(({ key }) => key);
  expect(keys(guessed)).toContain("depreciation");
  expect(guessed.assets).toBeNull();
  const fields = { ...MACHINE, opening: { month: month("2025-10"), accumulated: pesos(300_000) } };
  const known = { assetId: newId("asset"), fields, purchase: { kind: "none" } } as const;
  must(await registerAsset(storage, { id: id(), bookId, ...known }));
  const found = await closing();
  expect(keys(found)).not.toContain("depreciation");
  expect(found.assets).toMatchObject({ due: ["2025-11", "2025-12"], differs: true });
  await post("2025-01-02", "1520", "2205", 12_000_000);
  for (const of of ["2025-11", "2025-12"]) {
    const command = { id: id(), bookId, month: month(of), entryId: newId("entry"), units: new Map() };
    must(await postDepreciation(storage, command));
  }
  expect((await closing()).assets).toMatchObject({ due: [], differs: false });
});
