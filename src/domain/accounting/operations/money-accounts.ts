import type { AccountCode, ChartKind } from "../account.ts";
import type { PaymentMethod } from "./operation.ts";
import { MONEY_ROLES, ROLE_ACCOUNTS } from "./operation-accounts.data.ts";

/**
 * Cash and banks with what is below them; in the PUC the whole group 11, so that transfers between its accounts have
 * no effect.
 */
export function isMoneyAccount(account: AccountCode, chart: ChartKind): boolean {
  if (chart === "puc") return account.startsWith("11");
  const { cash, bank } = ROLE_ACCOUNTS[chart];
  return account.startsWith(cash) || account.startsWith(bank);
}

/** What is counted by hand, as against money that somebody else keeps. */
export function isCashAccount(account: AccountCode, chart: ChartKind): boolean {
  return account.startsWith(ROLE_ACCOUNTS[chart].cash);
}

export type PaidMethod = Exclude<PaymentMethod, "other">;

/** The account that a method moves money through unless another pocket is named. */
export function methodAccount(method: PaidMethod, chart: ChartKind): AccountCode {
  return ROLE_ACCOUNTS[chart][MONEY_ROLES[method]];
}

/** Cash is paid out of what is counted by hand; transfers, checks and cards move money that others keep. */
export function isPocketOf(method: PaidMethod, account: AccountCode, chart: ChartKind): boolean {
  return isMoneyAccount(account, chart) && isCashAccount(account, chart) === (method === "cash");
}
