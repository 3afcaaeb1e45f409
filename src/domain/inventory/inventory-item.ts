import type { Instant } from "../kernel/clock.ts";
import type { BookId, ItemId } from "../kernel/ids.ts";
import type { Pesos } from "../kernel/pesos.ts";
import type { VatTreatment } from "../law/tax-statutes.data.ts";

export const ITEM_STATES = ["active", "closed"] as const;
export type ItemState = (typeof ITEM_STATES)[number];

/** An item in a kit. */
export interface KitPart {
  readonly itemId: ItemId;
  /** In thousandths of its unit, for one kit. */
  readonly quantity: number;
}

/** What a person says of an item. */
export interface ItemFields {
  readonly code: string;
  /** Empty for none. */
  readonly barcode: string;
  readonly name: string;
  readonly unit: string;
  /** Whether a part of a unit can be bought and sold. */
  readonly divisible: boolean;
  /** How its sale is taxed. */
  readonly tax: VatTreatment;
  /** In thousandths of a unit (1,5 kilos are 1500); zero for no alert. */
  readonly minimum: number;
  /** What one is sold for, without IVA; absent where nobody said it. */
  readonly price?: Pesos;
  readonly state: ItemState;
  /** What a kit is made of: it has no kardex of its own. Absent for what is no kit. */
  readonly parts?: readonly KitPart[];
}

/** What a supplier calls an item in its documents. */
export interface SupplierCode {
  /** Its document, without check digit. */
  readonly supplier: string;
  readonly code: string;
}

/** Something that a book keeps in stock. Its figures lie in its kardex, never here. */
export interface InventoryItem extends ItemFields {
  readonly id: ItemId;
  readonly bookId: BookId;
  /** As its electronic invoices were told; absent for none. */
  readonly supplierCodes?: readonly SupplierCode[];
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly version: number;
}

/** Whether an item is made of others: it has no kardex of its own (IN-50). */
export function isKit(item: Pick<ItemFields, "parts">): boolean {
  return item.parts !== undefined;
}
