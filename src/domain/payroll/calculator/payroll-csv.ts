import { fileName } from "../../report/file-name.ts";
import { neutralText } from "../../report/neutral-text.ts";
import { RESULT_COLUMNS } from "./academic-summary.ts";
import { hasPartMonths, type ResultTable } from "./calculator.ts";
import { PAYROLL_FIELDS } from "./payroll-fields.data.ts";

export const PAYROLL_CSV_NAME = fileName(["nomina", "cuadra"], "csv");

/** One person is one line, whatever was pasted into the name (PY-05). */
function textCell(name: string): string {
  const safe = neutralText(name.replace(/[\r\n\t]+/g, " "));
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * The file `nomina_cuadra.csv`: header and column order of spec §7, one line per person, whole pesos without
 * separators, UTF-8 with a byte order mark for spreadsheets. The figures equal those of the table (PY-04). Incomplete
 * months and values that replace the law's add one column each, only when used.
 */
export function payrollCsv(table: Pick<ResultTable, "lines">, byHand = ""): string {
  const withDays = hasPartMonths(table);
  const withValues = byHand !== "";
  const header = [
    "Empleado",
    ...RESULT_COLUMNS.map(({ label }) => label),
    ...(withDays ? [PAYROLL_FIELDS.workedDays.label] : []),
    ...(withValues ? ["Cambiado a mano"] : []),
  ];
  const rows = table.lines.map(({ name, days, figures }) => [
    textCell(name),
    ...RESULT_COLUMNS.map(({ key }) => String(figures[key])),
    ...(withDays ? [String(days)] : []),
    ...(withValues ? [textCell(byHand)] : []),
  ]);
  return `\uFEFF${[header, ...rows].map((cells) => cells.join(",")).join("\r\n")}\r\n`;
}
