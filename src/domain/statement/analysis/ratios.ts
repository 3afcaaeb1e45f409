import { netMarginOf, quotient, standingOf } from "../../accounting/indicators.ts";
import type { AnalysisFigures, FigureName } from "./analysis-figures.ts";
import { RATIO_IDS, type Ratio, type RatioDerivation, type RatioId, type RatioTerm } from "./ratio.ts";
import { type QuotientRule, RATIO_RULES, RATIO_THRESHOLDS } from "./ratio-rules.data.ts";
import type { SavedRatios } from "./saved-analysis.ts";

/** One period, with its opening balances where known. */
export interface RatioInput {
  readonly now: AnalysisFigures;
  /**
   * At the end of the previous period; null when there is none: closing balances are then used alone, and the term
   * says so.
   */
  readonly opening: AnalysisFigures | null;
  /** Days of the period: 365 for a year. */
  readonly days: number;
}

/** Purchases = cost of sales plus the increase in inventory. Unknown without an opening inventory. */
function purchasesOf({ now, opening }: RatioInput): number | null {
  const { costOfSales, inventories } = now;
  const before = opening?.inventories ?? null;
  return costOfSales === null || inventories === null || before === null
    ? null
    : costOfSales + inventories - before;
}

class Making {
  readonly #input: RatioInput;
  readonly made = new Map<RatioId, Ratio>();

  constructor(input: RatioInput) {
    this.#input = input;
  }

  #plain(of: RatioTerm["of"]): number | null {
    const { now, days } = this.#input;
    if (of === "days") return days;
    if (of === "purchases") return purchasesOf(this.#input);
    // Books do not distinguish credit sales, so all sales count.
    if (of === "creditSales") return now.creditSales ?? now.sales;
    return of in now ? now[of as FigureName] : (this.made.get(of as RatioId)?.value ?? null);
  }

  /** A ratio undefined because of a zero divisor still counts as known. */
  #isUnknown({ of, value }: RatioTerm): boolean {
    return this.made.get(of as RatioId)?.unknown ?? value === null;
  }

  term(of: RatioTerm["of"], average = false): RatioTerm {
    const { now, opening } = this.#input;
    const named = of === "creditSales" && now.creditSales === null ? "sales" : of;
    const value = this.#plain(of);
    const before = average && opening !== null && of in opening ? opening[of as FigureName] : null;
    if (value === null || before === null) return { of: named, value, averaged: false };
    return { of: named, value: (value + before) / 2, averaged: true };
  }

  quotient({ id, group, unit, top: above, bottom: below, average }: QuotientRule): void {
    const top = this.term(above);
    const bottom = this.term(below, average);
    const unknown = this.#isUnknown(top) || this.#isUnknown(bottom);
    const value = top.value === null || bottom.value === null ? null : quotient(top.value, bottom.value);
    const thresholds = RATIO_THRESHOLDS[id];
    const status = value === null || thresholds === undefined ? null : standingOf(value, thresholds);
    this.made.set(id, {
      id,
      group,
      unit,
      value,
      status,
      unknown,
      derivation: { kind: "quotient", top, bottom },
    });
  }

  cycle(): void {
    const plus = [this.term("receivables-days"), this.term("inventory-days")];
    const less = [this.term("suppliers-days")];
    const terms = [...plus, ...less];
    const unknown = terms.some((term) => this.#isUnknown(term));
    const [receivables, inventory, suppliers] = terms.map((term) => term.value ?? 0);
    const complete = terms.every((term) => term.value !== null);
    const value = complete ? (receivables ?? 0) + (inventory ?? 0) - (suppliers ?? 0) : null;
    const derivation: RatioDerivation = { kind: "sum", plus, less };
    const head = { id: "cash-cycle", group: "activity", unit: "days" } as const;
    this.made.set(head.id, { ...head, value, status: null, unknown, derivation });
  }
}

/** Every ratio of a period with its derivation, in the order of `RATIO_IDS`. */
export function ratiosOf(input: RatioInput): ReadonlyMap<RatioId, Ratio> {
  const making = new Making(input);
  for (const rule of RATIO_RULES) making.quotient(rule);
  making.cycle();
  return new Map(
    RATIO_IDS.flatMap((id) => {
      const ratio = making.made.get(id);
      return ratio ? [[id, ratio] as const] : [];
    }),
  );
}

/** Breakdown of ROE: net result over sales × sales over assets × assets over equity. */
export interface DuPont {
  readonly margin: number;
  readonly turnover: number;
  readonly multiplier: number;
  /** Their product. */
  readonly roe: number;
}

/**
 * null when one of the three factors is undefined. Uses the same averages as `ratiosOf`, so that the product equals
 * its ROE.
 */
export function duPontOf(input: RatioInput): DuPont | null {
  const making = new Making(input);
  const { value: sales } = making.term("sales");
  const { value: result } = making.term("netResult");
  const { value: assets } = making.term("assets", true);
  const { value: equity } = making.term("equity", true);
  if (sales === null || result === null || assets === null || equity === null) return null;
  const margin = netMarginOf(result, sales);
  const turnover = quotient(sales, assets);
  const multiplier = quotient(assets, equity);
  if (margin === null || turnover === null || multiplier === null) return null;
  return { margin, turnover, multiplier, roe: margin * turnover * multiplier };
}

/** Current assets minus current liabilities; null when either is unknown. */
export function workingCapital({ currentAssets, currentLiabilities }: AnalysisFigures): number | null {
  return currentAssets === null || currentLiabilities === null ? null : currentAssets - currentLiabilities;
}

/** The three ratios of the specification, in saved form. */
export function savedRatiosOf(input: RatioInput): SavedRatios {
  const ratios = ratiosOf(input);
  const kept = (id: "current-ratio" | "net-margin" | "debt") => {
    const { value = null, status = null } = ratios.get(id) ?? {};
    return { value, status };
  };
  return { liquidez: kept("current-ratio"), rentabilidad: kept("net-margin"), endeudamiento: kept("debt") };
}
