import { type Pesos, subtract, sum, ZERO } from "../../kernel/pesos.ts";
import type { ReportCheck } from "../../report/report.ts";
import type { AccountFigure, BalanceTie, BookLine, BookStatement } from "../books/book-statement.ts";

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

/** A tie in a column. A line that is not printed states nothing there, so its label is not needed. */
function inColumn(tie: BalanceTie, line: BookLine | undefined, column: number, label: string): TiedPeriod {
  const at = (amounts: readonly Pesos[]) => amounts[column] ?? ZERO;
  const moves = [{ label: line?.label ?? tie.name, amounts: tie.stated }, ...tie.left]
    .map((each) => ({ label: each.label, amount: at(each.amounts) }))
    .filter(({ amount }) => amount !== 0);
  const [before, after] = [at(tie.before), at(tie.after)];
  const difference = subtract(sum([before, ...moves.map(({ amount }) => amount)]), after);
  return { name: tie.name, before, moves, after, check: { label, holds: difference === 0, difference } };
}

/** How a line of a cash flow leads from one balance to the next, in a column; null for a line without a tie. */
export function tiedPeriod(
  { ties = [] }: BookStatement,
  line: BookLine,
  column: number,
  label: string,
): TiedPeriod | null {
  const tie = ties.find((each) => each.line === line.key);
  return tie === undefined ? null : inColumn(tie, line, column, label);
}

/** The line of changes, where it is printed, and the arithmetic in which a disclosed figure stands. */
interface LeftOfLine {
  readonly line: BookLine | undefined;
  readonly tied: TiedPeriod;
}

/** Where a figure is explained that a line of changes leaves out; null for one that none leaves out. */
export function leftOutOf(
  { ties = [], lines }: BookStatement,
  figure: AccountFigure,
  column: number,
  label: string,
): LeftOfLine | null {
  const tie = ties.find(({ name, left }) =>
    left.some((each) => leftOutLabel(name, each.label) === figure.label),
  );
  if (tie === undefined) return null;
  const line = lines.find(({ key }) => key === tie.line);
  return { line, tied: inColumn(tie, line, column, label) };
}

/** What a disclosed figure that a line of changes leaves out is called. */
export function leftOutLabel(name: string, label: string): string {
  return `${name}: ${label}`;
}
