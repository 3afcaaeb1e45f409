import { formatDay, formatDecimal } from "#domain/kernel/format.ts";
import { neutralText } from "#domain/report/neutral-text.ts";
import type { ReportCell } from "#domain/report/report.ts";
import { columnName } from "#domain/report/report-parts.ts";
import type { FileHead, FileWriter } from "../file-head.ts";

/** Where Excel uses a decimal comma, as in Colombia, its list separator is the semicolon. */
const SEPARATOR = ";";
const END = "\r\n";
/** Without it Excel reads UTF-8 in the system code page, and "Nómina" becomes "NÃ³mina". */
const BOM = "\ufeff";

const MINUS = /\u2212/g;

function quoted(text: string): string {
  return /[";\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/** User text, protected from being read as a formula whatever it begins with (IM-12). */
function csvText(text: string): string {
  return quoted(neutralText(text));
}

/** A number in es-CO format without thousands separators: "-1234,5". */
function csvNumber(value: number, decimals: number): string {
  return formatDecimal(value, decimals).replaceAll(".", "").replace(MINUS, "-");
}

function csvCell(cell: ReportCell): string {
  switch (cell.kind) {
    case "text":
      return csvText(cell.text);
    case "day":
      return formatDay(cell.day);
    case "amount":
      return String(cell.amount);
    case "number":
      return csvNumber(cell.value, cell.decimals);
    case "percent":
      // An undefined share, as of a zero total, is written empty.
      return Number.isFinite(cell.share) ? `${csvNumber(cell.share * 100, 1)}%` : "";
    case "none":
      return "";
  }
}

/** One row of cells separated by semicolons, with a line end. */
function csvRow(cells: readonly ReportCell[]): string {
  return cells.map(csvCell).join(SEPARATOR) + END;
}

/**
 * A table for other programs: the column names, then every row of the report, and nothing above or below. UTF-8 with
 * BOM, semicolons, whole pesos without thousands separators.
 */
export function openCsv({ columns }: FileHead): FileWriter {
  const lines = [BOM, columns.map((column) => csvText(columnName(column))).join(SEPARATOR) + END];
  return {
    add: (rows) => {
      for (const row of rows) lines.push(csvRow(row.cells));
    },
    finish: () => new TextEncoder().encode(lines.join("")).buffer,
  };
}
