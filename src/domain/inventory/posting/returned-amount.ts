import type { ItemId } from "../../kernel/ids.ts";
import { type Pesos, pesos, ZERO } from "../../kernel/pesos.ts";
import { roundHalfUp } from "../../kernel/rounding.ts";
import type { KitOfLine, StockLine, StockSource } from "../inventory-move.ts";

/** What was sold or bought, as it can be given back: how many, in thousandths, and for how much without IVA. */
export interface SoldLine {
  readonly quantity: number;
  readonly amount: Pesos;
}

export interface TradedLine extends SoldLine, Pick<StockSource, "line"> {}

/** The whole kit that left with a line: its components share its price. */
function kitAt(lines: readonly StockLine[], kit: KitOfLine, line: number): readonly TradedLine[] {
  if (kit.line !== line) return [];
  const parts = lines.filter((each) => each.kit?.line === line);
  return [
    { line, quantity: kit.quantity, amount: pesos(parts.reduce((sum, { amount }) => sum + amount, 0)) },
  ];
}

/**
 * The lines of a move that are of an item, or the kits of one: a move may have the same twice, and each is given back by
 * itself. An item that left in a kit is given back by its own share.
 */
export function givenLines(
  lines: readonly StockLine[],
  { id, isKit }: { readonly id: ItemId; readonly isKit: boolean },
): readonly TradedLine[] {
  return lines.flatMap(({ itemId, quantity, amount, kit }, line) => {
    if (isKit) return kit?.itemId === id ? kitAt(lines, kit, line) : [];
    return itemId === id ? [{ line, quantity, amount }] : [];
  });
}

/** What is paid back of so many thousandths: their share of what they changed hands for. All of them give all of it. */
export function returnedAmount({ quantity, amount }: SoldLine, units: number): Pesos {
  return quantity > 0 && units > 0 ? roundHalfUp(amount, units, quantity) : ZERO;
}
