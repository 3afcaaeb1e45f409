import { THRESHOLDS, type Thresholds } from "../../accounting/indicators.ts";
import type { RatioGroup, RatioId, RatioTerm, RatioUnit } from "./ratio.ts";

/** Classroom conventions, not a law; liquidity, profitability and debt are the same as on every other screen. */
export const RATIO_THRESHOLDS: Partial<Readonly<Record<RatioId, Thresholds>>> = {
  "current-ratio": THRESHOLDS.liquidity,
  "acid-test": { good: 1, bad: 0.7 },
  "net-margin": THRESHOLDS.profitability,
  "operating-margin": { good: 0.1, bad: 0 },
  roa: { good: 0.05, bad: 0 },
  roe: { good: 0.15, bad: 0 },
  debt: THRESHOLDS.debt,
  leverage: { good: 1, bad: 2 },
  "interest-coverage": { good: 3, bad: 1 },
};

/** A ratio of two amounts; with `average`, the divisor is a mean over the period. */
export interface QuotientRule {
  readonly id: RatioId;
  readonly group: RatioGroup;
  readonly unit: RatioUnit;
  readonly top: RatioTerm["of"];
  readonly bottom: RatioTerm["of"];
  readonly average?: true;
}

/** In order of computation: a rule may use the results of earlier ones. */
export const RATIO_RULES: readonly QuotientRule[] = [
  {
    id: "current-ratio",
    group: "liquidity",
    unit: "times",
    top: "currentAssets",
    bottom: "currentLiabilities",
  },
  { id: "acid-test", group: "liquidity", unit: "times", top: "quickAssets", bottom: "currentLiabilities" },
  // As `netMarginOf`: like profitability on every other screen.
  { id: "net-margin", group: "profitability", unit: "percent", top: "netResult", bottom: "sales" },
  { id: "gross-margin", group: "profitability", unit: "percent", top: "grossProfit", bottom: "sales" },
  {
    id: "operating-margin",
    group: "profitability",
    unit: "percent",
    top: "operatingProfit",
    bottom: "sales",
  },
  { id: "ebitda-margin", group: "profitability", unit: "percent", top: "ebitda", bottom: "sales" },
  { id: "roa", group: "profitability", unit: "percent", top: "netResult", bottom: "assets", average: true },
  { id: "roe", group: "profitability", unit: "percent", top: "netResult", bottom: "equity", average: true },
  { id: "debt", group: "debt", unit: "percent", top: "liabilities", bottom: "assets" },
  { id: "leverage", group: "debt", unit: "times", top: "liabilities", bottom: "equity" },
  { id: "short-term-debt", group: "debt", unit: "percent", top: "currentLiabilities", bottom: "liabilities" },
  { id: "interest-coverage", group: "debt", unit: "times", top: "operatingProfit", bottom: "interest" },
  {
    id: "receivables-turnover",
    group: "activity",
    unit: "times",
    top: "creditSales",
    bottom: "receivables",
    average: true,
  },
  { id: "receivables-days", group: "activity", unit: "days", top: "days", bottom: "receivables-turnover" },
  {
    id: "inventory-turnover",
    group: "activity",
    unit: "times",
    top: "costOfSales",
    bottom: "inventories",
    average: true,
  },
  { id: "inventory-days", group: "activity", unit: "days", top: "days", bottom: "inventory-turnover" },
  {
    id: "suppliers-turnover",
    group: "activity",
    unit: "times",
    top: "purchases",
    bottom: "suppliers",
    average: true,
  },
  { id: "suppliers-days", group: "activity", unit: "days", top: "days", bottom: "suppliers-turnover" },
  { id: "asset-turnover", group: "activity", unit: "times", top: "sales", bottom: "assets", average: true },
];
