import type { AnalysisLine } from "./analysis-lines.ts";

/** One line with its amounts in two periods. */
export interface HorizontalLine {
  readonly key: string;
  readonly kind: AnalysisLine["kind"];
  readonly now: number;
  readonly before: number;
  /** now minus before. */
  readonly change: number;
  /** change divided by the absolute value of before, as a share; null when before is zero. */
  readonly share: number | null;
}

function compare(key: string, kind: AnalysisLine["kind"], now: number, before: number): HorizontalLine {
  const change = now - before;
  const share = before === 0 ? null : change / Math.abs(before);
  return { key, kind, now, before, change, share };
}

/** The lines of both periods; one that only one of them has goes after its predecessor there. */
export function mergeOrder(now: readonly AnalysisLine[], before: readonly AnalysisLine[]): AnalysisLine[] {
  const order = [...now];
  const known = new Set(now.map((line) => line.key));
  let last = -1;
  for (const line of before) {
    if (known.has(line.key)) {
      last = order.findIndex((each) => each.key === line.key);
      continue;
    }
    last += 1;
    order.splice(last, 0, line);
  }
  return order;
}

/** Two periods line by line: the change of each line in pesos and as a share: (now − before) ÷ |before|. */
export function horizontalAnalysis(
  now: readonly AnalysisLine[],
  before: readonly AnalysisLine[],
): readonly HorizontalLine[] {
  const amounts = (lines: readonly AnalysisLine[]) => new Map(lines.map((line) => [line.key, line.amount]));
  const [nowBy, beforeBy] = [amounts(now), amounts(before)];
  return mergeOrder(now, before).map(({ key, kind }) =>
    compare(key, kind, nowBy.get(key) ?? 0, beforeBy.get(key) ?? 0),
  );
}
