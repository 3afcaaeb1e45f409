import type { AccountCode, ChartKind } from "../accounting/account.ts";
import type { EntryLine } from "../accounting/entries/entry.ts";
import { type Pesos, pesos } from "../kernel/pesos.ts";
import { STOCK_ACCOUNTS } from "./stock-accounts.data.ts";
import { isRole } from "./stock-side.ts";

/** What an account has on its debit side, below zero on its credit side. */
export interface HeldBalance {
  readonly account: AccountCode;
  readonly amount: number;
}

/** The juego de inventarios of a period: what was sold cost initial + purchases - returns - final. */
export interface PlayedInventories {
  readonly initial: Pesos;
  readonly purchases: Pesos;
  readonly returns: Pesos;
  readonly final: Pesos;
  readonly cost: Pesos;
  readonly lines: readonly EntryLine[];
}

/** Played a second time, the stock is what it is and nothing was bought: there is nothing to play. */
export function isPlayed({
  initial,
  purchases,
  returns,
  final,
}: Pick<PlayedInventories, "initial" | "purchases" | "returns" | "final">): boolean {
  return purchases === 0 && returns === 0 && initial === final;
}

/** How each line of the entry is called. */
export interface PlayNames {
  readonly initial: string;
  readonly purchases: string;
  readonly returns: string;
  readonly final: string;
}

/**
 * The entry that takes the initial inventory and the purchases to the cost of sales, and the returns and what was counted
 * out of it (IN-13). Each account is left without balance, those below it too; the stock is left with the count. In a
 * chart whose purchases lie in the account of their cost, they are there already.
 */
export function playInventories(
  chart: ChartKind,
  balances: readonly HeldBalance[],
  final: number,
  names: PlayNames,
): PlayedInventories {
  const accounts = STOCK_ACCOUNTS[chart];
  const gathers = accounts.purchases !== accounts.cost;
  const lines: EntryLine[] = [];
  const move = (account: AccountCode, amount: number, note: string) => {
    if (amount === 0) return;
    const [debit, credit] = [pesos(Math.max(0, amount)), pesos(Math.max(0, -amount))];
    lines.push({ account: accounts.cost, debit, credit, note });
    lines.push({ account, debit: credit, credit: debit, note });
  };
  const take = (role: "inventory" | "purchases" | "purchaseReturns", note: string): number => {
    if (role !== "inventory" && !gathers) return 0;
    const own = balances.filter(({ account }) => isRole(chart, role, account));
    for (const { account, amount } of own) move(account, amount, note);
    return own.reduce((sum, { amount }) => sum + amount, 0);
  };
  const initial = take("inventory", names.initial);
  const purchases = take("purchases", names.purchases);
  const returned = take("purchaseReturns", names.returns);
  move(accounts.inventory, -final, names.final);
  return {
    initial: pesos(initial),
    purchases: pesos(purchases),
    returns: pesos(-returned),
    final: pesos(final),
    cost: pesos(initial + purchases + returned - final),
    lines,
  };
}
