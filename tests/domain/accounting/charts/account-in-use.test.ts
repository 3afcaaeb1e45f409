import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AccountCode, takesEntries } from "#domain/accounting/account.ts";
import { accountInUse } from "#domain/accounting/charts/account-in-use.ts";
import { accountOfPuc } from "#domain/accounting/charts/chart-mapping.ts";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";

const CHARTS = [miniChart, journalChart, pucChart()];
const use = (months: Readonly<Record<string, number>>) =>
  new Map(Object.entries(months).map(([code, count]) => [code as AccountCode, count]));

describe("AC-45: a form begins with the accounts that the book uses", () => {
  it.each([
    ["a book without entries", "1110", {}, "1110"],
    ["a bank subaccount", "1110", { "111005": 3 }, "111005"],
    ["both, the subaccount more", "1110", { "1110": 1, "111005": 3 }, "111005"],
    ["both as often: the account itself", "1110", { "1110": 3, "111005": 3 }, "1110"],
    ["money in savings alone", "1110", { "112005": 2 }, "112005"],
    ["cash is not a bank", "1110", { "110505": 9 }, "1110"],
    ["a cash subaccount", "1105", { "110505": 1, "1110": 9 }, "110505"],
    ["customers by subaccount", "1305", { "130505": 1 }, "130505"],
    ["the capital of a limited company", "3105", { "311505": 1 }, "311505"],
    ["an expense by subaccount", "5120", { "512010": 2 }, "512010"],
  ] as const)("%s", (_case, puc, months, code) => {
    expect(accountInUse(puc, pucChart(), use(months)).code).toBe(code);
  });

  it("the short charts keep their own accounts, however much others are used", () => {
    expect(accountInUse("1110", miniChart, use({ "1001": 9, "1002": 1 })).code).toBe("1002");
    expect(accountInUse("1110", journalChart, use({ caja: 9 })).code).toBe("bancos");
  });

  it("over any use of any chart: an account that takes entries, in use or the chart's own", () => {
    const codes = fc.constantFrom("1105", "1110", "1305", "2205", "3105", "5120", "2105", "5305");
    fc.assert(
      fc.property(fc.constantFrom(...CHARTS), codes, fc.infiniteStream(fc.nat(3)), (chart, puc, counts) => {
        const used = new Map(chart.accounts.map(({ code }) => [code, Number(counts.next().value)]));
        const found = accountInUse(puc, chart, used);
        const usual = accountOfPuc(puc, chart);
        expect(takesEntries(found)).toBe(true);
        expect(found === usual || (used.get(found.code) ?? 0) > (used.get(usual.code) ?? 0)).toBe(true);
      }),
    );
  });
});
