import { type Pesos, sum } from "../../kernel/pesos.ts";
import type { Account, AccountCode } from "../account.ts";
import type { Chart } from "../chart.ts";
import { type Balances, naturalBalance } from "./balances.ts";
import { belongsTo } from "./ledger.ts";
import { rollUp } from "./trial-balance.ts";

/** Balance of an account with its sub-accounts, positive on its normal side. */
export function balanceOf(account: Account, balances: Balances): Pesos {
  const own = [...balances].filter(([code]) => belongsTo(account, code));
  return sum(own.map(([, movement]) => naturalBalance(account, movement)));
}

/** The account that a report of one account opens with: the first of the chart that has moved, at four digits. */
export function firstAccount(chart: Chart, balances: Balances): Account | undefined {
  const moved = new Set([...balances.keys()].map((code) => rollUp(chart, code, 4)?.code));
  return chart.accounts.find((account) => moved.has(account.code));
}

/** Accounts with movements, in chart order: offered first by the picker. */
export function movedAccounts(chart: Chart, balances: Balances): AccountCode[] {
  return chart.accounts.filter((account) => balances.has(account.code)).map((account) => account.code);
}
