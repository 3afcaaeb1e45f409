import type { InventoryItem, SupplierCode } from "../inventory/inventory-item.ts";
import type { ItemId } from "../kernel/ids.ts";
import { fold } from "../kernel/spanish.ts";
import type { EInvoice, InvoiceLine } from "./e-invoice.ts";

/** What a person said of one line of a document. */
export interface LineChoice {
  readonly line: number;
  /** An item that there is, one to be made of the line, or that it is of none; absent where only its quantity was said. */
  readonly item?: ItemId | "new" | "none";
  /** In thousandths, where the document counts in another unit than the item. */
  readonly quantity?: number;
}

/** By what a line was found to be of an item. */
export type ItemMatch = "chosen" | "remembered" | "barcode" | "code" | "name";

/** What a supplier calls what a line sells: its code, or its words where it has none. */
export function supplierCode(
  { seller }: Pick<EInvoice, "seller">,
  { code = "", description }: InvoiceLine,
): SupplierCode {
  return { supplier: seller.document.number, code: code === "" ? fold(description) : code.toUpperCase() };
}

const keyOf = ({ supplier, code }: SupplierCode) => `${supplier} ${code}`;
const LEAST_LETTERS = 3;
const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= LEAST_LETTERS);

/** Finds the items of a book by what the lines of documents say of them. */
export class ItemIndex {
  readonly #ids = new Map<ItemId, InventoryItem>();
  readonly #remembered = new Map<string, InventoryItem>();
  readonly #barcodes = new Map<string, InventoryItem>();
  readonly #codes = new Map<string, InventoryItem>();
  /** Null for a name that several items have. */
  readonly #names = new Map<string, InventoryItem | null>();

  constructor(items: readonly InventoryItem[]) {
    for (const item of items) {
      this.#ids.set(item.id, item);
      for (const each of item.supplierCodes ?? []) this.#remembered.set(keyOf(each), item);
      if (item.barcode !== "") this.#barcodes.set(item.barcode, item);
      this.#codes.set(item.code.toUpperCase(), item);
      const name = fold(item.name);
      this.#names.set(name, this.#names.has(name) ? null : item);
    }
  }

  get(id: ItemId): InventoryItem | null {
    return this.#ids.get(id) ?? null;
  }

  /**
   * The item of a line: as it was said of this supplier before, by its barcode, by its code, by its name. The code of
   * another company says nothing by itself: its words must name the item too.
   */
  match(
    invoice: Pick<EInvoice, "seller">,
    line: InvoiceLine,
    deed: "sale" | "purchase",
  ): { readonly item: InventoryItem; readonly by: ItemMatch } | null {
    const { code = "", barcode = "", description } = line;
    const said = this.#remembered.get(keyOf(supplierCode(invoice, line)));
    if (said) return { item: said, by: "remembered" };
    const scanned = this.#barcodes.get(barcode) ?? this.#barcodes.get(code);
    if (scanned) return { item: scanned, by: "barcode" };
    const coded = code === "" ? undefined : this.#codes.get(code.toUpperCase());
    const words = new Set(wordsOf(description));
    if (coded && (deed === "sale" || wordsOf(coded.name).some((word) => words.has(word))))
      return { item: coded, by: "code" };
    const named = this.#names.get(fold(description));
    return named ? { item: named, by: "name" } : null;
  }
}
