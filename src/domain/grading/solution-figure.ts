import type { Exercise, SolutionAnswer } from "../exercises/exercise.ts";
import { pesos } from "../kernel/pesos.ts";
import { fromLedger, studentLedger } from "./ledger-formula.ts";

/** What a question's formula gives for the ledger of the right work; null where it has none, or agrees with the answer. */
export function otherFigure({ case: told, solution }: Exercise, answer: SolutionAnswer): number | null {
  if (answer.kind !== "number" || answer.fromLedger === undefined) return null;
  const entries = solution.entries.map(({ id, date, text, lines }) => ({
    id,
    date,
    description: text,
    reference: "",
    lines: lines.map(({ account, side, amount }) => ({
      account,
      debit: side === "debit" ? amount : pesos(0),
      credit: side === "credit" ? amount : pesos(0),
    })),
  }));
  const figure = fromLedger(studentLedger(told, { entries }), answer.fromLedger);
  if (figure === null || Math.abs(figure - answer.right) <= answer.tolerance) return null;
  return figure;
}
