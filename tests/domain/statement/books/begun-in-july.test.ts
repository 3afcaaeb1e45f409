import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { closingEntries } from "#domain/accounting/closing/closing.ts";
import { closingPeriod } from "#domain/accounting/closing/closing-period.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { pucOfAccount } from "#domain/accounting/puc-of-account.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { standingAt } from "#domain/statement/books/balance-statement.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { amountsOf, figuresOf, inputOf } from "#tests/support/book-facts.ts";
import { line, posted } from "#tests/support/builders.ts";

const chart = pucChart();
const YEAR: [string, string] = ["2026-01-01", "2026-12-31"];

function entry(number: number, date: string, ...lines: Entry["lines"]): Entry {
  return posted(number, { date: day(date), description: "", reference: "", lines });
}

/** A shop switches to this program on 1 July: its balances of June, including the earnings since January. */
const opening = entry(
  1,
  "2026-07-01",
  line("1105", 300),
  line("1305", 500),
  line("1435", 900),
  line("2205", -400),
  line("3115", -1000),
  line("4135", -2000),
  line("6135", 1200),
  line("5105", 500),
);
const sale = entry(2, "2026-08-10", line("1105", 250), line("4135", -250));
const cost = entry(3, "2026-08-10", line("6135", 150), line("1435", -150));
const entries = [opening, sale, cost];

describe("a book that begins in July with what the year earned so far", () => {
  const input = inputOf(entries, chart, YEAR);

  it("tells the whole year's result, in the balance and by itself", () => {
    expect(figuresOf(makeStatement("income", input))).toMatchObject({
      revenue: 2250,
      cost: -1350,
      administration: -500,
      result: 400,
    });
    const balance = makeStatement("balance", input);
    expect(figuresOf(balance)).toMatchObject({ assets: 1800, liabilities: 400, capital: 1000, result: 400 });
    expect(balance.checks.every(({ holds }) => holds)).toBe(true);
  });

  it("has no flows of what was there already: its cash is what the book began with", () => {
    for (const method of ["indirect", "direct"] as const) {
      const cash = makeStatement("cash", input, method);
      expect(cash.checks.filter(({ holds }) => !holds)).toEqual([]);
      expect(figuresOf(cash)).toMatchObject({ operating: 250, net: 250, brought: 300, end: 550 });
      expect(amountsOf(cash, "capital")).toEqual([]);
    }
    // The result matches the income statement; earnings from before the book moved no cash in it.
    expect(figuresOf(makeStatement("cash", input, "indirect"))).toMatchObject({
      result: 400,
      "before-book": -300,
    });
  });

  it("contributes no capital: equity began with it, and the result is the year's", () => {
    const equity = makeStatement("equity", input);
    expect(equity.checks.filter(({ holds }) => !holds)).toEqual([]);
    expect(amountsOf(equity, "brought@0").at(-1)).toBe(1000);
    expect(amountsOf(equity, "result@0").at(-1)).toBe(400);
    expect(amountsOf(equity, "contributions@0").every((amount) => amount === 0)).toBe(true);
    expect(amountsOf(equity, "closing@0").at(-1)).toBe(1400);
  });

  it("closes with all of it, and closing changes no figure", () => {
    const [facts] = input.periods;
    if (facts === undefined) throw new Error("no facts");
    const pucOf = (account: Entry["lines"][number]["account"]) => pucOfAccount(chart, account);
    const contents = closingEntries({
      kind: "puc",
      period: closingPeriod(2026),
      pucOf,
      balances: standingAt(facts),
    });
    expect(contents.at(-1)?.lines.at(-1)).toEqual(line("3605", -400));
    const closed = [...entries, ...contents.map((content, index) => posted(10 + index, content))];
    const after = inputOf(closed, chart, YEAR);
    for (const kind of ["balance", "income", "cash", "equity"] as const)
      expect(figuresOf(makeStatement(kind, after))).toEqual(figuresOf(makeStatement(kind, input)));
  });
});
