import type { AccountCode } from "../../accounting/account.ts";
import type { Chart } from "../../accounting/chart.ts";
import type { Balances } from "../../accounting/ledger/balances.ts";
import type { TrialLevel } from "../../accounting/ledger/trial-level.ts";
import { accountLabel } from "../../accounting/puc-of-account.ts";
import { pesos } from "../../kernel/pesos.ts";
import type { RecurringLoan } from "../../recurring/recurring-dues.ts";
import type { AccountFigure } from "./book-statement.ts";
import type { PeriodFacts } from "./period-facts.ts";

/** Input of every statement: the chart for its accounts, and one column per period. */
export interface StatementInput {
  readonly chart: Chart;
  /** The current period first, then the one it is compared with. */
  readonly periods: readonly PeriodFacts[];
  /** PUC accounts collected or paid in more than a year, as classified by the books. */
  readonly nonCurrent?: ReadonlySet<string>;
  /** The loans of the books with their tables of payments, their accounts those of the chart. */
  readonly loans?: readonly RecurringLoan[];
  /** Digits of the account codes shown under each line; as posted when absent. */
  readonly level?: TrialLevel;
}

/**
 * The matching accounts of some balances with their labels, debits minus credits by column; zero ones are left out.
 */
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
