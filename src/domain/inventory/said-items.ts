import { sharesOf } from "../invoice/invoice-moves.ts";
import type { Day } from "../kernel/day.ts";
import type { ItemId } from "../kernel/ids.ts";
import { type Pesos, pesos, ZERO } from "../kernel/pesos.ts";
import type { StockLine, StockSource } from "./inventory-move.ts";
import type { KardexCard, KardexLine } from "./kardex.ts";
import { salePrice } from "./sale-price.ts";
import type { AskedItems } from "./told-items.ts";

/** An item of an entry that is being typed. */
export interface SaidItem {
  readonly itemId: ItemId;
  /** In thousandths of a unit. */
  readonly quantity: number;
  /** Null while it follows the amount of the entry. */
  readonly amount: Pesos | null;
  /** The price of a unit, by which a sale is shared. */
  readonly price?: Pesos;
  /** The line that is given back. */
  readonly source?: StockSource;
  /** Its amount in the posted entry that is being corrected. */
  readonly was?: Pesos;
}

/** The part of an entry that its items share: cost of what comes in, price of what is sold or given back. */
export function sharedAmount({ kind, amount, credited }: AskedItems): Pesos {
  return kind === "purchase-return" ? credited : amount;
}

/** How the items share what no typed amount takes: as they did before, by price where all have one, else by quantity. */
function weightsOf(items: readonly SaidItem[]): readonly number[] {
  const before = items.map(({ was = ZERO }) => was);
  if (before.every((amount) => amount > 0)) return before;
  const priced = items.map((item) => salePrice({ price: item.price ?? ZERO }, item.quantity / 1000));
  if (priced.every((price) => price > 0)) return priced;
  const quantities = items.map(({ quantity }) => Math.max(0, quantity));
  return quantities.some((quantity) => quantity > 0) ? quantities : items.map(() => 1);
}

/** The amount of each item: as typed, or its share of what the typed ones leave of the entry. */
export function amountsOf(asked: AskedItems, items: readonly SaidItem[]): readonly Pesos[] {
  const typed = items.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const following = items.filter(({ amount }) => amount === null);
  const shares = sharesOf(Math.max(0, sharedAmount(asked) - typed), weightsOf(following));
  let next = 0;
  return items.map(({ amount }) => {
    if (amount !== null) return amount;
    next += 1;
    return pesos(shares[next - 1] ?? 0);
  });
}

/**
 * What a bought entry has beyond the amounts that were typed of its items: its freight and other costs, which are theirs
 * (IN-16). Zero where an item follows the entry, which then has it all.
 */
export function costsBeyond(asked: AskedItems, amounts: readonly (Pesos | null)[]): Pesos {
  const typed = amounts.reduce((sum: number, amount) => sum + (amount ?? 0), 0);
  const isTyped = asked.kind === "purchase" && amounts.every((amount) => (amount ?? 0) > 0);
  return pesos(isTyped && typed > 0 ? Math.max(0, asked.amount - typed) : 0);
}

/** The lines of the move that the items make. */
export function saidLines(asked: AskedItems, items: readonly SaidItem[]): readonly StockLine[] {
  const amounts = amountsOf(asked, items);
  return items.map(({ itemId, quantity, source }, place) => ({
    itemId,
    quantity,
    amount: amounts[place] ?? ZERO,
    ...(source && { source }),
  }));
}

/**
 * The lines of a move whose entry says another amount now: each keeps its part of the whole, to the peso. What leaves
 * otherwise than sold or given back has no amount of its own in the entry.
 */
export function followedLines(asked: AskedItems, lines: readonly StockLine[]): readonly StockLine[] {
  if (asked.kind === "out") return lines;
  const shares = sharesOf(
    sharedAmount(asked),
    lines.map((line) => line.amount),
  );
  return lines.map((line, place) => ({ ...line, amount: pesos(shares[place] ?? 0) }));
}

/** A sale or purchase that may be given back, with how much of it is left. */
export interface ReturnChoice {
  readonly line: Pick<KardexLine, "moveId" | "line" | "date">;
  readonly left: number;
}

export interface Returnable extends ReturnChoice {
  readonly line: KardexLine;
}

/** What was sold or bought of an item until a day and was not given back, the latest first. */
export function returnableOf(
  cards: readonly Pick<KardexCard, "lines">[],
  kind: "sale-return" | "purchase-return",
  until: Day,
): readonly Returnable[] {
  const lines = cards.flatMap((card) => card.lines);
  const given = new Map<string, number>();
  const keyOf = ({ moveId, line }: StockSource) => `${moveId}/${line}`;
  for (const { source, quantity } of lines)
    if (source) given.set(keyOf(source), (given.get(keyOf(source)) ?? 0) + quantity);
  const of = kind === "sale-return" ? "sale" : "purchase";
  return lines
    .filter((line) => line.kind === of && line.date <= until)
    .map((line) => ({ line, left: line.quantity - (given.get(keyOf(line)) ?? 0) }))
    .filter(({ left }) => left > 0)
    .toReversed();
}
