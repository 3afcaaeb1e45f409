import type { AnalysisLine } from "./analysis-lines.ts";

/** One line of two periods. */
export interface HorizontalLine {
  readonly key: string;
  readonly kind: AnalysisLine["kind"];
  readonly now: number;
  readonly before: number;
  /** now less before. */
  readonly change: number;
  /** change over the size of before, as a share; null when there was nothing before. */
  readonly share: number | null;
}

function compare(key: string, kind: AnalysisLine["kind"], now: number, before: number): HorizontalLine {
  const change = now - before;
  const share = before === 0 ? null : change / Math.abs(before);
  return { key, kind, now, before, change, share: share === 0 ? 0 : share };
}

/** Where a line that only one of the periods has goes: after the line that it follows there. */
function mergeOrder(now: readonly AnalysisLine[], before: readonly AnalysisLine[]): AnalysisLine[] {
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

/** Two periods line by line: how much each changed, in pesos and as a share: (now − before) ÷ |before|. */
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
