import { describe, expect, it } from "vitest";
import type { AccountCode, ChartKind } from "#domain/accounting/account.ts";
import { makeOwnAccount, withOwnAccounts } from "#domain/accounting/chart.ts";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { TaxPart } from "#domain/accounting/operations/operation.ts";
import {
  includedRate,
  isTaxAccount,
  taxShares,
  taxWithin,
  vatAccount,
  vatOnTop,
  vatPart,
  vatWithin,
} from "#domain/accounting/operations/tax-parts.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { line } from "#tests/support/builders.ts";

const code = (text: string) => text as AccountCode;
const puc = pucChart();

describe("which accounts are of taxes", () => {
  it.each<[ChartKind, string, boolean]>([
    ["puc", "2408", true],
    ["puc", "236540", true],
    ["puc", "2367", true],
    ["puc", "2368", true],
    ["puc", "135515", true],
    ["puc", "2366", false],
    ["puc", "2370", false],
    ["puc", "1330", false],
    ["puc", "412408", false],
    ["journal", "2408", false],
  ])("of the %s chart %s: %s", (chart, account, is) => {
    expect(isTaxAccount(code(account), chart)).toBe(is);
  });

  it("IVA is written on 2408, on an own account that says which one, or on Impuestos por Pagar", () => {
    expect(vatAccount(puc, "in")).toBe("2408");
    expect(vatAccount(journalChart, "in")).toBeNull();
    const mini = vatAccount(miniChart, "out");
    expect(miniChart.accounts.find((each) => each.code === mini)?.puc).toBe("2404");
    const own = withOwnAccounts(puc, [
      makeOwnAccount(puc, "240801", "IVA Generado 19 %"),
      makeOwnAccount(puc, "240802", "IVA descontable"),
      makeOwnAccount(puc, "11050502", "Caja de ventas y compras"),
    ]);
    expect([vatAccount(own, "in"), vatAccount(own, "out")]).toEqual(["240801", "240802"]);
    const other = withOwnAccounts(puc, [makeOwnAccount(puc, "11050502", "Caja de ventas y compras")]);
    expect([vatAccount(other, "in"), vatAccount(other, "out")]).toEqual(["2408", "2408"]);
    // Accounts of one's own that do not say which, and a chart that has neither.
    const rest = withOwnAccounts(puc, [makeOwnAccount(puc, "240805", "IVA régimen común")]);
    expect(vatAccount(rest, "in")).toBe("2408");
    const closed = {
      ...puc,
      accounts: puc.accounts.map((each) => ({ ...each, posting: each.puc !== "2408" })),
    };
    expect(vatAccount(closed, "in")).toBeNull();
    expect(vatAccount(withOwnAccounts(closed, [makeOwnAccount(puc, "240805", "IVA")]), "in")).toBeNull();
    const without = { ...miniChart, accounts: miniChart.accounts.filter((each) => each.puc !== "2404") };
    expect(vatAccount(without, "in")).toBeNull();
  });
});

describe("IVA within an amount and on top of it (ET arts. 468 and 468-1)", () => {
  it.each([
    // total, rate, base, IVA
    [119_000, 19, 100_000, 19_000],
    [105, 5, 100, 5],
    [100, 19, 84, 16],
    [1, 19, 1, 0],
    [0, 5, 0, 0],
  ])("%d at %d %% are %d and %d", (total, rate, base, vat) => {
    expect(vatWithin(pesos(total), rate)).toEqual({ base, vat });
  });

  it.each([
    [100_000, 19, 19_000],
    [50, 5, 3],
    [49, 5, 2],
  ])("on %d at %d %% come %d", (base, rate, vat) => {
    expect(vatOnTop(pesos(base), rate)).toEqual({ base, vat });
  });

  it("is collected on the credit side and paid on the debit side", () => {
    expect(vatPart(code("2408"), "in", pesos(19))).toEqual(line("2408", -19));
    expect(vatPart(code("2408"), "out", pesos(19))).toEqual(line("2408", 19));
  });
});

describe("what the taxes of an operation come to", () => {
  const parts = (...all: readonly (readonly [string, number])[]): TaxPart[] =>
    all.map(([account, amount]) => line(account, amount));

  it.each<[string, TaxPart[], number, number]>([
    ["IVA collected", parts(["2408", -19]), 19, -19],
    ["IVA paid and withheld", parts(["2408", 19], ["2365", -4]), -15, 15],
    ["none", [], 0, 0],
  ])("%s", (_name, taxes, within, outside) => {
    expect(taxWithin(taxes, "in") + 0).toBe(within);
    expect(taxWithin(taxes, "out") + 0).toBe(outside);
  });

  it("is shared by whom it concerns: the DIAN, the municipality, what is deductible and what was withheld", () => {
    const taxes = parts(
      ["2408", -19],
      ["2365", -4],
      ["2408", 10],
      ["2368", -3],
      ["236805", 1],
      ["135515", 7],
      ["1355", -2],
    );
    expect(taxShares(taxes, "puc")).toEqual({ dian: 23, town: 2, deductible: 10, ahead: 5 });
    expect(taxShares([], "puc")).toEqual({ dian: 0, town: 0, deductible: 0, ahead: 0 });
  });
});

describe("the rate that an amount includes", () => {
  const vat = (amount: number, more: Partial<TaxPart> = {}): TaxPart => ({
    ...line("2408", amount),
    ...more,
  });

  it.each<[string, number, readonly TaxPart[] | undefined, "in" | "out", number | null]>([
    ["19 % of a sale", 119_000, [vat(-19_000)], "in", 19],
    ["19 % of a purchase", 119_000, [vat(19_000)], "out", 19],
    ["5 % of it", 105_000, [vat(5_000)], "out", 5],
    ["on the other side", 119_000, [vat(19_000)], "in", null],
    ["on the other side of a purchase", 119_000, [vat(-19_000)], "out", null],
    ["a peso beside it", 119_000, [vat(-19_001)], "in", null],
    ["with another tax", 119_000, [vat(-19_000), vat(-1)], "in", null],
    ["with a note of its own", 119_000, [vat(-19_000, { note: "base" })], "in", null],
    ["with a third party", 119_000, [vat(-19_000, { thirdParty: "Paz" })], "in", null],
    ["no tax", 119_000, [], "in", null],
    ["nothing said", 119_000, undefined, "in", null],
  ])("%s", (_name, amount, taxes, direction, rate) => {
    expect(includedRate(pesos(amount), taxes, direction)).toBe(rate);
  });
});
