import { describe, expect, it } from "vitest";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { lineOfAccount, linesUnder } from "#domain/statement/line-of-account.ts";

describe("AC-61 the line that an account is summed on", () => {
  it.each([
    ["11100505", "balance", "Efectivo y equivalentes"],
    ["13551505", "balance", "Activos por impuestos corrientes"],
    ["13050505", "balance", "Deudores comerciales y otras cuentas por cobrar"],
    ["23654005", "balance", "Pasivos por impuestos corrientes"],
    ["31150505", "balance", "Capital"],
  ])("%s: %s, %s", (puc, statement, label) => expect(lineOfAccount(puc)).toMatchObject({ statement, label }));

  it("is one of results for classes 4 to 7, and none for memorandum accounts", () => {
    expect(["4135", "5105", "6135", "7105"].map((puc) => lineOfAccount(puc))).toMatchObject([
      { statement: "income", key: "revenue" },
      { statement: "income", key: "administration" },
      { statement: "income", key: "cost" },
      { statement: "income", key: "cost" },
    ]);
    for (const puc of ["8105", "8455", "9105", "", "x"]) expect(lineOfAccount(puc)).toBeNull();
  });

  it("is each of those below, for a class or a group that nobody writes to", async () => {
    const chart = await loadChart("puc");
    const labels = (code: string) => {
      const account = chart.byCode.get(code);
      return account === undefined ? [] : linesUnder(chart, account).map(({ label }) => label);
    };
    expect(labels("11")).toContain("Efectivo y equivalentes");
    expect(labels("513530")).toHaveLength(1);
    const without = {
      ...chart,
      accounts: chart.accounts.map((each) =>
        each.code.startsWith("1355") ? { ...each, retired: true as const } : each,
      ),
    };
    const group = chart.byCode.get("13");
    const keys = (of: typeof chart) => (group ? linesUnder(of, group).map(({ key }) => key) : []);
    expect(keys(chart)).toContain("tax-assets");
    expect(keys(without)).not.toContain("tax-assets");
    expect(keys(without)).toContain("receivables");
    expect(labels("81")).toEqual([]);
    for (const code of ["1", "2", "4", "5", "13", "15", "21", "41", "51", "53"])
      expect(labels(code)[0], code).not.toMatch(/sin línea NIIF$/);
  });
});
