import { type Pesos, pesos, ZERO } from "../../kernel/pesos.ts";
import { roundHalfUp } from "../../kernel/rounding.ts";
import type { StockLine, StockSource } from "../inventory-move.ts";

/** What was sold or bought, as it can be given back: how many, in thousandths, and for how much without IVA. */
export interface SoldLine {
  readonly quantity: number;
  readonly amount: Pesos;
}

/** A line of a move, or the whole kit that left with it: its components share its price. */
export function soldLine(lines: readonly StockLine[], { line }: Pick<StockSource, "line">): SoldLine {
  const own = lines[line];
  if (own === undefined) return { quantity: 0, amount: ZERO };
  const { kit } = own;
  if (kit === undefined) return { quantity: own.quantity, amount: own.amount };
  const parts = lines.filter((each) => each.kit?.itemId === kit.itemId && each.kit.line === kit.line);
  return { quantity: kit.quantity, amount: pesos(parts.reduce((sum, { amount }) => sum + amount, 0)) };
}

/** What is paid back of so many thousandths: their share of what they changed hands for. All of them give all of it. */
export function returnedAmount({ quantity, amount }: SoldLine, units: number): Pesos {
  return quantity > 0 && units > 0 ? roundHalfUp(amount, units, quantity) : ZERO;
}
