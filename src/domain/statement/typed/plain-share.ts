import { type Pesos, pesos, sum } from "../../kernel/pesos.ts";
import { roundHalfUp } from "../../kernel/rounding.ts";
import { amountOf } from "./edit-rows.ts";
import { type Belonging, belongingOf } from "./row-side.ts";
import type { TypedStatement } from "./typed-statement.ts";
import { typedTotals } from "./typed-totals.ts";

/** A balanced table in one sentence: of each $ 100, the part that goes to others and the part that stays. */
export interface PlainShare {
  readonly of: "have" | "earn";
  readonly others: Pesos;
  readonly own: Pesos;
}

const HUNDRED = pesos(100);

function partOf(of: PlainShare["of"], part: Pesos, whole: Pesos): PlainShare {
  const others = roundHalfUp(HUNDRED, part, whole);
  return { of, others, own: pesos(100 - others) };
}

/**
 * Null for a table that does not balance, for statements without such a sentence, and where an amount on the other side
 * than its account's would make it false.
 */
export function plainShare({
  statement,
  rows,
}: Pick<TypedStatement, "statement" | "rows">): PlainShare | null {
  const { balanced, empty } = typedTotals(rows);
  if (empty || !balanced) return null;
  const filled = rows.filter((row) => amountOf(row) > 0);
  const total = (of: Belonging) => sum(filled.filter((row) => belongingOf(row) === of).map(amountOf));
  const only = (known: readonly Belonging[]) => filled.every((row) => known.includes(belongingOf(row)));
  if (statement === "balance" && only(["have", "owe", "own"]))
    return partOf("have", total("owe"), total("have"));
  if (statement === "income" && only(["earn", "spend", "adds"]))
    return partOf("earn", total("spend"), total("earn"));
  return null;
}
