import type { Pesos } from "../kernel/pesos.ts";
import type { Exercise, SolutionEntry } from "./exercise.ts";

/** Paragraphs of the statement before those that tell one operation each. */
export function introOf({ case: told, solution }: Exercise): readonly string[] {
  const texts = solution.entries.map(({ text }) => text);
  const start = told.statement.length - texts.length;
  const tellsAll = start >= 0 && texts.every((text, place) => told.statement[start + place] === text);
  return tellsAll ? told.statement.slice(0, start) : told.statement;
}

export function withTitle(exercise: Exercise, title: string): Exercise {
  return { ...exercise, case: { ...exercise.case, title } };
}

/** One paragraph per line; those that tell the operations stay. */
export function withIntro(exercise: Exercise, text: string): Exercise {
  const told = exercise.case.statement.slice(introOf(exercise).length);
  return {
    ...exercise,
    case: { ...exercise.case, statement: [...(text === "" ? [] : text.split("\n")), ...told] },
  };
}

/** Without the empty lines that typing leaves between paragraphs. */
export function withoutBlankIntro(exercise: Exercise): Exercise {
  return withIntro(
    exercise,
    introOf(exercise)
      .filter((text) => text.trim() !== "")
      .join("\n"),
  );
}

function withOperation(
  exercise: Exercise,
  place: number,
  change: (entry: SolutionEntry) => SolutionEntry,
): Exercise {
  const entries = exercise.solution.entries.map((entry, at) => (at === place ? change(entry) : entry));
  return { ...exercise, solution: { ...exercise.solution, entries } };
}

/** The case tells it as the solution does. */
export function withOperationText(exercise: Exercise, place: number, text: string): Exercise {
  const intro = introOf(exercise).length;
  const isTold = intro < exercise.case.statement.length;
  const statement = exercise.case.statement.map((told, at) => (isTold && at === intro + place ? text : told));
  const changed = withOperation(exercise, place, (entry) => ({ ...entry, text }));
  return { ...changed, case: { ...changed.case, statement } };
}

/** Other ways to record it were of the former amount: they are right no longer. */
export function withAmount(exercise: Exercise, place: number, line: number, amount: Pesos): Exercise {
  return withOperation(exercise, place, ({ alternatives: _, ...entry }) => ({
    ...entry,
    lines: entry.lines.map((each, at) => (at === line ? { ...each, amount } : each)),
  }));
}

export function withPoints(exercise: Exercise, place: number, points: number): Exercise {
  return withOperation(exercise, place, (entry) => ({ ...entry, points }));
}

export function withoutDocument(exercise: Exercise, place: number): Exercise {
  const documents = exercise.case.documents.filter((_, at) => at !== place);
  return { ...exercise, case: { ...exercise.case, documents } };
}

/** Debit less credit of an operation of the solution. */
export function solutionGap({ lines }: SolutionEntry): number {
  return lines.reduce((sum, { side, amount }) => sum + (side === "debit" ? amount : -amount), 0);
}
