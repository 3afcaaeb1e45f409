import { describe, expect, it } from "vitest";
import type { AccountCode, ChartKind } from "#domain/accounting/account.ts";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { carryEntry, closingEntries, isCarryEntry } from "#domain/accounting/closing/closing.ts";
import { isClosingEntry, isOpeningEntry, mayClose } from "#domain/accounting/closing/closing-entry.ts";
import { closingPeriod } from "#domain/accounting/closing/closing-period.ts";
import { checkEntry } from "#domain/accounting/entries/check-entry.ts";
import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import { type Balances, balancesOfLines } from "#domain/accounting/ledger/balances.ts";
import { pucOfAccount } from "#domain/accounting/puc-of-account.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { EntryId } from "#domain/kernel/ids.ts";
import { line } from "#tests/support/builders.ts";

const CHARTS = { puc: pucChart(), mini: miniChart, journal: journalChart };
const pucIn = (kind: ChartKind) => (account: AccountCode) => pucOfAccount(CHARTS[kind], account);
const pucOf = pucIn("puc");

type Figures = readonly (readonly [string, number])[];

function balances(...figures: Figures): Balances {
  return balancesOfLines(figures.map(([account, amount]) => line(account, amount)));
}

function close(kind: ChartKind, ...figures: Figures) {
  return closingEntries({
    kind,
    period: closingPeriod(2026),
    pucOf: pucIn(kind),
    balances: balances(...figures),
  });
}

function told(entries: readonly EntryContent[]) {
  return entries.map(({ description, lines }) => [
    description,
    ...lines.map(({ account, debit, credit }) => `${account} ${debit - credit}`),
  ]);
}

function entry(date: string, ...figures: Figures): EntryContent {
  const lines = figures.map(([account, amount]) => line(account, amount));
  return { date: day(date), description: "", reference: "", lines };
}

describe("closing a year", () => {
  // Income 80,000,000, cost 48,000,000, expenses 21,500,000 and tax of 35 % on 10,500,000.
  it("goes through 5905 to the profit of the year", () => {
    const entries = close(
      "puc",
      ["1105", 6_825_000],
      ["4135", -80_000_000],
      ["6135", 48_000_000],
      ["5105", 21_500_000],
      ["5405", 3_675_000],
    );
    expect(told(entries)).toEqual([
      ["Cierre de los ingresos de 2026", "4135 80000000", "5905 -80000000"],
      [
        "Cierre de los costos y gastos de 2026",
        "5105 -21500000",
        "5405 -3675000",
        "6135 -48000000",
        "5905 73175000",
      ],
      ["Utilidad del ejercicio 2026", "5905 6825000", "3605 -6825000"],
    ]);
    for (const each of entries) {
      expect(each.date).toBe("2026-12-31");
      expect(checkEntry(each, CHARTS.puc)).toEqual([]);
      expect(isClosingEntry(each, pucOf)).toBe(true);
    }
  });

  it("puts a loss on 3610, and takes returns back on their own side", () => {
    const entries = close("puc", ["4135", -900], ["4175", 100], ["5195", 1_000]);
    expect(told(entries)).toEqual([
      ["Cierre de los ingresos de 2026", "4135 900", "4175 -100", "5905 -800"],
      ["Cierre de los costos y gastos de 2026", "5195 -1000", "5905 1000"],
      ["Pérdida del ejercicio 2026", "5905 -200", "3610 200"],
    ]);
  });

  it("goes on from what stands on 5905 already", () => {
    expect(told(close("puc", ["5905", -800], ["5195", 300]))).toEqual([
      ["Cierre de los costos y gastos de 2026", "5195 -300", "5905 300"],
      ["Utilidad del ejercicio 2026", "5905 500", "3605 -500"],
    ]);
  });

  it("of a result of nothing still names 5905, so that it is known as a closing", () => {
    const entries = close("puc", ["5160", 1], ["5195", -1]);
    expect(told(entries).map(([, ...lines]) => lines)).toEqual([
      ["5160 -1", "5905 1"],
      ["5195 1", "5905 -1"],
    ]);
  });

  it("goes straight to accumulated results in short charts", () => {
    expect(told(close("mini", ["4001", -500], ["5001", 200]))).toEqual([
      ["Utilidad del ejercicio 2026", "4001 500", "5001 -200", "3002 -300"],
    ]);
    const loss = close("journal", ["ventas", -100], ["costo-de-ventas", 250]);
    expect(told(loss)).toEqual([
      ["Pérdida del ejercicio 2026", "ventas 100", "costo-de-ventas -250", "utilidades-retenidas 150"],
    ]);
    expect(loss.every((each) => isClosingEntry(each, pucIn("journal")))).toBe(true);
  });

  it("is nothing when nothing is open, and fits in entries of 500 lines", () => {
    expect(close("puc", ["1105", 100], ["3105", -100])).toEqual([]);
    const many = CHARTS.puc.accounts.filter(({ code }) => /^5[123]\d{4}$/.test(code));
    const figures = [...many, ...CHARTS.puc.accounts.filter(({ code }) => /^6\d{5}$/.test(code))];
    expect(figures.length).toBeGreaterThan(499);
    const entries = close("puc", ...figures.map(({ code }) => [code, 10] as const));
    for (const each of entries) expect(checkEntry(each, CHARTS.puc)).toEqual([]);
    expect(entries.at(-1)?.lines.map((each) => each.debit + each.credit)).toEqual([
      figures.length * 10,
      figures.length * 10,
    ]);
  });
});

describe("passing a result on", () => {
  const carry = (before: Figures, since: Figures = []) =>
    carryEntry({
      kind: "puc",
      period: closingPeriod(2026),
      pucOf,
      before: balances(...before),
      since: balances(...since),
    });

  it("goes from 3605 to 3705 and from 3610 to 3710, on 1 January", () => {
    const profit = carry([["3605", -700]]);
    expect(profit).toMatchObject({ date: "2027-01-01", description: "Traslado del resultado de 2026" });
    expect(told(profit ? [profit] : [])[0]?.slice(1)).toEqual(["3605 700", "3705 -700"]);
    const loss = carry([["3610", 200]]);
    expect(told(loss ? [loss] : [])[0]?.slice(1)).toEqual(["3610 -200", "3710 200"]);
    expect(loss && isCarryEntry(loss, pucOf)).toBe(true);
    expect(loss && isClosingEntry(loss, pucOf)).toBe(false);
  });

  it("leaves out what was passed on already, in whole or in part", () => {
    expect(carry([["3605", -700]], [["3605", 700]])).toBeNull();
    expect(told([carry([["3605", -700]], [["3605", 500]]) as EntryContent])[0]?.slice(1)).toEqual([
      "3605 200",
      "3705 -200",
    ]);
  });

  it("has nothing to pass on without a result, nor in short charts", () => {
    expect(carry([["1105", 5]])).toBeNull();
    const mini = {
      kind: "mini",
      period: closingPeriod(2026),
      pucOf: pucIn("mini"),
      since: balances(),
    } as const;
    expect(carryEntry({ ...mini, before: balances(["3002", -700]) })).toBeNull();
  });
});

describe("what closes a year is told by what it does", () => {
  it.each([
    ["through 5905, whenever", entry("2026-06-30", ["4135", 5], ["5905", -5]), true],
    ["5905 to the result", entry("2026-06-30", ["5905", 5], ["3605", -5]), true],
    ["straight to 3605 on the last day", entry("2026-12-31", ["4135", 5], ["5195", -3], ["3605", -2]), true],
    ["straight to 3605 on another day", entry("2026-06-30", ["4135", 5], ["3605", -5]), false],
    ["an error of last year", entry("2026-03-01", ["3705", 5], ["5195", -5]), false],
    ["a sale on the last day", entry("2026-12-31", ["1105", 5], ["4135", -5]), false],
    ["results among themselves", entry("2026-12-31", ["5195", 5], ["5105", -5]), false],
    ["5905 with cash: no closing", entry("2026-12-31", ["5905", 5], ["1105", -5]), false],
    ["dividends on the last day", entry("2026-12-31", ["3705", 5], ["2360", -5]), false],
    ["a result carried on the last day", entry("2026-12-31", ["3605", 5], ["3705", -5]), false],
  ])("%s", (_, given, closes) => {
    expect(isClosingEntry(given, pucOf)).toBe(closes);
  });

  it.each([
    ["of a closing on 5905", "2026-06-30", ["5905", 5], true],
    ["of a closing straight to results", "2026-12-31", ["3605", 5], true],
    ["of a correction in the year", "2026-06-30", ["3705", 5], false],
  ] as const)("a reversal %s, on any later day, is as what it reverses", (_, date, line, closes) => {
    const reversal = entry("2027-01-15", ["4135", -5], line);
    const reverses = { id: "entry_1" as EntryId, number: 1, date: day(date) };
    expect(isClosingEntry({ ...reversal, reverses }, pucOf)).toBe(closes);
  });

  it("is looked for where an account may be in it", () => {
    expect(["5905", "3605", "3705", "4135", "3105"].filter(mayClose)).toEqual(["5905", "3605", "3705"]);
  });
});

describe("what a book began with", () => {
  it.each([
    [
      "balances with what was earned before",
      entry("2026-01-01", ["1105", 9], ["1435", 3], ["3105", -7], ["3705", -5]),
      true,
    ],
    [
      "assets, debts and capital",
      entry("2026-01-01", ["1105", 9], ["1435", 3], ["2205", -5], ["3105", -7]),
      true,
    ],
    ["a contribution in cash", entry("2026-01-01", ["1105", 9], ["3105", -9]), false],
    ["a contribution in kind", entry("2026-01-01", ["1105", 9], ["1524", 1], ["3105", -10]), false],
    [
      "a contribution at a premium",
      entry("2026-06-01", ["1105", 9], ["1110", 1], ["3105", -7], ["3205", -3]),
      false,
    ],
    [
      "a premium among what was owed",
      entry("2026-01-01", ["1105", 9], ["1435", 3], ["2205", -2], ["3105", -7], ["3205", -3]),
      true,
    ],
    ["reserve and dividends", entry("2026-03-01", ["3705", 9], ["330505", -4], ["2360", -5]), false],
    [
      "reserve and dividends, partly paid and withheld",
      entry("2026-03-01", ["3705", 100], ["330505", -10], ["2360", -80], ["2365", -4], ["1110", -6]),
      false,
    ],
    [
      "losses, cash and what the owners lent",
      entry("2026-01-01", ["3710", 50], ["1105", 10], ["3105", -20], ["2355", -40]),
      true,
    ],
    [
      "with what the year earned and spent so far",
      entry("2026-07-01", ["1105", 9], ["2205", -5], ["3105", -1], ["4135", -8], ["5195", 5]),
      true,
    ],
    [
      "with a sale in it",
      entry("2026-01-01", ["1105", 9], ["1435", 3], ["2205", -5], ["3105", -6], ["4135", -1]),
      false,
    ],
  ])("%s", (_, given, opens) => {
    expect(isOpeningEntry(given, pucOf)).toBe(opens);
  });
});
