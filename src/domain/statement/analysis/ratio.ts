import type { Standing } from "../../accounting/indicators.ts";
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

/** One of the amounts that a ratio is made of. */
export interface RatioTerm {
  readonly of: FigureName | RatioId | "purchases" | "days";
  readonly value: number | null;
  /** The mean of the opening and the closing balance; else the closing one. */
  readonly averaged: boolean;
}

export type Derivation =
  | { readonly kind: "quotient"; readonly top: RatioTerm; readonly bottom: RatioTerm }
  /** Added up, those of `less` taken off. */
  | { readonly kind: "sum"; readonly plus: readonly RatioTerm[]; readonly less: readonly RatioTerm[] };

export interface Ratio {
  readonly id: RatioId;
  readonly group: RatioGroup;
  readonly unit: RatioUnit;
  /** null: not to be said, because a figure is not known or what it is divided by is zero or below (NU-07). */
  readonly value: number | null;
  /** null where convention sets no thresholds, or there is no value. */
  readonly status: Standing | null;
  /** Some figure that it needs is not known. */
  readonly unknown: boolean;
  readonly derivation: Derivation;
}
