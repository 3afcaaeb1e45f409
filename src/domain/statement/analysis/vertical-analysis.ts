import type { AnalysisLine } from "./analysis-lines.ts";

export interface VerticalLine extends AnalysisLine {
  /** Share of the whole: 0,373 is 37,3%. null when the whole is zero or below. */
  readonly share: number | null;
}

function withShares(lines: readonly AnalysisLine[], whole: number): readonly VerticalLine[] {
  return lines.map((line) => {
    const share = whole > 0 ? line.amount / whole : null;
    return { ...line, share: share === 0 ? 0 : share };
  });
}

function amountOf(lines: readonly AnalysisLine[], key: string): number {
  return lines.find((line) => line.key === key)?.amount ?? 0;
}

/** Each line of a balance as a share of total assets. */
export function verticalBalance(lines: readonly AnalysisLine[]): readonly VerticalLine[] {
  return withShares(lines, amountOf(lines, "assets"));
}

/** Each line of a result as a share of net sales (group 41 minus returns). */
export function verticalResult(lines: readonly AnalysisLine[]): readonly VerticalLine[] {
  return withShares(lines, amountOf(lines, "41"));
}
