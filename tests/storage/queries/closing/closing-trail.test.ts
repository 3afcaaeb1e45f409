import { beforeEach, describe, expect, it } from "vitest";
import { closingPeriod } from "#domain/accounting/closing/closing-period.ts";
import { monthSpan } from "#domain/accounting/closing/points/closing-span.ts";
import type { ClosingStep } from "#domain/accounting/closing/points/closing-step.ts";
import { month } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { closingReport } from "#reports/closing/closing-report.ts";
import { notePoint } from "#storage/commands/books/change-book.ts";
import { closeMonth, reopenMonth } from "#storage/commands/books/close-month.ts";
import { closeYear, openYear, reopenYear } from "#storage/commands/books/close-year.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { closingTrail } from "#storage/queries/closing/closing-trail.ts";
import { content } from "#tests/support/builders.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let bookId: BookId;
const id = () => newId("command");
const YEAR = closingPeriod(2025);

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  bookId = await openTestBook(storage);
  await post("2025-03-01", "1105", "4135", 800);
  await post("2025-12-10", "5195", "1105", 500);
  return () => storage.close();
});

async function post(date: string, debit: string, credit: string, amount: number, book = bookId) {
  const head = { id: id(), bookId: book, entryId: newId("entry"), origin: "journal" as const };
  must(await postEntry(storage, { ...head, content: content(date, debit, credit, amount) }));
}

function told(step: ClosingStep): string {
  switch (step.kind) {
    case "entries":
      return `${step.deed} ${step.numbers.join(",")} ${step.amount}`;
    case "month":
      return `${step.month} ${step.isClosed ? "closed" : "open"}`;
    case "reconciliation":
      return `${step.account} ${step.month}`;
    case "note":
      return `${step.point}: ${step.reason}`;
  }
}

const trail = async (period = YEAR) =>
  (await closingTrail(storage, bookId, period, (code) => code)).map(told);

describe("AC-82 the report of a closing says what was done, in order, from the trail", () => {
  it("tells a year from its first month to the transfer of its result", async () => {
    must(await closeMonth(storage, { id: id(), bookId, month: month("2025-03") }));
    must(await notePoint(storage, { id: id(), bookId, span: "2025", point: "stock", reason: "Servicios" }));
    must(await closeYear(storage, { id: id(), bookId, year: 2025 }));
    must(await openYear(storage, { id: id(), bookId, year: 2026 }));
    must(await reopenYear(storage, { id: id(), bookId, year: 2025 }));
    must(await notePoint(storage, { id: id(), bookId, span: "2025", point: "stock", reason: null }));
    expect(await trail()).toEqual([
      "2025-03 closed",
      "stock: Servicios",
      "closed 3,4,5 1600",
      "carried 6 300",
      "reopened 3,4,5,6 1900",
      "stock: null",
    ]);
    expect(await trail(monthSpan(month("2025-03")))).toEqual(["2025-03 closed"]);
    expect(await trail(closingPeriod(2024))).toEqual([]);
  });

  it("tells an undo of closing entries and no other, and nothing of other books, years and entries", async () => {
    const command = id();
    must(await closeYear(storage, { id: command, bookId, year: 2025 }));
    must(await undoCommand(storage, { id: id(), bookId, target: command }));
    const other = await openTestBook(storage);
    await post("2025-03-01", "1105", "4135", 10, other);
    must(await closeYear(storage, { id: id(), bookId: other, year: 2025 }));
    await post("2026-02-01", "1105", "4135", 10);
    must(await closeMonth(storage, { id: id(), bookId, month: month("2026-02") }));
    must(await reopenMonth(storage, { id: id(), bookId, month: month("2026-02") }));
    expect(await trail()).toEqual(["closed 3,4,5 1600", "undone 3,4,5 1600"]);
  });

  it("leaves out what a damaged record of the trail says, and tells the rest", async () => {
    must(await closeYear(storage, { id: id(), bookId, year: 2025 }));
    const [row] = await storage.db.audit.orderBy("seq").reverse().limit(1).toArray();
    await storage.db.audit.put({ ...row, seq: 900, command: id(), changes: "nothing" } as never);
    await storage.db.audit.put({
      ...row,
      seq: 901,
      command: id(),
      changes: [{ table: "entries", key: "x", before: null, after: { lines: 7 } }],
    } as never);
    expect(await trail()).toEqual(["closed 3,4,5 1600"]);
  });

  it("prints the checklist and the steps, each with its moment and its account", async () => {
    must(await closeYear(storage, { id: id(), bookId, year: 2025 }));
    const [step] = await closingTrail(storage, bookId, YEAR, (code) => code);
    if (step === undefined) throw new Error("no step");
    const head = { subtitle: "Diario", period: "2025" };
    const points = [{ label: "Sumas iguales", state: "Hecho", why: "Iguales" }];
    const steps = [{ step, what: "Se cerró", detail: "Asientos 3, 4 y 5" }];
    const report = closingReport({ title: "Informe del cierre", points, steps, who: "Ana" }, head);
    const rows = report.rows.map(({ kind, cells }) => [
      kind,
      ...cells.map((cell) => (cell.kind === "text" ? cell.text : cell.kind === "amount" ? cell.amount : "")),
    ]);
    expect(rows).toEqual([
      ["heading", "Lista de revisión", "", "", "", ""],
      ["line", "Hecho", "Sumas iguales", "Iguales", "", ""],
      ["heading", "Qué se hizo", "", "", "", ""],
      ["line", expect.stringMatching(/^\d\d\/\d\d\/\d{4}, /), "Se cerró", "Asientos 3, 4 y 5", "Ana", 1600],
    ]);
    const empty = closingReport({ title: "Informe del cierre", points: [], steps: [], who: "Ana" }, head);
    expect(empty.rows.at(-1)?.kind).toBe("note");
  });
});
