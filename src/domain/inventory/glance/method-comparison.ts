import type { Pesos } from "../../kernel/pesos.ts";
import { sum } from "../../kernel/pesos.ts";
import { isPeriodic } from "../cost-system.ts";
import { isIncoming } from "../inventory-move.ts";
import type { CostingMethod, KardexCard, StockRules } from "../kardex.ts";
import { valueMoved } from "../move-value.ts";
import { methodOf, replayKardex } from "../replay-kardex.ts";

/** What a method makes of the same moves: the cost of what left for good, and what is left. */
export interface MethodShare {
  readonly method: CostingMethod;
  readonly cost: Pesos;
  readonly left: Pesos;
}

export interface MethodComparison {
  readonly used: MethodShare;
  readonly other: MethodShare;
}

function shareOf(method: CostingMethod, cards: readonly KardexCard[]): MethodShare {
  const lines = cards.flatMap((card) => card.lines);
  // What came back is no cost, and what was given back to a supplier never was.
  const cost = lines.flatMap((line) => {
    const back = line.kind === "sale-return" ? -line.value : 0;
    const gone = isIncoming(line.kind) || line.kind === "purchase-return" ? back : line.value;
    return [gone, line.corrects ?? 0];
  });
  return { method, cost: sum(cost), left: sum(lines.map(valueMoved)) };
}

/**
 * The kardex of an item beside what it would be by the other method, all years alike. Null where both come to the same,
 * where a year is kept by the periodic system or by another method than the rest, and where the other method refuses.
 */
export function compareMethods(cards: readonly KardexCard[], rules: StockRules): MethodComparison | null {
  const [first] = cards;
  if (first === undefined) return null;
  const lines = cards.flatMap((card) => card.lines);
  const used = methodOf(rules.methods, first.year);
  if (cards.some(({ year }) => methodOf(rules.methods, year) !== used)) return null;
  const other = used === "peps" ? "average" : "peps";
  if (lines.some(({ date }) => isPeriodic(rules.methods, date))) return null;
  const replayed = replayKardex(first, lines, { ...rules, methods: [{ since: first.year, method: other }] });
  if (!replayed.ok) return null;
  const found = { used: shareOf(used, cards), other: shareOf(other, replayed.value.cards) };
  return found.used.cost === found.other.cost ? null : found;
}
