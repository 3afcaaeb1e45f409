import {
  amount,
  NONE,
  type Report,
  type ReportCell,
  type ReportColumn,
  type ReportHead,
  text,
} from "../../report/report.ts";
import { ReportBuilder } from "../../report/report-builder.ts";
import { RESULT_COLUMNS } from "../calculator/academic-summary.ts";
import { hasPartMonths, type ResultTable } from "../calculator/calculator.ts";
import { PAYROLL_FIELDS } from "../calculator/payroll-fields.data.ts";

const COLUMNS: readonly ReportColumn[] = [
  { key: "employee", label: "Empleado", kind: "text" },
  ...RESULT_COLUMNS.map(({ key, label }): ReportColumn => ({ key, label, kind: "amount" })),
];

const DAYS: ReportColumn = { key: "days", label: PAYROLL_FIELDS.workedDays.label, kind: "number" };

/**
 * A result of the payroll calculator as a table: the figures on screen, one row per person, and their totals; notes
 * on the calculation below. Incomplete months add a column with the days.
 */
export function payrollReport(table: ResultTable, head: ReportHead, notes: readonly string[] = []): Report {
  const { lines, totals } = table;
  const withDays = hasPartMonths(table);
  const columns = withDays ? [...COLUMNS, DAYS] : COLUMNS;
  const daysOf = (value: number): readonly ReportCell[] =>
    withDays ? [{ kind: "number", value, decimals: 0 }] : [];
  const report = new ReportBuilder(columns);
  const people = lines.map(({ name, days, figures }) => {
    const amounts = RESULT_COLUMNS.map(({ key }) => amount(figures[key]));
    return report.line([text(name), ...amounts, ...daysOf(days)]);
  });
  const sums = RESULT_COLUMNS.map(({ key }) => amount(totals[key]));
  report.total("Totales", withDays ? [...sums, NONE] : sums, people);
  for (const note of notes) report.note(note);
  return report.report({ title: "Nómina", ...head });
}
