import { fold } from "../../kernel/spanish.ts";
import { type FileCell, type FileSheet, isCellError, plainCell, type SheetRow } from "../table/sheet.ts";
import { isTotalRow } from "../table/text-rows.ts";
import { accountCell, type CellReading, type ColumnMoney, moneyColumn } from "../values/cell-columns.ts";
import type { StatementColumns } from "./statement-columns.ts";
import { RESULT_WORDS, SECTION_WORDS } from "./statement-names.data.ts";
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
  readonly isLong: boolean;
  /** It adds up others by its words. */
  readonly isSum: boolean;
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
  readonly isLong: boolean;
}

/** The classes and the term that a heading or a sum leads to; null for another text. */
function placeOf(name: string, before: Place): Place | null {
  const text = fold(name);
  const classes = SECTION_WORDS.find(([words]) => words.test(text))?.[1];
  const isLong = /\bno corrientes?\b|largo plazo/.test(text);
  if (classes !== undefined) return { classes, isLong };
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
    figures.map(({ plus, minus }) => {
      let [value, isRounded, isThere] = [0, false, false];
      for (const [at, sign] of [
        ...plus.map((each) => [each, 1] as const),
        ...minus.map((each) => [each, -1] as const),
      ]) {
        const figure = one(cells, at);
        if (typeof figure === "string") return figure;
        if (figure === null) continue;
        value += sign * figure.value;
        isThere = true;
        isRounded ||= figure.isRounded;
      }
      return isThere ? { value, isRounded } : null;
    });
}

function labelOf(
  cells: readonly FileCell[],
  { code, name }: StatementColumns,
): { code: string; name: string } {
  const coded = code >= 0 ? accountCell(cells[code]) : { code: "", name: "" };
  const named = plainCell(name >= 0 ? cells[name] : null);
  if (code >= 0) return { code: coded.code, name: named || coded.name };
  const both = accountCell(cells[name]);
  // A number alone in the column of names is a code as well.
  return both.code === "" ? { code: "", name: named } : { code: both.code, name: both.name };
}

function isSumByWords(name: string): boolean {
  return isTotalRow([name]) || /\btotal(?:es)?$/.test(fold(name));
}

/** The rows of the table that have figures, and those whose figures cannot be read. `unit`: pesos of one. */
export function tableRows(sheet: FileSheet, columns: StatementColumns, unit: number): TableRows {
  const figuresIn = makeFigureReader(sheet, columns, unit);
  const rows: TableRow[] = [];
  const left: LeftRow[] = [];
  let place: Place = { classes: "", isLong: false };
  for (const each of sheet.rows.slice(columns.first)) {
    const { code, name } = labelOf(each.cells, columns);
    const figures = figuresIn(each.cells);
    const wrong = figures.find((figure): figure is UnreadReason => typeof figure === "string");
    if (wrong !== undefined) {
      left.push(leftRow(sheet.name, each, wrong));
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
    const { classes, isLong } = code === "" ? place : { classes: "", isLong: place.isLong };
    const rounded = found.filter((figure) => figure?.isRounded).length;
    rows.push({
      row: each.row,
      code,
      name: name.slice(0, LONGEST_TEXT),
      amounts: found.map((figure) => figure?.value ?? 0),
      rounded,
      classes,
      isLong,
      isSum: isSumByWords(name),
      isResult,
    });
  }
  return { rows, left };
}
