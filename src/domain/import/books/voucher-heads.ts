import type { Day } from "../../kernel/day.ts";
import { fold } from "../../kernel/spanish.ts";
import { type FileCell, plainCell, type SheetRow } from "../table/sheet.ts";
import { periodsInWords } from "../values/period-in-words.ts";

/** What the row above the accounts of a voucher says. */
export interface VoucherHead {
  readonly date: Day;
  /** Its document, as written; "" if it has none. */
  readonly paper: string;
  /** What it is about, where the row says that too; "" otherwise. */
  readonly words: string;
}

const PAPER = "comprobante|asiento|documento|recibo|factura|nota|egreso|ingreso";
const NAMES_PAPER = new RegExp(`\\b(?:${PAPER})\\b`);
const NUMBERED = new RegExp(
  `\\b(?:${PAPER})\\b(?:[ :]*(?:de|contable|contabilidad|diario|caja|egreso|ingreso|pago|venta))*[ :.#°º]*(?:n(?:o|ro|um(?:ero)?)?\\b)?[ :.#°º]*([a-z]{0,4}[ -]?\\d[\\w-]*)`,
);
/** A sheet of one voucher is told by its title. */
const ONE_PAPER = /^(?:comprobante|asiento)\b/;
const SAYS_DAY = /\bfecha\b/;
/** Titles with a day that are no voucher: when a report was made, and what it speaks of. */
const OTHER_DAY = /\b(?:impres|generad|elaborado el|periodo|desde|hasta|corte|balance)/;
const LONGEST = 200;

function dayOf(cells: readonly FileCell[], text: string): Day | null {
  const dated = cells.find((cell) => typeof cell === "object" && cell !== null && "day" in cell);
  if (typeof dated === "object" && dated !== null && "day" in dated) return dated.day;
  const said = periodsInWords(text).days;
  return said.length === 1 ? (said[0]?.to ?? null) : null;
}

function textOf({ cells }: SheetRow): string {
  const texts = cells.map(plainCell).filter((text) => text !== "");
  return fold(texts.join(" ")).slice(0, LONGEST);
}

/** The head of a voucher that a row is; null for any other row. */
export function voucherHead(row: SheetRow): VoucherHead | null {
  const text = textOf(row);
  if (!(SAYS_DAY.test(text) || NAMES_PAPER.test(text)) || OTHER_DAY.test(text)) return null;
  const date = dayOf(row.cells, text);
  if (date === null) return null;
  return { date, paper: paperOf(text), words: wordsOf(row) };
}

/** What follows «Concepto:» in a row, up to what is named next; nothing where that follows at once. */
const WORDS =
  /\b(?:concepto|detalle|descripci[oó]n|glosa|explicaci[oó]n|por concepto de)[\s:]*(?![\s:]|(?:fecha|comprobante|documento|tercero|nit|valor)\s*:)(.+?)(?=\s{2,}|\s+(?:fecha|comprobante|documento|tercero|nit|valor)\s*:|$)/i;

function wordsOf({ cells }: SheetRow): string {
  // Reports leave dozens of cells blank between two words.
  const said = cells
    .map(plainCell)
    .filter((text) => text !== "")
    .join("  ");
  return WORDS.exec(said.slice(0, LONGEST))?.[1] ?? "";
}

function paperOf(text: string): string {
  return (NUMBERED.exec(text)?.[1] ?? "").toUpperCase();
}

/** The document that a row of its own names, above the day of its voucher; "" for any other row. */
export function paperAlone(row: SheetRow): string {
  const text = textOf(row);
  const filled = row.cells.filter((cell) => plainCell(cell) !== "").length;
  return NAMES_PAPER.test(text) && filled <= 2 ? paperOf(text) : "";
}

/** Whether the days of a table without a column of days stand above the accounts of each voucher. */
export function holdsVouchers(rows: readonly SheetRow[]): boolean {
  const heads = rows.filter((row) => voucherHead(row) !== null);
  if (heads.length > 1) return true;
  return heads.length === 1 && rows.some((row) => ONE_PAPER.test(textOf(row)) && paperOf(textOf(row)) !== "");
}
