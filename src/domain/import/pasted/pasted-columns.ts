import type { Day } from "../../kernel/day.ts";
import { fold } from "../../kernel/spanish.ts";
import { writtenDay } from "../values/written-day.ts";
import { looksLikeMoney } from "../values/written-money.ts";

/** What a column of pasted movements holds. `amount`: what comes in, and with a minus what goes out. */
export type ColumnUse = "date" | "text" | "reference" | "amount" | "in" | "out" | "none";

export interface ColumnGuess {
  readonly uses: readonly ColumnUse[];
  /** Rows before the first movement: headings, and what a bank writes above them. */
  readonly skipped: number;
}

/** In this order: the first pattern that fits a heading names its use. */
const WORDS: readonly (readonly [ColumnUse, RegExp])[] = [
  // How something was paid is no column of what was.
  ["none", /saldo|balance|oficina|sucursal|moneda|^(forma|medio|metodo|tipo)\b/],
  ["date", /^(fecha|date|dia)\b/],
  ["text", /^(descripcion|detalle|concepto|glosa|description|observacion(es)?)\b/],
  ["reference", /^(referencia|documento|comprobante|numero|no|nro|reference)\b/],
  // Of a bank: its debit is what leaves the account. Of a book: "debe" is what comes in.
  ["in", /\b(creditos?|abonos?|entradas?|entro|ingresos?|consignacion(es)?|depositos?|debe|credit)\b/],
  ["out", /\b(debitos?|cargos?|retiros?|salidas?|salio|egresos?|pagos?|haber|debit)\b/],
  ["amount", /^(valor|monto|importe|total|amount|value)\b/],
  ["text", /^(transaccion|movimiento)\b/],
];

/** A heading stands among the first rows. */
const HEADING_WITHIN = 20;
/** So many of the cells that are not blank must fit a use. */
const MOST = 0.6;

function useOf(heading: string): ColumnUse | null {
  const words = fold(heading);
  return WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** Each use once, but for what is not used. */
function once(uses: readonly ColumnUse[]): ColumnUse[] {
  return uses.map((use, at) => (uses.indexOf(use) === at ? use : "none"));
}

function byHeading(rows: readonly (readonly string[])[]): ColumnGuess | null {
  const at = rows.slice(0, HEADING_WITHIN).findIndex((row) => {
    const uses = new Set(row.map(useOf).filter((use) => use !== null && use !== "none"));
    return uses.size > 1 && !row.some(looksLikeMoney);
  });
  const heading = rows[at];
  if (heading === undefined) return null;
  const uses = once(heading.map((cell) => useOf(cell) ?? "none"));
  // Where both sides have columns of their own, a column of values says the same again.
  const twoSided = uses.includes("in") && uses.includes("out");
  return { uses: uses.map((use) => (twoSided && use === "amount" ? "none" : use)), skipped: at + 1 };
}

/** A blank cell, or the nothing that a bank writes on the other side. */
export function isNothing(cell = ""): boolean {
  return /^[$\s]*(?:0+(?:[.,]0+)?|-)?$/.test(cell);
}

/** What is left of a figure that was copied by half: it tells what its column holds, and is refused as an amount. */
const HALF_MONEY = /^[-+−(]?\s?\$?[\s\d.,'’]*\)?-?$|^#+$/;

function isLikeMoney(cell: string): boolean {
  return looksLikeMoney(cell) || (HALF_MONEY.test(cell) && /[\d$#]/.test(cell));
}

interface ColumnLook {
  readonly filled: number;
  readonly days: number;
  readonly money: number;
  readonly letters: number;
}

function lookOf(rows: readonly (readonly string[])[], column: number, today: Day): ColumnLook {
  let [filled, days, money, letters] = [0, 0, 0, 0];
  for (const row of rows) {
    const cell = row[column] ?? "";
    if (cell === "") continue;
    filled += 1;
    if (writtenDay(cell, "day-first", today) !== null || writtenDay(cell, "month-first", today) !== null)
      days += 1;
    else if (isLikeMoney(cell)) money += 1;
    letters += cell.replace(/[^\p{L}]/gu, "").length;
  }
  return { filled, days, money, letters };
}

function byContent(rows: readonly (readonly string[])[], today: Day): readonly ColumnUse[] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const looks = Array.from({ length: width }, (_, column) => lookOf(rows, column, today));
  const uses: ColumnUse[] = looks.map(() => "none");
  // Of no cells none is most: nothing divided by nothing is no number.
  const date = looks.findIndex(({ filled, days }) => days / filled >= MOST);
  if (date >= 0) uses[date] = "date";
  const texts = looks.map(({ letters }, column) => (uses[column] === "none" ? letters : 0));
  const text = texts.indexOf(Math.max(0, ...texts));
  if ((texts[text] ?? 0) > 0) uses[text] = "text";
  const money = looks.flatMap(({ filled, money: count }, column) =>
    uses[column] === "none" && count / filled >= MOST ? [column] : [],
  );
  const [first, second] = money;
  if (first === undefined) return uses;
  if (second !== undefined && rows.every((row) => isNothing(row[first]) || isNothing(row[second]))) {
    uses[first] = "out";
    uses[second] = "in";
  } else uses[first] = "amount";
  return uses;
}

/** Whether the heading of the dates stands over none, and the cells say where they are: the columns were moved. */
function isMoved(
  named: ColumnGuess,
  found: readonly ColumnUse[],
  rows: readonly (readonly string[])[],
  today: Day,
) {
  const [said, seen] = [named.uses.indexOf("date"), found.indexOf("date")];
  return said >= 0 && seen >= 0 && lookOf(rows, said, today).days === 0;
}

/** What each column holds, by its heading or else by its cells. A guess: the person sees it and can change it. */
export function guessColumns(rows: readonly (readonly string[])[], today: Day): ColumnGuess {
  const named = byHeading(rows);
  const skipped = named?.skipped ?? 0;
  const body = rows.slice(skipped);
  const found = byContent(body, today);
  if (named === null || missingUses(named.uses).includes("amount")) return { uses: found, skipped };
  return isMoved(named, found, body, today) ? { uses: found, skipped } : named;
}

/** The uses that movements cannot do without, and which no column has. */
export function missingUses(uses: readonly ColumnUse[]): readonly ("date" | "amount")[] {
  const hasAmount = uses.some((use) => use === "amount" || use === "in" || use === "out");
  return [...(uses.includes("date") ? [] : (["date"] as const)), ...(hasAmount ? [] : (["amount"] as const))];
}
