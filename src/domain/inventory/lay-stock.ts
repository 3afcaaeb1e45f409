import type { BookId, StockMoveId } from "../kernel/ids.ts";
import type { InventoryMove } from "./inventory-move.ts";
import type { KardexCard, StockMonth, StockRules } from "./kardex.ts";
import { planStock, valueByMonth } from "./plan-stock.ts";
import { changedMonths } from "./stock-months.ts";
import type { StockTransfer } from "./store.ts";

export interface LaidStock {
  readonly cards: readonly KardexCard[];
  readonly months: readonly StockMonth[];
  /** The value of all of it without what these moves brought. */
  readonly valueWithout: (silent: ReadonlySet<StockMoveId>) => number;
}

/** The kardex and the months of a book from its moves and transfers alone; null if they contradict each other. */
export function layStock(
  bookId: BookId,
  moves: readonly InventoryMove[],
  { methods, belowZero, stores }: StockRules,
  transfers: readonly StockTransfer[] = [],
): LaidStock | null {
  // Where selling below zero was allowed once, what left so is no contradiction (IN-12).
  const rules = { methods, belowZero: belowZero !== undefined, ...(stores && { stores }) };
  const change = { add: moves, remove: [], transfers: { old: [], now: transfers } };
  const planned = planStock([], rules, change);
  if (!planned.ok) return null;
  const { now } = planned.value;
  return {
    cards: now,
    months: changedMonths(bookId, planned.value, rules).after([]),
    valueWithout: (silent) =>
      [...valueByMonth([], now, silent, methods).values()].reduce((sum: number, value) => sum + value, 0),
  };
}
