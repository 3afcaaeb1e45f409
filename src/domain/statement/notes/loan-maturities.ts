import { pesos } from "../../kernel/pesos.ts";
import { standingLoans } from "../../recurring/loan-parts.ts";
import { amount, type Report, type ReportColumn, text } from "../../report/report.ts";
import { ReportBuilder } from "../../report/report-builder.ts";
import type { BookLine } from "../books/book-statement.ts";
import type { StatementInput } from "../books/statement-input.ts";
import { BALANCE_LAYOUT } from "../layouts/balance.data.ts";

const COLUMNS: readonly ReportColumn[] = [
  { key: "name", label: "Préstamo", kind: "text" },
  ...["Hasta doce meses", "Más de doce meses", "Total"].map(
    (label, index): ReportColumn => ({ key: `amount-${index}`, label, kind: "amount" }),
  ),
];

const REST = "Sin tabla de pagos, o con pagos por registrar";

/** The lines of what falls due after a year. */
const LATER = new Set(
  BALANCE_LAYOUT.flatMap((row) =>
    row.kind === "subtotal" && row.key === "non-current-liabilities" ? row.of : [],
  ),
);

/**
 * What of the loans in some lines is paid within twelve months and what later, by their tables of payments, at the end of
 * the present period (NIIF para PYMES 4.7); null where none has a table. What the books owe besides them stands in a row
 * of its own, on the line that the statement has it, so that the totals are those of the lines.
 */
export function loanMaturities(
  { periods: [facts], loans = [] }: StatementInput,
  lines: readonly BookLine[],
): Report | null {
  if (facts === undefined) return null;
  const owing = new Set(lines.flatMap(({ accounts }) => accounts.map(({ account }) => account)));
  const standing = standingLoans(
    loans.filter(({ plan }) => owing.has(plan.debt)),
    facts.to,
  ).map(({ loan, ...state }) => ({ name: loan.description, ...state }));
  if (standing.length === 0) return null;
  const table = new ReportBuilder(COLUMNS);
  const spans = standing.map(({ name, current, later, owed }) =>
    table.line([text(name), amount(current), amount(later), amount(owed)]),
  );
  const stated = (late: boolean) =>
    lines.reduce((sum, { key, amounts: [now = 0] }) => (LATER.has(key) === late ? sum + now : sum), 0);
  const [soon, late] = [stated(false), stated(true)];
  const sumOf = (part: "current" | "later") => standing.reduce((sum, each) => sum + each[part], 0);
  const rest = [soon - sumOf("current"), late - sumOf("later")] as const;
  const row = ([one, other]: readonly [number, number]) =>
    [one, other, one + other].map((each) => amount(pesos(each)));
  if (rest.some((each) => each !== 0)) spans.push(table.line([text(REST), ...row(rest)]));
  const totals = row([soon, late]);
  table.total("Total", totals, spans);
  return table.report({ title: "Vencimiento de los préstamos", subtitle: "", period: "" });
}
