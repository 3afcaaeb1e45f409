import type { Day } from "../../kernel/day.ts";
import { formatDay } from "../../kernel/format.ts";

/** A cell that shows an error, or a formula whose file holds no result. It is never a figure (IM-07). */
export interface CellError {
  /** "#REF!" and the like; "" for a formula without a result. */
  readonly error: string;
}

/** What a cell of a file holds: a text, a number, yes or no, a day, an error, or nothing. */
export type FileCell = string | number | boolean | { readonly day: Day } | CellError | null;

/** A row with something in it. */
export interface SheetRow {
  /** As the spreadsheet counts, from 1. */
  readonly row: number;
  /** From column A on, up to the last one that holds something. */
  readonly cells: readonly FileCell[];
  readonly hidden?: true;
}

/** Cells joined into one, which shows what its first cell holds. Columns count from 0, rows from 1. */
export interface MergedCells {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
}

/** One sheet of a workbook, or the whole of a text file. Only rows that hold something are here. */
export interface FileSheet {
  readonly name: string;
  readonly hidden: boolean;
  readonly rows: readonly SheetRow[];
  readonly merged: readonly MergedCells[];
  /** Columns that the sheet does not show, from 0. */
  readonly hiddenColumns: readonly number[];
  /** Cells to the right of the last column that is read. */
  readonly beyond: number;
  /** A filter is set: rows that are hidden were left out by whoever looks at it. */
  readonly isFiltered?: true;
  /** Rows that stay where the file was read; absent where all are here. */
  readonly more?: { readonly rows: number; readonly hidden: number };
}

/** What a file brings besides cells, which is not read. */
export type FileNote = "macros" | "links";

export interface SheetBook {
  readonly sheets: readonly FileSheet[];
  readonly notes: readonly FileNote[];
}

/** Why a file cannot be read. */
export interface FileProblem {
  readonly kind:
    | "empty"
    | "too-heavy"
    | "foreign"
    | "pdf"
    | "picture"
    | "open-document"
    | "web-page"
    | "xml-sheet"
    | "old-xls"
    | "locked"
    | "damaged"
    | "bomb"
    | "too-many-parts"
    | "unsafe-names"
    | "doctype"
    | "deep"
    | "too-many-rows"
    | "too-many-cells"
    | "long-cell"
    | "no-sheets"
    | "changed"
    | "slow"
    | "failed";
  readonly sheet?: string;
  readonly row?: number;
}

export function isCellError(cell: FileCell | undefined): cell is CellError {
  return typeof cell === "object" && cell !== null && "error" in cell;
}

/** Blanks that are more than the single one between two words. */
const UNEVEN = /\s\s|[^\S ]|^ | $/;

/** What a cell says as one line of text, for columns of names and codes. */
export function plainCell(cell: FileCell | undefined): string {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "string") return UNEVEN.test(cell) ? cell.replace(/\s+/g, " ").trim() : cell;
  if (typeof cell === "number") return String(cell);
  if (typeof cell === "boolean") return cell ? "VERDADERO" : "FALSO";
  return isCellError(cell) ? cell.error : formatDay(cell.day);
}
