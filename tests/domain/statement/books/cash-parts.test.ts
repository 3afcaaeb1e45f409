import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { cashParts } from "#domain/statement/books/cash-parts.ts";
import { pucReader } from "#domain/statement/books/period-facts.ts";
import { line } from "#tests/support/builders.ts";

const pucOf = pucReader(pucChart());

/** "kind account: through cash / not", for non-zero amounts. */
function told(...lines: readonly (readonly [string, number])[]): string[] {
  const parts = cashParts({ lines: lines.map(([account, amount]) => line(account, amount)) }, pucOf);
  return parts.map(({ kind, account, cash, rest }) => `${kind?.key} ${account}: ${cash} / ${rest}`).sort();
}

describe("what of an entry went through cash", () => {
  it("a sale with IVA and its cost: customers bring both; the cost moves no cash", () => {
    const lines = [
      ["1105", 119],
      ["4135", -100],
      ["2408", -19],
      ["6135", 65],
      ["1435", -65],
    ] as const;
    expect(told(...lines)).toEqual([
      "customers 2408: 19 / 0",
      "customers 4135: 100 / 0",
      "suppliers 1435: 0 / 65",
      "suppliers 6135: 0 / -65",
    ]);
  });

  it("taxes settled by themselves are taxes, withheld from a payment they are no flow yet", () => {
    expect(told(["2408", 19], ["1110", -19])).toEqual(["taxes 2408: -19 / 0"]);
    expect(told(["2404", 999], ["5395", 1], ["1110", -1_000])).toEqual([
      "expenses 5395: -1 / 0",
      "taxes 2404: -999 / 0",
    ]);
    expect(told(["2205", 100], ["2365", -3], ["1110", -97])).toEqual([
      "suppliers 2205: -97 / -3",
      "taxes 2365: 0 / 3",
    ]);
    expect(told(["1435", 100], ["2408", 19], ["1110", -119])).toEqual([
      "suppliers 1435: -100 / 0",
      "suppliers 2408: -19 / 0",
    ]);
  });

  it("who is no customer pays no customer's money: insurers, deposits and other debtors", () => {
    for (const account of ["1335", "1360", "138095"])
      expect(told(["1110", 9], [account, -9])).toEqual([`other-operating ${account}: 9 / 0`]);
    expect(told(["1110", 9], ["1305", -9])).toEqual(["customers 1305: 9 / 0"]);
  });

  it("equipment partly on credit: what was paid is the purchase (NIIF para PYMES 7.18)", () => {
    expect(told(["1524", 45_000], ["1105", -37_500], ["2335", -7_500])).toEqual([
      "expenses 2335: 0 / 7500",
      "property 1524: -37500 / -7500",
    ]);
  });

  it("the sale of an asset is the cash received, whatever its accounts did", () => {
    expect(told(["1110", 60], ["1592", 40], ["1524", -90], ["4245", -10])).toEqual([
      "property 1524: 90 / 0",
      "property 1592: -40 / 0",
      "property 4245: 10 / 0",
    ]);
  });

  it("payroll less what is withheld is what was paid to employees", () => {
    expect(told(["5105", 1000], ["2370", -80], ["1110", -920])).toEqual([
      "employees 2370: 80 / 0",
      "employees 5105: -1000 / 0",
    ]);
  });

  it("money moved between one's own accounts is no flow, nor is what names no cash", () => {
    expect(told(["1105", 100], ["1110", -100])).toEqual([]);
    expect(told(["1524", 100], ["2105", -100])).toEqual(["debt 2105: 0 / 100", "property 1524: 0 / -100"]);
  });

  it("two kinds that explain one payment share what a third one took off", () => {
    expect(told(["1524", 200], ["1435", 100], ["2105", -150], ["1110", -150])).toEqual([
      "debt 2105: 0 / 150",
      "property 1524: -100 / -100",
      "suppliers 1435: -50 / -50",
    ]);
  });
});
