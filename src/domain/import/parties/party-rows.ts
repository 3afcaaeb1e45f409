import { fold } from "../../kernel/spanish.ts";
import type { DocumentKind } from "../../parties/document.ts";
import { columnByCells, documentColumn, isDocument } from "../table/column-by-cells.ts";
import { findHead, type HeadWords, repeatsHead } from "../table/find-head.ts";
import { isTotalRow, rowsOfText, type TextRow } from "../table/text-rows.ts";

type PartyUse =
  | "name"
  | "given"
  | "given2"
  | "surname"
  | "surname2"
  | "kind"
  | "number"
  | "digit"
  | "city"
  | "email"
  | "phone";

const HEADS: HeadWords<PartyUse> = [
  ["kind", /^(?:tipo|clase)\b.*\b(?:doc|id|nit)/],
  [null, /^(?:tipo|clase)\b/],
  ["digit", /^(?:d\.?\s?v\b|digito|dig\.? verif)/],
  ["email", /^(?:e-?mail|correo|mail)\b/],
  ["phone", /^(?:tel|cel|movil|whatsapp)/],
  ["city", /^(?:ciudad|municipio|poblacion)/],
  [
    "number",
    /^(?:n\.?\s?i\.?\s?t\b|c\.?\s?c\b|cedula|identificacion|doc(?:umento)?\b|id\b|n\S*\s+(?:de\s+)?(?:doc|id|nit|ced))/,
  ],
  ["surname2", /^(?:segundo|2\S*) apellido/],
  ["given2", /^(?:segundo|2\S*|otros) nombre/],
  ["surname", /^(?:(?:primer|1\S*) )?apellidos?$/],
  ["given", /^(?:primer|1\S*) nombre/],
  [null, /^nombre comercial\b/],
  ["name", /^(?:nombres? o razon|razon social|nombre completo|apellidos y nombres|nombres? y apellidos)/],
  // Of people, beside the name of a company: the first of them has a column of its own already.
  ["given", /^nombres$/],
  ["name", /^(?:tercero|cliente|proveedor|beneficiario)/],
  ["name", /^(?:nombres?|denominacion)\b/],
  // What a business calls those it deals with, where no column says a name.
  [
    "name",
    /^(?:empresa|sociedad|acreedor|deudor|contacto|persona|comprador|vendedor|socio|asociad|afiliad|inquilin|arrendatari|estudiante|alumn|acudiente|paciente|propietari|titular|donante|contratista|distribuidor|fabricante)/,
  ],
];

/** Codes of the DIAN, and words, of each kind of document. */
const KINDS: readonly (readonly [DocumentKind, RegExp])[] = [
  ["NIT", /^(?:31|nit)\b/],
  ["CC", /^(?:13|c\.?\s?c\b|cedula(?! de extran| extran))/],
  ["CE", /^(?:22|c\.?\s?e\b|cedula (?:de )?extran|extranjeria)/],
  ["TI", /^(?:12|t\.?\s?i\b|tarjeta de iden)/],
  ["PA", /^(?:41|pa\b|pas)/],
  ["PPT", /^(?:48|ppt|permiso)/],
  ["RC", /^(?:11|r\.?\s?c\b|registro civil)/],
  ["DE", /^(?:42|de\b|documento extr)/],
];

/** A row of a list of third parties, as it is written. */
export interface ListedParty {
  /** As counted in the file, from 1. */
  readonly row: number;
  readonly name: string;
  readonly documentKind: DocumentKind;
  /** Empty for none. */
  readonly number: string;
  /** The check digit of a column of its own; empty for none. */
  readonly digit: string;
  readonly city: string;
  readonly email: string;
  readonly phone: string;
}

export interface PartyRows {
  readonly rows: readonly ListedParty[];
  /** Why nothing is read: no column of names, or more rows than are read at once. */
  readonly missing: "name" | "too-many" | null;
}

/** Who made a list, and when: no document has such words. */
const FOOTER = /^(?:elabor|revis|aprob|proces|impres|gener|prepar|nota|fuente|fecha)[a-z]*\b/;

export const MOST_PARTIES = 5_000;
/** Twice the longest of all fields is enough to see that it is too long. */
const LONGEST_CELL = 400;

type Columns = Readonly<Partial<Record<PartyUse, number>>>;

interface Headed {
  readonly columns: Columns;
  readonly labels: readonly string[];
  readonly next: number;
}

const saysKind = (cell: string) => KINDS.some(([, pattern]) => pattern.test(fold(cell)));

function headed(rows: readonly TextRow[]): Headed | null {
  const named = (uses: ReadonlySet<PartyUse>) => uses.has("name") || uses.has("given");
  const head = findHead(rows, HEADS, (uses) => (named(uses) ? uses.size : 0));
  if (head === null) return null;
  const columns: Partial<Record<PartyUse, number>> = {};
  for (const [at, use] of head.uses.entries()) if (use !== null) columns[use] ??= at;
  const table = { labels: head.labels, rows: rows.slice(head.next).map(({ cells }) => cells) };
  const taken = new Set(Object.values(columns));
  const number = columns.number ?? documentColumn(table, taken);
  const kind = columns.kind ?? columnByCells(table, taken, /^(?:tipo|clase)\b/, saysKind);
  return {
    columns: { ...columns, ...(number !== undefined && { number }), ...(kind !== undefined && { kind }) },
    labels: head.labels,
    next: head.next,
  };
}

/** Columns of a list without a heading: most letters, and of the others most numbers of documents. */
function guessed(rows: readonly TextRow[]): Columns {
  const best = (fits: (cell: string) => boolean, other?: number) => {
    const counts = new Map<number, number>();
    for (const { cells } of rows)
      for (const [at, cell] of cells.entries())
        if (at !== other && fits(cell)) counts.set(at, (counts.get(at) ?? 0) + 1);
    return [...counts].sort(([a, most], [b, more]) => more - most || a - b)[0]?.[0];
  };
  const name = best((cell) => /^[^@\d]*\p{L}[^@]*$/u.test(cell));
  const number = best((cell) => /^[\d.\s-]{6,}$/.test(cell) && isDocument(cell), name);
  return { ...(name !== undefined && { name }), ...(number !== undefined && { number }) };
}

/** A NIT where the row says so, or writes a check digit, or has the nine digits of a company's; else a cédula. */
function kindOf(said: string, number: string, digit: string): DocumentKind {
  const words = fold(said);
  const found = KINDS.find(([, pattern]) => pattern.test(words));
  if (found !== undefined) return found[0];
  if (/\d/.test(number) && /[a-z]/i.test(number.replace(/^(?:nit|c\.?\s?c\.?)/i, ""))) return "PA";
  const isNit = digit !== "" || /-\s*\d\s*$/.test(number) || /^[89]\d{8}$/.test(number.replace(/\D/g, ""));
  return isNit ? "NIT" : "CC";
}

/** A number as a table program writes it: 900214867.0, 9.00214867E8. One that it shortened stays as it is. */
function plainNumber(cell: string): string {
  const [, whole = "", decimals = "", power = "0"] =
    /^(\d+)(?:\.|,)(\d+)(?:e\+?(\d{1,2}))?$/i.exec(cell) ?? [];
  if (power === "0") return /^0{1,2}$/.test(decimals) ? whole : cell;
  return decimals.length === Number(power) ? whole + decimals : cell;
}

function rowOf({ row, cells }: TextRow, columns: Columns): ListedParty {
  const cell = (use: PartyUse) => {
    const at = columns[use];
    return at === undefined ? "" : (cells[at] ?? "").trim().slice(0, LONGEST_CELL);
  };
  const parts = (["name", "given", "given2", "surname", "surname2"] as const).map(cell);
  const [number, digit] = [plainNumber(cell("number")), plainNumber(cell("digit"))];
  return {
    row,
    name: parts.filter((part) => part !== "").join(" "),
    documentKind: kindOf(number === "" ? "" : cell("kind"), number, digit),
    number,
    digit: number.includes("-") ? "" : digit,
    city: cell("city"),
    email: cell("email"),
    phone: cell("phone"),
  };
}

/** The rows of a list of third parties, by its heading or, without one, by what its columns hold. */
export function readPartyRows(rows: readonly TextRow[]): PartyRows {
  const found = headed(rows);
  const columns = found?.columns ?? guessed(rows);
  if (rows.length === 0) return { rows: [], missing: null };
  if (columns.name === undefined && columns.given === undefined) return { rows: [], missing: "name" };
  const read = rows
    .slice(found?.next ?? 0)
    .filter((row) => !isTotalRow(row.cells) && !(found !== null && repeatsHead(row, found.labels)))
    .map((row) => rowOf(row, columns))
    .filter(({ name, number }) => name !== "" || (number !== "" && !FOOTER.test(fold(number))));
  return read.length > MOST_PARTIES ? { rows: [], missing: "too-many" } : { rows: read, missing: null };
}

/** The same of a pasted text. */
export function readPartyText(text: string): PartyRows {
  return readPartyRows(rowsOfText(text));
}

/** How much of a sheet is a list of third parties, to tell which of several holds it. */
export function worthAsParties(rows: readonly TextRow[]): number {
  const found = headed(rows);
  return found === null ? 0 : rows.length - found.next;
}
