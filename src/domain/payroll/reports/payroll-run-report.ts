import { formatDocument } from "../../company/nit.ts";
import { type Pesos, pesos, sum } from "../../kernel/pesos.ts";
import { amount, type Report, type ReportCell, type ReportColumn, text } from "../../report/report.ts";
import { ReportBuilder } from "../../report/report-builder.ts";
import type { PayrollRun } from "../run/compute-run.ts";
import { periodName } from "../run/period.ts";
import type { ConceptKey } from "../slip/concepts.data.ts";
import type { Slip, SlipTotals } from "../slip/slip.ts";
import { companyLine, type PayrollCompany } from "./payroll-company.ts";
import { PAYROLL_GROUPS, type PayrollGroup } from "./payroll-groups.data.ts";
import type { RunReport } from "./run-report.ts";

/** A column of peso amounts: how to read a person's figure, and how it derives from other columns. */
interface Money {
  readonly column: ReportColumn;
  readonly of: (slip: Slip) => Pesos;
}

const TITLE = "Nómina";
const EARNED = "Devengado";
const TAKEN = "Deducido";
const NEGATIVE_NET = "Las deducciones superan lo devengado";

function conceptsSum({ lines }: Slip, concepts: readonly ConceptKey[]): Pesos {
  return pesos(
    lines.reduce((total, line) => (concepts.includes(line.concept) ? total + line.amount : total), 0),
  );
}

/** The columns with an amount for at least one person in the run. */
function partsOf(slips: readonly Slip[], side: PayrollGroup["side"], group: string): readonly Money[] {
  return PAYROLL_GROUPS.filter((each) => each.side === side)
    .filter(({ concepts }) => slips.some((slip) => conceptsSum(slip, concepts) !== 0))
    .map(({ key, label, concepts }) => ({
      column: { key, label, kind: "amount", group },
      of: (slip) => conceptsSum(slip, concepts),
    }));
}

function total(
  key: keyof SlipTotals,
  label: string,
  adds: readonly (readonly [key: string, minus?: true])[],
  group?: string,
): Money {
  const terms = adds.map(([name, minus]) => (minus ? { key: name, minus } : { key: name }));
  const column: ReportColumn = {
    key,
    label,
    kind: "amount",
    ...(group !== undefined && { group }),
    ...(terms.length > 0 && { adds: terms }),
  };
  return { column, of: ({ totals }) => totals[key] };
}

function moneyOf(slips: readonly Slip[]): readonly Money[] {
  const earned = partsOf(slips, "accrued", EARNED);
  const taken = partsOf(slips, "deducted", TAKEN);
  const keys = (parts: readonly Money[]) => parts.map(({ column }) => [column.key] as const);
  return [
    {
      column: { key: "salary", label: "Salario del mes", kind: "amount" },
      of: (slip) => slip.contract.salary,
    },
    ...earned,
    total("accrued", "Total devengado", keys(earned), EARNED),
    ...taken,
    total("deducted", "Total deducido", keys(taken), TAKEN),
    total("net", "Neto a pagar", [["accrued"], ["deducted", true]]),
    total("employer", "Aportes de la empresa", []),
    total("provisions", "Provisiones", []),
    total("cost", "Costo total", [["accrued"], ["employer"], ["provisions"]]),
  ];
}

const PERSON: readonly ReportColumn[] = [
  { key: "employee", label: "Empleado", kind: "text" },
  { key: "document", label: "Documento", kind: "code" },
  { key: "days", label: "Días", kind: "number" },
];

function days(value: number): ReportCell {
  return { kind: "number", value, decimals: 0 };
}

function personCells({ contract, workedDays }: Slip, figures: readonly ReportCell[]): readonly ReportCell[] {
  return [text(contract.name), text(formatDocument(contract.document)), days(workedDays), ...figures];
}

/**
 * A payroll run as a table: one row per person, from earnings to employer cost, and totals. Columns without amounts
 * are omitted. Columns state which others they sum, so that a workbook computes down and across.
 */
export function payrollRunReport(
  { run }: { readonly run: Pick<PayrollRun, "slips" | "order"> },
  company: PayrollCompany,
): Report {
  const { slips, order } = run;
  const money = moneyOf(slips);
  const table = new ReportBuilder([...PERSON, ...money.map(({ column }) => column)]);
  const people = slips.map((slip) => {
    const figures = money.map(({ of }) => amount(of(slip)));
    return table.line(personCells(slip, figures), slip.totals.net < 0 ? { warning: NEGATIVE_NET } : {});
  });
  const sums = money.map(({ of }) => amount(sum(slips.map(of))));
  table.total("Totales", sums, people);
  return table.report({
    title: TITLE,
    subtitle: companyLine(company),
    period: periodName(order.period),
  });
}

export const PAYROLL_RUN: RunReport = {
  title: TITLE,
  build: payrollRunReport,
  widths: { document: 64, days: 28 },
};
