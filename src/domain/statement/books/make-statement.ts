import { BALANCE_LAYOUT } from "../layouts/balance.data.ts";
import { INCOME_LAYOUT } from "../layouts/income.data.ts";
import { layoutLines } from "../layouts/layout.ts";
import type { StatementKind } from "../statement-kind.ts";
import { balanceStatement, gatherBalance } from "./balance-statement.ts";
import type { BookStatement, CashMethod } from "./book-statement.ts";
import { cashStatement } from "./cash-statement.ts";
import { equityStatement } from "./equity/equity-statement.ts";
import { gatherIncome, incomeStatement } from "./income-statement.ts";
import type { StatementInput } from "./statement-input.ts";

/** Notes 1 to 3 cover the company, the basis of its statements and its policies (sección 8.4). */
const FIRST_NOTE = 4;

/**
 * Numbers of the notes that have content, the same in all four statements of the same periods: first the balance,
 * then the results.
 */
function noteNumbers(input: StatementInput): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  const sources = [
    { layout: BALANCE_LAYOUT, gathered: gatherBalance(input) },
    { layout: INCOME_LAYOUT, gathered: gatherIncome(input) },
  ];
  for (const { layout, gathered } of sources) {
    for (const { key, note } of layoutLines(layout)) {
      if (note === undefined || numbers.has(note) || gathered.accountsOf(key).length === 0) continue;
      numbers.set(note, FIRST_NOTE + numbers.size);
    }
  }
  return numbers;
}

/** One of the four statements from the books, with a column per period (in the equity statement a block of rows). */
export function makeStatement(
  statement: StatementKind,
  input: StatementInput,
  method: CashMethod = "indirect",
): BookStatement {
  const notes = noteNumbers(input);
  switch (statement) {
    case "balance":
      return balanceStatement(input, notes);
    case "income":
      return incomeStatement(input, notes);
    case "cash":
      return cashStatement(input, notes, method);
    case "equity":
      return equityStatement(input, notes);
  }
}
