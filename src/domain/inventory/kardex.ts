import type { Day, Month } from "../kernel/day.ts";
import type { BookId, ItemId, StockMoveId, StoreId } from "../kernel/ids.ts";
import type { Pesos } from "../kernel/pesos.ts";
import type { StockKind, StockSource } from "./inventory-move.ts";
import type { StockStore } from "./store.ts";

export const COSTING_METHODS = ["peps", "average"] as const;
export type CostingMethod = (typeof COSTING_METHODS)[number];

/** perpetual: each sale has its cost. periodic: purchases are gathered, and a count at the end says what was sold. */
export const COST_SYSTEMS = ["perpetual", "periodic"] as const;
export type CostSystem = (typeof COST_SYSTEMS)[number];

/** The method of a year is the last one that began until then. */
export interface MethodSince {
  readonly since: number;
  readonly method: CostingMethod;
  /** Absent for the perpetual one. */
  readonly system?: CostSystem;
}

/** How a book keeps its stock. */
export interface StockSettings {
  /** In the order of their years. */
  readonly methods: readonly MethodSince[];
  /** The number of the last move. */
  readonly lastMove: number;
  /** Whether a sale may take more than there is: absent where that never was allowed, false where it no longer is. */
  readonly belowZero?: boolean;
  /** In the order they were named; what names no store is in the first. Absent while the only one has no name. */
  readonly stores?: readonly StockStore[];
}

/** What the costs of a book follow from, besides its moves. */
export type StockRules = Pick<StockSettings, "methods" | "belowZero" | "stores">;

/** What is left of one purchase (PEPS), or all there is (average). */
export interface CostLayer extends StockSource {
  readonly quantity: number;
  readonly value: Pesos;
}

/** One line of a move in the kardex of its item. */
export interface KardexLine {
  readonly moveId: StockMoveId;
  /** Its place among the lines of the move. */
  readonly line: number;
  readonly date: Day;
  readonly number: number;
  readonly kind: StockKind;
  /** Absent for the first store. */
  readonly store?: StoreId;
  readonly quantity: number;
  /** As typed, see `StockLine`. */
  readonly amount: Pesos;
  readonly source?: StockSource;
  /** What came in or went out at cost: computed by the method, whole pesos. */
  readonly value: Pesos;
  /** How much of a sale was not there and left at the last known cost (IN-12). */
  readonly below?: number;
  /** What the units that had left below zero cost more than they left with; it goes on to the cost of sales (IN-12). */
  readonly corrects?: Pesos;
}

/** The kardex of an item in one year. What it holds follows from moves and method alone. */
export interface KardexCard {
  readonly bookId: BookId;
  readonly itemId: ItemId;
  readonly year: number;
  /** What the years before left. */
  readonly opening: readonly CostLayer[];
  /** In the order of days and numbers. */
  readonly lines: readonly KardexLine[];
}

/**
 * What moved in a month, for the value of all items on any day without their kardex. The n-th item moved
 * `sums[3n + 1]` thousandths and `sums[3n + 2]` pesos on the day `sums[3n]` of the month, out below zero.
 */
export interface StockMonth {
  readonly bookId: BookId;
  readonly month: Month;
  readonly items: readonly ItemId[];
  readonly sums: readonly number[];
  /** What moved in the stores but the first, which has the rest; absent where nothing did. */
  readonly elsewhere?: StoreSums;
}

/** The n-th item moved `sums[2n + 1]` thousandths in the n-th store on the day `sums[2n]` of the month, out below zero. */
export interface StoreSums {
  readonly stores: readonly StoreId[];
  readonly items: readonly ItemId[];
  readonly sums: readonly number[];
}

/** Why a move cannot stand in the kardex of an item. */
export type KardexProblem =
  /** More would go out on `date` than is there. A move of an earlier day can make it so. */
  | {
      readonly kind: "not-enough";
      readonly itemId: ItemId;
      readonly date: Day;
      readonly wanted: number;
      readonly there: number;
    }
  /** The same of one of the stores, by its name. */
  | {
      readonly kind: "store-not-enough";
      readonly itemId: ItemId;
      readonly store: string;
      readonly date: Day;
      readonly wanted: number;
      readonly there: number;
    }
  /** More would be given back than is left of what it gives back. */
  | {
      readonly kind: "return-too-much";
      readonly itemId: ItemId;
      readonly wanted: number;
      readonly there: number;
    };
