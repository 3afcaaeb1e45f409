import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type AnalysisFigures,
  figuresFromNets,
  NO_FIGURES,
} from "#domain/statement/analysis/analysis-figures.ts";
import { RATIO_IDS, type RatioId } from "#domain/statement/analysis/ratio.ts";
import { duPontOf, ratiosOf, savedRatiosOf, workingCapital } from "#domain/statement/analysis/ratios.ts";

/**
 * Amounts and published results of the shop in OpenStax, Principles of Accounting, volume 1, "Appendix: financial
 * statement analysis" (CC BY-NC-SA 4.0), recorded as plain facts.
 */
const SHOP: AnalysisFigures = {
  ...NO_FIGURES,
  cash: 110_000,
  receivables: 30_000,
  inventories: 40_000,
  prepaid: 0,
  currentAssets: 200_000,
  quickAssets: 160_000,
  otherAssets: 50_000,
  assets: 250_000,
  suppliers: 75_000,
  currentLiabilities: 100_000,
  otherLiabilities: 50_000,
  liabilities: 150_000,
  equity: 100_000,
  income: 120_000,
  sales: 120_000,
  creditSales: 100_000,
  costOfSales: 60_000,
  grossProfit: 60_000,
  operatingExpenses: 17_000,
  operatingProfit: 43_000,
  depreciation: 3_600,
  ebitda: 46_600,
  interest: 2_000,
  netResult: 35_000,
};

const SHOP_BEFORE: AnalysisFigures = {
  ...NO_FIGURES,
  receivables: 20_000,
  inventories: 35_000,
  currentAssets: 160_000,
  assets: 200_000,
  currentLiabilities: 70_000,
  liabilities: 110_000,
  equity: 90_000,
};

const YEAR = { now: SHOP, opening: SHOP_BEFORE, days: 365 };
const ratio = (id: RatioId, input = YEAR as Parameters<typeof ratiosOf>[0]) => ratiosOf(input).get(id)?.value;

describe("the published ratios", () => {
  const published: readonly (readonly [RatioId, number])[] = [
    ["current-ratio", 2],
    ["acid-test", 1.6],
    ["leverage", 1.5],
    ["interest-coverage", 21.5],
    ["receivables-turnover", 4],
    ["asset-turnover", 0.53],
    ["inventory-turnover", 1.6],
    ["net-margin", 0.29],
    ["roa", 0.16],
    ["roe", 0.37],
    ["debt", 0.6],
  ];

  it.each(published)("%s is %d, to the cent it was printed with", (id, value) => {
    expect(Math.abs((ratio(id) ?? Number.NaN) - value)).toBeLessThanOrEqual(0.01);
  });

  it("leaves 100.000 of working capital and earns 46.600 before depreciation", () => {
    expect(workingCapital(SHOP)).toBe(100_000);
    expect(workingCapital({ ...SHOP, currentAssets: null })).toBeNull();
    expect(workingCapital({ ...SHOP, currentLiabilities: null })).toBeNull();
    expect(SHOP.ebitda).toBe(43_000 + 3_600);
  });

  it("keeps its goods for 243 days by their closing balance, 228 by the mean of both", () => {
    expect(Math.round(ratio("inventory-days", { ...YEAR, opening: null }) ?? 0)).toBe(243);
    expect(Math.round(ratio("inventory-days") ?? 0)).toBe(228);
  });
});

describe("a ratio", () => {
  it("says what it was made of, and whether a balance is a mean", () => {
    expect(ratiosOf(YEAR).get("roe")?.derivation).toEqual({
      kind: "quotient",
      top: { of: "netResult", value: 35_000, averaged: false },
      bottom: { of: "equity", value: 95_000, averaged: true },
    });
    expect(ratiosOf({ ...YEAR, opening: null }).get("roe")?.derivation).toMatchObject({
      bottom: { value: 100_000, averaged: false },
    });
  });

  it("takes all sales where nobody says which were on credit", () => {
    const books = { ...YEAR, now: { ...SHOP, creditSales: null } };
    expect(ratiosOf(books).get("receivables-turnover")?.derivation).toMatchObject({
      top: { of: "sales", value: 120_000 },
    });
    expect(ratio("receivables-turnover", books)).toBeCloseTo(4.8);
  });

  it("names sales on credit where somebody said which, and no other figure by them", () => {
    const of = (id: RatioId, now: AnalysisFigures = SHOP) => ratiosOf({ ...YEAR, now }).get(id)?.derivation;
    expect(of("receivables-turnover")).toMatchObject({ top: { of: "creditSales", value: 100_000 } });
    expect(of("net-margin")).toMatchObject({ top: { of: "netResult" }, bottom: { of: "sales" } });
    expect(of("net-margin", { ...SHOP, creditSales: null })).toMatchObject({
      top: { of: "netResult" },
      bottom: { of: "sales" },
    });
  });

  it("takes no mean with a balance that is not known", () => {
    const without = { ...YEAR, now: { ...SHOP, equity: null } };
    expect(ratiosOf(without).get("roe")).toMatchObject({
      value: null,
      unknown: true,
      derivation: { bottom: { of: "equity", value: null, averaged: false } },
    });
  });

  it.each(["costOfSales", "inventories"] as const)("knows no purchases without %s", (name) => {
    const opening = { ...SHOP_BEFORE, suppliers: 55_000 };
    const found = ratiosOf({ ...YEAR, opening, now: { ...SHOP, [name]: null } });
    expect(found.get("suppliers-turnover")).toMatchObject({ value: null, unknown: true });
  });

  it("tells the cycle as the days that it adds and the days that it takes off", () => {
    expect(ratiosOf(YEAR).get("cash-cycle")?.derivation).toMatchObject({
      kind: "sum",
      plus: [{ of: "receivables-days" }, { of: "inventory-days" }],
      less: [{ of: "suppliers-days" }],
    });
  });

  it("of an analysis that is kept, has the three of the specification with what they were judged as", () => {
    const now = ratiosOf(YEAR);
    const kept = (id: RatioId) => ({ value: now.get(id)?.value, status: now.get(id)?.status });
    expect(savedRatiosOf(YEAR)).toEqual({
      liquidez: kept("current-ratio"),
      rentabilidad: kept("net-margin"),
      endeudamiento: kept("debt"),
    });
    expect(savedRatiosOf(YEAR).liquidez).toEqual({ value: 2, status: "good" });
    const none = { value: null, status: null };
    expect(savedRatiosOf({ ...YEAR, now: NO_FIGURES })).toEqual({
      liquidez: none,
      rentabilidad: none,
      endeudamiento: none,
    });
  });

  it("is judged by the conventions, the mark itself on the better side", () => {
    const status = (change: Partial<AnalysisFigures>, id: RatioId) =>
      ratiosOf({ ...YEAR, now: { ...SHOP, ...change } }).get(id)?.status;
    expect(status({ currentAssets: 150_000 }, "current-ratio")).toBe("good");
    expect(status({ currentAssets: 149_999 }, "current-ratio")).toBe("warning");
    expect(status({ currentAssets: 99_999 }, "current-ratio")).toBe("bad");
    expect(status({ liabilities: 125_000 }, "debt")).toBe("good");
    expect(status({ liabilities: 175_000 }, "debt")).toBe("warning");
    expect(status({ liabilities: 175_001 }, "debt")).toBe("bad");
    expect(status({ netResult: 12_000 }, "net-margin")).toBe("good");
    expect(status({ netResult: 0 }, "net-margin")).toBe("warning");
    expect(status({ netResult: -1 }, "net-margin")).toBe("bad");
    expect(status({}, "asset-turnover")).toBeNull();
  });

  it("tells what cannot be divided from what is not known", () => {
    const ratios = ratiosOf({ ...YEAR, now: { ...SHOP, interest: 0, inventories: 0 }, opening: null });
    expect(ratios.get("interest-coverage")).toMatchObject({ value: null, status: null, unknown: false });
    expect(ratios.get("inventory-days")).toMatchObject({ value: null, unknown: false });
    expect(ratios.get("suppliers-turnover")).toMatchObject({ value: null, unknown: true });
    expect(ratios.get("cash-cycle")).toMatchObject({ value: null, unknown: true });
    const nothing = ratiosOf({ now: NO_FIGURES, opening: null, days: 365 });
    expect([...nothing.keys()]).toEqual([...RATIO_IDS]);
    for (const ratio of nothing.values()) expect(ratio).toMatchObject({ value: null, unknown: true });
  });

  it("counts the cycle from buying to collecting", () => {
    const opening = { ...SHOP_BEFORE, suppliers: 55_000 };
    const ratios = ratiosOf({ ...YEAR, opening });
    // Purchases of 60.000 + 40.000 − 35.000; average payable 65.000: 365 days.
    expect(ratios.get("suppliers-days")?.value).toBeCloseTo(365);
    expect(ratios.get("cash-cycle")?.value).toBeCloseTo(91.25 + 228.125 - 365);
  });

  it("NU-07 is never NaN nor infinite, whatever the books say", () => {
    const amount = fc.option(fc.integer({ min: -9_000_000, max: 9_000_000 }), { nil: null });
    const figures = fc.record(
      Object.fromEntries(Object.keys(NO_FIGURES).map((name) => [name, amount])),
    ) as fc.Arbitrary<AnalysisFigures>;
    void fc.assert(
      fc.property(figures, fc.option(figures, { nil: null }), (now, opening) => {
        for (const { value } of ratiosOf({ now, opening, days: 365 }).values())
          expect(value === null || Number.isFinite(value)).toBe(true);
      }),
    );
  });
});

describe("DuPont", () => {
  it("comes to the return on equity", () => {
    const found = duPontOf(YEAR);
    expect(found?.roe).toBeCloseTo(ratio("roe") ?? Number.NaN, 10);
    expect(found?.multiplier).toBeCloseTo(225_000 / 95_000);
    expect(duPontOf({ ...YEAR, now: { ...SHOP, sales: 0 } })).toBeNull();
    expect(duPontOf({ ...YEAR, now: NO_FIGURES })).toBeNull();
    for (const name of ["sales", "netResult", "assets", "equity"] as const)
      expect(duPontOf({ ...YEAR, now: { ...SHOP, [name]: null } })).toBeNull();
    expect(duPontOf({ ...YEAR, opening: null, now: { ...SHOP, assets: 0 } })).toBeNull();
    expect(duPontOf({ ...YEAR, opening: null, now: { ...SHOP, equity: -5 } })).toBeNull();
  });
});

describe("the figures of the books", () => {
  const nets = new Map([
    ["1105", 500],
    ["1305", 300],
    ["1399", -50],
    ["1435", 200],
    ["1705", 40],
    ["1524", 1_000],
    ["2205", -400],
    ["2408", 60],
    ["3105", -1_000],
    ["4135", -900],
    ["4175", 100],
    ["4210", -20],
    ["5105", 100],
    ["5160", 30],
    ["5305", 10],
    ["6135", 130],
  ]);

  it("are read by the groups of the PUC", () => {
    expect(figuresFromNets(nets, nets)).toMatchObject({
      cash: 500,
      receivables: 250,
      inventories: 200,
      prepaid: 40,
      currentAssets: 1_050,
      quickAssets: 810,
      assets: 2_050,
      suppliers: 400,
      liabilities: 400,
      income: 820,
      sales: 800,
      creditSales: null,
      costOfSales: 130,
      grossProfit: 670,
      operatingExpenses: 130,
      operatingProfit: 540,
      depreciation: 30,
      ebitda: 570,
      interest: 10,
      netResult: 550,
    });
  });

  it("are not known where nothing was read", () => {
    expect(figuresFromNets(nets, null)).toMatchObject({ assets: 2_050, netResult: null, sales: null });
    expect(figuresFromNets(null, nets)).toMatchObject({ assets: null, netResult: 550 });
  });
});
