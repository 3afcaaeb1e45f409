import type { FileCell, FileSheet, MergedCells, SheetBook } from "#domain/import/table/sheet.ts";

export interface SheetOptions {
  readonly name?: string;
  readonly hidden?: boolean;
  readonly merged?: readonly MergedCells[];
}

/** A sheet of rows from the first one on; rows without anything are left out, as readers do. */
export function sheetOf(
  rows: readonly (readonly FileCell[])[],
  { name = "Hoja1", hidden = false, merged = [] }: SheetOptions = {},
): FileSheet {
  const held = rows.flatMap((cells, index) =>
    cells.some((cell) => cell !== null && cell !== "") ? [{ row: index + 1, cells }] : [],
  );
  return { name, hidden, rows: held, merged, hiddenColumns: [], beyond: 0 };
}

/** The same of lines whose cells stand between semicolons, all texts. */
export const sheetOfLines = (lines: readonly string[], options: SheetOptions = {}): FileSheet =>
  sheetOf(
    lines.map((line) => line.split(";").map((cell) => cell || null)),
    options,
  );

export function bookOf(...sheets: readonly FileSheet[]): SheetBook {
  return { sheets, notes: [] };
}
