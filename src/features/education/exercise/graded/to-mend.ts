import type { GradeResult } from "#domain/grading/grade-result.ts";

/** What a graded work still has to mend, each fault counted once. */
export interface ToMend {
  readonly lines: number;
  /** Entries whose lines are all right: their date, their third party, or an entry too many. */
  readonly entries: number;
  readonly answers: number;
}

type Scored = { readonly score: number };

const isShort = ({ score }: Scored): boolean => score < 1 - 1e-9;

/** Null where all of it is right. */
export function toMend({ entries, answers, earned, possible }: GradeResult): ToMend | null {
  const lines = entries.flatMap((entry) => entry.lines).filter(isShort).length;
  const whole = entries.filter((entry) => entry.points > 0 && isShort(entry) && !entry.lines.some(isShort));
  const found = { lines, entries: whole.length, answers: answers.filter(isShort).length };
  if (found.lines + found.entries + found.answers > 0) return found;
  return earned >= possible - 1e-9 ? null : { ...found, entries: 1 };
}
