import type { FigureName } from "../../../statement/analysis/analysis-figures.ts";
import type { SectionKey } from "../../../statement/typed/typed-layout.data.ts";
import type { PlacedLine } from "../uploaded-nets.ts";
import type { Sections } from "./better-rows.ts";
import type { TrialTerm } from "./better-sheet.ts";
import type { TrialSheet } from "./trial-sheet.ts";

type Side = "debit" | "credit";

/** Where the cells of a figure stand: sections of the balance, or beginnings of codes. */
const FIGURES: Partial<Readonly<Record<FigureName, readonly (readonly [SectionKey | RegExp, Side])[]>>> = {
  currentAssets: [["current-assets", "debit"]],
  assets: [
    ["current-assets", "debit"],
    ["other-assets", "debit"],
  ],
  currentLiabilities: [["current-liabilities", "credit"]],
  liabilities: [
    ["current-liabilities", "credit"],
    ["other-liabilities", "credit"],
  ],
  equity: [
    ["equity", "credit"],
    ["year-result", "credit"],
  ],
  sales: [[/^41/, "credit"]],
  grossProfit: [[/^(?:41|6|7)/, "credit"]],
  operatingProfit: [[/^(?:41|6|7|51|52)/, "credit"]],
  netResult: [[/^[4-7]/, "credit"]],
};

interface Found {
  readonly terms: readonly TrialTerm[];
  readonly value: number;
}

/** One period of the trial balance, with where its lines stand on the balance. */
export interface TrialPeriod {
  readonly placed: readonly PlacedLine[];
  readonly trial: TrialSheet;
  readonly sections: Sections;
  readonly period: number;
}

/** The cells that a figure is the sum of; null for one that no cells make. */
export function figureCells(name: string, { placed, trial, sections, period }: TrialPeriod): Found | null {
  const parts = FIGURES[name as FigureName];
  if (parts === undefined) return null;
  let value = 0;
  const terms: TrialTerm[] = [];
  for (const [where, side] of parts) {
    const lines =
      where instanceof RegExp
        ? placed.flatMap(({ puc }, at) => (where.test(puc) ? [at] : []))
        : [...(sections.get(where)?.keys() ?? [])];
    for (const at of lines) {
      value += (side === "debit" ? 1 : -1) * (placed[at]?.nets[period] ?? 0);
      terms.push(...trial.termsOf(at, period, side));
    }
  }
  return { terms, value };
}
