import { plainLine } from "../kernel/graphemes.ts";
import { parseAmount } from "../kernel/parse-amount.ts";
import { fold } from "../kernel/spanish.ts";
import type { VatTreatment } from "../law/tax-statutes.data.ts";
import { readQuantity } from "../payroll/calculator/read-quantity.ts";
import type { InventoryItem, ItemFields } from "./inventory-item.ts";

type Column = "code" | "barcode" | "name" | "unit" | "tax" | "minimum" | "price";

/** What a row says of an item; what it leaves out stays as it was. */
export type GivenFields = Pick<ItemFields, "code"> & Partial<ItemFields>;

export type ItemListProblem = "code" | "name" | "tax" | "minimum" | "price" | "twice";
export type ItemListLine =
  | { readonly given: GivenFields }
  | { readonly bad: number; readonly problem: ItemListProblem };

/** What the columns are called in price lists, folded; the first that fits. */
const HEADS: readonly (readonly [Column, RegExp])[] = [
  ["barcode", /barra|ean|upc|gtin/],
  ["code", /^cod|^ref|^sku|^item$/],
  ["price", /precio|pvp|^valor|^venta/],
  ["tax", /iva|impuesto|tarifa/],
  ["minimum", /^min|stock min/],
  ["unit", /unidad|^und?\b|medida|presentacion/],
  ["name", /nombre|articulo|producto|descripcion|detalle/],
];

/** The columns of rows without headings. */
const USUAL: readonly Column[] = ["code", "name", "unit", "minimum"];
const MOST_UNITS = 1_000_000;

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

/** "19", "19 %", "0,19" and words; undefined for what is none of them. */
export function readTreatment(text: string): VatTreatment | undefined {
  const word = fold(text).replace(/[\s%]/g, "").replace(",", ".");
  if (/^excl|^noresp|^sin|^no$|^na$/.test(word)) return "excluded";
  if (/^exen/.test(word) || /^0(?:\.0+)?$/.test(word)) return "exempt";
  if (/^red/.test(word) || /^0?5(?:\.0+)?$|^0\.05$/.test(word)) return "reduced";
  return /^gen|^grav/.test(word) || /^19(?:\.0+)?$|^0?\.19$/.test(word) ? "general" : undefined;
}

function readRow(
  cells: readonly string[],
  columns: readonly (Column | null)[],
): GivenFields | ItemListProblem {
  const said = new Map(columns.flatMap((column, at) => (column ? [[column, cells[at] ?? ""] as const] : [])));
  const of = (column: Column) => said.get(column) ?? "";
  const [code, name] = [of("code"), of("name")];
  if (code === "") return "code";
  const tax = of("tax") === "" ? undefined : readTreatment(of("tax"));
  if (of("tax") !== "" && tax === undefined) return "tax";
  const minimum = of("minimum") === "" ? null : readQuantity(of("minimum"), MOST_UNITS);
  if (minimum !== null && !minimum.ok) return "minimum";
  const price = of("price") === "" ? null : parseAmount(of("price"));
  if (price !== null && (!price.ok || price.value < 0)) return "price";
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
 * unit, IVA, minimum and price; without them it is code, name, unit and minimum. A row that says something that is not
 * understood is named, and so is a code that comes twice.
 */
export function readItemList(
  text: string,
  known: readonly Pick<ItemFields, "code">[] = [],
): readonly ItemListLine[] {
  const rows = text.split(/\r?\n/).map((row) => row.split(/[\t;]/).map((cell) => plainLine(cell)));
  const first = rows.findIndex((cells) => cells.some((cell) => cell !== ""));
  const headings = headingsOf(rows[first] ?? []);
  const codes = new Set(known.map(({ code }) => code.toUpperCase()));
  const seen = new Set<string>();
  return rows.flatMap<ItemListLine>((cells, place) => {
    if (cells.every((cell) => cell === "") || (headings !== null && place === first)) return [];
    const read = readRow(cells, headings ?? USUAL);
    if (typeof read === "string") return [{ bad: place + 1, problem: read }];
    const code = read.code.toUpperCase();
    if (seen.has(code)) return [{ bad: place + 1, problem: "twice" }];
    seen.add(code);
    if (read.name === undefined && !codes.has(code)) return [{ bad: place + 1, problem: "name" }];
    return [{ given: read }];
  });
}

/** The fields of an item after a row said some of them. */
export function fieldsGiven(given: GivenFields, known: InventoryItem | null): ItemFields {
  const { code, barcode, name, unit, divisible, tax, minimum, price, state } = known ?? {
    ...{ code: given.code, barcode: "", name: "", unit: "Unidad", divisible: false },
    ...{ tax: "general" as const, minimum: 0, price: undefined, state: "active" as const },
  };
  const was = { code, barcode, name, unit, divisible, tax, minimum, state };
  return { ...was, ...(price !== undefined && { price }), ...given, code };
}
