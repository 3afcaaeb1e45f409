import type { AccountCode, ChartKind } from "../accounting/account.ts";
import type { EntryLine } from "../accounting/entries/entry.ts";
import { type Pesos, pesos, ZERO } from "../kernel/pesos.ts";
import { percentOf } from "../kernel/rounding.ts";
import type { InventoryMove } from "./inventory-move.ts";
import type { CostSystem } from "./kardex.ts";
import type { CostChange } from "./plan-stock.ts";
import { STOCK_ACCOUNTS } from "./stock-accounts.data.ts";

/** Adds up what each account takes, debits above zero, and writes the lines in the order of their first amount. */
class EntrySides {
  readonly #sums = new Map<
    string,
    { readonly account: AccountCode; readonly debits: boolean; sum: number }
  >();

  debit(account: AccountCode, amount: number): void {
    this.#add(account, amount, true);
  }

  credit(account: AccountCode, amount: number): void {
    this.#add(account, amount, false);
  }

  #add(account: AccountCode, amount: number, debits: boolean): void {
    const isDebit = amount < 0 ? !debits : debits;
    const key = `${isDebit ? "D" : "C"}${account}`;
    const known = this.#sums.get(key) ?? { account, debits: isDebit, sum: 0 };
    known.sum += Math.abs(amount);
    this.#sums.set(key, known);
  }

  lines(counter?: AccountCode, thirdParty = ""): readonly EntryLine[] {
    return [...this.#sums.values()]
      .filter(({ sum }) => sum > 0)
      .map(({ account, debits, sum }) => ({
        account,
        debit: debits ? pesos(sum) : ZERO,
        credit: debits ? ZERO : pesos(sum),
        ...(account === counter && thirdParty !== "" && { thirdParty }),
      }));
  }
}

/** The IVA of each line of a move, zero where there is none. */
export function lineTaxes(move: Pick<InventoryMove, "lines">, rates: readonly number[]): readonly Pesos[] {
  return move.lines.map(({ amount }, place) => percentOf(amount, rates[place] ?? 0));
}

interface Told {
  readonly chart: ChartKind;
  /** At cost, line by line. */
  readonly values: readonly Pesos[];
  /** Percent of IVA, line by line. */
  readonly rates: readonly number[];
  readonly thirdParty: string;
  readonly system?: CostSystem;
}

/**
 * Under the periodic system purchases and their returns are gathered in accounts of their own and no sale has a cost
 * (IN-13). What a count finds goes from the stock to itself: the inventories say its cost at the end of the period.
 */
function periodicLines(
  { kind, counter, lines }: Pick<InventoryMove, "kind" | "counter" | "lines">,
  { chart, values, rates, thirdParty }: Told,
): readonly EntryLine[] {
  const accounts = STOCK_ACCOUNTS[chart];
  const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);
  const amount = sum(lines.map((line) => line.amount));
  const tax = sum(lineTaxes({ lines }, rates));
  const sides = new EntrySides();
  const isOut = kind === "sale" || kind === "purchase-return";
  if (kind === "in" || kind === "out") {
    sides.debit(accounts.inventory, sum(values));
    sides.credit(accounts.inventory, sum(values));
    return sides.lines();
  }
  const own = { purchase: accounts.purchases, "purchase-return": accounts.purchaseReturns } as const;
  const traded =
    kind === "sale"
      ? accounts.sales
      : kind === "sale-return"
        ? accounts.salesReturns
        : own[kind as "purchase"];
  sides.debit(counter, isOut ? amount + tax : 0);
  sides.debit(traded, isOut ? 0 : amount);
  sides.debit(accounts.vat, isOut ? 0 : tax);
  sides.credit(traded, isOut ? amount : 0);
  sides.credit(accounts.vat, isOut ? tax : 0);
  sides.credit(counter, isOut ? 0 : amount + tax);
  return sides.lines(counter, thirdParty);
}

/**
 * The entry of a move: what changes hands, its IVA, and what it does to the stock at cost. What a returned purchase is
 * credited for beyond its cost in stock goes to the cost of sales, where the rest of that purchase went.
 */
export function stockEntryLines(
  move: Pick<InventoryMove, "kind" | "counter" | "lines">,
  { chart, values, rates, thirdParty, system }: Told,
): readonly EntryLine[] {
  const accounts = STOCK_ACCOUNTS[chart];
  if (system === "periodic" && move.kind !== "opening")
    return periodicLines(move, { chart, values, rates, thirdParty });
  const { kind, counter } = move;
  const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);
  const amount = sum(move.lines.map((line) => line.amount));
  const tax = sum(lineTaxes(move, rates));
  const cost = sum(values);
  const sides = new EntrySides();
  switch (kind) {
    case "opening":
    case "in":
    case "purchase":
      sides.debit(accounts.inventory, cost);
      sides.debit(accounts.vat, tax);
      sides.credit(counter, cost + tax);
      break;
    case "purchase-return":
      sides.debit(counter, amount + tax);
      sides.credit(accounts.inventory, cost);
      sides.credit(accounts.vat, tax);
      sides.credit(accounts.cost, amount - cost);
      break;
    case "sale":
      sides.debit(counter, amount + tax);
      sides.credit(accounts.sales, amount);
      sides.credit(accounts.vat, tax);
      sides.debit(accounts.cost, cost);
      sides.credit(accounts.inventory, cost);
      break;
    case "sale-return":
      sides.debit(accounts.salesReturns, amount);
      sides.debit(accounts.vat, tax);
      sides.credit(counter, amount + tax);
      sides.debit(accounts.inventory, cost);
      sides.credit(accounts.cost, cost);
      break;
    case "out":
      sides.debit(counter, cost);
      sides.credit(accounts.inventory, cost);
      break;
  }
  return sides.lines(counter, thirdParty);
}

/** Corrects the cost of moves that a later written move changed: each goes where its own cost went. */
export function adjustmentLines(changes: readonly CostChange[], chart: ChartKind): readonly EntryLine[] {
  const accounts = STOCK_ACCOUNTS[chart];
  let [cost, lost] = [0, 0];
  for (const { line, before, after, corrects } of changes) {
    const more = line.kind === "sale-return" && !corrects ? before - after : after - before;
    if (line.kind === "out") lost += more;
    else cost += more;
  }
  const sides = new EntrySides();
  sides.debit(accounts.cost, cost);
  sides.debit(accounts.lost, lost);
  sides.credit(accounts.inventory, cost + lost);
  return sides.lines();
}
