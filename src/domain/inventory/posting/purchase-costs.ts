import { sharesOf } from "../../invoice/invoice-moves.ts";
import { pesos } from "../../kernel/pesos.ts";
import type { StockLine } from "../inventory-move.ts";

/**
 * The lines of a purchase with what it cost to bring them (NIIF para PYMES 13.6; NIC 2.11), shared by what each was
 * bought for, to the peso: together they cost the whole.
 */
export function withPurchaseCosts<L extends Pick<StockLine, "amount">>(
  lines: readonly L[],
  costs: number,
): readonly L[] {
  const shares = sharesOf(
    costs,
    lines.map(({ amount }) => amount),
  );
  return lines.map((line, at) => ({ ...line, amount: pesos(line.amount + (shares[at] ?? 0)) }));
}
