import { sum } from "../../kernel/pesos.ts";
import { amount, NONE, type Report, type ReportColumn, type ReportRow, text } from "../../report/report.ts";
import type { PayrollRun } from "../run/compute-run.ts";
import { periodName } from "../run/period.ts";
import { obligationsOf } from "../run/run-summary.ts";
import { companyLine, type PayrollCompany } from "./payroll-run-report.ts";

const COLUMNS: readonly ReportColumn[] = [
  { key: "account", label: "Cuenta", kind: "code" },
  { key: "label", label: "Obligación", kind: "text" },
  { key: "due", label: "Cuándo se paga", kind: "text" },
  { key: "amount", label: "Valor", kind: "amount" },
];

/** What a run leaves to be paid, to whom, from which account, and when. */
export function obligationsReport(
  { run }: { readonly run: Pick<PayrollRun, "slips" | "order"> },
  company: PayrollCompany,
): Report {
  const owed = obligationsOf(run);
  const lines = owed.map(
    ({ account, label, due, amount: value }): ReportRow => ({
      kind: "line",
      level: 1,
      cells: [text(account), text(label), due === null ? NONE : text(due), amount(value)],
    }),
  );
  const total: ReportRow = {
    kind: "total",
    level: 0,
    cells: [text("Total"), NONE, NONE, amount(sum(owed.map((each) => each.amount)))],
    sums: [{ from: 0, to: owed.length - 1 }],
  };
  return {
    title: "Obligaciones de la nómina",
    subtitle: companyLine(company),
    period: periodName(run.order.period),
    columns: COLUMNS,
    rows: [...lines, total],
    checks: [],
  };
}
