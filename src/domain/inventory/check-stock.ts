import type { Book } from "../company/book.ts";
import type { Month } from "../kernel/day.ts";
import type { ItemId } from "../kernel/ids.ts";
import type { Pesos } from "../kernel/pesos.ts";
import type { InventoryItem, ItemFields } from "./inventory-item.ts";
import type { InventoryMove, StockLine } from "./inventory-move.ts";
import type { KardexProblem } from "./kardex.ts";
import type { CostChange } from "./plan-stock.ts";
import type { StoreNameProblem } from "./store-units.ts";

/** Why nothing was written. */
export type StockRefusal =
  | KardexProblem
  | { readonly kind: "no-stock" }
  | { readonly kind: "unknown-item" }
  | { readonly kind: "unknown-store" }
  /** A transfer goes from one store to another. */
  | { readonly kind: "same-store" }
  /** A store cannot be called so, or two are called the same. */
  | { readonly kind: "bad-store"; readonly problem: StoreNameProblem }
  /** Moves name the store that would go, or it is the first. */
  | { readonly kind: "store-in-use"; readonly store: string }
  | { readonly kind: "stores-changed" }
  /** The store takes no moves, and none of its own is taken back (IN-51). */
  | { readonly kind: "closed-store"; readonly store: string }
  /** What says no store is in the first one. */
  | { readonly kind: "main-store"; readonly store: string }
  /** The store holds so many items and is not closed with them. */
  | { readonly kind: "store-holds"; readonly store: string; readonly items: number }
  | { readonly kind: "unknown-transfer" }
  | { readonly kind: "closed-item"; readonly itemId: ItemId }
  /** A component of the kit is no more, or contains it (IN-50). */
  | { readonly kind: "kit-broken"; readonly itemId: ItemId }
  /** What has a kardex of its own cannot become a kit. */
  | { readonly kind: "kit-with-moves" }
  /** A kit that takes sales has the item as a component, by the kit's name. */
  | { readonly kind: "item-in-kit"; readonly kit: string }
  | { readonly kind: "no-lines" }
  /** A quantity or an amount that a line cannot have, part of a unit that does not divide, or a kit that does not move so. */
  | { readonly kind: "bad-line"; readonly itemId: ItemId; readonly problem: LineProblem | "kit" }
  | { readonly kind: "bad-item"; readonly problem: ItemProblem }
  | { readonly kind: "item-changed" }
  | { readonly kind: "unknown-move" }
  /** The entry moves no stock, or it was said already of which items. */
  | { readonly kind: "nothing-to-tell" }
  /** The year of the day keeps its stock by the perpetual system: there are no inventories to play (IN-13). */
  | { readonly kind: "not-periodic"; readonly year: number }
  /** The kardex and the ledger differ by another amount than was seen, or not at all. */
  | { readonly kind: "nothing-to-settle" }
  | { readonly kind: "played-already" }
  /** What comes in comes in at what the entry says: `wanted`, in pesos. */
  | { readonly kind: "amounts-differ"; readonly wanted: Pesos; readonly told: number }
  /** Other moves would cost something else: written only by who has seen it (IN-03). */
  | { readonly kind: "costs-change"; readonly changes: readonly CostChange[] }
  /** The year has moves by another method. */
  | { readonly kind: "method-in-use"; readonly month: Month }
  /** Another book of the company keeps the year by another method. */
  | { readonly kind: "method-of-company"; readonly book: Book["name"] };

export type LineProblem = "quantity" | "whole" | "cost" | "price";
export type ItemProblem =
  | "code"
  | "name"
  | "unit"
  | "same-code"
  | "same-barcode"
  | "parts"
  | "part-unit"
  | "circle";

/** More than any shop keeps, and few enough that all products stay exact. */
const MOST_QUANTITY = 1_000_000_000_000;

/** What one line of a move cannot be; null for nothing. */
export function lineProblem(
  kind: InventoryMove["kind"],
  { quantity, amount }: StockLine,
  { divisible }: Pick<InventoryItem, "divisible">,
): LineProblem | null {
  if (!Number.isSafeInteger(quantity) || quantity <= 0 || quantity > MOST_QUANTITY) return "quantity";
  if (!divisible && quantity % 1000 !== 0) return "whole";
  const isCost = kind === "opening" || kind === "purchase" || kind === "in";
  if (isCost && amount <= 0) return "cost";
  return amount < 0 ? "price" : null;
}

/** What keeps an item from being saved beside the others of its book; null for nothing. */
export function itemProblem(
  fields: ItemFields,
  others: readonly Pick<ItemFields, "code" | "barcode">[],
): ItemProblem | null {
  // In the order of the form: what is said first is what its person comes to first.
  if (fields.name === "") return "name";
  if (fields.code === "") return "code";
  if (fields.unit === "") return "unit";
  const code = fields.code.toUpperCase();
  if (others.some((each) => each.code.toUpperCase() === code)) return "same-code";
  return fields.barcode !== "" && others.some((each) => each.barcode === fields.barcode)
    ? "same-barcode"
    : null;
}
