import type { InventoryItem, ItemFields, SupplierCode } from "../inventory/inventory-item.ts";
import type { InventoryMove, StockKind, StockLine } from "../inventory/inventory-move.ts";
import { plainLine } from "../kernel/graphemes.ts";
import type { EntryId, ItemId, StockMoveId, StoreId } from "../kernel/ids.ts";
import { type Pesos, pesos } from "../kernel/pesos.ts";
import type { VatTreatment } from "../law/tax-statutes.data.ts";
import type { EInvoice, InvoiceLine } from "./e-invoice.ts";
import { wholePesos } from "./invoice-amount.ts";
import { type InvoiceStock, newItemKey, type StockedLine } from "./invoice-stock.ts";
import { supplierCode } from "./match-items.ts";

/** What the entry of a document moves. */
export interface InvoiceMove {
  readonly moveId: StockMoveId;
  readonly kind: StockKind;
  /** None: the document is of no item. */
  readonly lines: readonly StockLine[];
  /** Of a note: the entry that it gives back from, or the document at this place of the same command. */
  readonly returns?: EntryId | number;
  /** Where its units are; absent for the first store. */
  readonly store?: StoreId;
}

/** An item that a document brings, and what its supplier calls one that there is. */
export interface BroughtItems {
  readonly made: readonly {
    readonly itemId: ItemId;
    readonly fields: ItemFields;
    readonly codes: readonly SupplierCode[];
  }[];
  readonly learned: readonly { readonly itemId: ItemId; readonly code: SupplierCode }[];
}

/** Shares of a whole in proportion to weights, to the peso: together they are the whole. */
export function sharesOf(whole: number, weights: readonly number[]): readonly number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let [passed, given] = [0, 0];
  return weights.map((weight) => {
    passed += weight;
    // Amounts of documents may be larger than what a product of two holds.
    const until =
      all === 0
        ? 0
        : passed === all
          ? whole
          : Number((BigInt(whole) * BigInt(passed) * 2n + BigInt(all)) / (BigInt(all) * 2n));
    const share = until - given;
    given = until;
    return share;
  });
}

const UNITS: Readonly<Record<string, string>> = {
  KGM: "kg",
  GRM: "g",
  LBR: "lb",
  LTR: "l",
  MLT: "ml",
  GLL: "galón",
  MTR: "m",
  MTK: "m²",
  MTQ: "m³",
  BX: "caja",
  PK: "paquete",
  BO: "botella",
  SET: "juego",
  PR: "par",
};
const DIVIDED: ReadonlySet<string> = new Set(["KGM", "GRM", "LBR", "LTR", "MLT", "GLL", "MTR", "MTK", "MTQ"]);
const LONGEST_NAME = 120;

function taxOf({ vat }: InvoiceLine): VatTreatment {
  if (vat === undefined) return "excluded";
  return vat === 0 ? "exempt" : vat === 5 ? "reduced" : "general";
}

function freeCode(wanted: string, taken: Set<string>): string {
  const base = wanted === "" ? "FE" : wanted;
  let code = wanted === "" ? "FE-1" : wanted;
  for (let turn = 2; taken.has(code.toUpperCase()); turn += 1) code = `${base}-${turn}`;
  taken.add(code.toUpperCase());
  return code;
}

function fieldsOf(
  { line, quantity }: StockedLine,
  codes: Set<string>,
  barcodes: ReadonlySet<string>,
): ItemFields {
  const { code = "", barcode = "", unit = "" } = line;
  // Lines with one barcode are of one item, so that no other new one has it.
  const own = barcodes.has(barcode) ? "" : barcode;
  const name = [...plainLine(line.description)].slice(0, LONGEST_NAME).join("");
  const free = freeCode(code, codes);
  return {
    code: free,
    barcode: own,
    name: name === "" ? free : name,
    unit: UNITS[unit] ?? "unidad",
    divisible: DIVIDED.has(unit) || (quantity ?? 0) % 1000 !== 0,
    tax: taxOf(line),
    minimum: 0,
    state: "active",
  };
}

/** A document whose lines are made into moves. */
export interface StockedDocument {
  readonly invoice: EInvoice;
  readonly stock: InvoiceStock | null;
  /** What its entry brings to the stock, or what it sells for. */
  readonly amount: Pesos;
  readonly returns: EntryId | number | null;
}

interface NewIds {
  readonly item: () => ItemId;
  readonly move: () => StockMoveId;
}

/** Makes the moves of many documents, and the items that they bring: one for lines that are of the same. */
export function invoiceMoves(
  documents: readonly StockedDocument[],
  items: readonly Pick<InventoryItem, "code" | "barcode">[],
  newId: NewIds,
): { readonly moves: readonly (InvoiceMove | null)[]; readonly items: BroughtItems } {
  const codes = new Set(items.map(({ code }) => code.toUpperCase()));
  const barcodes = new Set(items.map(({ barcode }) => barcode));
  const made = new Map<string, { itemId: ItemId; fields: ItemFields; codes: SupplierCode[] }>();
  const learned: { itemId: ItemId; code: SupplierCode }[] = [];
  const itemOf = (invoice: EInvoice, each: StockedLine, isPurchase: boolean): ItemId | null => {
    const { is, line, problem } = each;
    if (problem !== null || is.kind === "none" || is.kind === "unknown") return null;
    const code = supplierCode(invoice, line);
    if (is.kind === "item") {
      if (is.by === "chosen" && isPurchase) learned.push({ itemId: is.item.id, code });
      return is.item.id;
    }
    const key = newItemKey(invoice, line);
    const known = made.get(key) ?? {
      itemId: newId.item(),
      fields: fieldsOf(each, codes, barcodes),
      codes: [],
    };
    if (isPurchase && !known.codes.some((own) => own.supplier === code.supplier && own.code === code.code))
      known.codes.push(code);
    made.set(key, known);
    return known.itemId;
  };
  const moves = documents.map(({ invoice, stock, amount, returns }): InvoiceMove | null => {
    if (stock === null) return null;
    const isPurchase = stock.kind === "purchase";
    const sums = new Map<ItemId, { quantity: number; amount: number }>();
    for (const each of stock.lines) {
      const itemId = itemOf(invoice, each, isPurchase);
      if (itemId === null) continue;
      const sum = sums.get(itemId) ?? { quantity: 0, amount: 0 };
      sum.quantity += each.quantity ?? 0;
      sum.amount += Math.max(each.line.amount, 0);
      sums.set(itemId, sum);
    }
    if (sums.size === 0 && !stock.isOfNone) return null;
    const all = [...sums];
    const amounts = isPurchase
      ? sharesOf(
          amount,
          all.map(([, sum]) => sum.amount),
        )
      : all.map(([, sum]) => wholePesos(sum.amount));
    const lines = all.map(([itemId, { quantity }], at) => ({
      itemId,
      quantity,
      amount: pesos(amounts[at] ?? 0),
    }));
    return { moveId: newId.move(), kind: stock.kind, lines, ...(returns !== null && { returns }) };
  });
  return { moves, items: { made: [...made.values()], learned } };
}

/** How much of each line of a move came back already, in thousandths, by its place. */
export function givenBackOf(
  { id }: Pick<InventoryMove, "id">,
  lines: Iterable<Pick<StockLine, "source" | "quantity">>,
): ReadonlyMap<number, number> {
  const given = new Map<number, number>();
  for (const { source, quantity } of lines)
    if (source?.moveId === id) given.set(source.line, (given.get(source.line) ?? 0) + quantity);
  return given;
}

/** What was sold or bought, by place: an item with what is left of it, or a kit at its first line. */
function leftOfMove(lines: readonly StockLine[], given: ReadonlyMap<number, number>) {
  const kitsGiven = (first: number, kits: number) =>
    lines.reduce((most, { kit, quantity }, place) => {
      const isOwn = kit?.line === first && quantity > 0;
      return isOwn ? Math.max(most, Math.ceil(((given.get(place) ?? 0) * kits) / quantity)) : most;
    }, 0);
  return lines.map(({ itemId, quantity, kit }, place) => {
    if (kit === undefined) return { itemId, left: quantity - (given.get(place) ?? 0), quantity };
    const isFirst = kit.line === place;
    const all = isFirst ? kit.quantity : 0;
    return { itemId: kit.itemId, left: isFirst ? all - kitsGiven(place, all) : 0, quantity: all };
  });
}

/**
 * The lines of a return with the line of the sale or purchase that each gives back; one that gives back from several is
 * parted, and what came back already is passed over. Beyond what is left, a line names what came back, which is refused
 * with its figures. What its document did not move stays without. A kit gives back from the first line of each that was
 * sold.
 */
export function withSources(
  { lines }: Pick<InvoiceMove, "lines">,
  from: Pick<InventoryMove, "id" | "lines">,
  given: ReadonlyMap<number, number> = new Map(),
): readonly StockLine[] {
  const sold = leftOfMove(from.lines, given).map((each) => ({ ...each, left: Math.max(0, each.left) }));
  const free = sold.map(({ left }) => left);
  const gone = sold.map(({ quantity, left }) => quantity - left);
  return lines.flatMap((line) => {
    const parts: StockLine[] = [];
    let [wanted, amount] = [line.quantity, line.amount as number];
    for (const left of [free, gone])
      for (const [place, { itemId }] of sold.entries()) {
        const part = itemId === line.itemId ? Math.min(wanted, left[place] ?? 0) : 0;
        if (part === 0) continue;
        const [share = 0] = sharesOf(amount, [part, wanted - part]);
        parts.push({
          ...line,
          quantity: part,
          amount: pesos(share),
          source: { moveId: from.id, line: place },
        });
        left[place] = (left[place] ?? 0) - part;
        wanted -= part;
        amount -= share;
      }
    return wanted === 0 ? parts : [...parts, { ...line, quantity: wanted, amount: pesos(amount) }];
  });
}
