import { fold } from "../../kernel/spanish.ts";
import { type FileCell, type FileSheet, plainCell, type SheetRow } from "./sheet.ts";

/**
 * What a column may hold, by the words of its heading, folded: the surest words first. A use is given to one column,
 * and a later pattern of the same use only where no earlier one fitted any. Null: a heading that must not be taken.
 */
export type HeadWords<Use extends string> = readonly (readonly [Use | null, RegExp])[];

export interface FoundHead<Use> {
  /** What each column holds; null for a heading that says nothing known. */
  readonly uses: readonly (Use | null)[];
  /** The headings as one text each, that of a group above before its own. */
  readonly labels: readonly string[];
  /** The first row below it, among the rows given. */
  readonly next: number;
  /** How much the columns are worth together. */
  readonly worth: number;
}

/** How the headings of one kind of table are told. */
export interface HeadWay<Use> {
  /** The cells of a row as texts; null for a row that is no heading. */
  readonly texts: (row: SheetRow) => readonly string[] | null;
  /**
   * `over`: the texts that are headings over groups of columns, which count with those below them, except with one that
   * `says` its group itself. Null: any text may be one, where more is recognised with it than without.
   */
  readonly groups: { readonly over: RegExp; readonly says: RegExp } | null;
  readonly uses: (labels: readonly string[]) => readonly (Use | null)[];
  /** How much a heading is worth, in the row of this index; 0 for none. The first of the best is taken. */
  readonly worth: (uses: readonly (Use | null)[], index: number) => number;
}

type HeadSheet = Pick<FileSheet, "rows"> & Partial<Pick<FileSheet, "merged">>;

/** A heading stands below titles of the company, the report and the period. */
const WITHIN = 60;
const MOST_COLUMNS = 200;
/** A group spans few columns where no merged cells say how many. */
const GROUP_SPAN = 3;

const isFigure = (cell: FileCell | undefined) =>
  typeof cell === "number" || (typeof cell === "object" && cell !== null && "day" in cell);

/** A figure, a code or a day, as a file of text writes it. */
const WRITTEN_FIGURE = /^[$(]?\s*-?\d[\d.,'/ -]*\)?$/;
/** So many of them are a row of the table: headings have one at most, such as a year. */
const MOST_WRITTEN = 1;

/** A title that says a day, such as that of a voucher: «Fecha: 02/10/2026». */
const SAYS_DAY = /^[^:]{2,30}:.*\d[/.-](?:\d{1,2}|\p{L}{3,10})[/.-]\d/u;

const NUMBER = /^[$(]?\s*-?\d[\d.,'/ -]*\)?$/;
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const FEW_DIGITS = 4;

/** What only rows of the table hold: a number of many digits, such as a document's, and an address. */
function isOfRow(text: string): boolean {
  if (ADDRESS.test(text)) return true;
  return NUMBER.test(text) && /\d\)?$/.test(text) && text.replace(/\D/g, "").length > FEW_DIGITS;
}

const WRITTEN_DAY = /^\d{1,4}[/-]\d{1,2}[/-]\d{1,4}$/;

/** The texts of a row of headings; null for a row with figures or days, which is none. */
export function headCells({ cells }: SheetRow): readonly string[] | null {
  const texts = cells.slice(0, MOST_COLUMNS).map(plainCell);
  const written = texts.filter((text) => WRITTEN_FIGURE.test(text)).length;
  const figures = cells.filter(isFigure).length + (written > MOST_WRITTEN ? written : 0);
  if (texts.some((text) => SAYS_DAY.test(text) || (isOfRow(text) && !WRITTEN_DAY.test(text)))) return null;
  return figures > 0 || texts.every((text) => text === "") ? null : texts;
}

/** The heading of a program's own column, as words: «FechaIngreso», «created_at». */
const OWN_NAME = /^(?=.*(?:\p{Ll}\p{Lu}|_))[\p{L}\d_]+$/u;

/** A heading as it would be said. */
export function spokenHead(text: string): string {
  if (!OWN_NAME.test(text)) return text;
  return text
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
    .replaceAll("_", " ")
    .trim();
}

/** Headings over groups of columns, such as Saldo anterior over Debe and Haber, carried over their columns. */
function grouped(above: readonly string[], below: readonly string[]): readonly string[] {
  let group = "";
  const width = Math.max(above.length, below.length);
  return Array.from({ length: width }, (_, column) => {
    const [over, own] = [above[column] ?? "", below[column] ?? ""];
    if (over !== "") group = over;
    return own === "" ? over : `${group} ${own}`.trim();
  });
}

/** What stands over each column in the row above, as merged cells spread it: "Saldos" over Débito and Crédito. */
function namedGroups(
  { merged = [] }: HeadSheet,
  above: SheetRow,
  groups: RegExp,
): ReadonlyMap<number, string> {
  const over = new Map<number, string>();
  for (const [column, cell] of above.cells.entries()) {
    const text = plainCell(cell);
    if (!groups.test(fold(text))) continue;
    const wide = merged.find(
      ({ firstRow, lastRow, firstColumn }) =>
        firstRow <= above.row && above.row <= lastRow && firstColumn === column,
    );
    const last = Math.min(wide?.lastColumn ?? column + 1, column + GROUP_SPAN);
    for (let at = column; at <= last; at += 1)
      if (at === column || (above.cells[at] ?? null) === null) over.set(at, text);
  }
  return over;
}

/** The ways to read a row as headings: alone, or with the row right above it. */
function labelsOf(
  sheet: HeadSheet,
  index: number,
  way: Pick<HeadWay<unknown>, "texts" | "groups" | "uses">,
): readonly (readonly string[])[] {
  const [above, row] = [sheet.rows[index - 1], sheet.rows[index]];
  const texts = (row === undefined ? null : way.texts(row))?.map(spokenHead) ?? null;
  if (texts === null) return [];
  if (above === undefined || above.row + 1 !== row?.row) return [texts];
  if (way.groups === null) {
    const over = way.texts(above);
    if (over === null) return [texts];
    const whole = grouped(over, texts);
    if ([over, texts].some((each) => each.filter((text) => text !== "").length < 2)) return [texts, whole];
    // «Número» says nothing without its «Identificación», and «Ingreso» says all without its «Contrato».
    const own = way.uses(texts);
    const mixed = whole.map((label, column) =>
      (own[column] ?? null) === null ? label : (texts[column] ?? ""),
    );
    return [texts, whole, mixed];
  }
  const { over, says } = way.groups;
  const named = namedGroups(sheet, above, over);
  const isWhole = (own: string, column: number) => own === "" || says.test(fold(own)) || !named.has(column);
  return [texts.map((own, column) => (isWhole(own, column) ? own : `${named.get(column)} ${own}`))];
}

/** The heading of a table among the first rows of a sheet, of one row or of two. Null where no row is one. */
export function bestHead<Use>(sheet: HeadSheet, way: HeadWay<Use>): FoundHead<Use> | null {
  let best: FoundHead<Use> | null = null;
  for (let index = 0; index < Math.min(WITHIN, sheet.rows.length); index += 1)
    for (const labels of labelsOf(sheet, index, way)) {
      const uses = way.uses(labels);
      const worth = way.worth(uses, index);
      if (worth > (best?.worth ?? 0)) best = { uses, labels, next: index + 1, worth };
    }
  return best;
}

const LONGEST_HEAD = 80;

/** What templates say of a column besides what it holds: «Cuenta contable (obligatorio)». */
const ASIDES = /\(\s*(?:obligatori[oa]|opcional|requerid[oa])[^)]*\)/g;

/** The words of a heading; none of a text that is longer than one. */
function headWords(label: string): string {
  const said = fold(label).replace(ASIDES, " ").trim();
  if (said.length > LONGEST_HEAD) return "";
  // «Sdo.» is the word that Helisa and older banks write for «Saldo».
  return said
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim()
    .replace(/\bsdo(s?)\b/g, "saldo$1");
}

const PREFIX = /^([^:]{2,24}):\s*(?=\S)/;

/**
 * The words of all headings by their columns. Where several begin with the same part of a document, as in «Encab: Nota»
 * and «Detalle Con: Nota», what is said of a line goes before what is said of its document.
 */
function wordsByColumn(labels: readonly string[]): Map<number, string> {
  const prefixes = labels.map((label) => fold(PREFIX.exec(label)?.[1] ?? ""));
  // Most headings have no such part, and are not counted against each other.
  const isShared = (at: number) =>
    prefixes[at] !== "" && prefixes.filter((each) => each === prefixes[at]).length > 1;
  const words = labels.map((label, at) => headWords(isShared(at) ? label.replace(PREFIX, "") : label));
  const isOfLine = (at: number) => isShared(at) && /^(?:det|lin|mov)/.test(prefixes[at] ?? "");
  const order = [...words.keys()].sort((a, b) => Number(isOfLine(b)) - Number(isOfLine(a)));
  return new Map(order.flatMap((at) => (words[at] === "" ? [] : [[at, words[at] ?? ""] as const])));
}

function usesOf<Use extends string>(
  labels: readonly string[],
  words: HeadWords<Use>,
): readonly (Use | null)[] {
  const open = wordsByColumn(labels);
  const uses: (Use | null)[] = labels.map(() => null);
  const seen = new Set<Use | null>();
  for (const [use, pattern] of words)
    for (const [column, text] of open) {
      if (seen.has(use) || !pattern.test(text)) continue;
      open.delete(column);
      uses[column] = use;
      if (use !== null) seen.add(use);
    }
  return uses;
}

/**
 * The heading whose columns are told by words, each use once. `worth` says how much a set of uses is worth, 0 for one
 * that no table of this kind has.
 */
export function findHead<Use extends string>(
  rows: readonly SheetRow[],
  words: HeadWords<Use>,
  worth: (uses: ReadonlySet<Use>) => number,
): FoundHead<Use> | null {
  return bestHead(
    { rows },
    {
      texts: headCells,
      groups: null,
      uses: (labels) => usesOf(labels, words),
      worth: (uses) => worth(new Set(uses.filter((use) => use !== null))),
    },
  );
}

/** Whether a row repeats the headings, as printed pages do. */
export function repeatsHead(row: SheetRow, labels: readonly string[]): boolean {
  let said = 0;
  // Every row of a table is asked: the first cell that says something else answers for most of them.
  for (const [column, cell] of row.cells.entries()) {
    const label = labels[column] ?? "";
    // A day and an amount end with a digit, which a heading hardly ever does.
    if ((typeof cell === "object" || typeof cell === "number") && cell !== null && !/\d$/.test(label))
      return false;
    const text = spokenHead(plainCell(cell));
    if (text === "") continue;
    if (!label.endsWith(text)) return false;
    said += 1;
  }
  return said >= 2;
}
