import { expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { HeldReason, ImportPlan, PlannedEntry } from "#domain/import/books/import-plan.ts";
import { importView, monthsRead } from "#domain/import/books/import-view.ts";
import type { NearAmount } from "#domain/import/books/near-amount.ts";
import { readBookTable } from "#domain/import/books/read-book-table.ts";
import { recogniseSheet } from "#domain/import/books/recognise.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";

const TODAY = day("2026-11-23");
const PLAN: ImportPlan = { entries: [], held: [], known: [], unknown: [], debit: null, fileDebit: null };
const YEAR = { start: day("2026-01-01"), end: day("2026-12-31") };

function reading(kind: "journal" | "trial") {
  const rows = [
    ["Octubre de 2026"],
    kind === "journal" ? ["Fecha", "Código", "Debe", "Haber"] : ["Código", "Cuenta", "Debe", "Haber"],
    [kind === "journal" ? 3 : "1105", "1105", 900, null],
    [kind === "journal" ? null : "4135", "4135", null, 900],
  ].map((cells, index) => ({ row: index + 1, cells }));
  const layout = recogniseSheet({ rows });
  if (layout?.kind !== kind) throw new Error("not recognised");
  const said = { from: day("2026-10-01"), to: day("2026-10-31") };
  return readBookTable({ rows }, { layout, today: TODAY, said, openingDay: day("2026-10-31") });
}

const entryOf = (date: string, row = 1): PlannedEntry => ({
  row,
  content: {
    date: day(date),
    description: "",
    reference: "",
    lines: [{ account: "1105" as AccountCode, debit: pesos(1), credit: pesos(0) }],
  },
});

const viewOf = (plan: Partial<ImportPlan>) => importView({ ...PLAN, ...plan }, reading("journal"), YEAR);

it("IM-20 IM-22 reads a table by what it holds, with the days that its titles say", () => {
  expect(reading("journal").entries.map(({ date }) => date)).toEqual(["2026-10-03"]);
  expect(reading("trial").entries.map(({ date }) => date)).toEqual(["2026-10-31"]);
});

it("IM-20 tells the months of a reading, those of entries without a day among them", () => {
  const { entries } = reading("journal");
  const dated = (date: string | null) =>
    entries.map((each) => ({ ...each, date: date === null ? null : day(date) }));
  const made = { ...reading("journal"), entries: [...entries, ...dated(null)] };
  expect(monthsRead(made, null)).toEqual(["2026-10", "2026-10"]);
  expect(monthsRead(made, day("2026-12-01"))).toEqual(["2026-10", "2026-12"]);
  expect(monthsRead({ ...made, entries: [] }, null)).toBeNull();
  const four = ["2026-05-31", "2026-02-01", "2026-08-02", "2026-06-30"].flatMap(dated);
  expect(monthsRead({ ...made, entries: four }, null)).toEqual(["2026-02", "2026-08"]);
});

it("IM-20 says nothing outside of the book of a plan without entries", () => {
  const view = importView(PLAN, reading("trial"), { start: TODAY, end: TODAY });
  expect(view).toMatchObject({ said: 1, count: 0, outside: null, first: [] });
});

it("IM-20 tells how many entries are of days outside of the book's period, the first and the last", () => {
  const days = ["2026-01-01", "2027-03-05", "2025-12-31", "2026-12-31", "2025-06-30", "2027-01-01"];
  const entries = days.map((each) => entryOf(each));
  expect(viewOf({ entries }).outside).toEqual({ count: 4, from: "2025-06-30", to: "2027-03-05" });
  expect(viewOf({ entries: entries.slice(2, 4) }).outside).toEqual({
    count: 1,
    from: "2025-12-31",
    to: "2025-12-31",
  });
  expect(viewOf({ entries: [entryOf("2027-01-01"), entryOf("2027-02-01")] }).outside).toMatchObject({
    from: "2027-01-01",
    to: "2027-02-01",
  });
  expect(viewOf({ entries: [entryOf("2026-01-01"), entryOf("2026-12-31")] }).outside).toBeNull();
});

it("IM-20 shows the first entries of a plan, and counts them all", () => {
  const entries = Array.from({ length: 6 }, (_, at) => entryOf("2026-05-01", at + 2));
  const view = viewOf({ entries, known: entries.slice(1, 3) });
  expect(view).toMatchObject({ count: 6, known: 2, said: 1 });
  expect(view.first.map(({ row }) => row)).toEqual([2, 3, 4, 5]);
});

const badDay = (row: number, near?: string): HeldReason =>
  near === undefined
    ? { row, kind: "bad-date", cell: "x" }
    : { row, kind: "bad-date", cell: "x", near: day(near) };

it("IM-20 tells why entries stay out, by the sheet of each where several are read, and what is one press away", () => {
  const amount = (row: number): NearAmount => ({ row, said: "12.0", value: pesos(120) });
  const held = [
    {
      row: 2,
      sheet: "Enero",
      description: "",
      reasons: [badDay(2, "2026-02-28"), { row: 3, kind: "no-date" as const }],
    },
    { row: 4, description: "", reasons: [badDay(4, "2026-02-28"), badDay(5)], near: amount(4) },
    { row: 6, description: "", reasons: [badDay(6, "2026-04-30"), badDay(7, "2026-06-30")], near: amount(6) },
    { row: 8, description: "", reasons: [], near: amount(8) },
  ];
  const view = viewOf({ held });
  expect(view.held.reasons.map((each) => [each.row, each.sheet, each.kind])).toEqual([
    [2, "Enero", "bad-date"],
    [3, "Enero", "no-date"],
    [4, undefined, "bad-date"],
    [5, undefined, "bad-date"],
    [6, undefined, "bad-date"],
    [7, undefined, "bad-date"],
  ]);
  expect(view.held).toMatchObject({
    count: 4,
    more: 0,
    kinds: ["bad-date", "no-date"],
    near: ["2026-02-28", "2026-04-30"],
    amounts: { count: 3, first: [amount(4), amount(6)] },
  });
});

it("IM-20 shows so many reasons, and counts the others", () => {
  const held = Array.from({ length: 203 }, (_, row) => ({ row, description: "", reasons: [badDay(row)] }));
  const { reasons, more, count, near, amounts } = viewOf({ held }).held;
  expect([reasons.length, more, count, near, amounts]).toEqual([200, 3, 203, [], { count: 0, first: [] }]);
});
