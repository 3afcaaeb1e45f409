import type { IndicatorStanding } from "../../accounting/indicators.ts";
import type { FigureName } from "./analysis-figures.ts";

export type RatioGroup = "liquidity" | "profitability" | "debt" | "activity";
export type RatioUnit = "times" | "percent" | "days";

export const RATIO_IDS = [
  "current-ratio",
  "acid-test",
  "net-margin",
  "gross-margin",
  "operating-margin",
  "ebitda-margin",
  "roa",
  "roe",
  "debt",
  "leverage",
  "short-term-debt",
  "interest-coverage",
  "receivables-turnover",
  "receivables-days",
  "inventory-turnover",
  "inventory-days",
  "suppliers-turnover",
  "suppliers-days",
  "cash-cycle",
  "asset-turnover",
] as const;

export type RatioId = (typeof RATIO_IDS)[number];

/** One of the amounts that a ratio is computed from. */
export interface RatioTerm {
  readonly of: FigureName | RatioId | "purchases" | "days";
  readonly value: number | null;
  /** True for the mean of opening and closing balance, false for the closing balance. */
  readonly averaged: boolean;
}

export type RatioDerivation =
  | { readonly kind: "quotient"; readonly top: RatioTerm; readonly bottom: RatioTerm }
  /** The sum of `plus` minus the sum of `less`. */
  | { readonly kind: "sum"; readonly plus: readonly RatioTerm[]; readonly less: readonly RatioTerm[] };

export interface Ratio {
  readonly id: RatioId;
  readonly group: RatioGroup;
  readonly unit: RatioUnit;
  /** null when undefined: a figure is unknown, or the divisor is zero or below (NU-07). */
  readonly value: number | null;
  /** null without conventional thresholds, or without a value. */
  readonly status: IndicatorStanding | null;
  /** A required figure is unknown. */
  readonly unknown: boolean;
  readonly derivation: RatioDerivation;
}
