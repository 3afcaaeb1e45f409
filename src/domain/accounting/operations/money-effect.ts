import { type Pesos, pesos } from "../../kernel/pesos.ts";
import type { ChartKind } from "../account.ts";
import type { EntryLine } from "../entries/entry.ts";
import { isMoneyAccount } from "./money-accounts.ts";

/** Change in money caused by these lines: above zero came in, below went out. */
export function moneyEffect(lines: readonly EntryLine[], chart: ChartKind): Pesos {
  let effect = 0;
  for (const line of lines) {
    if (isMoneyAccount(line.account, chart)) effect += line.debit - line.credit;
  }
  return pesos(effect);
}
