import { THRESHOLDS, type Thresholds } from "../../accounting/indicators.ts";
import type { RatioGroup, RatioId, RatioTerm, RatioUnit } from "./ratio.ts";

/** Classroom conventions, not a law; liquidity, profitability and debt are those of every other screen. */
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

/** A ratio of two amounts; the lower one is a mean of the period where it says so. */
export interface QuotientRule {
  readonly id: RatioId;
  readonly group: RatioGroup;
  readonly unit: RatioUnit;
  readonly top: RatioTerm["of"];
  readonly bottom: RatioTerm["of"];
  readonly average?: true;
}

/** In the order of their making: one may be made of those before it. */
export const RATIO_RULES: readonly QuotientRule[] = [
  {
    id: "current-ratio",
    group: "liquidity",
    unit: "times",
    top: "currentAssets",
    bottom: "currentLiabilities",
  },
  { id: "acid-test", group: "liquidity", unit: "times", top: "quickAssets", bottom: "currentLiabilities" },
  // Over all income and not sales alone, as the profitability of every other screen.
  { id: "net-margin", group: "profitability", unit: "percent", top: "netResult", bottom: "income" },
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
