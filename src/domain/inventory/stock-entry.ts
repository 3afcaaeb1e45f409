import type { AccountCode, ChartKind } from "../accounting/account.ts";
import type { EntryLine } from "../accounting/entries/entry.ts";
import type { StockMoveId } from "../kernel/ids.ts";
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

/**
 * The IVA of each line of a move, zero where there is none. What leaves otherwise than sold is taxed at what it is worth
 * to a customer, and at its cost where nobody said that: then what had been taken off is given up (IN-15).
 */
export function lineTaxes(
  { kind, lines }: Pick<InventoryMove, "kind" | "lines">,
  rates: readonly number[],
  values: readonly Pesos[],
): readonly Pesos[] {
  return lines.map(({ amount }, place) => {
    const base = kind === "out" && amount === 0 ? (values[place] ?? ZERO) : amount;
    return percentOf(base, rates[place] ?? 0);
  });
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
 * What leaves under the periodic system. What is lost goes from the stock to itself: the inventories say its cost at the
 * end of the period. What was used or given away is no cost of what was sold, so that its purchase goes with it (IN-15).
 */
function periodicExit(
  counter: AccountCode,
  { chart, thirdParty }: Pick<Told, "chart" | "thirdParty">,
  cost: number,
  tax: number,
): readonly EntryLine[] {
  const { inventory, lost, purchases, vat } = STOCK_ACCOUNTS[chart];
  const isLost = counter === lost;
  const sides = new EntrySides();
  sides.debit(isLost ? inventory : counter, cost);
  sides.credit(isLost ? inventory : purchases, cost);
  sides.debit(counter, tax);
  sides.credit(vat, tax);
  return sides.lines(counter, thirdParty);
}

/**
 * Under the periodic system purchases and their returns are gathered in accounts of their own and no sale has a cost
 * (IN-13). What a count finds too much goes from the stock to itself.
 */
function periodicLines(
  { kind, counter, lines }: Pick<InventoryMove, "kind" | "counter" | "lines">,
  { chart, values, rates, thirdParty }: Told,
): readonly EntryLine[] {
  const accounts = STOCK_ACCOUNTS[chart];
  const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);
  // What a purchase cost to bring is in its cost, and IVA is charged on what was bought alone.
  const amount = sum(kind === "purchase" ? values : lines.map((line) => line.amount));
  const tax = sum(lineTaxes({ kind, lines }, rates, values));
  if (kind === "out") return periodicExit(counter, { chart, thirdParty }, sum(values), tax);
  const sides = new EntrySides();
  const isOut = kind === "sale" || kind === "purchase-return";
  if (kind === "in") {
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
  const tax = sum(lineTaxes(move, rates, values));
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
      sides.debit(counter, cost + tax);
      sides.credit(accounts.inventory, cost);
      sides.credit(accounts.vat, tax);
      break;
  }
  return sides.lines(counter, thirdParty);
}

/**
 * Corrects the cost of moves that a later written move changed: each goes where its own cost went. `counters`: where that
 * of what left otherwise than sold went, by its move.
 */
export function adjustmentLines(
  changes: readonly CostChange[],
  chart: ChartKind,
  counters: ReadonlyMap<StockMoveId, AccountCode> = new Map(),
): readonly EntryLine[] {
  const accounts = STOCK_ACCOUNTS[chart];
  const spent = new Map<AccountCode, number>();
  for (const { line, before, after, corrects } of changes) {
    const more = line.kind === "sale-return" && !corrects ? before - after : after - before;
    const account = line.kind === "out" ? (counters.get(line.moveId) ?? accounts.lost) : accounts.cost;
    spent.set(account, (spent.get(account) ?? 0) + more);
  }
  const sides = new EntrySides();
  for (const [account, more] of spent) sides.debit(account, more);
  sides.credit(
    accounts.inventory,
    [...spent.values()].reduce((sum, more) => sum + more, 0),
  );
  return sides.lines();
}
