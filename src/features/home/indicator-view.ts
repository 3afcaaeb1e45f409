import { type Indicator, type Indicators, type Standing, THRESHOLDS } from "#domain/accounting/indicators.ts";
import { formatDecimal, formatPercent } from "#domain/kernel/format.ts";
import type { GoodSide } from "#ui/charts/indicator-ruler.tsx";
import { indicatorTexts as texts } from "./texts.ts";

export type IndicatorKind = keyof Indicators;

export interface RulerMark {
  readonly at: number;
  readonly text: string;
}

/** An indicator as its tile shows it. */
export interface IndicatorView {
  readonly kind: IndicatorKind;
  readonly name: string;
  /** "1,62", "8,4%", or a dash. */
  readonly figure: string;
  readonly standing: Standing | null;
  readonly sentence: string;
  readonly value: number | null;
  readonly before: number | null;
  readonly low: number;
  readonly high: number;
  readonly marks: readonly [RulerMark, RulerMark];
  readonly good: GoodSide;
  /** The ruler in words: "1,62; bueno desde 1,5". */
  readonly summary: string;
}

interface Shape {
  readonly low: number;
  readonly high: number;
  readonly good: GoodSide;
  readonly format: (value: number) => string;
  readonly mark: (value: number) => string;
}

const ratio = (value: number) => formatDecimal(value, 2);
const percent = (value: number) => formatPercent(value);
const wholePercent = (value: number) => formatPercent(value, 0);

// The ends of each ruler, so that both its marks stand well inside.
const SHAPES: Readonly<Record<IndicatorKind, Shape>> = {
  liquidity: { low: 0, high: 3, good: "above", format: ratio, mark: (value) => formatDecimal(value, 1) },
  profitability: { low: -0.05, high: 0.2, good: "above", format: percent, mark: wholePercent },
  debt: { low: 0, high: 1, good: "below", format: percent, mark: wholePercent },
};

function liquiditySentence(value: number | null): string {
  return value === null ? texts.liquidity.none : texts.liquidity.holds(ratio(value));
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
  if (percent(value) === percent(0.5)) return debt.half;
  return value > 0.5 ? debt.more : debt.less;
}

function sentenceOf(kind: IndicatorKind, value: number | null, year: number): string {
  if (kind === "liquidity") return liquiditySentence(value);
  return kind === "debt" ? debtSentence(value) : profitabilitySentence(value, year);
}

function viewOf(kind: IndicatorKind, { value, status }: Indicator, before: number | null, year: number) {
  const shape = SHAPES[kind];
  const { good, bad } = THRESHOLDS[kind];
  const markAt = (at: number): RulerMark => ({ at, text: shape.mark(at) });
  const figure = value === null ? "—" : shape.format(value);
  const then = before === null ? [] : [texts.before(shape.format(before))];
  return {
    kind,
    name: texts[kind].name,
    figure,
    standing: status,
    sentence: sentenceOf(kind, value, year),
    value,
    before,
    low: shape.low,
    high: shape.high,
    marks: [markAt(Math.min(good, bad)), markAt(Math.max(good, bad))] as const,
    good: shape.good,
    summary: [value === null ? texts.noValue : figure, texts[kind].goodFrom(shape.mark(good)), ...then].join(
      "; ",
    ),
  };
}

const KINDS = ["liquidity", "profitability", "debt"] as const;

/** The three tiles of Inicio. */
export function indicatorViews(
  now: Indicators,
  before: Indicators | null,
  year: number,
): readonly IndicatorView[] {
  return KINDS.map((kind) => viewOf(kind, now[kind], before?.[kind].value ?? null, year));
}
