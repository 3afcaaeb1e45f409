import { isTotalRow } from "../import/table/text-rows.ts";
import { plainLine } from "../kernel/graphemes.ts";
import { parseAmount } from "../kernel/parse-amount.ts";
import { type Pesos, pesos } from "../kernel/pesos.ts";
import { fold } from "../kernel/spanish.ts";
import type { VatTreatment } from "../law/tax-statutes.data.ts";
import { readQuantity } from "../payroll/calculator/read-quantity.ts";
import type { InventoryItem, ItemFields } from "./inventory-item.ts";
import { QUANTITY_DECIMALS } from "./item-quantity.ts";

type Column = "code" | "barcode" | "name" | "unit" | "tax" | "minimum" | "price" | "stock" | "cost" | "worth";

/** What a row says of an item; what it leaves out stays as it was. */
export type GivenFields = Pick<ItemFields, "code"> & Partial<ItemFields>;

/** What a row says that there is of an item: thousandths of its unit, and what all of it cost. */
export interface GivenStock {
  readonly quantity: number;
  readonly amount: Pesos;
}

export type ItemListProblem = "code" | "name" | "tax" | "minimum" | "price" | "stock" | "cost" | "twice";
export type ItemListLine =
  /** `uncosted`: it says how much there is, in a list without costs. */
  | { readonly given: GivenFields; readonly stock?: GivenStock; readonly uncosted?: true }
  | { readonly bad: number; readonly problem: ItemListProblem };

/** What the columns are called in price lists, folded; the first that fits. */
const HEADS: readonly (readonly [Column, RegExp])[] = [
  ["barcode", /barra|ean|upc|gtin/],
  // Not CODO-04 nor REF001, which are codes themselves.
  ["code", /^(?:cod(?:igo)?|ref(?:erencia)?|sku)s?(?![a-z])\D*$|^item$/],
  ["worth", /(?:costo|valor) total|valor del inventario|costo (?:del )?inventario/],
  ["cost", /costo|valor de compra|precio de compra/],
  ["price", /precio|pvp|^valor|^venta/],
  ["tax", /iva|impuesto|tarifa/],
  ["minimum", /^min|stock min|exist\S* min/],
  ["stock", /^exist|^stock|^cant|^saldo|^disponible|^inventario/],
  ["unit", /unidad|^und?\b|medida|presentacion/],
  ["name", /nombre|articulo|producto|descripcion|detalle/],
];

/** The columns of rows without headings. */
const USUAL: readonly Column[] = ["code", "name", "unit", "minimum"];
const MOST_UNITS = 1_000_000;
const MOST_COST = 1_000_000_000;

function headingsOf(cells: readonly string[]): readonly (Column | null)[] | null {
  const taken = new Set<Column>();
  const columns = cells.map((cell) => {
    const found = HEADS.find(([column, words]) => !taken.has(column) && words.test(fold(cell)))?.[0] ?? null;
    if (found !== null) taken.add(found);
    return found;
  });
  if (!taken.has("code") || taken.size < 2) return null;
  // Columns without a heading are the usual ones.
  const rest = USUAL.slice(columns.length).map((column) => (taken.has(column) ? null : column));
  return [...columns, ...rest];
}

/** "19", "19 %", "0,19", "Gravado 5 %" and words; undefined for what is none of them. */
export function readTreatment(text: string): VatTreatment | undefined {
  const word = fold(text)
    .replace(/\b(?:iva|tarifa|al|del?)\b|[\s%()]/g, "")
    .replace(",", ".");
  if (/^excl|noresp|^sin|^no$|^na$/.test(word)) return "excluded";
  if (/^exen/.test(word) || /^0(?:\.0+)?$/.test(word)) return "exempt";
  if (/red|^(?:grav[a-z]*)?(?:0?5(?:\.0+)?|0\.05)$/.test(word)) return "reduced";
  return /^gen|^grav[a-z]*$|^(?:grav[a-z]*)?(?:19(?:\.0+)?|0?\.19)$/.test(word) ? "general" : undefined;
}

type Said = (column: Column) => string;

/** What there is of an item, if its row says how much and what it cost; units without a cost have no value to come in at. */
function readStock(of: Said, hasCost: boolean): GivenStock | null | ItemListProblem {
  if (of("stock") === "" || !hasCost) return null;
  const units = readQuantity(of("stock"), MOST_UNITS, QUANTITY_DECIMALS);
  if (!units.ok) return "stock";
  const quantity = Math.round(units.value * 1000);
  if (quantity === 0) return null;
  const isTotal = of("worth") !== "";
  if (isTotal) {
    const worth = parseAmount(of("worth"));
    return worth.ok && worth.value > 0 ? { quantity, amount: worth.value } : "cost";
  }
  // A unit may cost cents; what all of them cost is whole pesos.
  const cost = readQuantity(of("cost").replace(/\$/g, ""), MOST_COST);
  const amount = cost.ok ? Math.round((cost.value * quantity) / 1000) : 0;
  return amount > 0 && Number.isSafeInteger(amount) ? { quantity, amount: pesos(amount) } : "cost";
}

function readRow(of: Said): GivenFields | ItemListProblem {
  const [code, name] = [of("code"), of("name")];
  if (code === "") return "code";
  const tax = readTreatment(of("tax"));
  if (of("tax") !== "" && tax === undefined) return "tax";
  const minimum = of("minimum") === "" ? null : readQuantity(of("minimum"), MOST_UNITS, QUANTITY_DECIMALS);
  if (minimum !== null && !minimum.ok) return "minimum";
  const price = of("price") === "" ? null : parseAmount(of("price"));
  if (price !== null && !price.ok) return "price";
  return {
    code,
    ...(of("barcode") !== "" && { barcode: of("barcode") }),
    ...(name !== "" && { name }),
    ...(of("unit") !== "" && { unit: of("unit") }),
    ...(tax !== undefined && { tax }),
    ...(minimum?.ok && { minimum: Math.round(minimum.value * 1000) }),
    ...(price?.ok && { price: price.value }),
  };
}

/**
 * Items of rows copied from a sheet. With headings each column is known by its name, in any order: code, barcode, name,
 * unit, IVA, minimum, price, and what there is with its cost by unit or in all; without them it is code, name, unit and
 * minimum. A row that says something that is not understood is named, and so is a code that comes twice.
 */
export function readItemList(
  text: string,
  known: readonly Pick<ItemFields, "code">[] = [],
): readonly ItemListLine[] {
  const rows = text.split(/\r?\n/).map((row) => row.split(/[\t;]/).map((cell) => plainLine(cell)));
  const first = rows.findIndex((cells) => cells.some((cell) => cell !== ""));
  const headings = headingsOf(rows[first] ?? []);
  const columns = headings ?? USUAL;
  const hasCost = columns.includes("cost") || columns.includes("worth");
  const codes = new Set(known.map(({ code }) => code.toUpperCase()));
  const seen = new Set<string>();
  return rows.flatMap<ItemListLine>((cells, place) => {
    if (cells.every((cell) => cell === "") || (headings !== null && place === first)) return [];
    const of: Said = (column) => cells[columns.indexOf(column)] ?? "";
    // A sum below the list; an item may be called so, and then has both a code and a name, or is known.
    const isBare = of("code") === "" || (of("name") === "" && !codes.has(of("code").toUpperCase()));
    if (isBare && isTotalRow(cells)) return [];
    const read = readRow(of);
    if (typeof read === "string") return [{ bad: place + 1, problem: read }];
    const stock = readStock(of, hasCost);
    if (typeof stock === "string") return [{ bad: place + 1, problem: stock }];
    const code = read.code.toUpperCase();
    if (seen.has(code)) return [{ bad: place + 1, problem: "twice" }];
    seen.add(code);
    if (read.name === undefined && !codes.has(code)) return [{ bad: place + 1, problem: "name" }];
    if (stock === null) return [{ given: read, ...(of("stock") !== "" && !hasCost && { uncosted: true }) }];
    return [{ given: { ...read, ...(stock.quantity % 1000 !== 0 && { divisible: true }) }, stock }];
  });
}

/** The fields of an item after a row said some of them. */
export function fieldsGiven(given: GivenFields, known: InventoryItem | null): ItemFields {
  const { code, barcode, name, unit, divisible, tax, minimum, price, state, parts } = known ?? {
    code: given.code,
    barcode: "",
    name: "",
    unit: "Unidad",
    divisible: false,
    tax: "general" as const,
    minimum: 0,
    price: undefined,
    state: "active" as const,
    parts: undefined,
  };
  const was = { code, barcode, name, unit, divisible, tax, minimum, state };
  return { ...was, ...(price !== undefined && { price }), ...(parts && { parts }), ...given, code };
}
