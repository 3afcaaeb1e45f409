import { expect, it } from "vitest";
import { financialSummaryOf } from "#domain/accounting/financial-summary.ts";
import { indicatorsOf, performanceOf, positionOf } from "#domain/accounting/indicators.ts";

const summaryOf = (record: Readonly<Record<string, number>>) => {
  const nets = new Map(Object.entries(record));
  const position = positionOf(nets);
  return financialSummaryOf(position, indicatorsOf(position, performanceOf(nets)));
};

it("has the specification's names and the figures of a company", () => {
  const shop = {
    "1110": 6_000_000,
    "1524": 10_000_000,
    "2205": -4_000_000,
    "29": -3_000_000,
    "3105": -7_000_000,
    "4135": -10_000_000,
    "5105": 8_000_000,
  };
  expect(summaryOf(shop)).toEqual({
    liquidityRatio: 1.5,
    profitabilityRatio: 0.2,
    debtRatio: 0.4375,
    currentLiquidity: 2_000_000,
    totalAssets: 16_000_000,
    totalLiabilities: 7_000_000,
    netMargin: 0.2,
  });
});

it("says no ratio where there is nothing to divide by", () => {
  expect(summaryOf({ "2205": -1_000_000, "5105": 1_000_000 })).toMatchObject({
    liquidityRatio: 0,
    profitabilityRatio: null,
    debtRatio: null,
    currentLiquidity: -1_000_000,
    netMargin: null,
  });
});
