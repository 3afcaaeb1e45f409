import { type Pesos, pesos } from "../../kernel/pesos.ts";
import type { AccountCode, ChartKind } from "../account.ts";
import type { EntryLine } from "../entries/entry.ts";
import { ROLE_ACCOUNTS } from "./operation-accounts.data.ts";

/** Cash and banks; in the PUC the whole group 11, so that transfers between its accounts have no effect. */
function isMoneyAccount(account: AccountCode, chart: ChartKind): boolean {
  if (chart === "puc") return account.startsWith("11");
  const { cash, bank } = ROLE_ACCOUNTS[chart];
  return account === cash || account === bank;
}

/** Change in money caused by these lines: above zero came in, below went out. */
export function moneyEffect(lines: readonly EntryLine[], chart: ChartKind): Pesos {
  let effect = 0;
  for (const line of lines) {
    if (isMoneyAccount(line.account, chart)) effect += line.debit - line.credit;
  }
  return pesos(effect);
}
