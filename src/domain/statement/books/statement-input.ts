import type { AccountCode } from "../../accounting/account.ts";
import type { Chart } from "../../accounting/chart.ts";
import type { Balances } from "../../accounting/ledger/balances.ts";
import type { TrialLevel } from "../../accounting/ledger/trial-level.ts";
import { accountLabel } from "../../accounting/puc-of-account.ts";
import { pesos } from "../../kernel/pesos.ts";
import type { AccountFigure } from "./book-statement.ts";
import type { PeriodFacts } from "./period-facts.ts";

/** What every statement is built from: the chart that its accounts are read in, and a column per period. */
export interface StatementInput {
  readonly chart: Chart;
  /** The present period first, then what it is compared with. */
  readonly periods: readonly PeriodFacts[];
  /** Accounts of the PUC that are collected or paid in more than a year, as the books say. */
  readonly nonCurrent?: ReadonlySet<string>;
  /** How many digits the accounts of each line are told with; as they were posted when it is not said. */
  readonly level?: TrialLevel;
}

/** Accounts of balances that fit, by name, debits less credits by column; those that come to nothing are left out. */
export function figuresOf(
  chart: Chart,
  columns: readonly Balances[],
  fits: (account: AccountCode) => boolean,
): AccountFigure[] {
  const codes = new Set(columns.flatMap((balances) => [...balances.keys()]).filter(fits));
  return [...codes]
    .sort()
    .map((account) => ({
      account,
      label: accountLabel(chart, account),
      amounts: columns.map((balances) => {
        const { debit = 0, credit = 0 } = balances.get(account) ?? {};
        return pesos(debit - credit);
      }),
    }))
    .filter((figure) => figure.amounts.some((amount) => amount !== 0));
}
