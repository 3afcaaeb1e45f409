import { describe, expect, it } from "vitest";
import { type Account, pucClass } from "#domain/accounting/account.ts";
import { type Chart, makeOwnAccount, withOwnAccounts } from "#domain/accounting/chart.ts";
import { accountOfPuc, toPuc, translateAccount } from "#domain/accounting/charts/chart-mapping.ts";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { pucOfOwn } from "#domain/accounting/charts/short-charts.ts";

const puc = pucChart();
const CHARTS: readonly Chart[] = [miniChart, journalChart, puc];
const PAIRS = CHARTS.flatMap((from) => CHARTS.map((to) => ({ from, to })));

/** "balance" or "result": the short charts have no classes 6, 7, 8 or 9. */
function side(account: Account): string {
  return [4, 5, 6, 7].includes(pucClass(account)) ? "result" : "balance";
}

describe("I-09: every account of each chart has one in every other", () => {
  it.each(PAIRS)("$from.kind to $to.kind", ({ from, to }) => {
    for (const account of from.accounts) {
      const there = translateAccount(account.code, from, to);
      expect(to.byCode.get(there.code)).toBe(there);
      expect(there.posting).toBe(true);
      expect([account.code, side(there)]).toEqual([account.code, side(account)]);
      if (pucClass(account) <= 5)
        expect([account.code, pucClass(there)]).toEqual([account.code, pucClass(account)]);
    }
  });

  it("keeps the nature, but for contra accounts in a short chart", () => {
    for (const account of puc.accounts) {
      const isContra = account.nature !== puc.byCode.get(account.code.charAt(0))?.nature;
      for (const to of [miniChart, journalChart]) {
        const there = translateAccount(account.code, puc, to);
        expect([account.code, there.nature === account.nature]).toEqual([account.code, !isContra]);
      }
    }
  });

  it("comes back from the PUC to where it left", () => {
    for (const short of [miniChart, journalChart]) {
      for (const account of short.accounts) {
        const there = translateAccount(account.code, short, puc);
        expect(there.code).toBe(toPuc(short, account.code));
        expect(translateAccount(there.code, puc, short)).toBe(account);
      }
    }
  });

  it("every posting account of the PUC stands for itself in the PUC", () => {
    for (const account of puc.accounts.filter((each) => each.posting)) {
      expect(translateAccount(account.code, puc, puc)).toBe(account);
    }
  });

  it.each([
    ["110510", "1001", "caja"],
    ["112005", "1002", "bancos"],
    ["159215", "1004", "activos-fijos"],
    ["139905", "1003", "cuentas-por-cobrar"],
    ["210505", "2002", "prestamos-por-pagar"],
    ["220505", "2001", "proveedores"],
    ["236540", "2003", "cuentas-por-pagar"],
    ["2408", "2003", "cuentas-por-pagar"],
    ["3605", "3002", "utilidades-retenidas"],
    ["330505", "3002", "utilidades-retenidas"],
    ["4175", "4001", "ventas"],
    ["421005", "4001", "otros-ingresos"],
    ["510506", "5002", "gastos-administrativos"],
    ["523560", "5001", "gastos-operacionales"],
    ["530520", "5002", "gastos-financieros"],
    ["613595", "5001", "costo-de-ventas"],
  ])("%s is read as %s and %s", (code, mini, journal) => {
    expect(translateAccount(code, puc, miniChart).code).toBe(mini);
    expect(translateAccount(code, puc, journalChart).code).toBe(journal);
  });

  it("reads the user's own sub-accounts, also where they are not known", () => {
    const own = withOwnAccounts(puc, [
      makeOwnAccount(puc, "11050501", "Caja del local"),
      makeOwnAccount(puc, "7105", "Telas"),
    ]);
    expect(translateAccount("11050501", own, own).code).toBe("11050501");
    expect(translateAccount("11050501", own, puc).code).toBe("110505");
    expect(translateAccount("11050501", own, miniChart).code).toBe("1001");
    expect(translateAccount("7105", own, journalChart).code).toBe("costo-de-ventas");
    expect(translateAccount("7105", own, puc).code).toBe("6135");
  });

  it.each([
    ["mini", miniChart, "100201", "1110"],
    ["journal", journalChart, "bancos-01", "1110"],
    ["puc", puc, "11100505", "11100505"],
  ] as const)("a pocket of the %s chart stays itself in its chart", (_kind, chart, code, behind) => {
    const own = withOwnAccounts(chart, [makeOwnAccount(chart, code, "Nequi")]);
    expect(translateAccount(code, own, own).code).toBe(code);
    expect(translateAccount(code, own, chart).code).toBe(
      chart === puc ? "111005" : code.slice(0, -2 - Number(chart === journalChart)),
    );
    expect(pucOfOwn(code)).toBe(behind);
  });

  it("memorandum accounts cancel out inside the one account they go to", () => {
    const own = withOwnAccounts(puc, [makeOwnAccount(puc, "8405", "Por contra")]);
    const [right, contra] = ["8120", "8405"].map((code) => translateAccount(code, own, miniChart).code);
    expect([right, contra]).toEqual(["1003", "1003"]);
  });

  it("stops on a code that the chart does not hold", () => {
    expect(() => toPuc(miniChart, "9999")).toThrow("Invariant");
    expect(() => toPuc(puc, "caja")).toThrow("Invariant");
    expect(() => accountOfPuc("0105", puc)).toThrow("Invariant");
    expect(() => accountOfPuc("", miniChart)).toThrow("Invariant");
  });
});
