import type { Cell, CellValue } from "hucre/xlsx";
import { type FileCell, type FileSheet, isCellError } from "#domain/import/table/sheet.ts";
import { dayNumber } from "#domain/kernel/calendar-day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { safeText } from "#domain/report/neutral-text.ts";
import { BASE_FONT } from "./cell-styles.ts";
import { onPaper, type WrittenSheet } from "./write-xlsx.ts";

/** As in `write-xlsx.ts`: days before March 1900 are written as text. */
const EPOCH = 25_569;
const FIRST_SURE = 61;
const DAY = { style: { font: BASE_FONT, numFmt: "dd/mm/yyyy" } } as const;
const NUMBER = { style: { font: BASE_FONT, numFmt: "#,##0.##" } } as const;
const [NARROWEST, WIDEST] = [8, 48];
/** In characters: wider sheets lie across their paper. */
const WIDE_FROM = 95;

function writtenValue(cell: FileCell): CellValue {
  if (typeof cell === "string") return safeText(cell);
  if (typeof cell !== "object" || cell === null) return cell;
  if (isCellError(cell)) return safeText(cell.error);
  const serial = dayNumber(cell.day) + EPOCH;
  return serial < FIRST_SURE ? formatDay(cell.day) : serial;
}

function lookOf(cell: FileCell, value: CellValue): Partial<Cell> | null {
  if (typeof cell === "number") return Number.isInteger(cell) && Math.abs(cell) < 10_000 ? null : NUMBER;
  if (typeof cell === "string" && /^#[A-Z_/0!?]+$/.test(cell)) return { richText: [{ text: cell }] };
  if (typeof cell !== "object" || cell === null) return null;
  if (isCellError(cell)) return { richText: [{ text: String(value) }] };
  return typeof value === "number" ? DAY : null;
}

/** A sheet of a person's file with every value in its own cell. Its formulas and looks are not kept. */
export function originalSheet(sheet: FileSheet, name: string): WrittenSheet {
  const rows: CellValue[][] = [];
  const cells = new Map<string, Partial<Cell>>();
  const widths: number[] = [];
  for (const { row, cells: held } of sheet.rows) {
    while (rows.length < row) rows.push([]);
    rows[row - 1] = held.map((cell, column) => {
      const value = writtenValue(cell);
      const look = lookOf(cell, value);
      if (look !== null) cells.set(`${row - 1},${column}`, look);
      const length = value === null ? 0 : String(value).length + 2;
      widths[column] = Math.min(WIDEST, Math.max(widths[column] ?? NARROWEST, length));
      return value;
    });
  }
  const merges = sheet.merged.map(({ firstRow, lastRow, firstColumn, lastColumn }) => ({
    startRow: firstRow - 1,
    endRow: lastRow - 1,
    startCol: firstColumn,
    endCol: lastColumn,
  }));
  const pageSetup = onPaper(widths.reduce((sum, width) => sum + width, 0) > WIDE_FROM);
  return { name, columns: widths.map((width) => ({ width })), rows, cells, merges, pageSetup };
}
