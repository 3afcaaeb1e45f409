/** Readable step sizes, times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10] as const;
const WANTED_LINES = 4;

export interface ChartScale {
  /** In ascending order, including zero. */
  readonly ticks: readonly number[];
  readonly low: number;
  readonly high: number;
}

function niceStep(span: number): number {
  const rough = span / WANTED_LINES;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * (STEPS.find((step) => step * power >= rough * 0.999) ?? 10);
}

/**
 * A scale over zero and every value, with gridlines at round values. The highest value may exceed the top line, as in
 * the design.
 */
export function chartScale(values: readonly number[]): ChartScale {
  const finite = values.filter(Number.isFinite);
  const most = Math.max(0, ...finite);
  const least = Math.min(0, ...finite);
  if (most === 0 && least === 0) return { ticks: [0], low: 0, high: 1 };
  const step = niceStep(most - least);
  const first = Math.ceil(least / step);
  const last = Math.floor(most / step);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { ticks, low: least, high: most };
}

/** Position of a value between two ends, from 0 to 1; values beyond an end are clamped. */
export function shareBetween(value: number, low: number, high: number): number {
  return high <= low ? 0 : Math.min(1, Math.max(0, (value - low) / (high - low)));
}
