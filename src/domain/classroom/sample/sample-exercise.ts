import type { EntryLine } from "../../accounting/entries/entry.ts";
import type { Exercise, ExerciseSource, SolutionAnswer, SolutionLine } from "../../exercises/exercise.ts";
import type { ExerciseWork } from "../../exercises/work.ts";
import { capitalize } from "../../kernel/capitals.ts";
import { type Pesos, pesos, ZERO } from "../../kernel/pesos.ts";

/** What each exercise of the sample asks, by its title: from the bank, as a teacher would choose it. */
const TEMPLATES: Readonly<Record<string, string>> = {
  "Taller PUC": "equation-nature",
  "Quiz partida doble": "entries-mixed",
  "Asientos de ajuste": "adjustments-month-end",
  "Conciliación bancaria": "reconciliation-balance",
  "Estados NIIF": "statements-position",
};

/** The same figures for everybody, here and on the student's device; null for an activity that is no exercise. */
export function sampleSource(title: string): ExerciseSource | null {
  const template = TEMPLATES[title];
  return template === undefined ? null : { template, version: 1, seed: 1 };
}

const SLIP = 10;
const LONGEST_DESCRIPTION = 60;

function lineOf({ account, side, amount }: SolutionLine, slip: boolean): EntryLine {
  const shown: Pesos = slip ? pesos(amount * SLIP) : amount;
  return side === "debit" ? { account, debit: shown, credit: ZERO } : { account, debit: ZERO, credit: shown };
}

/** What a student writes of an operation: what happened, without its day, as far as a line goes. */
function descriptionOf(text: string): string {
  const told = capitalize(text.replace(/^El \d+ de \p{L}+ de \d{4} /u, "").replace(/\.$/, ""));
  return told.length <= LONGEST_DESCRIPTION
    ? told
    : `${told.slice(0, told.lastIndexOf(" ", LONGEST_DESCRIPTION))}…`;
}

const answerOf = (answer: SolutionAnswer, slip: boolean) =>
  answer.kind === "options" ? answer.right : answer.right * (slip ? SLIP : 1);

/**
 * A student's work: the solution, without its last operation or with a slip of digits in the second one, by `slips`;
 * where nothing is recorded, without its last answer or with the slip in the second.
 */
export function sampleWork({ solution }: Exercise, slips: number): ExerciseWork {
  const isShort = slips > 1;
  const slipAt = slips % 2 === 1 ? 1 : -1;
  const { entries, answers } = solution;
  const recorded = entries.filter(({ lines }) => lines.length > 0);
  const isWritten = recorded.length > 0;
  return {
    entries: recorded.slice(0, isShort ? -1 : undefined).map(({ id, date, text, lines }, place) => ({
      id: `w${id}`,
      date,
      description: descriptionOf(text),
      reference: "",
      lines: lines.map((line) => lineOf(line, place === slipAt)),
    })),
    answers: Object.fromEntries(
      answers
        .slice(0, isShort && !isWritten ? -1 : undefined)
        .map((answer, place) => [answer.question, answerOf(answer, !isWritten && place === slipAt)]),
    ),
  };
}
