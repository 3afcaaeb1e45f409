import type { Pesos } from "../kernel/pesos.ts";
import type { Exercise } from "./exercise.ts";

/** Amounts as cases write them: with points between the thousands, or after the sign of the peso; a NIT is none. */
const WRITTEN = /(?<!NIT )(?<![\d.])(?:\d{1,3}(?:\.\d{3})+|(?<=\$\s?)\d+)(?![\d.]*-?\d)/g;

const amountsIn = (text: string): readonly number[] =>
  [...text.matchAll(WRITTEN)].map(([digits]) => Number(digits.replaceAll(".", "")));

const lineAmounts = ({ solution }: Exercise) =>
  solution.entries.flatMap(({ lines }) => lines.map(({ amount }) => amount as number));

/** Every amount that a student reads or must answer besides the operations, in the order of the case. */
function toldBesides({ case: told, solution }: Exercise, operations: ReadonlySet<string>): readonly number[] {
  const { title, statement, documents, todo, hints, questions } = told;
  const rows = documents.flatMap((each) => each.rows);
  const asked = questions.flatMap((question) => {
    const answer = solution.answers.find((each) => each.question === question.id);
    const options = question.kind === "choice" ? question.options.map(({ text }) => text) : [];
    const right =
      question.kind === "number" && question.unit === "pesos" && answer?.kind === "number"
        ? [answer.right]
        : [];
    return [...[question.text, ...options, answer?.why ?? ""].flatMap(amountsIn), ...right];
  });
  return [
    ...[title, ...statement.filter((text) => !operations.has(text))].flatMap(amountsIn),
    ...rows.flatMap(({ text, amount }) => [...amountsIn(text), amount]),
    ...[...todo, ...hints].flatMap(amountsIn),
    ...asked,
  ];
}

/**
 * Amounts that the operations tell. One whose lines are as they were made tells its own story rightly: of it only what
 * the solution had and has no longer.
 */
function toldOperations(made: Exercise, edited: Exercise): readonly number[] {
  const before = new Set(lineAmounts(made));
  const first = new Map(made.solution.entries.map((entry) => [entry.id, entry]));
  return edited.solution.entries.flatMap(({ id, text, lines }) => {
    const own = first.get(id)?.lines ?? [];
    const isAsMade = String(own.map(({ amount }) => amount)) === String(lines.map(({ amount }) => amount));
    return amountsIn(text).filter((amount) => !isAsMade || before.has(amount));
  });
}

/**
 * What an edited exercise tells and its figures do not: amounts in its texts, documents and answers that no line of the
 * solution and no balance has, once an amount of the solution is another than it was made with. Some are the former
 * amount, some a total that it was part of: only a person can tell. None while the solution is as it was made.
 */
export function figuresToReview(made: Exercise, edited: Exercise): readonly Pesos[] {
  const lines = lineAmounts(edited);
  if (String(lines) === String(lineAmounts(made))) return [];
  const { opening, given } = edited.case;
  const known = new Set<number>([
    ...lines,
    ...opening.map(({ amount }) => amount),
    ...given.flatMap((entry) => entry.lines.flatMap(({ debit, credit }) => [debit, credit])),
  ]);
  const operations = new Set(edited.solution.entries.map(({ text }) => text));
  const told = [...toldBesides(edited, operations), ...toldOperations(made, edited)];
  return [...new Set(told.filter((amount) => amount > 0 && !known.has(amount)))] as Pesos[];
}
