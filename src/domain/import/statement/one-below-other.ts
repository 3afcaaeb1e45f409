import { type FileCell, type FileSheet, plainCell, type SheetRow } from "../table/sheet.ts";
import { accountCell } from "../values/cell-columns.ts";
import { isMoneyCell, isWordsCell, isYearCell } from "./statement-columns.ts";
import { isSectionName } from "./statement-names.data.ts";

/** Where the accounts of one side of a table stand. */
interface TableSide {
  /** -1: without codes. */
  readonly code: number;
  readonly name: number;
  readonly money: readonly number[];
}

/** Fewer rows with a name and a figure are no side of a statement. */
const LEAST_ROWS = 2;
const MOST_COLUMNS = 40;

const isSection = (cell: FileCell | undefined): boolean => isSectionName(plainCell(cell ?? null));

/** A column of names of accounts under headings such as Activo; one that says the class of each row is none. */
function isNameColumn(rows: readonly SheetRow[], column: number): boolean {
  const words = rows.filter(({ cells }) => isWordsCell(cells[column] ?? null));
  const sections = words.filter(({ cells }) => isSection(cells[column])).length;
  return words.length > LEAST_ROWS && sections > 0 && sections * 2 <= words.length + 1;
}

/** Columns from one to another that hold figures beside the names of a column. */
function moneyBetween(rows: readonly SheetRow[], name: number, from: number, to: number): readonly number[] {
  const named = rows.filter(({ cells }) => isWordsCell(cells[name] ?? null));
  const columns = Array.from({ length: Math.max(to - from, 0) }, (_, at) => from + at);
  return columns.filter(
    (column) => named.filter(({ cells }) => isMoneyCell(cells[column] ?? null)).length >= LEAST_ROWS,
  );
}

const isCodeColumn = (rows: readonly SheetRow[], column: number, name: number): boolean =>
  rows.filter(
    ({ cells }) =>
      isWordsCell(cells[name] ?? null) &&
      /^[1-9](?:\d|\d{3,11})?$/.test(accountCell(cells[column] ?? null).code),
  ).length > LEAST_ROWS;

/** Both sides of a table in the form of an account; null for any other table. */
function sidesOf(rows: readonly SheetRow[]): readonly [left: TableSide, right: TableSide] | null {
  const width = Math.min(Math.max(0, ...rows.map(({ cells }) => cells.length)), MOST_COLUMNS);
  const names = Array.from({ length: width }, (_, at) => at).filter((column) => isNameColumn(rows, column));
  const [left, right] = names;
  if (left === undefined || right === undefined) return null;
  const before = moneyBetween(rows, left, left + 1, right);
  const money = moneyBetween(rows, right, right + 1, width);
  const code = left > 0 && isCodeColumn(rows, left - 1, left) ? left - 1 : -1;
  // Where the first names have codes before them, the second ones do: there stands no figure of the first names.
  const isCoded = code >= 0 && before.length > 1 && isCodeColumn(rows, right - 1, right);
  const own = isCoded ? before.slice(0, -1) : before;
  if (own.length === 0 || money.length === 0) return null;
  return [
    { code, name: left, money: own },
    { code: isCoded ? right - 1 : -1, name: right, money },
  ];
}

const isFigure = (cell: FileCell): boolean => isMoneyCell(cell) && !isYearCell(cell);

/** The cells of the right side where those of the left one stand. */
function movedRow({ row, cells }: SheetRow, left: TableSide, right: TableSide): SheetRow {
  const moved: FileCell[] = [];
  const put = (to: number | undefined, from: number) => {
    if (to === undefined || to < 0 || from < 0) return;
    while (moved.length <= to) moved.push(null);
    moved[to] = cells[from] ?? null;
  };
  put(left.name, right.name);
  if (!isSection(cells[right.name])) put(left.code, right.code);
  // "Pasivo" over its names, and "Valor" or a year over its figures: the heading of a section has no figures.
  const isHeading =
    isSection(cells[right.name]) && right.money.every((column) => !isFigure(cells[column] ?? null));
  if (!isHeading) for (const [at, column] of right.money.entries()) put(left.money[at], column);
  return { row, cells: moved };
}

const holds = ({ cells }: SheetRow) => cells.some((cell) => plainCell(cell) !== "");

/**
 * A statement in the form of an account, with assets at the left and liabilities and equity beside them, as one table:
 * the right side below the left one (IM-40). Any other sheet is answered as it is.
 */
export function oneBelowOther(sheet: FileSheet): FileSheet {
  const sides = sidesOf(sheet.rows);
  if (sides === null) return sheet;
  const [left, right] = sides;
  const begin = right.code >= 0 ? right.code : right.name;
  const first = sheet.rows.findIndex(({ cells }) => isSection(cells[right.name]));
  const top = sheet.rows.slice(0, first);
  const body = sheet.rows.slice(first);
  const rows = [
    ...top,
    ...body.map((each) => ({ ...each, cells: each.cells.slice(0, begin) })),
    ...body.map((each) => movedRow(each, left, right)),
  ];
  return { ...sheet, rows: rows.filter(holds) };
}
