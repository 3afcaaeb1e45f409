import type { AccountCode } from "../accounting/account.ts";
import type { Instant } from "../kernel/clock.ts";
import type { Day } from "../kernel/day.ts";
import type { BookId, EntryId, ItemId, StockMoveId, StoreId } from "../kernel/ids.ts";
import type { Pesos } from "../kernel/pesos.ts";

/** `in` and `out` are adjustments: what a count found too much or too little, what was damaged. */
export const STOCK_KINDS = [
  "opening",
  "purchase",
  "purchase-return",
  "sale",
  "sale-return",
  "in",
  "out",
] as const;
export type StockKind = (typeof STOCK_KINDS)[number];

const INCOMING: ReadonlySet<StockKind> = new Set<StockKind>(["opening", "purchase", "sale-return", "in"]);

export function isIncoming(kind: StockKind): boolean {
  return INCOMING.has(kind);
}

/** A line of a move by its place: what a return gives back. */
export interface StockSource {
  readonly moveId: StockMoveId;
  readonly line: number;
}

/** The kit that a line left with. */
export interface KitOfLine {
  readonly itemId: ItemId;
  /** How many kits, in thousandths. */
  readonly quantity: number;
  /** The place of the first of its lines: a move may have the same kit twice. */
  readonly line: number;
}

/** One item of a move. */
export interface StockLine {
  readonly itemId: ItemId;
  /** In thousandths of a unit, above zero. */
  readonly quantity: number;
  /**
   * Without IVA: the cost of what comes in, the price of what is sold or returned, what is worth to a customer what leaves
   * otherwise; zero where nobody said that.
   */
  readonly amount: Pesos;
  /** The line that a return gives back; returns alone have one. */
  readonly source?: StockSource;
  /** Absent for what moved by itself. */
  readonly kit?: KitOfLine;
}

export const MOVE_STATUSES = ["posted", "void"] as const;
export type MoveStatus = (typeof MOVE_STATUSES)[number];

/** What happened to items on a day. What it cost is computed into their kardex, never stored here. */
export interface InventoryMove {
  readonly id: StockMoveId;
  readonly bookId: BookId;
  /** Order within a day: a purchase of the morning is there for a sale of the afternoon. */
  readonly number: number;
  readonly kind: StockKind;
  readonly date: Day;
  readonly description: string;
  readonly reference: string;
  /** The other account of its entry; the inventory itself for an opening that the book holds already. */
  readonly counter: AccountCode;
  readonly lines: readonly StockLine[];
  /** Where its units are or came from; absent for the first store. */
  readonly store?: StoreId;
  readonly entryId: EntryId;
  /** The number of its entry, to open it. */
  readonly entryNumber: number;
  /**
   * How many lines its entry was written with, of a move told of an entry of a journal, an invoice or a list: the lines
   * after them are the cost. Such a move without items says that its entry is of none. Absent where the move wrote its
   * entry.
   */
  readonly typedLines?: number;
  readonly status: MoveStatus;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly version: number;
}

/** Whether a kit may move so. What is bought, counted or given back to a supplier are its components. */
export function takesKits(kind: StockKind): boolean {
  return kind === "sale" || kind === "sale-return" || kind === "out";
}
