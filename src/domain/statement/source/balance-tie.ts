import { type Pesos, subtract, sum, ZERO } from "../../kernel/pesos.ts";
import type { ReportCheck } from "../../report/report.ts";
import type { BookLine, BookStatement } from "../books/book-statement.ts";

/** One period of a tie of a cash flow to the balance. */
export interface TiedPeriod {
  /** What it is a change of. */
  readonly name: string;
  readonly before: Pesos;
  /** What the line states and what it leaves out, each that is not zero. */
  readonly moves: readonly { readonly label: string; readonly amount: Pesos }[];
  readonly after: Pesos;
  readonly check: ReportCheck;
}

/** How a line of a cash flow leads from one balance to the next, in a column; null for a line without a tie. */
export function tiedPeriod(
  { ties = [] }: BookStatement,
  line: BookLine,
  column: number,
  label: string,
): TiedPeriod | null {
  const tie = ties.find((each) => each.line === line.key);
  if (tie === undefined) return null;
  const at = (amounts: readonly Pesos[]) => amounts[column] ?? ZERO;
  const moves = [{ label: line.label, amounts: tie.stated }, ...tie.left]
    .map((each) => ({ label: each.label, amount: at(each.amounts) }))
    .filter(({ amount }) => amount !== 0);
  const [before, after] = [at(tie.before), at(tie.after)];
  const difference = subtract(sum([before, ...moves.map(({ amount }) => amount)]), after);
  return { name: tie.name, before, moves, after, check: { label, holds: difference === 0, difference } };
}
