import type { GridPosition } from "./grid-column.ts";

/** A block of cells: the first of them, and how many rows and columns they are. */
export interface GridRange {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** The cells from one to another, in whichever direction they were chosen. */
export function rangeBetween(from: GridPosition, to: GridPosition): GridRange {
  return {
    row: Math.min(from.row, to.row),
    column: Math.min(from.column, to.column),
    rows: Math.abs(from.row - to.row) + 1,
    columns: Math.abs(from.column - to.column) + 1,
  };
}

export function isSameRange(a: GridRange, b: GridRange): boolean {
  return a.row === b.row && a.column === b.column && a.rows === b.rows && a.columns === b.columns;
}

export function hasRow({ row, rows }: GridRange, index: number): boolean {
  return index >= row && index < row + rows;
}

/** The cells of a block as text for a spreadsheet: tabs between columns, a line for each row. */
export function rangeText(range: GridRange, shown: (row: number, column: number) => string): string {
  const rows = Array.from({ length: range.rows }, (_, down) => range.row + down);
  const columns = Array.from({ length: range.columns }, (_, along) => range.column + along);
  return rows.map((row) => columns.map((column) => shown(row, column)).join("\t")).join("\n");
}
