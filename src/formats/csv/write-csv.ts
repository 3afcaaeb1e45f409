import { formatDay, formatDecimal } from "#domain/kernel/format.ts";
import { neutralText } from "#domain/report/neutral-text.ts";
import type { ReportCell } from "#domain/report/report.ts";
import { columnName } from "#domain/report/report-parts.ts";
import type { FileHead, FileWriter } from "../file-head.ts";

/** Where Excel uses a decimal comma, as in Colombia, its list separator is the semicolon; with a point it is a comma. */
interface Marks {
  readonly separator: ";" | ",";
  readonly decimal: "," | ".";
}
const COMMA: Marks = { separator: ";", decimal: "," };
const POINT: Marks = { separator: ",", decimal: "." };
const END = "\r\n";
/** Without it Excel reads UTF-8 in the system code page, and "Nómina" becomes "NÃ³mina". */
const BOM = "\ufeff";

const MINUS = /\u2212/g;

function quoted(text: string, { separator }: Marks): string {
  const isMarked = /["\r\n]/.test(text) || text.includes(separator) || text !== text.trim();
  return isMarked ? `"${text.replaceAll('"', '""')}"` : text;
}

/** User text, protected from being read as a formula whatever it begins with (IM-12). */
function csvText(text: string, marks: Marks): string {
  return quoted(neutralText(text), marks);
}

/** A number in es-CO format without thousands separators: "-1234,5"; or with a decimal point. */
function csvNumber(value: number, decimals: number, { decimal }: Marks): string {
  return formatDecimal(value, decimals).replaceAll(".", "").replace(MINUS, "-").replace(",", decimal);
}

function csvCell(cell: ReportCell, marks: Marks): string {
  switch (cell.kind) {
    case "text":
      return csvText(cell.text, marks);
    case "day":
      return formatDay(cell.day);
    case "amount":
      return String(cell.amount);
    case "number":
      return csvNumber(cell.value, cell.decimals, marks);
    case "percent":
      // An undefined share, as of a zero total, is written empty.
      return Number.isFinite(cell.share) ? `${csvNumber(cell.share * 100, 1, marks)}%` : "";
    case "none":
      return "";
  }
}

/** One row of cells with a line end. */
function csvRow(cells: readonly ReportCell[], marks: Marks): string {
  return cells.map((cell) => csvCell(cell, marks)).join(marks.separator) + END;
}

/**
 * A table for other programs: the column names, then every row of the report, and nothing above or below. UTF-8 with
 * BOM, semicolons and a decimal comma unless the head wants a point, whole pesos without thousands separators.
 */
export function openCsv({ columns, decimalPoint = false }: FileHead): FileWriter {
  const marks = decimalPoint ? POINT : COMMA;
  const names = columns.map((column) => csvText(columnName(column), marks));
  const lines = [BOM, names.join(marks.separator) + END];
  return {
    add: (rows) => {
      for (const row of rows) lines.push(csvRow(row.cells, marks));
    },
    finish: () => new TextEncoder().encode(lines.join("")).buffer,
  };
}
