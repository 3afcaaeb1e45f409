import type { IndicatorStanding } from "#domain/accounting/indicators.ts";
import { formatDecimal, formatNumber, formatPercent } from "#domain/kernel/format.ts";
import {
  RATIO_IDS,
  type Ratio,
  type RatioDerivation,
  type RatioId,
  type RatioTerm,
  type RatioUnit,
} from "#domain/statement/analysis/ratio.ts";
import { RATIO_THRESHOLDS } from "#domain/statement/analysis/ratio-rules.data.ts";
import type { IndicatorRulerProps } from "#ui/charts/indicator-ruler.tsx";
import { RATIO_NAMES, TERM_NAMES, analysisTexts as texts } from "./texts.ts";

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

const FORMATS: Readonly<Record<RatioUnit, (value: number) => string>> = {
  times: (value) => formatDecimal(value, 2),
  percent: (value) => formatPercent(value),
  days: (value) => texts.days(formatDecimal(value, 0)),
};

function ratioFigure({ value, unit, unknown }: Ratio): string {
  if (value !== null) return FORMATS[unit](value);
  return unknown ? texts.unknown : texts.noValue;
}

function isRatio(of: RatioTerm["of"]): boolean {
  return RATIO_IDS.some((id) => id === of);
}

function termText({ of, value, averaged }: RatioTerm): string {
  const name = averaged ? texts.averaged(TERM_NAMES[of]) : TERM_NAMES[of];
  if (value === null) return `${name} —`;
  const isDays = of === "receivables-days" || of === "inventory-days" || of === "suppliers-days";
  return `${name} ${isRatio(of) && !isDays ? formatDecimal(value, 2) : formatNumber(value)}`;
}

function derivationText(derivation: RatioDerivation): string {
  if (derivation.kind === "quotient") return `${termText(derivation.top)} ÷ ${termText(derivation.bottom)}`;
  const plus = derivation.plus.map(termText).join(" + ");
  return [plus, ...derivation.less.map(termText)].join(" − ");
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
  const then = before === null || before.value === null ? [] : [texts.before(ratioFigure(before))];
  return {
    value: ratio.value,
    before: before?.value ?? null,
    low: ends[0],
    high: ends[1],
    marks: [mark(Math.min(good, bad)), mark(Math.max(good, bad))],
    good: above ? "above" : "below",
    summary: [ratioFigure(ratio), goodText, ...then].join("; "),
  };
}

export function ratioView(ratio: Ratio, before: Ratio | null): RatioView {
  return {
    id: ratio.id,
    name: RATIO_NAMES[ratio.id],
    figure: ratioFigure(ratio),
    before: before === null ? null : ratioFigure(before),
    standing: ratio.status,
    derivation: derivationText(ratio.derivation),
    ruler: rulerOf(ratio, before),
  };
}
