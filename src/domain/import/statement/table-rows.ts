import { fold } from "../../kernel/spanish.ts";
import { type FileCell, type FileSheet, isCellError, plainCell, type SheetRow } from "../table/sheet.ts";
import { isTotalRow } from "../table/text-rows.ts";
import { accountCell, type CellReading, type ColumnMoney, moneyColumn } from "../values/cell-columns.ts";
import type { StatementColumns } from "./statement-columns.ts";
import { expenseGroup, RESULT_WORDS, SECTION_WORDS } from "./statement-names.data.ts";
import type { LeftRow, UnreadReason } from "./uploaded-statement.ts";

/** A row of the table with figures in it. */
export interface TableRow {
  readonly row: number;
  readonly code: string;
  readonly name: string;
  readonly amounts: readonly number[];
  /** How many of its figures had cents. */
  readonly rounded: number;
  /** Classes of the PUC that its heading leaves; "" for any. */
  readonly classes: string;
  /** The group of expenses that its heading says. */
  readonly group: "51" | "52" | "";
  readonly isLong: boolean;
  /** It adds up others by its words. */
  readonly isSum: boolean;
  /** It stands at the right of another account in the same row of the file. */
  readonly isBeside: boolean;
  /** It says a result, which an income statement adds up and equity holds as an account. */
  readonly isResult: boolean;
}

export interface TableRows {
  readonly rows: readonly TableRow[];
  readonly left: readonly LeftRow[];
}

const LONGEST_TEXT = 120;

export function leftRow(sheet: string, { row, cells }: SheetRow, why: UnreadReason): LeftRow {
  const text = cells.map(plainCell).filter(Boolean).join(" · ").slice(0, LONGEST_TEXT);
  return { sheet, row, text, why };
}

interface Place {
  readonly classes: string;
  readonly group: TableRow["group"];
  readonly isLong: boolean;
}

/** The classes and the term that a heading or a sum leads to; null for another text. */
function placeOf(name: string, before: Place): Place | null {
  const text = fold(name);
  const classes = SECTION_WORDS.find(([words]) => words.test(text))?.[1];
  const isLong = /\bno corrientes?\b|largo plazo/.test(text);
  if (classes !== undefined) return { classes, group: expenseGroup(text), isLong };
  return isLong || /\bcorrientes?\b|corto plazo/.test(text) ? { ...before, isLong } : null;
}

/** One figure of a row in units of the sheet. Null: nothing there. */
type Figure = { readonly value: number; readonly isRounded: boolean } | null | UnreadReason;

function makeFigureReader(sheet: FileSheet, { figures, isSigned, first }: StatementColumns, unit: number) {
  const columns = new Set(figures.flatMap(({ plus, minus }) => [...plus, ...minus]));
  const body = sheet.rows.slice(first);
  const readers = new Map<number, (cell: FileCell) => CellReading<ColumnMoney>>();
  for (const column of columns) readers.set(column, moneyColumn(body.map(({ cells }) => cells[column])));
  const one = (cells: readonly FileCell[], column: number): Figure => {
    const cell = cells[column] ?? null;
    if (isCellError(cell)) return "error";
    const read = readers.get(column)?.(cell) ?? { kind: "none" as const };
    if (read.kind === "none") return null;
    if (read.kind === "bad") return "bad-amount";
    const { value, cents, side, isRounded } = read.value;
    const whole = unit === 1 ? value : value * unit + Math.round((cents * unit) / 100);
    // A mark of the side in a column of balances: 1.234 CR.
    return { value: side === "credit" && !isSigned ? -Math.abs(whole) : whole, isRounded };
  };
  return (cells: readonly FileCell[]): readonly Figure[] =>
    figures.map(({ plus, minus, isEither }) => {
      let [value, isRounded, isThere] = [0, false, false];
      for (const [at, sign] of [
        ...plus.map((each) => [each, 1] as const),
        ...minus.map((each) => [each, -1] as const),
      ]) {
        const figure = one(cells, at);
        if (typeof figure === "string") return figure;
        if (figure === null || (isThere && isEither)) continue;
        value += sign * figure.value;
        isThere = true;
        isRounded ||= figure.isRounded;
      }
      return isThere ? { value, isRounded } : null;
    });
}

/** Whether words or a line to sign on stand where figures would: who signs stands below the last of them. */
function isSignature({ cells }: SheetRow, { figures }: StatementColumns): boolean {
  const columns = figures.flatMap(({ plus, minus }) => [...plus, ...minus]);
  const said = columns.map((at) => plainCell(cells[at])).filter((text) => text !== "");
  return said.every((text) => /\p{L}{3}|[_-]{3}|\.{4}/u.test(text));
}

/** What stands before a name to say that it is added, taken away or a result: "(-) Costo", "Menos: costo", "= Utilidad". */
const SIGN = /^\s*(?:\(\s*([-+=–−])\s*\)|([-+=–−])\s+|(menos|m[aá]s)\s*:)\s*/i;

interface RowLabel {
  readonly code: string;
  readonly name: string;
  /** Its name says that it is what the rows above come to. */
  readonly isEqual: boolean;
}

function labelOf(cells: readonly FileCell[], { code, name }: StatementColumns): RowLabel {
  const whole = plainCell(cells[name]);
  const sign = SIGN.exec(whole);
  const isEqual = (sign?.[1] ?? sign?.[2]) === "=";
  const named = whole.slice(sign?.[0].length ?? 0);
  // A number alone in the column of names is a code as well.
  if (code < 0) return { ...accountCell(named), isEqual };
  const coded = accountCell(cells[code]);
  return { code: coded.code, name: named || coded.name, isEqual };
}

/** The classes that a title leaves where it is that of one statement alone. */
function classesOf(title: string): string {
  const isResult =
    /\bestados? (?:integral )?de (?:la )?(?:ganancias|resultados?)|perdidas y ganancias|\bp ?[y&] ?g\b/.test(
      title,
    );
  const isPosition = /\bbalance\b|situacion financiera/.test(title);
  return isResult === isPosition ? "" : isResult ? "4567" : "123";
}

function isSumByWords(name: string): boolean {
  return isTotalRow([name]) || /\btotal(?:es)?$/.test(fold(name));
}

/**
 * The rows of the table that have figures, and those whose figures cannot be read. `unit`: pesos of one; `title`: what
 * stands above the table, folded.
 */
export function tableRows(
  sheet: FileSheet,
  columns: StatementColumns,
  { unit, title }: { readonly unit: number; readonly title: string },
): TableRows {
  const figuresIn = makeFigureReader(sheet, columns, unit);
  const rows: TableRow[] = [];
  const left: LeftRow[] = [];
  const seen = new Set<number>();
  const signed = new Set<number>();
  const begin: Place = { classes: classesOf(title), group: "", isLong: false };
  // "Activo" over the names of accounts, in the row of the headings.
  const head = sheet.rows[columns.first - 1]?.cells[columns.name];
  let place = placeOf(plainCell(head), begin) ?? begin;
  for (const each of sheet.rows.slice(columns.first)) {
    const { code, name, isEqual } = labelOf(each.cells, columns);
    const figures = figuresIn(each.cells);
    const wrong = figures.find((figure): figure is UnreadReason => typeof figure === "string");
    if (wrong !== undefined) {
      left.push(leftRow(sheet.name, each, wrong));
      // An account whose figure is a word is told, wherever it stands.
      if (wrong === "bad-amount" && code === "" && isSignature(each, columns)) signed.add(each.row);
      continue;
    }
    const found = figures.map((figure) => (figure === null || typeof figure === "string" ? null : figure));
    const hasFigures = found.some((figure) => figure !== null);
    const led = code === "" ? placeOf(name, place) : null;
    if (!hasFigures) {
      if (led !== null) place = led;
      continue;
    }
    if (found.every((figure) => (figure?.value ?? 0) === 0)) continue;
    if (code === "" && name === "") {
      left.push(leftRow(sheet.name, each, "no-name"));
      continue;
    }
    const isResult = code === "" && RESULT_WORDS.test(fold(name)) && !/^[23]+$/.test(place.classes);
    const { classes, group, isLong } = code === "" ? place : { ...begin, classes: "", isLong: place.isLong };
    // Below a result of the way no heading above leads any further.
    if (isResult) place = begin;
    const rounded = found.filter((figure) => figure?.isRounded).length;
    const isBeside = seen.has(each.row);
    seen.add(each.row);
    rows.push({
      row: each.row,
      isBeside,
      code,
      name: name.slice(0, LONGEST_TEXT),
      amounts: found.map((figure) => figure?.value ?? 0),
      rounded,
      classes,
      group,
      isLong,
      isSum: isEqual || isSumByWords(name),
      isResult,
    });
  }
  const last = rows.at(-1)?.row ?? 0;
  return { rows, left: left.filter(({ row }) => row < last || !signed.has(row)) };
}
