import {
  amount,
  type Report,
  type ReportCell,
  type ReportColumn,
  type ReportSpan,
  text,
} from "../../report/report.ts";
import { minus, ReportBuilder } from "../../report/report-builder.ts";
import type { PayrollRun } from "../run/compute-run.ts";
import { periodName } from "../run/period.ts";
import { type ConceptTotal, summarizeRun } from "../run/run-summary.ts";
import type { SlipGroup } from "../slip/concepts.data.ts";
import type { SlipTotals } from "../slip/slip.ts";
import { companyLine, type PayrollCompany } from "./payroll-company.ts";
import type { RunReport } from "./run-report.ts";

const TITLE = "Nómina por concepto";

const COLUMNS: readonly ReportColumn[] = [
  { key: "concept", label: "Concepto", kind: "text" },
  { key: "people", label: "Personas", kind: "number" },
  { key: "amount", label: "Valor", kind: "amount" },
];

const GROUPS: readonly (readonly [SlipGroup, title: string, sum: string, total: keyof SlipTotals])[] = [
  ["accrued", "Devengado", "Total devengado", "accrued"],
  ["deducted", "Deducciones", "Total deducciones", "deducted"],
  ["employer", "Aportes de la empresa", "Total aportes", "employer"],
  ["provision", "Provisiones", "Total provisiones", "provisions"],
];

function conceptCells({ label, people, amount: value }: ConceptTotal): readonly ReportCell[] {
  return [text(label), { kind: "number", value: people, decimals: 0 }, amount(value)];
}

/** A payroll run by concept, in pay slip order: number of people and total of each, with net and cost at the end. */
export function payrollSummaryReport(
  { run }: { readonly run: Pick<PayrollRun, "slips" | "order" | "totals"> },
  company: PayrollCompany,
): Report {
  const { totals, order } = run;
  const concepts = summarizeRun(run);
  const table = new ReportBuilder(COLUMNS);
  const sums: Partial<Record<SlipGroup, ReportSpan>> = {};
  for (const [group, title, label, total] of GROUPS) {
    const own = concepts.filter((each) => each.group === group);
    if (own.length === 0) continue;
    table.heading(title);
    const lines = own.map((concept) => table.line(conceptCells(concept)));
    sums[group] = table.subtotal(label, [amount(totals[total])], lines);
  }
  const found = (...groups: readonly SlipGroup[]) =>
    groups.flatMap((group) => (sums[group] === undefined ? [] : [sums[group]]));
  table.total("Neto a pagar", [amount(totals.net)], [...found("accrued"), ...found("deducted").map(minus)]);
  table.total("Costo total", [amount(totals.cost)], found("accrued", "employer", "provision"));
  return table.report({
    title: TITLE,
    subtitle: companyLine(company),
    period: periodName(order.period),
  });
}

export const PAYROLL_SUMMARY: RunReport = { title: TITLE, build: payrollSummaryReport };
