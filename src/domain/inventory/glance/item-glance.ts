import { monthOf } from "../../kernel/calendar-day.ts";
import type { Day, Month } from "../../kernel/day.ts";
import { type Pesos, pesos } from "../../kernel/pesos.ts";
import { isIncoming } from "../inventory-move.ts";
import type { KardexCard, KardexLine } from "../kardex.ts";
import { valueMoved } from "../move-value.ts";
import type { StockFigure } from "../stock-months.ts";

/** A line of the kardex with what it left. */
export interface GlanceLine {
  readonly line: KardexLine;
  readonly left: StockFigure;
}

/** What is looked at of an item beside the list of all. */
export interface ItemGlance extends StockFigure {
  /** The last lines, in order. */
  readonly lines: readonly GlanceLine[];
  /** What the lines before them left. */
  readonly brought: StockFigure;
  /** The units that were left at the end of each day since `since` on which they changed, what `since` began with first. */
  readonly levels: readonly { readonly day: Day; readonly quantity: number }[];
  readonly lastPurchase: KardexLine | null;
  /** What the month sold, at price and at cost, less what came back. */
  readonly sold: Pesos;
  readonly cost: Pesos;
}

interface GlanceRange {
  readonly since: Day;
  readonly until: Day;
  /** The month whose sales are summed. */
  readonly month: Month;
  /** How many lines are looked at. */
  readonly most: number;
}

const NOTHING: StockFigure = { quantity: 0, value: pesos(0) };

/** An item at the end of a day, from its kardex alone. */
export function glanceAt(
  cards: readonly KardexCard[],
  { since, until, month, most }: GlanceRange,
): ItemGlance {
  const lines: GlanceLine[] = [];
  const levels = new Map<Day, number>();
  let left = NOTHING;
  let [begun, sold, cost] = [0, 0, 0];
  let lastPurchase: KardexLine | null = null;
  for (const line of cards.flatMap((card) => card.lines)) {
    const { date, kind, quantity } = line;
    if (date > until) break;
    const units = left.quantity + (isIncoming(kind) ? quantity : -quantity);
    left = { quantity: units, value: pesos(left.value + valueMoved(line)) };
    lines.push({ line, left });
    if (date < since) begun = units;
    else levels.set(date, units);
    if (kind === "purchase") lastPurchase = line;
    if ((kind !== "sale" && kind !== "sale-return") || monthOf(date) !== month) continue;
    const sign = kind === "sale" ? 1 : -1;
    sold += sign * line.amount;
    cost += sign * line.value;
  }
  return {
    ...left,
    lines: lines.slice(-most),
    brought: lines.at(-most - 1)?.left ?? NOTHING,
    levels: [{ day: since, quantity: begun }, ...[...levels].map(([day, quantity]) => ({ day, quantity }))],
    lastPurchase,
    sold: pesos(sold),
    cost: pesos(cost),
  };
}

/** The share of what was sold that its cost left; null where nothing was sold. */
export function marginOf({ sold, cost }: Pick<ItemGlance, "sold" | "cost">): number | null {
  return sold <= 0 ? null : (sold - cost) / sold;
}
