/** Steps that are easy to read, times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10] as const;
const WANTED_LINES = 4;

export interface ChartScale {
  /** From the lowest to the highest, zero among them. */
  readonly ticks: readonly number[];
  readonly low: number;
  readonly high: number;
}

function niceStep(span: number): number {
  const rough = span / WANTED_LINES;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * (STEPS.find((step) => step * power >= rough * 0.999) ?? 10);
}

/** Round lines that hold every value and zero. The top line may be passed by what stands over it, as in the picture. */
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

/** Where a value stands between two ends, from 0 to 1; what lies beyond an end stands at it. */
export function shareBetween(value: number, low: number, high: number): number {
  return high <= low ? 0 : Math.min(1, Math.max(0, (value - low) / (high - low)));
}
