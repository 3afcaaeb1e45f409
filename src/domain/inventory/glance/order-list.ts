import type { Day } from "../../kernel/day.ts";
import { type Pesos, pesos } from "../../kernel/pesos.ts";
import { roundHalfUp } from "../../kernel/rounding.ts";
import type { InventoryItem } from "../inventory-item.ts";

/** What an item was bought for last. */
export interface LastPurchase {
  readonly date: Day;
  readonly quantity: number;
  readonly value: Pesos;
}

/** An item that is ordered. */
export interface OrderLine {
  readonly item: InventoryItem;
  readonly there: number;
  /** Thousandths; zero is left out of the order. */
  readonly quantity: number;
  /** Null where it was never bought. */
  readonly bought: LastPurchase | null;
  /** What so many cost at what it was bought for last; null where it was never bought. */
  readonly amount: Pesos | null;
}

/** What takes an item back to its minimum, in whole units of what does not divide (IN-57). */
export function lackingOf({ minimum, divisible }: InventoryItem, there: number): number {
  const lacking = Math.max(0, Math.max(0, minimum) - there);
  return divisible ? lacking : Math.ceil(lacking / 1000) * 1000;
}

export function orderLine(
  item: InventoryItem,
  there: number,
  quantity: number,
  bought: LastPurchase | null,
): OrderLine {
  const amount = bought === null ? null : roundHalfUp(bought.value, quantity, bought.quantity);
  return { item, there, quantity, bought, amount };
}

/** What is known of the cost of an order, without IVA; null where nothing of it is. */
export function orderSum(lines: readonly OrderLine[]): Pesos | null {
  const known = lines.flatMap(({ amount }) => (amount === null ? [] : [amount]));
  return known.length === 0 ? null : pesos(known.reduce((sum: number, each) => sum + each, 0));
}
