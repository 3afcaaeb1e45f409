import { type Pesos, trySum } from "../kernel/pesos.ts";
import type { ReportSpan } from "./report.ts";

/**
 * Sum of spans of rows in one column. `figures` holds the column's amounts by row, 0 for a row without one. Null when
 * the sum leaves the safe range.
 */
export function addSpans(figures: readonly number[], spans: readonly ReportSpan[]): Pesos | null {
  const terms: number[] = [];
  for (const { from, to, minus } of spans)
    for (let row = from; row <= to; row += 1) terms.push(minus ? -(figures[row] ?? 0) : (figures[row] ?? 0));
  return trySum(terms);
}
