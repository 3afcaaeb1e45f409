import { describe, expect, it } from "vitest";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { BALANCE_LAYOUT } from "#domain/statement/layouts/balance.data.ts";
import { DIRECT_LAYOUT, INDIRECT_LAYOUT, WORKING_CAPITAL } from "#domain/statement/layouts/cash.data.ts";
import { componentOf } from "#domain/statement/layouts/equity.data.ts";
import { FLOW_KINDS, flowKindOf, isCash } from "#domain/statement/layouts/flow-kinds.data.ts";
import { INCOME_LAYOUT } from "#domain/statement/layouts/income.data.ts";
import { layoutLines, linePlaces, placesOf } from "#domain/statement/layouts/layout.ts";

const LAYOUTS = { BALANCE_LAYOUT, INCOME_LAYOUT, DIRECT_LAYOUT, INDIRECT_LAYOUT };
const accounts = [pucChart(), miniChart, journalChart].flatMap((chart) => chart.accounts);
const posting = accounts.filter((account) => account.posting);
const ofClasses = (classes: string) => posting.filter(({ puc }) => classes.includes(puc.slice(0, 1)));

function twice(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe.each(Object.entries(LAYOUTS))("%s", (_, layout) => {
  it("names each key once, and each prefix once", () => {
    const keyed = layout.filter((row) => row.kind !== "heading");
    expect(twice(keyed.map((row) => row.key))).toEqual([]);
    expect(twice(layoutLines(layout).flatMap((line) => line.accounts))).toEqual([]);
  });

  it("adds only what stands above, and each line exactly once on its way to the end", () => {
    const seen = new Set<string>();
    const used: string[] = [];
    for (const row of layout) {
      if (row.kind === "heading") continue;
      if (row.kind !== "line") {
        expect(row.of.filter((key) => !seen.has(key))).toEqual([]);
        used.push(...row.of);
      }
      seen.add(row.key);
    }
    expect(twice(used)).toEqual([]);
    expect(layoutLines(layout).filter((line) => !used.includes(line.key))).toEqual([]);
  });
});

describe("I-09 every account has its line", () => {
  it("in the balance: classes 1 to 7; memorandum accounts have none", () => {
    const place = linePlaces(BALANCE_LAYOUT);
    expect(ofClasses("1234567").filter(({ puc }) => place(puc) === null)).toEqual([]);
    expect(ofClasses("89").filter(({ puc }) => place(puc) !== null)).toEqual([]);
  });

  it("in the income statement: classes 4 to 7", () => {
    const place = linePlaces(INCOME_LAYOUT);
    expect(ofClasses("4567").filter(({ puc }) => place(puc) === null)).toEqual([]);
    expect(ofClasses("123").filter(({ puc }) => place(puc) !== null)).toEqual([]);
  });

  it("of the decree's accounts, none needs a line for what is unknown", () => {
    const unknown = [...layoutLines(BALANCE_LAYOUT), ...layoutLines(INCOME_LAYOUT)].filter((line) =>
      line.key.startsWith("unknown-"),
    );
    expect(unknown.length).toBe(5);
    const keys = new Set(unknown.map((line) => line.key));
    const [balance, income] = [linePlaces(BALANCE_LAYOUT), linePlaces(INCOME_LAYOUT)];
    const lost = posting.filter(({ puc }) => {
      const line = /^[123]/.test(puc) ? balance(puc) : income(puc);
      return line !== null && keys.has(line.key) && !puc.startsWith("59");
    });
    expect(lost.map(({ puc }) => puc)).toEqual([]);
  });

  it("opposite cash: every account but cash itself; in equity: every account of class 3", () => {
    expect(posting.filter(({ puc }) => !isCash(puc) && flowKindOf(puc) === null)).toEqual([]);
    expect(posting.filter(({ puc }) => isCash(puc) && flowKindOf(puc) !== null)).toEqual([]);
    expect(ofClasses("3").filter(({ puc }) => componentOf(puc) === null)).toEqual([]);
  });

  it("among the changes of the indirect method: every account of the balance that operates", () => {
    const change = placesOf(
      WORKING_CAPITAL.flatMap((line) => line.prefixes.map((prefix) => [prefix, line.key])),
    );
    const operating = ofClasses("12").filter(
      ({ puc }) => !isCash(puc) && flowKindOf(puc)?.section === "operating",
    );
    expect(operating.filter(({ puc }) => change(puc) === null)).toEqual([]);
    expect(twice(WORKING_CAPITAL.flatMap((line) => line.prefixes))).toEqual([]);
    expect(twice(FLOW_KINDS.flatMap((kind) => kind.accounts))).toEqual([]);
  });
});

describe("the longest prefix decides", () => {
  it.each([
    ["130505", "receivables"],
    ["135515", "tax-assets"],
    ["171076", "deferred-tax-assets"],
    ["171004", "other-assets"],
    ["236540", "tax-liabilities"],
    ["233505", "payables"],
    ["237005", "employees"],
    ["261005", "employees"],
    ["261505", "provisions"],
    ["2725", "deferred-tax-liabilities"],
    ["2905", "bonds"],
    ["3805", "surplus"],
    ["1999", "other-assets"],
    ["1", "unknown-assets"],
    ["8105", undefined],
  ])("%s stands on %s", (puc, key) => {
    expect(linePlaces(BALANCE_LAYOUT)(puc)?.key).toBe(key);
  });
});

it.each([
  // In the decree class 7 has only groups: its accounts are the company's own.
  ["7105", "cost"],
  ["6205", "cost"],
  ["4175", "revenue"],
  ["421005", "finance-income"],
  ["4245", "other-income"],
  ["530520", "finance-cost"],
  ["5395", "other-expenses"],
  ["5405", "income-tax"],
])("%s of the results stands on %s", (puc, key) => {
  expect(linePlaces(INCOME_LAYOUT)(puc)?.key).toBe(key);
});
