import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { equityStatement } from "#domain/statement/books/equity/equity-statement.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { COMPONENTS } from "#domain/statement/layouts/equity.data.ts";
import { amountsOf, inputOf } from "#tests/support/book-facts.ts";
import { content, posted } from "#tests/support/builders.ts";
import { randomEntries } from "#tests/support/random/random-books.ts";

const chart = pucChart();
const NOW = ["2026-01-01", "2026-12-31"] as [string, string];
const BEFORE = ["2025-01-01", "2025-12-31"] as [string, string];

const entries = (...list: readonly (readonly [string, string, string, number])[]): Entry[] =>
  list.map(([day, debit, credit, amount], index) => posted(index + 1, content(day, debit, credit, amount)));

const columnsOf = (list: Entry[], ...periods: [string, string][]) =>
  makeStatement("equity", inputOf(list, chart, ...periods)).columns;

const CAPITAL = ["2025-02-01", "1110", "3105", 1_000] as const;

describe("AC-71 the columns of the statement of changes in equity (NIIF para PYMES 6.3)", () => {
  it.each<[string, Entry[], [string, string][], string[]]>([
    ["nothing at all: the total alone", [], [NOW], ["Total"]],
    ["capital of an earlier year, nothing else", entries(CAPITAL), [NOW], ["Capital", "Total"]],
    [
      "a result of the compared year alone is carried on as accumulated",
      entries(CAPITAL, ["2025-03-01", "1110", "4135", 300]),
      [NOW, BEFORE],
      ["Capital", "Resultados acumulados", "Resultado del ejercicio", "Total"],
    ],
    [
      "a premium of the compared year that became capital within it",
      entries(["2025-03-01", "1110", "3205", 50], ["2025-06-01", "3205", "3105", 50]),
      [NOW, BEFORE],
      ["Capital", "Prima y superávit", "Total"],
    ],
    [
      "the same, one period alone: it is not of this one",
      entries(["2025-03-01", "1110", "3205", 50], ["2025-06-01", "3205", "3105", 50]),
      [NOW],
      ["Capital", "Total"],
    ],
    [
      "a reserve set aside",
      entries(CAPITAL, ["2026-03-01", "3705", "3305", 10]),
      [NOW],
      ["Capital", "Reservas", "Resultados acumulados", "Total"],
    ],
    [
      "a result of costs and income that come to zero",
      entries(CAPITAL, ["2026-03-01", "1110", "4135", 80], ["2026-03-02", "6135", "1110", 80]),
      [NOW],
      ["Capital", "Total"],
    ],
    [
      "an entry after the period",
      entries(CAPITAL, ["2027-01-05", "1110", "3205", 5]),
      [NOW],
      ["Capital", "Total"],
    ],
  ])("%s", (_, list, periods, columns) => {
    expect(columnsOf(list, ...periods)).toEqual(columns);
  });

  it("in random books no column is empty, none with an amount is left out, and rows still sum to their total", () => {
    fc.assert(
      fc.property(randomEntries(chart), fc.boolean(), (list, compared) => {
        const periods = compared ? [NOW, BEFORE] : [NOW];
        const input = inputOf(list, chart, ...(periods as [[string, string], ...[string, string][]]));
        const { columns, lines, checks } = equityStatement(input, new Map());
        expect(columns.at(-1)).toBe("Total");
        expect(checks.every(({ holds }) => holds)).toBe(true);
        const rows = lines.flatMap(({ amounts, accounts }) => [
          ...(amounts.length > 0 ? [amounts] : []),
          ...accounts.map((account) => account.amounts),
        ]);
        for (const amounts of rows) {
          expect(amounts).toHaveLength(columns.length);
          expect(amounts.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(amounts.at(-1));
        }
        for (const column of columns.keys())
          expect(column === columns.length - 1 || rows.some((amounts) => amounts[column] !== 0)).toBe(true);
        // What the balance tells of a component is never without a column.
        const balance = makeStatement("balance", input);
        for (const { key, label } of COMPONENTS)
          if (amountsOf(balance, key)?.some((amount) => amount !== 0)) expect(columns).toContain(label);
      }),
      { numRuns: 100 },
    );
  });
});
