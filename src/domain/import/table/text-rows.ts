import { fold } from "../../kernel/spanish.ts";
import { splitCells } from "../pasted/split-cells.ts";
import { type FileSheet, plainCell, type SheetBook } from "./sheet.ts";

/** A row of a table as texts. `row` counts as the file does, from 1; rows without text may be absent. */
export interface TextRow {
  readonly row: number;
  readonly cells: readonly string[];
}

export function textRows({ rows }: Pick<FileSheet, "rows">): readonly TextRow[] {
  return rows.map(({ row, cells }) => ({ row, cells: cells.map(plainCell) }));
}

/** The rows of a pasted text, with those that say something. */
export function rowsOfText(text: string): readonly TextRow[] {
  return splitCells(text)
    .map((cells, index) => ({ row: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
}

/** Whether a row only sums others: its first text says so. */
export function isTotalRow(cells: readonly string[]): boolean {
  return saysTotal(fold(cells.find((cell) => cell !== "") ?? ""));
}

/** Whether a row that begins with this folded text only sums others. */
export function saysTotal(first: string): boolean {
  return /^(?:sub)?total(?:es)?\b|^sumas?\b|^gran total\b/.test(first);
}

/** The sheet that a reader makes most of: shown ones before hidden ones, then the first. -1 if the file has none. */
export function bestSheet({ sheets }: SheetBook, worth: (sheet: FileSheet) => number): number {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (const [index, sheet] of sheets.entries()) {
    const value = sheet.rows.length === 0 ? -1 : worth(sheet);
    // A hidden sheet is proposed where no other one holds anything of use.
    const weight = sheet.hidden && value > 0 ? value / 1_000_000 : value;
    if (weight > most) [best, most] = [index, weight];
  }
  return best;
}
