import { type IndicatorStanding, type Indicators, THRESHOLDS } from "#domain/accounting/indicators.ts";
import { formatDecimal, formatPercent } from "#domain/kernel/format.ts";
import type { GoodSide } from "../../charts/indicator-ruler.tsx";
import { INDICATOR_NAMES, indicatorTexts as texts } from "./indicator-texts.ts";

export type IndicatorKind = keyof Indicators;

interface Mark {
  readonly at: number;
  readonly text: string;
}

/** An indicator as shown on cards, rows and tiles. */
export interface IndicatorFigure {
  readonly kind: IndicatorKind;
  readonly name: string;
  /** "1,62", "8,4%", or a dash. */
  readonly figure: string;
  readonly value: number | null;
  readonly standing: IndicatorStanding | null;
  readonly low: number;
  readonly high: number;
  readonly marks: readonly [Mark, Mark];
  readonly good: GoodSide;
  /** The ruler in words, for screen readers: "1,62; bueno desde 1,5". */
  readonly summary: string;
}

interface Shape {
  readonly low: number;
  readonly high: number;
  readonly good: GoodSide;
  readonly figure: (value: number) => string;
  readonly mark: (value: number) => string;
}

const share = {
  figure: (value: number) => formatPercent(value),
  mark: (value: number) => formatPercent(value, 0),
};

// The ends of each ruler, chosen so that both marks are well inside.
const SHAPES: Readonly<Record<IndicatorKind, Shape>> = {
  liquidity: {
    low: 0,
    high: 3,
    good: "above",
    figure: (value) => formatDecimal(value, 2),
    mark: (value) => formatDecimal(value, 1),
  },
  profitability: { low: -0.05, high: 0.2, good: "above", ...share },
  debt: { low: 0, high: 1, good: "below", ...share },
};

export const INDICATOR_KINDS = [
  "liquidity",
  "profitability",
  "debt",
] as const satisfies readonly IndicatorKind[];

/** An indicator's value as text: "1,62", "8,4%". */
export function indicatorText(kind: IndicatorKind, value: number): string {
  return SHAPES[kind].figure(value);
}

export function indicatorFigure(kind: IndicatorKind, indicators: Indicators): IndicatorFigure {
  const { value, status } = indicators[kind];
  const { low, high, good, figure, mark } = SHAPES[kind];
  const limits = THRESHOLDS[kind];
  const markAt = (at: number): Mark => ({ at, text: mark(at) });
  const shown = value === null ? null : figure(value);
  const goodText = good === "above" ? texts.goodFrom : texts.goodUntil;
  return {
    kind,
    name: INDICATOR_NAMES[kind],
    figure: shown ?? "—",
    value,
    standing: status,
    low,
    high,
    good,
    marks: [markAt(Math.min(limits.good, limits.bad)), markAt(Math.max(limits.good, limits.bad))],
    summary: `${shown ?? texts.noValue}; ${goodText(mark(limits.good))}`,
  };
}
