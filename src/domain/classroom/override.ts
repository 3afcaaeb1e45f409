import type { AnswerMark, EntryMark, GradeResult } from "../grading/grade-result.ts";
import { boundedShare } from "../grading/policy.ts";
import { gradeTotals } from "../grading/totals.ts";
import type { ScoreOverride } from "./grade.ts";
import { gradedShare } from "./submission.ts";

/** Share of an entry whose lines the teacher scored: the mean of its lines, less what the entry loses. */
function scoreByLines(mark: EntryMark, own: readonly ScoreOverride[]): number {
  const lines = mark.lines.filter(({ solution }) => solution !== null);
  if (lines.length === 0) return mark.score;
  const given = (at: number | null) => own.find(({ line }) => line !== null && line === at)?.score;
  const mean = lines.reduce((sum, { solution, score }) => sum + (given(solution) ?? score), 0) / lines.length;
  return boundedShare(mean - mark.penalties.reduce((sum, { share }) => sum + share, 0));
}

function entryWith(mark: EntryMark, overrides: readonly ScoreOverride[]): EntryMark {
  const own = overrides.filter(({ part }) => part === mark.operation);
  const whole = own.find(({ line }) => line === null);
  if (whole !== undefined) return { ...mark, score: whole.score, followed: whole.score };
  if (own.length === 0) return mark;
  const score = scoreByLines(mark, own);
  return { ...mark, score, followed: Math.max(score, mark.followed) };
}

function answerWith(mark: AnswerMark, overrides: readonly ScoreOverride[]): AnswerMark {
  const whole = overrides.find(({ part, line }) => part === mark.question && line === null);
  return whole === undefined ? mark : { ...mark, score: whole.score, followed: whole.score };
}

/**
 * A graded work with what the teacher gave for its operations, lines and questions in place of what the machine found
 * (ED-87). Those that the work does not have change nothing.
 */
export function withOverrides(result: GradeResult, overrides: readonly ScoreOverride[]): GradeResult {
  const known = new Set([
    ...result.entries.map(({ operation }) => operation),
    ...result.answers.map(({ question }) => question),
  ]);
  const own = overrides.filter(({ part }) => known.has(part));
  if (own.length === 0) return result;
  const entries = result.entries.map((mark) => entryWith(mark, own));
  const answers = result.answers.map((mark) => answerWith(mark, own));
  return { ...result, entries, answers, ...gradeTotals(entries, answers) };
}

/** The fraction of a graded work with the teacher's overrides. */
export function shareWith(result: GradeResult, overrides: readonly ScoreOverride[]): number {
  return gradedShare(withOverrides(result, overrides));
}

/** One operation or question of a graded work that a teacher may score. Shares are between 0 and 1. */
export interface ScoredPart {
  readonly part: string;
  readonly machine: number;
  /** What the teacher gave for the whole of it; null where the machine's holds. */
  readonly given: number | null;
}

/** What of a graded work can be scored by hand: each operation and each question that has points, in their order. */
export function scoredParts(result: GradeResult, overrides: readonly ScoreOverride[]): readonly ScoredPart[] {
  const given = (part: string) =>
    overrides.find((each) => each.part === part && each.line === null)?.score ?? null;
  const entries = result.entries.flatMap(({ operation, score, points }) =>
    operation === null || points <= 0 ? [] : [{ part: operation, machine: score, given: given(operation) }],
  );
  const answers = result.answers.flatMap(({ question, score, points }) =>
    points <= 0 ? [] : [{ part: question, machine: score, given: given(question) }],
  );
  return [...entries, ...answers];
}

/** The overrides with another share for the whole of a part; null gives it back to the machine. */
export function overridePart(
  overrides: readonly ScoreOverride[],
  part: string,
  score: number | null,
): readonly ScoreOverride[] {
  const others = overrides.filter((each) => each.part !== part || each.line !== null);
  return score === null ? others : [...others, { part, line: null, score }];
}
