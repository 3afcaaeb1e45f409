import { addMonthsToDay } from "../../kernel/calendar-day.ts";
import { pesos } from "../../kernel/pesos.ts";
import { loanOn } from "../../recurring/recurring-dues.ts";
import { amount, type Report, type ReportColumn, text } from "../../report/report.ts";
import { ReportBuilder } from "../../report/report-builder.ts";
import type { BookLine } from "../books/book-statement.ts";
import type { StatementInput } from "../books/statement-input.ts";

const COLUMNS: readonly ReportColumn[] = [
  { key: "name", label: "Préstamo", kind: "text" },
  ...["Hasta doce meses", "Más de doce meses", "Total"].map(
    (label, index): ReportColumn => ({ key: `amount-${index}`, label, kind: "amount" }),
  ),
];

const REST = "Sin tabla de pagos, o con pagos por registrar";

/**
 * What of the loans in some lines is paid within twelve months and what later, by their tables of payments, at the end of
 * the present period (NIIF para PYMES 4.7); null where none has a table. What the books owe besides them stands in a row
 * of its own, so that the total is that of the lines.
 */
export function loanMaturities(
  { periods: [facts], loans = [] }: StatementInput,
  lines: readonly BookLine[],
): Report | null {
  if (facts === undefined) return null;
  const on = facts.to;
  const owing = new Set(lines.flatMap(({ accounts }) => accounts.map(({ account }) => account)));
  const standing = loans
    // What is left of one that was paid ahead begins then: until then the whole of it stands.
    .filter(({ first, plan }) => owing.has(plan.debt) && on >= addMonthsToDay(first, -1))
    .map((loan) => ({ name: loan.description, ...loanOn(loan, on) }))
    .filter(({ owed }) => owed > 0);
  if (standing.length === 0) return null;
  const table = new ReportBuilder(COLUMNS);
  const spans = standing.map(({ name, current, later, owed }) =>
    table.line([text(name), amount(current), amount(later), amount(owed)]),
  );
  const sumOf = (part: "current" | "later" | "owed") => standing.reduce((sum, each) => sum + each[part], 0);
  const inBooks = lines.reduce((sum, { amounts: [now = 0] }) => sum + now, 0);
  const rest = inBooks - sumOf("owed");
  if (rest !== 0)
    spans.push(table.line([text(REST), { kind: "none" }, { kind: "none" }, amount(pesos(rest))]));
  const totals = [sumOf("current"), sumOf("later"), inBooks].map((sum) => amount(pesos(sum)));
  table.total("Total", totals, spans);
  return table.report({ title: "Vencimiento de los préstamos", subtitle: "", period: "" });
}
