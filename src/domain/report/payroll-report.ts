import { RESULT_COLUMNS } from "../payroll/academic-summary.ts";
import type { ResultTable } from "../payroll/calculator.ts";
import { amount, NONE, type Report, type ReportColumn, type ReportRow, text } from "./report.ts";
import type { ReportHead } from "./trial-balance-report.ts";

const COLUMNS: readonly ReportColumn[] = [
  { key: "employee", label: "Empleado", kind: "text" },
  ...RESULT_COLUMNS.map(({ key, label }): ReportColumn => ({ key, label, kind: "amount" })),
];

/**
 * A calculation of the payroll calculator as a table: the figures of the screen, one line a person, and their sums; under
 * them what has to be known of how it was made.
 */
export function payrollReport(
  { lines, totals }: ResultTable,
  head: ReportHead,
  notes: readonly string[] = [],
): Report {
  const people = lines.map(({ name, figures }): ReportRow => {
    const amounts = RESULT_COLUMNS.map(({ key }) => amount(figures[key]));
    return { kind: "line", level: 1, cells: [text(name), ...amounts] };
  });
  const sums: ReportRow = {
    kind: "total",
    level: 0,
    cells: [text("Totales"), ...RESULT_COLUMNS.map(({ key }) => amount(totals[key]))],
    sums: [{ from: 0, to: lines.length - 1 }],
  };
  const remarks = notes.map(
    (note): ReportRow => ({
      kind: "note",
      level: 0,
      cells: COLUMNS.map((_, index) => (index === 0 ? text(note) : NONE)),
    }),
  );
  return { title: "Nómina", ...head, columns: COLUMNS, rows: [...people, sums, ...remarks], checks: [] };
}
