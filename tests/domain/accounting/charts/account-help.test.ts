import { describe, expect, it } from "vitest";
import { makeChart, makeOwnAccount, withOwnAccounts } from "#domain/accounting/chart.ts";
import { pucHelpTexts, shortChartHelpTexts } from "#domain/accounting/charts/account-help.data.ts";
import { accountHelp } from "#domain/accounting/charts/account-help.ts";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";

const puc = pucChart();
const TEXTS = [...Object.entries(pucHelpTexts), ...Object.entries(shortChartHelpTexts)];

describe("the help texts", () => {
  it("explain at least 110 accounts, each in the chart", () => {
    const accounts = Object.keys(pucHelpTexts).filter((code) => code.length >= 4);
    expect(accounts.length).toBeGreaterThanOrEqual(110);
    for (const code of Object.keys(pucHelpTexts)) expect([code, puc.byCode.has(code)]).toEqual([code, true]);
    const names = new Set([...miniChart.accounts, ...journalChart.accounts].map((account) => account.name));
    expect(new Set(Object.keys(shortChartHelpTexts))).toEqual(names);
  });

  it.each(TEXTS)("%s: short, whole sentences, without shouting", (_, [plain, debit, credit]) => {
    expect(plain.length).toBeLessThanOrEqual(160);
    expect(debit).toMatch(/^Se debita (cuando|al cierre|cada)/);
    expect(credit).toMatch(/^Se acredita (cuando|al cierre|cada)/);
    for (const text of [plain, debit, credit]) {
      expect(text).toMatch(/\.$/);
      expect(text).not.toMatch(/[¡!]| {2}/);
      expect(text.normalize("NFC")).toBe(text);
    }
  });
});

describe("accountHelp", () => {
  it("has words for every account of the short charts", () => {
    for (const chart of [miniChart, journalChart]) {
      for (const account of chart.accounts) expect(accountHelp(chart, account.code)).toBeDefined();
    }
    expect(accountHelp(miniChart, "5001")?.plain).toContain("publicidad");
    expect(accountHelp(miniChart, "5009")).toBeUndefined();
  });

  it("takes the nearest text above when the account has none", () => {
    expect(accountHelp(puc, "130515")).toEqual(accountHelp(puc, "1305"));
    expect(accountHelp(puc, "1260")).toEqual(accountHelp(puc, "12"));
    const own = withOwnAccounts(puc, [makeOwnAccount(puc, "11050501", "Caja del local")]);
    expect(accountHelp(own, "11050501")).toEqual(accountHelp(puc, "110505"));
  });

  it("speaks of a sales expense as of its twin in administration, unless the names differ", () => {
    expect(accountHelp(puc, "5210")).toEqual(accountHelp(puc, "5110"));
    expect(accountHelp(puc, "520506")).toEqual(accountHelp(puc, "510506"));
    expect(accountHelp(puc, "523560")?.plain).toContain("Publicidad");
    expect(accountHelp(puc, "5275")).toEqual(accountHelp(puc, "52"));
  });

  it("says of a sales expense of one's own what its group is, whatever administration has there", () => {
    const sales = [puc.byCode.get("52"), puc.byCode.get("5110")].filter((each) => each !== undefined);
    const named = (name: string) => {
      const chart = makeChart("puc", sales);
      return accountHelp(withOwnAccounts(chart, [makeOwnAccount(chart, "5210", name)]), "5210");
    };
    expect(named("Honorarios")).toEqual(accountHelp(puc, "5110"));
    expect(named("Muestras")).toEqual(accountHelp(puc, "52"));
  });

  it("never says of a contra account what holds for the account it corrects", () => {
    expect(accountHelp(puc, "139905")).toEqual(accountHelp(puc, "1399"));
    expect(accountHelp(puc, "330516")).toBeUndefined();
    expect(accountHelp(puc, "1699")).toBeUndefined();
  });

  it("knows nothing of unknown codes", () => {
    for (const code of ["", "0", "9999", "caja", "toString"]) expect(accountHelp(puc, code)).toBeUndefined();
  });
});
