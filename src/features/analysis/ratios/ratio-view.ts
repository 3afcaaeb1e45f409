import type { IndicatorStanding } from "#domain/accounting/indicators.ts";
import { formatDecimal, formatPercent } from "#domain/kernel/format.ts";
import type { Ratio, RatioId } from "#domain/statement/analysis/ratio.ts";
import { RATIO_THRESHOLDS } from "#domain/statement/analysis/ratio-rules.data.ts";
import { derivationText, RATIO_NAMES, ratioText } from "#ui/accounting/indicators/ratio-text.ts";
import type { IndicatorRulerProps } from "#ui/charts/indicator-ruler.tsx";
import { analysisTexts as texts } from "../texts.ts";

/** The ratios of a period. */
export type Ratios = ReadonlyMap<RatioId, Ratio>;

/** A ratio as displayed in a row. */
export interface RatioView {
  readonly id: RatioId;
  readonly name: string;
  /** "1,48", "7,5%", "228 días", or the reason why there is none. */
  readonly figure: string;
  /** The same for the compared period; null without one. */
  readonly before: string | null;
  readonly standing: IndicatorStanding | null;
  /** "Activo corriente 92.175.250 ÷ Pasivo corriente 62.355.410". */
  readonly derivation: string;
  /** Null if there are no conventional thresholds. */
  readonly ruler: IndicatorRulerProps | null;
}

// Ends of each ruler, chosen so that both marks are well inside.
const ENDS: Partial<Readonly<Record<RatioId, readonly [number, number]>>> = {
  "current-ratio": [0, 3],
  "acid-test": [0, 2],
  "net-margin": [-0.05, 0.2],
  "operating-margin": [-0.05, 0.2],
  roa: [-0.03, 0.12],
  roe: [-0.08, 0.32],
  debt: [0, 1],
  leverage: [0, 3],
  "interest-coverage": [0, 5],
};

function rulerOf(ratio: Ratio, before: Ratio | null): IndicatorRulerProps | null {
  const [thresholds, ends] = [RATIO_THRESHOLDS[ratio.id], ENDS[ratio.id]];
  if (!thresholds || !ends) return null;
  const mark = (at: number) => ({
    at,
    text: ratio.unit === "percent" ? formatPercent(at, 0) : formatDecimal(at, 1),
  });
  const { good, bad } = thresholds;
  const above = good >= bad;
  const goodText = (above ? texts.goodFrom : texts.goodUntil)(mark(good).text);
  const then = before === null || before.value === null ? [] : [texts.before(ratioText(before))];
  return {
    value: ratio.value,
    before: before?.value ?? null,
    low: ends[0],
    high: ends[1],
    marks: [mark(Math.min(good, bad)), mark(Math.max(good, bad))],
    good: above ? "above" : "below",
    summary: [ratioText(ratio), goodText, ...then].join("; "),
  };
}

export function ratioView(ratio: Ratio, before: Ratio | null): RatioView {
  return {
    id: ratio.id,
    name: RATIO_NAMES[ratio.id],
    figure: ratioText(ratio),
    before: before === null ? null : ratioText(before),
    standing: ratio.status,
    derivation: derivationText(ratio),
    ruler: rulerOf(ratio, before),
  };
}
