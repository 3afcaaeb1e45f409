import type { Account } from "../accounting/account.ts";
import type { Chart } from "../accounting/chart.ts";
import { isCodeWithin } from "../accounting/own/own-code.ts";
import { BALANCE_LAYOUT } from "./layouts/balance.data.ts";
import { INCOME_LAYOUT } from "./layouts/income.data.ts";
import { linePlaces } from "./layouts/layout.ts";

/** The line of a statement on which an account is summed; null for memorandum accounts, which are in none. */
export interface AccountLine {
  readonly statement: "balance" | "income";
  readonly key: string;
  readonly label: string;
}

const inBalance = linePlaces(BALANCE_LAYOUT);
const inIncome = linePlaces(INCOME_LAYOUT);

/**
 * Where the statements made from the books show an account of this PUC code, on its own side and when current.
 */
export function lineOfAccount(puc: string): AccountLine | null {
  const statement = /^[1-3]/.test(puc) ? "balance" : "income";
  const line = (statement === "balance" ? inBalance : inIncome)(puc);
  return line && { statement, key: line.key, label: line.label };
}

/**
 * The lines on which an account is summed. Nobody writes to a class or a group: theirs are those of the accounts below,
 * and not the one for what no line is known of.
 */
export function linesUnder(chart: Chart, account: Account): readonly AccountLine[] {
  const { posting } = account;
  const below = chart.accounts.filter(
    (each) => each.posting && each.retired !== true && isCodeWithin(account, each.code),
  );
  const found = (posting ? [account] : below).flatMap(({ puc }) => lineOfAccount(puc) ?? []);
  return [...new Map(found.map((line) => [line.key, line])).values()];
}
