import { isTotalRow } from "../import/table/text-rows.ts";
import { plainLine } from "../kernel/graphemes.ts";
import { type Pesos, pesos, ZERO } from "../kernel/pesos.ts";
import { roundHalfUp } from "../kernel/rounding.ts";
import { fold } from "../kernel/spanish.ts";
import { readQuantity } from "../payroll/calculator/read-quantity.ts";
import type { InventoryItem } from "./inventory-item.ts";
import type { StockLine } from "./inventory-move.ts";
import { QUANTITY_DECIMALS } from "./item-quantity.ts";
import type { StockFigure } from "./stock-months.ts";

interface CountedItem extends StockFigure {
  readonly item: InventoryItem;
  /** Units of the store that is counted; the cost of a unit is that of all stores together. */
  readonly there: number;
}

export type CountProblem = "unknown" | "quantity" | "whole" | "twice" | "cost";

/** One item that was counted, beside the kardex. */
export interface CountLine {
  readonly item: InventoryItem;
  readonly there: number;
  readonly counted: number;
  /** What of its value comes in (above zero) or goes out, at what a unit costs now. */
  readonly value: Pesos;
}

export interface ReadCount {
  readonly lines: readonly CountLine[];
  readonly bad: readonly { readonly row: number; readonly problem: CountProblem }[];
}

const MOST_UNITS = 1_000_000_000;

const isHeading = ([first = ""]: readonly string[]) => /^(cod|articulo|nombre|barra)/.test(fold(first));

/**
 * What was counted, of rows of code, barcode or name first and the quantity last, as the blank sheet is filled in. An empty
 * quantity is an item that was not counted. What comes in of an item that has no cost yet has nothing to be valued at.
 */
export function readCount(text: string, items: readonly CountedItem[]): ReadCount {
  const byName = new Map<string, CountedItem>();
  for (const each of items) byName.set(fold(each.item.name), each);
  for (const each of items) if (each.item.barcode !== "") byName.set(fold(each.item.barcode), each);
  for (const each of items) byName.set(fold(each.item.code), each);
  const lines: CountLine[] = [];
  const bad: { row: number; problem: CountProblem }[] = [];
  const seen = new Set<string>();
  const rows = text.split(/\r?\n/).map((row) => row.split(/[\t;]/).map((cell) => plainLine(cell)));
  for (const [place, cells] of rows.entries()) {
    const typed = cells.length > 1 ? (cells.at(-1) ?? "") : "";
    if (typed === "") continue;
    const found = byName.get(fold(cells[0] ?? ""));
    // An item may be called as a heading begins: CODO-04.
    if (found === undefined && place === 0 && isHeading(cells)) continue;
    const read = readQuantity(typed, MOST_UNITS, QUANTITY_DECIMALS);
    const refuse = (problem: CountProblem) => bad.push({ row: place + 1, problem });
    if (found === undefined && isTotalRow(cells)) continue;
    if (found === undefined) refuse("unknown");
    else if (!read.ok) refuse("quantity");
    else if (seen.has(found.item.id)) refuse("twice");
    else {
      seen.add(found.item.id);
      const counted = Math.round(read.value * 1000);
      const { item, quantity, value, there } = found;
      if (!item.divisible && counted % 1000 !== 0) refuse("whole");
      // Below zero, a unit costs what it left with.
      else if (counted > there && (quantity === 0 || value / quantity <= 0)) refuse("cost");
      else lines.push({ item, there, counted, value: differenceValue(counted, found) });
    }
  }
  return { lines, bad };
}

function differenceValue(counted: number, { there, quantity, value }: CountedItem): Pesos {
  const difference = counted - there;
  if (quantity === 0) return ZERO;
  const part = roundHalfUp(value, Math.abs(difference), quantity);
  return difference > 0 ? part : pesos(-part);
}

/** The lines of the two moves that bring the kardex to what was counted. */
export function countMoves(
  lines: readonly CountLine[],
): Readonly<Record<"in" | "out", readonly StockLine[]>> {
  const of = (sign: 1 | -1) =>
    lines.flatMap(({ item, there, counted, value }): readonly StockLine[] => {
      const quantity = sign * (counted - there);
      // A surplus that is worth less than half a peso comes in at one: nothing comes in at nothing.
      const amount = sign === 1 ? pesos(Math.max(1, value)) : ZERO;
      return quantity > 0 ? [{ itemId: item.id, quantity, amount }] : [];
    });
  return { in: of(1), out: of(-1) };
}
