import type { CellStyle } from "hucre/xlsx";
import type { ReportColumn, ReportRow, ReportRowKind } from "#domain/report/report.ts";
import { isFigure } from "#domain/report/report-parts.ts";

/** Number formats in the codes of the file format; each program localizes them: 1.234.567 in Colombia. */
const AMOUNT = '#,##0_);(#,##0);"—"_)';
export const SUM = "#,##0_);(#,##0)";
const PERCENT = "0.0%";
const DAY = "dd/mm/yyyy";

const INK = { rgb: "1B2640" };
const RULE = { rgb: "B9CBBF" };
const MUTED = { rgb: "4C586C" };
const RED = { rgb: "B3261E" };
/** Every font of a workbook has a name and a size: without them each program takes one of its own. */
export const BASE_FONT = { name: "Calibri", size: 11, family: 2 } as const;
const BOLD = { ...BASE_FONT, bold: true } as const;
const thin = { style: "thin", color: INK } as const;

function numberFormat(decimals: number): string {
  return decimals === 0 ? "#,##0" : `#,##0.${"0".repeat(decimals)}`;
}

/** Number format of a column's figures. */
function formatOf({ kind }: ReportColumn, isSum: boolean): string | undefined {
  if (kind === "amount") return isSum ? SUM : AMOUNT;
  if (kind === "percent") return PERCENT;
  return kind === "day" ? DAY : undefined;
}

export const TITLE: CellStyle = { font: { ...BOLD, size: 14 } };
export const STRONG: CellStyle = { font: BOLD };
export const QUIET: CellStyle = { font: { ...BASE_FONT, color: MUTED } };
/** Line above a signer's name. */
export const SIGNED: CellStyle = { font: BOLD, border: { top: thin } };

/** Style of a column head, above the line that starts the table. */
export function headStyle(column: ReportColumn): CellStyle {
  const horizontal = isFigure(column) ? "right" : "left";
  return {
    font: BOLD,
    alignment: { horizontal, vertical: "bottom", wrapText: true },
    border: { bottom: thin },
  };
}

/** A heading shared by several columns. */
export const GROUP: CellStyle = {
  font: BOLD,
  alignment: { horizontal: "center" },
  border: { bottom: { style: "thin", color: RULE } },
};

function bordersOf(kind: ReportRowKind, figure: boolean, final: boolean): CellStyle["border"] {
  if (!figure || kind === "line" || kind === "note" || kind === "heading") return undefined;
  if (kind === "subtotal" || !final) return { top: thin };
  return { top: thin, bottom: { style: "double", color: INK } };
}

/** Indent of a row's text; the outermost two levels are not indented, as on paper. */
function indentOf(row: ReportRow, column: ReportColumn): number {
  return column.kind === "text" ? Math.max(0, row.level - 1) : 0;
}

/** Cell style in the library's format; undefined for plain text. */
export type CellLook = Readonly<{ style: CellStyle }> | undefined;

function lookOf(row: ReportRow, column: ReportColumn, final: boolean): CellLook {
  const { kind } = row;
  const indent = indentOf(row, column);
  const border = bordersOf(kind, isFigure(column), final);
  const color = kind !== "note" ? undefined : row.warning === undefined ? MUTED : RED;
  const bold = kind !== "line" && kind !== "note";
  const numFmt = formatOf(column, bold);
  const isPlain = !bold && color === undefined && border === undefined && indent === 0;
  if (isPlain && numFmt === undefined) return undefined;
  return {
    style: {
      ...((bold || color) && { font: { ...BASE_FONT, ...(bold && { bold }), ...(color && { color }) } }),
      ...(border && { border }),
      ...(indent > 0 && { alignment: { horizontal: "left", indent } }),
      ...(numFmt !== undefined && { numFmt }),
    },
  };
}

/** The styles of a row's cells. Rows of the same kind share their styles, so each is created once. */
export function makeLooks(
  columns: readonly ReportColumn[],
  final: boolean,
): (row: ReportRow) => readonly CellLook[] {
  const known = new Map<string, readonly CellLook[]>();
  return (row) => {
    const key = `${row.kind}${row.level}${row.warning === undefined ? "" : "!"}`;
    const looks = known.get(key) ?? columns.map((column) => lookOf(row, column, final));
    known.set(key, looks);
    return looks;
  };
}

/** Style of a figure that is not an amount, with its own decimals. */
export function numberStyle(decimals: number, look: CellStyle | undefined): CellStyle {
  return { ...look, numFmt: numberFormat(decimals) };
}
