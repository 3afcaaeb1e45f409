import type { AccountCode } from "../accounting/account.ts";
import type { EntryLine } from "../accounting/entries/entry.ts";
import { pesos } from "../kernel/pesos.ts";

/** An account and what it is moved by: debits above zero. */
export type AccountMove = readonly [account: AccountCode, amount: number];

/**
 * The lines of some moves, one for each account, debits first. In a short chart an asset and its depreciation stand in
 * one account, so what they move is told as one.
 */
export function netLines(moves: Iterable<AccountMove>): readonly EntryLine[] {
  const sums = new Map<AccountCode, number>();
  for (const [account, amount] of moves) sums.set(account, (sums.get(account) ?? 0) + amount);
  const all = [...sums];
  const [debits, credits] = [all.filter(([, amount]) => amount > 0), all.filter(([, amount]) => amount < 0)];
  return [...debits, ...credits].map(([account, amount]) => ({
    account,
    debit: pesos(Math.max(0, amount)),
    credit: pesos(Math.max(0, -amount)),
  }));
}
