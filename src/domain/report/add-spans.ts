import { type Pesos, trySum } from "../kernel/pesos.ts";
import type { ReportSpan } from "./report.ts";

/**
 * What spans of rows add up in one column. `figures` holds the column's amounts by row, 0 where a row has none.
 * Null when it leaves the safe range.
 */
export function addSpans(figures: readonly number[], spans: readonly ReportSpan[]): Pesos | null {
  const terms: number[] = [];
  for (const { from, to, minus } of spans)
    for (let row = from; row <= to; row += 1) terms.push(minus ? -(figures[row] ?? 0) : (figures[row] ?? 0));
  return trySum(terms);
}
