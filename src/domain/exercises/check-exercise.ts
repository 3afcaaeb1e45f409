import type { AccountLookup } from "../accounting/chart.ts";
import { checkEntry } from "../accounting/entries/check-entry.ts";
import { asDay } from "../kernel/as-day.ts";
import { isPesos, trySum } from "../kernel/pesos.ts";
import type { Exercise, ExerciseCase, SolutionAnswer, SolutionEntry, SolutionLine } from "./exercise.ts";

/** Why an exercise cannot be given to anybody. `place` names a text, an operation, an entry or a question. */
export type ExerciseProblem =
  | { readonly kind: "bad-period" }
  | { readonly kind: "nothing-to-do" }
  | { readonly kind: "empty-text"; readonly place: string }
  | { readonly kind: "same-id"; readonly place: string }
  | { readonly kind: "out-of-period"; readonly place: string }
  | { readonly kind: "unknown-account"; readonly place: string; readonly account: string }
  | { readonly kind: "group-account"; readonly place: string; readonly account: string }
  | { readonly kind: "bad-amount"; readonly place: string }
  | { readonly kind: "bad-points"; readonly place: string }
  | { readonly kind: "too-large"; readonly place: string }
  | { readonly kind: "unbalanced"; readonly place: string; readonly difference: number }
  | { readonly kind: "too-few-options"; readonly place: string }
  | { readonly kind: "no-answer"; readonly place: string };

function accountsAt(place: string, codes: readonly string[], chart: AccountLookup): ExerciseProblem[] {
  return codes.flatMap((code): ExerciseProblem[] => {
    const account = chart.byCode.get(code);
    if (account === undefined) return [{ kind: "unknown-account", place, account: code }];
    return account.posting ? [] : [{ kind: "group-account", place, account: code }];
  });
}

type Sided = Pick<SolutionLine, "side" | "amount">;

function balanceAt(place: string, lines: readonly Sided[]): ExerciseProblem[] {
  if (lines.some(({ amount }) => !isPesos(amount) || amount <= 0)) return [{ kind: "bad-amount", place }];
  const of = (side: "debit" | "credit") =>
    trySum(lines.filter((line) => line.side === side).map(({ amount }) => amount));
  const [debit, credit] = [of("debit"), of("credit")];
  if (debit === null || credit === null) return [{ kind: "too-large", place }];
  return debit === credit ? [] : [{ kind: "unbalanced", place, difference: debit - credit }];
}

const blank = (place: string, ...texts: readonly string[]): ExerciseProblem[] =>
  texts.some((text) => text.trim() === "") ? [{ kind: "empty-text", place }] : [];

function repeated(ids: readonly string[]): ExerciseProblem[] {
  return ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((place) => ({ kind: "same-id", place }) as const);
}

const pointsAt = (place: string, points: number): ExerciseProblem[] =>
  Number.isFinite(points) && points > 0 ? [] : [{ kind: "bad-points", place }];

function operationProblems(
  entry: SolutionEntry,
  { from, to }: ExerciseCase,
  chart: AccountLookup,
): ExerciseProblem[] {
  const place = entry.id;
  const ways = [entry.lines, ...(entry.alternatives ?? [])];
  const outside = entry.date < from || entry.date > to;
  return [
    ...blank(place, entry.text, entry.rule),
    ...(outside ? [{ kind: "out-of-period", place } as const] : []),
    ...pointsAt(place, entry.points),
    ...ways.flatMap((lines) => [
      ...balanceAt(place, lines),
      ...blank(place, ...lines.map(({ why }) => why)),
      ...accountsAt(
        place,
        lines.flatMap(({ account, accepted = [] }) => [account, ...accepted]),
        chart,
      ),
    ]),
  ];
}

function givenProblems({ given, from, to }: ExerciseCase, chart: AccountLookup): ExerciseProblem[] {
  return given.flatMap((entry): ExerciseProblem[] => {
    const place = entry.id;
    const outside = entry.date < from || entry.date > to;
    return [
      ...(outside ? [{ kind: "out-of-period", place } as const] : []),
      ...checkEntry(entry, chart).map((problem): ExerciseProblem => {
        if (problem.kind === "unbalanced")
          return { kind: "unbalanced", place, difference: problem.difference };
        if (problem.kind === "unknown-account" || problem.kind === "group-account")
          return { kind: problem.kind, place, account: problem.account };
        return { kind: problem.kind === "too-large" ? "too-large" : "bad-amount", place };
      }),
    ];
  });
}

function isAnswered(exercise: Exercise, id: string, answer: SolutionAnswer | undefined): boolean {
  const question = exercise.case.questions.find((each) => each.id === id);
  if (question === undefined || answer === undefined) return false;
  if (question.kind === "number")
    return answer.kind === "number" && Number.isFinite(answer.right) && answer.tolerance >= 0;
  if (answer.kind !== "options" || answer.right.length === 0) return false;
  const known = new Set(question.options.map((option) => option.id));
  return answer.right.every((each) => known.has(each)) && (question.several || answer.right.length === 1);
}

function questionProblems(exercise: Exercise): ExerciseProblem[] {
  const { questions } = exercise.case;
  const { answers } = exercise.solution;
  const astray = answers.filter(({ question }) => !questions.some(({ id }) => id === question));
  return [
    ...repeated(questions.map(({ id }) => id)),
    ...astray.map(({ question }) => ({ kind: "no-answer", place: question }) as const),
    ...questions.flatMap((question): ExerciseProblem[] => {
      const place = question.id;
      const answer = answers.find((each) => each.question === place);
      const options = question.kind === "choice" ? question.options : [];
      return [
        ...blank(place, question.text, ...options.map(({ text }) => text), answer?.why ?? "-"),
        ...repeated(options.map(({ id }) => id)),
        ...(question.kind === "choice" && options.length < 2
          ? [{ kind: "too-few-options", place } as const]
          : []),
        ...(isAnswered(exercise, place, answer) ? [] : [{ kind: "no-answer", place } as const]),
        ...(answer ? pointsAt(place, answer.points) : []),
      ];
    }),
  ];
}

/** Everything that keeps an exercise from being given, of the bank or made by a teacher; empty when it is sound (ED-21). */
export function checkExercise(exercise: Exercise, chart: AccountLookup): readonly ExerciseProblem[] {
  const { case: told, solution } = exercise;
  const goodPeriod = asDay(told.from) !== null && asDay(told.to) !== null && told.from <= told.to;
  const texts = [...told.statement, ...told.todo, ...told.hints, ...told.documents.map(({ title }) => title)];
  const rows = told.documents.flatMap((each) => each.rows);
  const empty = told.statement.length === 0 || told.todo.length === 0;
  return [
    ...(goodPeriod ? [] : [{ kind: "bad-period" } as const]),
    ...(solution.entries.length + told.questions.length === 0 ? [{ kind: "nothing-to-do" } as const] : []),
    ...blank("title", told.title),
    ...(empty ? [{ kind: "empty-text", place: "statement" } as const] : []),
    ...blank("statement", ...texts, ...rows.map(({ text }) => text), solution.lesson),
    ...(rows.every(({ amount }) => isPesos(amount))
      ? []
      : [{ kind: "bad-amount", place: "documents" } as const]),
    ...balanceAt("opening", told.opening),
    ...accountsAt(
      "opening",
      told.opening.map(({ account }) => account),
      chart,
    ),
    ...givenProblems(told, chart),
    ...repeated([...told.given, ...solution.entries].map(({ id }) => id)),
    ...solution.entries.flatMap((entry) => operationProblems(entry, told, chart)),
    ...questionProblems(exercise),
  ];
}
