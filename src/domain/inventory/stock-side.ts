import type { AccountCode, ChartKind } from "../accounting/account.ts";
import type { EntryLine } from "../accounting/entries/entry.ts";
import { STOCK_ACCOUNTS, type StockRole } from "./stock-accounts.data.ts";

/** Whether an account is the one of a role or lies below it. */
export function isRole(chart: ChartKind, role: StockRole, code: AccountCode): boolean {
  const own = STOCK_ACCOUNTS[chart][role];
  return code === own || (/^\d/.test(own) && code.startsWith(own));
}

/** What lines debit of the account of the stock and of those below it, without what they credit of them. */
export function stockNet(
  chart: ChartKind,
  lines: readonly Pick<EntryLine, "account" | "debit" | "credit">[],
): number {
  let net = 0;
  for (const { account, debit, credit } of lines)
    if (isRole(chart, "inventory", account)) net += debit - credit;
  return net;
}
