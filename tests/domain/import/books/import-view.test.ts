import { expect, it } from "vitest";
import { importView, monthsRead } from "#domain/import/books/import-view.ts";
import { readBookTable } from "#domain/import/books/read-book-table.ts";
import { recogniseSheet } from "#domain/import/books/recognise.ts";
import { day } from "#domain/kernel/calendar-day.ts";

const TODAY = day("2026-11-23");
const PLAN = { entries: [], held: [], known: [], unknown: [], debit: null, fileDebit: null };

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

it("IM-20 IM-22 reads a table by what it holds, with the days that its titles say", () => {
  expect(reading("journal").entries.map(({ date }) => date)).toEqual(["2026-10-03"]);
  expect(reading("trial").entries.map(({ date }) => date)).toEqual(["2026-10-31"]);
});

it("IM-20 tells the months of a reading, those of entries without a day among them", () => {
  const { entries } = reading("journal");
  const made = {
    ...reading("journal"),
    entries: [...entries, ...entries.map((each) => ({ ...each, date: null }))],
  };
  expect(monthsRead(made, null)).toEqual(["2026-10", "2026-10"]);
  expect(monthsRead(made, day("2026-12-01"))).toEqual(["2026-10", "2026-12"]);
  expect(monthsRead({ ...made, entries: [] }, null)).toBeNull();
});

it("IM-20 says nothing outside of the book of a plan without entries", () => {
  const view = importView(PLAN, reading("trial"), { start: TODAY, end: TODAY });
  expect(view).toMatchObject({ said: 1, count: 0, outside: null, first: [] });
});
