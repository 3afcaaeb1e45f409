import type { Indicators } from "#domain/accounting/indicators.ts";
import { formatDecimal } from "#domain/kernel/format.ts";
import {
  INDICATOR_KINDS,
  type IndicatorFigure,
  type IndicatorKind,
  indicatorFigure,
  indicatorText,
} from "#ui/accounting/indicators/indicator-figure.ts";
import { sentenceTexts as texts } from "./texts.ts";

/** An indicator as displayed in its tile. */
export interface IndicatorView extends IndicatorFigure {
  readonly sentence: string;
  readonly before: number | null;
}

function liquiditySentence(value: number | null): string {
  if (value === null) return texts.liquidity.none;
  return value < 0 ? texts.liquidity.against : texts.liquidity.holds(indicatorText("liquidity", value));
}

function profitabilitySentence(value: number | null, year: number): string {
  if (value === null) return texts.profitability.none(year);
  const pesos = formatDecimal(Math.abs(value) * 100, 2);
  if (pesos === formatDecimal(0, 2)) return texts.profitability.even;
  return value > 0 ? texts.profitability.leaves(pesos) : texts.profitability.loses(pesos);
}

function debtSentence(value: number | null): string {
  const { debt } = texts;
  if (value === null) return debt.none;
  if (value <= 0) return debt.nothing;
  if (value > 1) return debt.all;
  if (indicatorText("debt", value) === indicatorText("debt", 0.5)) return debt.half;
  return value > 0.5 ? debt.more : debt.less;
}

function sentenceOf(kind: IndicatorKind, value: number | null, year: number): string {
  if (kind === "liquidity") return liquiditySentence(value);
  return kind === "debt" ? debtSentence(value) : profitabilitySentence(value, year);
}

/** The three tiles of Inicio. */
export function indicatorViews(
  now: Indicators,
  before: Indicators | null,
  year: number,
): readonly IndicatorView[] {
  return INDICATOR_KINDS.map((kind) => {
    const shown = indicatorFigure(kind, now);
    const then = before?.[kind].value ?? null;
    const earlier = then === null ? [] : [texts.before(indicatorText(kind, then))];
    return {
      ...shown,
      sentence: sentenceOf(kind, shown.value, year),
      before: then,
      summary: [shown.summary, ...earlier].join("; "),
    };
  });
}
