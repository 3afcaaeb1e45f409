import { beforeEach, describe, expect, it } from "vitest";
import type { ChartKind } from "#domain/accounting/account.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { closeMonth } from "#storage/commands/books/close-month.ts";
import { closeYear, openYear, reopenYear } from "#storage/commands/books/close-year.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { saveDraft } from "#storage/commands/entries/save-draft.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { balancesNow } from "#storage/queries/books/balances.ts";
import { selectedCompanyYear } from "#storage/queries/companies/company-year.ts";
import { statementFigures } from "#storage/queries/statements/statement-figures.ts";
import { content } from "../../../support/builders.ts";
import { allEntries, disagreements, openTestStorage } from "../../../support/test-storage.ts";

let storage: AppStorage;

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  return () => storage.close();
});

const id = () => newId("command");

async function book(chart: ChartKind = "puc"): Promise<BookId> {
  const company = await createCompany(storage, { id: id(), companyId: newId("company"), name: "La Sabana" });
  if (!company.ok) throw new Error(company.error.kind);
  const bookId = newId("book");
  const made = await createBook(storage, {
    id: id(),
    bookId,
    companyId: company.value.id,
    name: "Diario",
    chart,
  });
  if (!made.ok) throw new Error(made.error.kind);
  return bookId;
}

async function post(bookId: BookId, date: string, debit: string, credit: string, amount: number) {
  const head = { id: id(), bookId, entryId: newId("entry"), origin: "journal" as const };
  const made = await postEntry(storage, { ...head, content: content(date, debit, credit, amount) });
  if (!made.ok) throw new Error(made.error.kind);
  return made.value;
}

/** A year with a profit of 300: 800 sold, 500 spent. */
async function yearOf(bookId: BookId) {
  await post(bookId, "2025-03-01", "1105", "4135", 800);
  await post(bookId, "2025-12-10", "5195", "1105", 500);
}

async function nets(bookId: BookId): Promise<Record<string, number>> {
  const all = [...(await balancesNow(storage, bookId))].map(([code, { debit, credit }]) => [
    code,
    debit - credit,
  ]);
  return Object.fromEntries(all.filter(([, net]) => net !== 0));
}

const refusal = (problem: string, year = 2025) => ({ ok: false, error: { kind: "year", year, problem } });

describe("closing a year", () => {
  it("takes classes 4 to 7 through 5905 to the result, on numbered entries of 31 December", async () => {
    const bookId = await book();
    await yearOf(bookId);
    const closed = await closeYear(storage, { id: id(), bookId, year: 2025 });
    expect(closed.ok && closed.value.map(({ number, date, origin }) => [number, date, origin])).toEqual([
      [3, "2025-12-31", "closing"],
      [4, "2025-12-31", "closing"],
      [5, "2025-12-31", "closing"],
    ]);
    expect(await nets(bookId)).toEqual({ "1105": 300, "3605": -300 });
    expect(await disagreements(storage, bookId)).toEqual([]);
  });

  it("twice is once, and a repeated command answers the same", async () => {
    const bookId = await book();
    await yearOf(bookId);
    const command = { id: id(), bookId, year: 2025 };
    const first = await closeYear(storage, command);
    expect(await closeYear(storage, command)).toEqual(first);
    expect(await closeYear(storage, { ...command, id: id() })).toEqual(refusal("nothing-to-close"));
    expect((await allEntries(storage, bookId)).size).toBe(5);
  });

  it("leaves what comes after the year alone", async () => {
    const bookId = await book();
    await yearOf(bookId);
    await post(bookId, "2026-01-05", "1105", "4135", 70);
    await closeYear(storage, { id: id(), bookId, year: 2025 });
    expect(await nets(bookId)).toEqual({ "1105": 370, "3605": -300, "4135": -70 });
  });

  it("is refused with drafts in the year, and with a closed December", async () => {
    const bookId = await book();
    await yearOf(bookId);
    const draft = { id: id(), bookId, entryId: newId("entry"), origin: "journal" as const, version: 0 };
    await saveDraft(storage, { ...draft, content: content("2025-06-01", "1105", "4135", 5) });
    expect(await closeYear(storage, { id: id(), bookId, year: 2025 })).toEqual(refusal("drafts"));
    const other = await book();
    await yearOf(other);
    await closeMonth(storage, { id: id(), bookId: other, month: month("2025-12") });
    expect(await closeYear(storage, { id: id(), bookId: other, year: 2025 })).toEqual({
      ok: false,
      error: { kind: "closed-month", month: "2025-12" },
    });
    expect((await allEntries(storage, other)).size).toBe(2);
  });

  it("closes short charts too", async () => {
    const bookId = await book("journal");
    await post(bookId, "2025-03-01", "caja", "ventas", 800);
    await closeYear(storage, { id: id(), bookId, year: 2025 });
    expect(await nets(bookId)).toEqual({ caja: 800, "utilidades-retenidas": -800 });
  });

  it("is taken back by undo, and done again by undoing that", async () => {
    const bookId = await book();
    await yearOf(bookId);
    const command = { id: id(), bookId, year: 2025 };
    await closeYear(storage, command);
    const undo = { id: id(), bookId, target: command.id };
    expect((await undoCommand(storage, undo)).ok).toBe(true);
    expect(await nets(bookId)).toEqual({ "1105": 300, "4135": -800, "5195": 500 });
    expect((await undoCommand(storage, { id: id(), bookId, target: undo.id })).ok).toBe(true);
    expect(await nets(bookId)).toEqual({ "1105": 300, "3605": -300 });
    expect(await disagreements(storage, bookId)).toEqual([]);
  });
});

describe("opening and reopening", () => {
  it("passes the result on once", async () => {
    const bookId = await book();
    await yearOf(bookId);
    expect(await openYear(storage, { id: id(), bookId, year: 2026 })).toEqual(
      refusal("nothing-to-carry", 2026),
    );
    await closeYear(storage, { id: id(), bookId, year: 2025 });
    const opened = await openYear(storage, { id: id(), bookId, year: 2026 });
    expect(opened.ok && opened.value[0]).toMatchObject({ date: "2026-01-01", origin: "closing", number: 6 });
    expect(await nets(bookId)).toEqual({ "1105": 300, "3705": -300 });
    expect(await openYear(storage, { id: id(), bookId, year: 2026 })).toEqual(
      refusal("nothing-to-carry", 2026),
    );
  });

  it("takes the closing back with what was passed on, and only those", async () => {
    const bookId = await book();
    await yearOf(bookId);
    await closeYear(storage, { id: id(), bookId, year: 2025 });
    await openYear(storage, { id: id(), bookId, year: 2026 });
    const later = await post(bookId, "2026-02-01", "5120", "1105", 40);
    const command = { id: id(), bookId, year: 2025 };
    expect(await reopenYear(storage, command)).toEqual({ ok: true, value: 4 });
    expect(await reopenYear(storage, command)).toEqual({ ok: true, value: 4 });
    expect(await nets(bookId)).toEqual({ "1105": 260, "4135": -800, "5195": 500, "5120": 40 });
    const entries = [...(await allEntries(storage, bookId)).values()];
    expect(
      entries
        .filter((entry) => entry.status === "void")
        .map((entry) => entry.number)
        .sort(),
    ).toEqual([3, 4, 5, 6]);
    expect(entries.find((entry) => entry.id === later.id)?.status).toBe("posted");
    expect(await disagreements(storage, bookId)).toEqual([]);
    expect((await undoCommand(storage, { id: id(), bookId, target: command.id })).ok).toBe(true);
    expect(await nets(bookId)).toEqual({ "1105": 260, "3705": -300, "5120": 40 });
  });

  it("gives numbers back when the closing stood last", async () => {
    const bookId = await book();
    await yearOf(bookId);
    await closeYear(storage, { id: id(), bookId, year: 2025 });
    await reopenYear(storage, { id: id(), bookId, year: 2025 });
    expect((await storage.db.books.get(bookId))?.lastNumber).toBe(2);
    expect(await disagreements(storage, bookId)).toEqual([]);
  });

  it("is refused once December is closed, and when nothing closes the year", async () => {
    const bookId = await book();
    await yearOf(bookId);
    expect(await reopenYear(storage, { id: id(), bookId, year: 2025 })).toEqual(refusal("nothing-to-reopen"));
    await closeYear(storage, { id: id(), bookId, year: 2025 });
    await closeMonth(storage, { id: id(), bookId, month: month("2025-12") });
    expect(await reopenYear(storage, { id: id(), bookId, year: 2025 })).toEqual({
      ok: false,
      error: { kind: "closed-month", month: "2025-12" },
    });
    expect(await nets(bookId)).toEqual({ "1105": 300, "3605": -300 });
  });
});

describe("closing changes no figure", () => {
  const PERIODS = [
    { from: day("2026-01-01"), to: day("2026-12-31") },
    { from: day("2025-01-01"), to: day("2025-12-31") },
  ];

  it("of the statements, present or compared, whoever closed", async () => {
    const bookId = await book();
    await yearOf(bookId);
    await post(bookId, "2026-02-01", "5120", "1105", 40);
    const shown = async () => {
      const statements = ["balance", "income", "cash", "equity"] as const;
      const figures = await statementFigures(storage, {
        books: [bookId],
        periods: PERIODS,
        statements,
        direct: true,
      });
      if (figures === null) throw new Error("no book");
      return statements.map((kind) =>
        makeStatement(kind, figures).lines.map(({ key, amounts, shares }) => ({ key, amounts, shares })),
      );
    };
    const before = await shown();
    await closeYear(storage, { id: id(), bookId, year: 2025 });
    expect(await shown()).toEqual(before);
    await openYear(storage, { id: id(), bookId, year: 2026 });
    const after = await shown();
    expect(after.slice(0, 3)).toEqual(before.slice(0, 3));
    await closeYear(storage, { id: id(), bookId, year: 2026 });
    expect(await shown()).toEqual(after);
  });

  it("of a company's indicators and its year", async () => {
    const bookId = await book();
    await yearOf(bookId);
    const before = await selectedCompanyYear(storage);
    await closeYear(storage, { id: id(), bookId, year: 2025 });
    const after = await selectedCompanyYear(storage);
    expect(after?.card.figures?.performance).toEqual({ income: 800, sales: 800, netResult: 300 });
    expect(after?.card.figures?.indicators).toEqual(before?.card.figures?.indicators);
    expect(after?.months).toEqual(before?.months);
    expect(after?.months.at(-1)).toEqual({ month: "2025-12", income: 0, expenses: 500 });
  });

  it("closes years in their order: results of an earlier one would become this one's", async () => {
    const bookId = await book();
    await post(bookId, "2024-06-01", "1105", "4135", 70);
    await yearOf(bookId);
    const early = await closeYear(storage, { id: id(), bookId, year: 2025 });
    expect(early).toEqual({ ok: false, error: { kind: "year", year: 2025, problem: "earlier-open" } });
    expect((await closeYear(storage, { id: id(), bookId, year: 2024 })).ok).toBe(true);
    expect((await closeYear(storage, { id: id(), bookId, year: 2025 })).ok).toBe(true);
    expect(await disagreements(storage, bookId)).toEqual([]);
  });

  it("takes back a result that was passed on by hand after January", async () => {
    const bookId = await book();
    await yearOf(bookId);
    await closeYear(storage, { id: id(), bookId, year: 2025 });
    await post(bookId, "2026-03-20", "3605", "3705", 300);
    const taken = await reopenYear(storage, { id: id(), bookId, year: 2025 });
    expect(taken).toEqual({ ok: true, value: 4 });
    expect((await nets(bookId))["3605"] ?? 0).toBe(0);
  });
});
