import { amount, NONE, type Report, type ReportColumn, type ReportRow, text } from "../../report/report.ts";
import type { PayrollRun } from "../run/compute-run.ts";
import { periodName } from "../run/period.ts";
import { type ConceptTotal, summarize } from "../run/run-summary.ts";
import type { SlipGroup } from "../slip/concepts.data.ts";
import type { SlipTotals } from "../slip/slip.ts";
import { companyLine, type PayrollCompany } from "./payroll-run-report.ts";

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

function conceptRow({ label, people, amount: value }: ConceptTotal): ReportRow {
  return {
    kind: "line",
    level: 1,
    cells: [text(label), { kind: "number", value: people, decimals: 0 }, amount(value)],
  };
}

/** A run by concept, in the order of a slip: how many people have it and what it comes to, with net and cost at the end. */
export function payrollSummaryReport(
  { run }: { readonly run: Pick<PayrollRun, "slips" | "order" | "totals"> },
  company: PayrollCompany,
): Report {
  const { totals, order } = run;
  const concepts = summarize(run);
  const rows: ReportRow[] = [];
  const places: Partial<Record<SlipGroup, number>> = {};
  for (const [group, title, label, total] of GROUPS) {
    const own = concepts.filter((each) => each.group === group);
    if (own.length === 0) continue;
    rows.push({ kind: "heading", level: 0, cells: [text(title), NONE, NONE] });
    const sums = [{ from: rows.length, to: rows.length + own.length - 1 }];
    rows.push(...own.map(conceptRow));
    places[group] = rows.length;
    rows.push({ kind: "subtotal", level: 0, cells: [text(label), NONE, amount(totals[total])], sums });
  }
  const spans = (minus: readonly SlipGroup[], ...plus: readonly SlipGroup[]) =>
    [...plus, ...minus].flatMap((group) => {
      const place = places[group];
      if (place === undefined) return [];
      return [{ from: place, to: place, ...(minus.includes(group) && { minus: true as const }) }];
    });
  const end = (label: string, total: keyof SlipTotals, sums: ReturnType<typeof spans>): ReportRow => ({
    ...{ kind: "total", level: 0, cells: [text(label), NONE, amount(totals[total])] },
    ...(sums.length > 0 && { sums }),
  });
  rows.push(end("Neto a pagar", "net", spans(["deducted"], "accrued")));
  rows.push(end("Costo total", "cost", spans([], "accrued", "employer", "provision")));
  return {
    title: "Nómina por concepto",
    subtitle: companyLine(company),
    period: periodName(order.period),
    columns: COLUMNS,
    rows,
    checks: [],
  };
}
