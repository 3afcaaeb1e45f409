import type { EntryLine } from "#domain/accounting/entries/entry.ts";
import type { Exercise, SolutionEntry, SolutionLine } from "#domain/exercises/exercise.ts";
import type { ExerciseWork, WorkEntry } from "#domain/exercises/work.ts";
import { ZERO } from "#domain/kernel/pesos.ts";

export function entryLine({ account, side, amount, thirdParty }: SolutionLine): EntryLine {
  return {
    account,
    debit: side === "debit" ? amount : ZERO,
    credit: side === "credit" ? amount : ZERO,
    ...(thirdParty !== undefined && { thirdParty }),
  };
}

function rightEntry({ id, date, text, lines }: SolutionEntry): WorkEntry {
  return { id, date, description: text, reference: "", lines: lines.map(entryLine) };
}

/** The work of somebody who makes no mistake. */
export function rightWork({ solution }: Exercise): ExerciseWork {
  return {
    entries: solution.entries.filter(({ lines }) => lines.length > 0).map(rightEntry),
    answers: Object.fromEntries(solution.answers.map(({ question, right }) => [question, right])),
  };
}
