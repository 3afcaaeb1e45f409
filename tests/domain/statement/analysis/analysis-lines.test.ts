import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { performanceOf, positionOf, totalAssets } from "#domain/accounting/indicators.ts";
import {
  type AnalysisLine,
  balanceLineOf,
  balanceLines,
  resultLines,
} from "#domain/statement/analysis/analysis-lines.ts";
import { horizontalAnalysis } from "#domain/statement/analysis/horizontal-analysis.ts";
import { verticalBalance, verticalResult } from "#domain/statement/analysis/vertical-analysis.ts";
import { CODES } from "../../../support/builders.ts";

const amountOf = (lines: readonly AnalysisLine[], key: string) =>
  lines.find((line) => line.key === key)?.amount;

const BOOKS = new Map([
  ["110505", 700],
  ["1705", 100],
  ["1524", 1_200],
  ["2205", -300],
  ["2725", -200],
  ["2408", 50],
  ["3105", -1_000],
  ["4135", -1_500],
  ["4210", -60],
  ["5105", 400],
  ["5305", 10],
  ["6135", 600],
]);

/** Random balanced nets over any accounts. */
const nets = fc
  .array(
    fc.tuple(
      fc.constantFrom(...CODES, "1705", "2725", "2105", "5305", "4210"),
      fc.integer({ min: -9_999, max: 9_999 }),
    ),
    {
      maxLength: 20,
    },
  )
  .map((pairs) => {
    const made = new Map<string, number>();
    for (const [code, amount] of pairs) made.set(code, (made.get(code) ?? 0) + amount);
    const rest = [...made.values()].reduce((sum, amount) => sum + amount, 0);
    made.set("3105", (made.get("3105") ?? 0) - rest);
    return made;
  });

describe("the lines of a balance", () => {
  it("stand by their code whatever the order of the accounts, without groups that come to nothing", () => {
    const some = new Map([...BOOKS, ["1435", 30], ["143505", -30]].reverse() as [string, number][]);
    expect(balanceLines(some)).toEqual(balanceLines(BOOKS));
    expect(resultLines(some)).toEqual(resultLines(BOOKS));
    expect(["1705", "170505", "2725", "272505", "1710", "11051705"].map(balanceLineOf)).toEqual([
      "1705",
      "1705",
      "2725",
      "2725",
      "17",
      "11",
    ]);
  });

  it("of nothing earned are zero without a sign, and so are their shares", () => {
    const even = new Map([
      ["1105", 0],
      ["4135", -60],
      ["6135", 60],
    ]);
    for (const { share } of verticalResult(resultLines(even))) expect(Object.is(share, -0)).toBe(false);
    for (const { amount } of resultLines(even)) expect(Object.is(amount, -0)).toBe(false);
    const none = { key: "net-result", kind: "total", amount: -0 } as const;
    expect(verticalResult([{ key: "41", kind: "line", amount: 5 }, none])[1]?.share).toBe(0);
  });

  it("stand by group, what the tax office owes among the assets", () => {
    expect(balanceLines(BOOKS).map(({ key, amount }) => [key, amount])).toEqual([
      ["11", 700],
      ["13", 50],
      ["1705", 100],
      ["current-assets", 850],
      ["15", 1_200],
      ["other-assets", 1_200],
      ["assets", 2_050],
      ["22", 300],
      ["current-liabilities", 300],
      ["2725", 200],
      ["other-liabilities", 200],
      ["liabilities", 500],
      ["31", 1_000],
      ["result", 550],
      ["equity", 1_550],
      ["financing", 2_050],
    ]);
  });

  it("take an account against its nature where it stands then", () => {
    const overdrawn = new Map([
      ["1105", 500],
      ["111005", -300],
      ["1305", -40],
      ["2205", 20],
      ["3105", -180],
    ]);
    expect(balanceLines(overdrawn).map(({ key, amount }) => [key, amount])).toEqual([
      ["11", 500],
      ["13", 20],
      ["current-assets", 520],
      ["other-assets", 0],
      ["assets", 520],
      ["21", 300],
      ["28", 40],
      ["current-liabilities", 340],
      ["other-liabilities", 0],
      ["liabilities", 340],
      ["31", 180],
      ["equity", 180],
      ["financing", 520],
    ]);
  });

  it("name what the accounts do not explain", () => {
    const typed = new Map([
      ["1105", 100],
      ["2205", -30],
    ]);
    expect(amountOf(balanceLines(typed), "unplaced")).toBe(70);
  });

  it("I-03 add up to their sums, and both sides to the same, for any books that balance", () => {
    void fc.assert(
      fc.property(nets, (each) => {
        const lines = balanceLines(each);
        const position = positionOf(each);
        const at = lines.findIndex((line) => line.key === "assets");
        const sumOf = (part: readonly AnalysisLine[]) =>
          part.filter((line) => line.kind === "line").reduce((sum, line) => sum + line.amount, 0);
        expect(sumOf(lines.slice(0, at))).toBe(totalAssets(position));
        expect(sumOf(lines.slice(at))).toBe(totalAssets(position));
        expect(amountOf(lines, "financing")).toBe(amountOf(lines, "assets"));
        expect(amountOf(lines, "unplaced")).toBeUndefined();
        expect(amountOf(lines, "current-assets")).toBe(position.currentAssets);
      }),
    );
  });
});

describe("the lines of a result", () => {
  it("go from sales to what is left", () => {
    expect(resultLines(BOOKS).map(({ key, amount }) => [key, amount])).toEqual([
      ["41", 1_500],
      ["61", 600],
      ["gross-profit", 900],
      ["51", 400],
      ["operating-profit", 500],
      ["42", 60],
      ["53", 10],
      ["net-result", 550],
    ]);
  });

  it("end in the result of every other screen", () => {
    void fc.assert(
      fc.property(nets, (each) => {
        expect(amountOf(resultLines(each), "net-result")).toBe(performanceOf(each).netResult);
      }),
    );
  });
});

describe("vertical analysis", () => {
  it("is each line over total assets, and over net sales", () => {
    const share = (lines: readonly { key: string; share: number | null }[], key: string) =>
      lines.find((line) => line.key === key)?.share;
    expect(share(verticalBalance(balanceLines(BOOKS)), "15")).toBeCloseTo(1_200 / 2_050);
    expect(share(verticalBalance(balanceLines(BOOKS)), "assets")).toBe(1);
    expect(share(verticalResult(resultLines(BOOKS)), "gross-profit")).toBeCloseTo(0.6);
    expect(share(verticalResult(resultLines(BOOKS)), "41")).toBe(1);
  });

  it("has no shares of nothing", () => {
    const shares = [...verticalBalance(balanceLines(new Map())), ...verticalResult(resultLines(new Map()))];
    expect(shares.length).toBeGreaterThan(0);
    for (const { share } of shares) expect(share).toBeNull();
  });
});

describe("horizontal analysis", () => {
  const line = (key: string, amount: number): AnalysisLine => ({ key, kind: "line", amount });

  it("is (now − before) ÷ |before|, and nothing to divide by is no percentage", () => {
    const found = horizontalAnalysis(
      [line("11", 150), line("13", 50), line("5", -20)],
      [line("11", 100), line("13", 0), line("5", -10)],
    );
    expect(found).toEqual([
      { key: "11", kind: "line", now: 150, before: 100, change: 50, share: 0.5 },
      { key: "13", kind: "line", now: 50, before: 0, change: 50, share: null },
      { key: "5", kind: "line", now: -20, before: -10, change: -10, share: -1 },
    ]);
  });

  it("keeps what only one of them has, where it stood", () => {
    const found = horizontalAnalysis(
      [line("11", 1), line("15", 1)],
      [line("11", 1), line("12", 5), line("14", 6), line("15", 1), line("17", 2)],
    );
    expect(found.map((each) => each.key)).toEqual(["11", "12", "14", "15", "17"]);
    expect(found[1]).toMatchObject({ now: 0, before: 5, change: -5, share: -1 });
  });
});
