import { RESULT_COLUMNS } from "./academic-summary.ts";
import type { ResultTable } from "./calculator.ts";

export const PAYROLL_CSV_NAME = "nomina_cuadra.csv";

/** Spreadsheets take a cell that starts like this for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** One person is one line, whatever was pasted into the name (PY-05). */
function textCell(name: string): string {
  const line = name.replace(/[\r\n\t]+/g, " ");
  const safe = FORMULA.test(line) ? `'${line}` : line;
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * The file `nomina_cuadra.csv`: the specification's header and order (§7), one line a person, whole pesos without
 * separators, in UTF-8 with its mark, for which spreadsheets look. The figures are those of the table (PY-04). Values
 * put in the place of the law's are named in a column more, which a calculation without them does not have.
 */
export function payrollCsv({ lines }: Pick<ResultTable, "lines">, byHand = ""): string {
  const [more, said] = byHand === "" ? [[], []] : [["Cambiado a mano"], [textCell(byHand)]];
  const header = ["Empleado", ...RESULT_COLUMNS.map(({ label }) => label), ...more];
  const rows = lines.map(({ name, figures }) => [
    textCell(name),
    ...RESULT_COLUMNS.map(({ key }) => String(figures[key])),
    ...said,
  ]);
  return `\uFEFF${[header, ...rows].map((cells) => cells.join(",")).join("\r\n")}\r\n`;
}
