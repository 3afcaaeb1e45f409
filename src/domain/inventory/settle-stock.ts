import type { ChartKind } from "../accounting/account.ts";
import type { EntryLine } from "../accounting/entries/entry.ts";
import { pesos, ZERO } from "../kernel/pesos.ts";
import { STOCK_ACCOUNTS } from "./stock-accounts.data.ts";

/** The entry that takes out of the ledger what it has more than the kardex, or brings what it lacks. */
export function settlingLines(difference: number, chart: ChartKind): readonly EntryLine[] {
  const { inventory, lost, found } = STOCK_ACCOUNTS[chart];
  const [debit, credit] = difference > 0 ? [lost, inventory] : [inventory, found];
  const amount = pesos(Math.abs(difference));
  return [
    { account: debit, debit: amount, credit: ZERO },
    { account: credit, debit: ZERO, credit: amount },
  ];
}
