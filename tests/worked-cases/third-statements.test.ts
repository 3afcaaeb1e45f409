import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { figuresOf, inputOf } from "#tests/support/book-facts.ts";
import { line, posted } from "#tests/support/builders.ts";

type Short = readonly [date: string, ...lines: readonly (readonly [account: string, amount: number])[]];

const chart = pucChart();
const YEAR = ["2026-01-01", "2026-12-31"] as [string, string];
const M = 1_000_000;

/** A year of 2026, in millions. */
function year(...shorts: readonly Short[]) {
  const entries = shorts.map(
    ([date, ...lines], at): Entry =>
      posted(at + 1, {
        date: day(date),
        description: "Asiento",
        reference: "",
        lines: lines.map(([account, amount]) => line(account, amount * M)),
      }),
  );
  return inputOf(entries, chart, YEAR);
}

const besides = (statement: ReturnType<typeof makeStatement>) =>
  statement.besides?.flatMap(({ figures }) => figures.map(({ label, amounts }) => [label, ...amounts]));

describe("statements reckoned from the NIIF para PYMES for a third time", () => {
  const SOLD = year(
    [
      "2025-12-31",
      ["1110", 20],
      ["1305", 10],
      ["1435", 8],
      ["1540", 50],
      ["159235", -30],
      ["2205", -6],
      ["2355", -15],
      ["3105", -30],
      ["3705", -7],
    ],
    ["2026-02-01", ["1305", 60], ["4135", -60]],
    ["2026-02-01", ["6135", 35], ["1435", -35]],
    ["2026-03-01", ["1110", 55], ["1305", -55]],
    ["2026-03-02", ["1435", 33], ["2205", -33]],
    ["2026-04-01", ["2205", 30], ["1110", -30]],
    ["2026-05-01", ["5195", 9], ["1110", -9]],
    ["2026-06-30", ["5160", 5], ["159235", -5]],
    ["2026-07-01", ["1110", 4], ["159235", 14], ["531015", 2], ["1540", -20]],
    ["2026-08-01", ["1524", 6], ["159235", 4], ["1540", -10]],
    ["2026-09-01", ["2355", 10], ["3105", -10]],
  );

  it("cash with an asset sold at a loss, another swapped, and a debt made capital (NIIF 7.5 to 7.8, 7.18)", () => {
    const direct = makeStatement("cash", SOLD, "direct");
    const indirect = makeStatement("cash", SOLD, "indirect");
    const sums = { operating: 16 * M, investing: 4 * M, net: 20 * M, end: 40 * M };
    expect(figuresOf(direct)).toMatchObject({ customers: 55 * M, suppliers: -30 * M, ...sums });
    expect(figuresOf(indirect)).toMatchObject(sums);
    for (const statement of [direct, indirect]) {
      expect(figuresOf(statement).financing ?? 0).toBe(0);
      expect(statement.checks.every(({ holds }) => holds)).toBe(true);
    }
    // 9 + 5 of depreciation + 2 of the loss − 5 of customers + 2 of stock + 3 of suppliers = 16.
    expect(figuresOf(makeStatement("income", SOLD))).toMatchObject({ result: 9 * M });
    expect(besides(indirect)?.slice(0, 2)).toEqual([
      ["Compra de propiedades, planta y equipo a cambio de propiedades, planta y equipo", 6 * M],
      ["Aportes de capital", 10 * M],
    ]);
  });

  it.each<[string, Short, unknown]>([
    [
      "with cash besides: what the old one was worth",
      ["2026-05-01", ["1540", 80], ["159235", 30], ["1540", -50], ["1110", -60]],
      [["Compra de propiedades, planta y equipo a cambio de propiedades, planta y equipo", 20 * M]],
    ],
    [
      "with a gain: what it was given for",
      ["2026-05-01", ["1540", 25], ["159235", 30], ["1540", -50], ["4245", -5]],
      [["Compra de propiedades, planta y equipo a cambio de propiedades, planta y equipo", 25 * M]],
    ],
    ["a building that is finished is no exchange", ["2026-05-01", ["1516", 9], ["1508", -9]], []],
    [
      "nor an asset told in another account with what it wore off",
      ["2026-05-01", ["1524", 50], ["1540", -50], ["159235", 30], ["159215", -30]],
      [],
    ],
    ["nor one that is scrapped", ["2026-05-01", ["159235", 30], ["5310", 20], ["1540", -50]], []],
  ])("an asset given for another: %s (NIIF 7.18)", (_, entry, told) => {
    const begun: Short = [
      "2025-12-31",
      ["1110", 90],
      ["1508", 9],
      ["1540", 50],
      ["159235", -30],
      ["3105", -119],
    ];
    const cash = makeStatement("cash", year(begun, entry), "indirect");
    expect(besides(cash) ?? []).toEqual(told);
    expect(cash.checks.every(({ holds }) => holds)).toBe(true);
  });

  it("each bank apart: what one owes is a debt although another has money (NIIF 2.52, 4.2)", () => {
    const banks = year(
      ["2025-12-31", ["111005", 5], ["111010", 1], ["3105", -6]],
      ["2026-05-01", ["5195", 3], ["111010", -3]],
      ["2026-06-01", ["1435", 2], ["111005", -2]],
    );
    const balance = figuresOf(makeStatement("balance", banks));
    expect(balance).toMatchObject({ cash: 3 * M, inventories: 2 * M, assets: 5 * M, liabilities: 2 * M });
    const cash = makeStatement("cash", banks, "direct");
    expect(cash.checks.every(({ holds }) => holds)).toBe(true);
    expect(figuresOf(cash)).toMatchObject({ operating: -5 * M, net: -5 * M });
  });

  it("equity by class: an issue with a premium, a reserve, dividends, a revaluation and the result (NIIF 6.3)", () => {
    const equity = makeStatement(
      "equity",
      year(
        [
          "2025-12-31",
          ["1110", 175],
          ["3105", -100],
          ["320505", -10],
          ["330505", -20],
          ["3705", -30],
          ["3605", -15],
        ],
        ["2026-01-01", ["3605", 15], ["3705", -15]],
        ["2026-03-26", ["3705", 1.5], ["330505", -1.5]],
        ["2026-03-26", ["3705", 9], ["236005", -9]],
        ["2026-05-01", ["1110", 12], ["3105", -8], ["320505", -4]],
        ["2026-12-01", ["1910", 3.5], ["3810", -3.5]],
        ["2026-12-01", ["1110", 20], ["4135", -20]],
      ),
    );
    const rows = new Map(equity.lines.map(({ key, amounts }) => [key, amounts.map((each) => each / M)]));
    expect(rows.get("contributions@0")).toEqual([8, 4, 0, 0, 0, 12]);
    expect(rows.get("dividends@0")).toEqual([0, 0, 0, -9, 0, -9]);
    expect(rows.get("oci@0")).toEqual([0, 3.5, 0, 0, 0, 3.5]);
    expect(rows.get("closing@0")).toEqual([108, 17.5, 21.5, 34.5, 20, 201.5]);
    expect(equity.checks.every(({ holds }) => holds)).toBe(true);
  });
});
