import fc from "fast-check";
import { expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { checkNewEntry } from "#domain/accounting/entries/check-entry.ts";
import { NO_CHOICES, planImport } from "#domain/import/books/import-plan.ts";
import { readBookTable } from "#domain/import/books/read-book-table.ts";
import { recogniseSheet } from "#domain/import/books/recognise.ts";
import type { FileCell, SheetRow } from "#domain/import/table/sheet.ts";
import { titlePeriod } from "#domain/import/table/title-period.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { countedRuns } from "#tests/support/random/runs.ts";
import { JOURNALS, TRIALS } from "./layouts.ts";

const TODAY = day("2026-11-23");
const CHART = pucChart();

const cell: fc.Arbitrary<FileCell> = fc.oneof(
  fc.constantFrom<FileCell>(
    null,
    "",
    "-",
    "#REF!",
    "1.234.5",
    "31/02/2026",
    "__proto__",
    "110505",
    "Total",
    "9".repeat(40),
    " ".repeat(300),
    Number.MAX_SAFE_INTEGER,
    2 ** 60,
    -0.005,
    true,
    { error: "#DIV/0!" },
    { day: day("1900-01-01") },
    { day: day("2199-12-31") },
  ),
  fc.string({ maxLength: 20 }),
  fc.double({ noNaN: true }),
);

/** A layout with rows taken out, repeated and moved, and cells changed for others. */
const mutated: fc.Arbitrary<readonly SheetRow[]> = fc
  .record({
    rows: fc.constantFrom(...[...JOURNALS, ...TRIALS].map((layout) => layout.rows)),
    changes: fc.array(fc.record({ row: fc.nat(30), column: fc.nat(12), cell }), { maxLength: 6 }),
    moves: fc.array(fc.tuple(fc.nat(30), fc.nat(30)), { maxLength: 3 }),
  })
  .map(({ rows, changes, moves }) => {
    const cells: FileCell[][] = rows.map((each) => [...each]);
    for (const { row, column, cell: next } of changes) {
      const target = cells[row % cells.length];
      if (target !== undefined) target[column % Math.max(1, target.length)] = next;
    }
    for (const [from, to] of moves) {
      const source = cells[from % cells.length];
      if (source !== undefined) cells.splice(to % cells.length, from % 2, [...source]);
    }
    return cells.map((each, index) => ({ row: index + 1, cells: each }));
  });

it("I-24 IM-20 whatever a table says, each planned entry can be posted and each other one has a reason", () => {
  fc.assert(
    fc.property(mutated, fc.boolean(), (rows, mends) => {
      const layout = recogniseSheet({ rows });
      if (layout === null) return;
      const said = titlePeriod(rows.slice(0, layout.next), [], TODAY);
      const reading = readBookTable({ rows }, { layout, today: TODAY, said, openingDay: TODAY });
      const choices = { ...NO_CHOICES, mendsYears: mends, mendsDays: mends, fillsDays: mends };
      const world = {
        chart: CHART,
        closed: new Set<never>(),
        known: new Map<string, number>(),
        today: TODAY,
      };
      const plan = planImport({ reading, ...world, choices });
      for (const { content } of plan.entries) expect(checkNewEntry(content, CHART)).toEqual([]);
      for (const { reasons } of plan.held) expect(reasons.length).toBeGreaterThan(0);
      expect(plan.entries.length + plan.held.length).toBe(reading.entries.length);
    }),
    countedRuns(300, 20_000),
  );
});
