import type { BookId, StockMoveId } from "../kernel/ids.ts";
import type { InventoryMove } from "./inventory-move.ts";
import type { KardexCard, StockMonth, StockRules } from "./kardex.ts";
import { planStock, valueByMonth } from "./plan-stock.ts";
import { changedMonth, monthChanges } from "./stock-months.ts";

export interface LaidStock {
  readonly cards: readonly KardexCard[];
  readonly months: readonly StockMonth[];
  /** The value of all of it without what these moves brought. */
  readonly valueWithout: (silent: ReadonlySet<StockMoveId>) => number;
}

/** The kardex and the months of a book from its moves alone; null if they contradict each other. */
export function layStock(
  bookId: BookId,
  moves: readonly InventoryMove[],
  { methods, belowZero }: StockRules,
): LaidStock | null {
  // Where selling below zero was allowed once, what left so is no contradiction (IN-12).
  const rules = { methods, belowZero: belowZero !== undefined };
  const planned = planStock([], rules, { add: moves, remove: [] });
  if (!planned.ok) return null;
  const { now } = planned.value;
  return {
    cards: now,
    months: [...monthChanges([], now)].map(([month, more]) => changedMonth(bookId, month, undefined, more)),
    valueWithout: (silent) =>
      [...valueByMonth([], now, silent, methods).values()].reduce((sum: number, value) => sum + value, 0),
  };
}
