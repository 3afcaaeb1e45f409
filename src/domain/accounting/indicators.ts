import type { ChartKind } from "./account.ts";
import { shortAccount } from "./charts/short-charts.ts";
import { presentedNets } from "./ledger/abnormal-balance.ts";
import { isNonCurrent, plainPuc } from "./non-current.ts";

/** Debits minus credits by PUC account. Plain numbers: sums over many books may leave the safe range of pesos. */
export type PucNets = ReadonlyMap<string, number>;

/** Balance sheet figures at one date, each positive on its own side. */
export interface Position {
  readonly currentAssets: number;
  readonly otherAssets: number;
  readonly currentLiabilities: number;
  readonly otherLiabilities: number;
  /** Assets minus liabilities, including the result of the period. */
  readonly equity: number;
}

/** Results of a period. */
export interface Performance {
  /** Class 4, net of returns and discounts. */
  readonly income: number;
  /** Group 41, net of returns and discounts. */
  readonly sales: number;
  /** Income minus costs and expenses. */
  readonly netResult: number;
}

export const STANDINGS = ["good", "warning", "bad"] as const;
export type IndicatorStanding = (typeof STANDINGS)[number];

/** A ratio; null when its divisor is zero, never NaN (NU-07). */
export interface Indicator {
  readonly value: number | null;
  /** null when there is no value to judge. */
  readonly status: IndicatorStanding | null;
}

export interface Indicators {
  /** Liquidez: current assets over current liabilities. */
  readonly liquidity: Indicator;
  /** Rentabilidad: the net margin, as a share. */
  readonly profitability: Indicator;
  /** Endeudamiento: liabilities over assets, as a share. */
  readonly debt: Indicator;
}

/** The PUC code that an account of a book maps to; null for an account unknown to its chart. */
export function pucOfCode(kind: ChartKind, code: string): string | null {
  if (kind === "puc") return /^[1-9]\d*$/.test(code) ? code : null;
  return shortAccount(kind, code)?.puc ?? null;
}

/** Where an account is reported: a side of the balance sheet, the result, or off both (classes 8 and 9). */
export type IndicatorPlace =
  | "currentAssets"
  | "otherAssets"
  | "currentLiabilities"
  | "otherLiabilities"
  | "off"
  | "result"
  | "equity";

// The longest prefix wins. Where a book states no maturities, the decree's groups decide: financial obligations are
// short-term, bonds (29), pensions (2620) and deferred tax (2725) are not; of the deferred assets only prepaid expenses are.
const PLACES: Readonly<Record<string, IndicatorPlace>> = {
  "1": "otherAssets",
  "11": "currentAssets",
  "12": "currentAssets",
  "13": "currentAssets",
  "14": "currentAssets",
  "1705": "currentAssets",
  "2": "currentLiabilities",
  "2620": "otherLiabilities",
  "2725": "otherLiabilities",
  "29": "otherLiabilities",
  "3": "equity",
  "4": "result",
  "5": "result",
  "6": "result",
  "7": "result",
  "8": "off",
  "9": "off",
};

const LONGEST = 4;

/** Where an account goes that is marked as non-current. */
const LONG: Readonly<Record<IndicatorPlace, IndicatorPlace>> = {
  currentAssets: "otherAssets",
  otherAssets: "otherAssets",
  currentLiabilities: "otherLiabilities",
  otherLiabilities: "otherLiabilities",
  off: "off",
  result: "result",
  equity: "equity",
};

/** `puc`: as in the sums, with a mark if a book classifies the account as non-current. */
export function indicatorPlaceOf(puc: string): IndicatorPlace {
  if (isNonCurrent(puc)) return LONG[indicatorPlaceOf(plainPuc(puc))];
  for (let length = LONGEST; length > 0; length -= 1) {
    const found = PLACES[puc.slice(0, length)];
    if (found) return found;
  }
  return "off";
}

/**
 * From debits minus credits up to a date. An account against its nature counts under the account it is reported as.
 */
export function positionOf(nets: PucNets): Position {
  const sums = { currentAssets: 0, otherAssets: 0, currentLiabilities: 0, otherLiabilities: 0 };
  for (const [puc, net] of presentedNets(nets)) {
    const place = indicatorPlaceOf(puc);
    if (place === "currentAssets" || place === "otherAssets") sums[place] += net;
    else if (place === "currentLiabilities" || place === "otherLiabilities") sums[place] -= net;
  }
  const assets = sums.currentAssets + sums.otherAssets;
  const equity = assets - sums.currentLiabilities - sums.otherLiabilities;
  return plain({ ...sums, equity });
}

export function performanceOf(nets: PucNets): Performance {
  let income = 0;
  let sales = 0;
  let net = 0;
  for (const [puc, each] of nets) {
    if (indicatorPlaceOf(puc) !== "result") continue;
    net -= each;
    if (puc.startsWith("4")) income -= each;
    if (puc.startsWith("41")) sales -= each;
  }
  return plain({ income, sales, netResult: net });
}

/** Replaces −0, which would print with a sign. */
function plain<Shape extends { readonly [K in keyof Shape]: number }>(values: Shape): Shape {
  return Object.fromEntries(
    Object.entries<number>(values).map(([key, value]) => [key, value === 0 ? 0 : value]),
  ) as Shape;
}

export function totalAssets({ currentAssets, otherAssets }: Position): number {
  return currentAssets + otherAssets;
}

export function totalLiabilities({ currentLiabilities, otherLiabilities }: Position): number {
  return currentLiabilities + otherLiabilities;
}

/** null when the divisor is zero or below, where the ratio has no meaning (NU-07). */
export function quotient(top: number, bottom: number): number | null {
  if (bottom <= 0) return null;
  const value = top / bottom;
  return value === 0 ? 0 : value;
}

/** Net margin: result over net sales (group 41). The one definition for panel, ratios, readings and assistant. */
export function netMarginOf(netResult: number, sales: number): number | null {
  return quotient(netResult, sales);
}

/** Where good ends and bad begins: a classroom convention (not a law), the same for all three rulers. */
export const THRESHOLDS = {
  liquidity: { good: 1.5, bad: 1 },
  profitability: { good: 0.1, bad: 0 },
  debt: { good: 0.5, bad: 0.7 },
} as const;

/** Where good ends and bad begins. Higher is better if `good` is the larger of the two, otherwise lower is. */
export interface Thresholds {
  readonly good: number;
  readonly bad: number;
}

/** Rates a value against its thresholds; a value on a threshold gets the better rating. */
export function standingOf(value: number, { good, bad }: Thresholds): IndicatorStanding {
  const sign = good >= bad ? 1 : -1;
  if (sign * value >= sign * good) return "good";
  return sign * value >= sign * bad ? "warning" : "bad";
}

function judge(of: keyof typeof THRESHOLDS, value: number | null): Indicator {
  return { value, status: value === null ? null : standingOf(value, THRESHOLDS[of]) };
}

export function indicatorsOf(position: Position, earned: Performance): Indicators {
  return {
    liquidity: judge("liquidity", quotient(position.currentAssets, position.currentLiabilities)),
    profitability: judge("profitability", netMarginOf(earned.netResult, earned.sales)),
    debt: judge("debt", quotient(totalLiabilities(position), totalAssets(position))),
  };
}
