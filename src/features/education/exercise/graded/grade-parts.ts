import type { GradeResult, GradingPolicy, LineMark } from "#domain/grading/grade-result.ts";

const PARTS = ["account", "side", "amount"] as const;
export type GradedPart = (typeof PARTS)[number];

/** A row of "Cómo se calculó tu nota", in steps of the scale. */
export interface GradeRow {
  readonly part: GradedPart | "answers" | "discounts";
  /** How many were right, and of how many. */
  readonly right: number;
  readonly of: number;
  readonly steps: number;
  readonly mostSteps: number;
}

/** Shares are sums of weights: two that are equal may differ in the last bit. */
const FULL = 1 - 1e-9;

/** Steps of the grade, of as many as the full one has; half up. */
export function gradeSteps(score: number, possible: number, full: number): number {
  return possible === 0 ? 0 : Math.floor((score / possible) * full + 0.5 + 1e-9);
}

interface Sum {
  right: number;
  of: number;
  points: number;
  most: number;
}

const none = (): Sum => ({ right: 0, of: 0, points: 0, most: 0 });

function addLine(sum: Sum, mark: LineMark, part: GradedPart, points: number): void {
  sum.of += 1;
  sum.most += points;
  if (mark[part] >= FULL) sum.right += 1;
  // A pair that agrees neither in account nor in amount earns nothing, whatever its side (E3).
  if (mark.score > 0) sum.points += points * mark[part];
}

function sumsOf(result: GradeResult, weights: GradingPolicy["weights"]): Record<GradedPart | "answers", Sum> {
  const sums = { account: none(), side: none(), amount: none(), answers: none() };
  for (const entry of result.entries) {
    const compared = entry.lines.filter(({ solution }) => solution !== null);
    for (const mark of compared)
      for (const part of PARTS)
        addLine(sums[part], mark, part, (entry.points / compared.length) * weights[part]);
  }
  for (const { score, points } of result.answers) {
    sums.answers.of += 1;
    sums.answers.most += points;
    sums.answers.points += score * points;
    if (score >= FULL) sums.answers.right += 1;
  }
  return sums;
}

/** Whole steps that add up to `total`: each rounded down, and what is left given where most was cut off. */
function wholeSteps(exact: readonly number[], total: number): number[] {
  const whole = exact.map((each) => Math.floor(each + 1e-9));
  let left = total - whole.reduce((sum, each) => sum + each, 0);
  const order = exact.map((each, index) => ({ index, cut: each - Math.floor(each + 1e-9) }));
  for (const { index } of order.sort((a, b) => b.cut - a.cut)) {
    if (left <= 0) break;
    whole[index] = (whole[index] ?? 0) + 1;
    left -= 1;
  }
  return whole;
}

/**
 * How the grade came about: what accounts, sides, values and answers earned, and what was taken off. The rows add up to
 * the grade (ED-55).
 */
export function gradeParts(result: GradeResult, weights: GradingPolicy["weights"], full: number): GradeRow[] {
  const sums = sumsOf(result, weights);
  const kinds = [...PARTS, "answers" as const].filter((part) => sums[part].of > 0);
  const scale = (points: number) => (result.possible === 0 ? 0 : (points / result.possible) * full);
  const exact = kinds.map((part) => scale(sums[part].points));
  const before = Math.floor(exact.reduce((sum, each) => sum + each, 0) + 0.5 + 1e-9);
  const total = gradeSteps(result.earned, result.possible, full);
  const isCut = result.entries.some(({ penalties }) => penalties.length > 0);
  const shown = wholeSteps(exact, isCut ? before : total);
  const most = wholeSteps(
    kinds.map((part) => scale(sums[part].most)),
    full,
  );
  const rows = kinds.map((part, index): GradeRow => {
    const { right, of } = sums[part];
    return { part, right, of, steps: shown[index] ?? 0, mostSteps: most[index] ?? 0 };
  });
  const taken = total - shown.reduce((sum, each) => sum + each, 0);
  if (!isCut && taken === 0) return rows;
  return [...rows, { part: "discounts", right: 0, of: 0, steps: taken, mostSteps: 0 }];
}
