import { formatDay, formatDecimal } from "#domain/kernel/format.ts";
import type { ReportCell, ReportColumn } from "#domain/report/report.ts";
import type { FileHead, FileWriter } from "../file-head.ts";
import { neutralText } from "./neutral-text.ts";

/** Where Excel writes decimals with a comma, as in Colombia, a list is separated by semicolons. */
const SEPARATOR = ";";
const END = "\r\n";
/** Without it Excel reads UTF-8 as if it were the alphabet of the system, and "Nómina" becomes "NÃ³mina". */
const BOM = "\ufeff";

const MINUS = /\u2212/g;

function quoted(text: string): string {
  return /[";\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A text of a person: no spreadsheet takes it for a formula, whatever it begins with (IM-12). */
function csvText(text: string): string {
  return quoted(neutralText(text));
}

/** A number as es-CO reads it: "-1234,5", without points. */
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
      // A share that is none, as of nothing, is no figure.
      return Number.isFinite(cell.share) ? `${csvNumber(cell.share * 100, 1)}%` : "";
    case "none":
      return "";
  }
}

/** One row of cells; the separator is a semicolon, the end a line of its own. */
function csvRow(cells: readonly ReportCell[]): string {
  return cells.map(csvCell).join(SEPARATOR) + END;
}

function columnName({ group, label }: ReportColumn): string {
  return group === undefined ? label : `${group}: ${label}`;
}

/**
 * A table for other programs: the names of the columns, then every row of the report, and nothing above or below it.
 * UTF-8 with its mark, semicolons, whole pesos without points.
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
