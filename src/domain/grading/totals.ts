import type { AnswerMark, EntryMark, GradeResult } from "./grade-result.ts";
import { cleanShare } from "./policy.ts";

type Totals = Pick<GradeResult, "earned" | "followed" | "possible">;

/** Discount of an entry that no operation asks for, in points. */
export function extraDiscount({ operation, penalties, points }: EntryMark): number {
  return operation === null ? penalties.reduce((sum, { share }) => sum + share, 0) * points : 0;
}

/** What marks add up to: entries and answers, less the entries too many, never below 0. */
export function gradeTotals(entries: readonly EntryMark[], answers: readonly AnswerMark[]): Totals {
  const own = [...entries.filter(({ operation }) => operation !== null), ...answers];
  const lost = entries.reduce((sum, mark) => sum + extraDiscount(mark), 0);
  const sum = (share: "score" | "followed") =>
    Math.max(0, cleanShare(own.reduce((total, mark) => total + mark[share] * mark.points, 0) - lost));
  return {
    earned: sum("score"),
    followed: sum("followed"),
    possible: cleanShare(own.reduce((total, { points }) => total + points, 0)),
  };
}
