import type { ChartKind } from "../accounting/account.ts";
import type { EntryLine } from "../accounting/entries/entry.ts";
import type { StockKind } from "./inventory-move.ts";
import type { CostSystem } from "./kardex.ts";
import { type AskedItems, itemsAskedBy, saleReturned } from "./told-items.ts";

/** Accounts against which income is closed rather than given back: results and equity. */
const CLOSING = /^(59|3)/;

/**
 * What an entry does to the stock while it is typed: what one written elsewhere does (`itemsAskedBy`), or what it gives
 * back of a sale.
 */
export function itemsWhileTyped(
  chart: ChartKind,
  lines: readonly EntryLine[],
  system: CostSystem,
): AskedItems | null {
  const returned = saleReturned(chart, lines);
  return returned && !CLOSING.test(returned.counter) ? returned : itemsAskedBy({ lines }, chart, system);
}

/** Whether what is given back is a line of an earlier move, which says what it cost. */
export function isGivenBack(kind: StockKind): boolean {
  return kind === "sale-return" || kind === "purchase-return";
}
