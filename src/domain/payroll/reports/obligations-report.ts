import { sum } from "../../kernel/pesos.ts";
import { amount, NONE, type Report, type ReportColumn, text } from "../../report/report.ts";
import { ReportBuilder } from "../../report/report-builder.ts";
import type { PayrollRun } from "../run/compute-run.ts";
import { periodName } from "../run/period.ts";
import { obligationsOf } from "../run/run-summary.ts";
import { companyLine, type PayrollCompany } from "./payroll-company.ts";
import type { RunReport } from "./run-report.ts";

const TITLE = "Obligaciones de la nómina";

const COLUMNS: readonly ReportColumn[] = [
  { key: "account", label: "Cuenta", kind: "code" },
  { key: "label", label: "Obligación", kind: "text" },
  { key: "due", label: "Cuándo se paga", kind: "text" },
  { key: "amount", label: "Valor", kind: "amount" },
];

/** The obligations of a payroll run: payee, account and due date of each. */
export function obligationsReport(
  { run }: { readonly run: Pick<PayrollRun, "slips" | "order"> },
  company: PayrollCompany,
): Report {
  const owed = obligationsOf(run);
  const table = new ReportBuilder(COLUMNS);
  const lines = owed.map(({ account, label, due, amount: value }) =>
    table.line([text(account), text(label), due === null ? NONE : text(due), amount(value)]),
  );
  table.total("Total", [amount(sum(owed.map((each) => each.amount)))], lines);
  return table.report({
    title: TITLE,
    subtitle: companyLine(company),
    period: periodName(run.order.period),
  });
}

export const OBLIGATIONS: RunReport = { title: TITLE, build: obligationsReport };
