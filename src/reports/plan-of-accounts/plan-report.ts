import type { Chart } from "#domain/accounting/chart.ts";
import type { ChartTree, TreeRow } from "#domain/accounting/chart-tree.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import {
  amount,
  type Report,
  type ReportColumn,
  type ReportHead,
  type ReportSpan,
  text,
} from "#domain/report/report.ts";
import { ReportBuilder } from "#domain/report/report-builder.ts";

const NATURES = { debit: "Débito", credit: "Crédito" } as const;

function columnsOf(chart: Chart): ReportColumn[] {
  const code: ReportColumn = { key: "code", label: "Código", kind: "code" };
  return [
    ...(chart.showsCodes ? [code] : []),
    { key: "account", label: "Nombre de la cuenta", kind: "text" },
    { key: "nature", label: "Naturaleza", kind: "text" },
    { key: "own", label: "Propia", kind: "text" },
    { key: "debit", label: "Saldo débito", kind: "amount" },
    { key: "credit", label: "Saldo crédito", kind: "amount" },
  ];
}

/** The accounts of a plan as a table for files: each with all that is below it, so that only the roots are summed. */
export function planReport(
  chart: Chart,
  tree: Pick<ChartTree, "totals">,
  rows: readonly TreeRow[],
  head: ReportHead,
): Report {
  const table = new ReportBuilder(columnsOf(chart));
  const roots: ReportSpan[] = [];
  for (const { account, level, balance } of rows) {
    const span = table.line(
      [
        ...(chart.showsCodes ? [text(account.code)] : []),
        text(account.name),
        text(NATURES[account.nature]),
        text(account.own === true ? "Sí" : ""),
        amount(balance.debit),
        amount(balance.credit),
      ],
      { level },
    );
    if (level === 1) roots.push(span);
  }
  const { debit, credit } = tree.totals;
  const holds = debit === credit;
  table.total(holds ? "Sumas iguales" : "Sumas", [amount(debit), amount(credit)], roots);
  return table.report({ title: "Plan de cuentas", ...head }, [
    { label: "Sumas iguales", holds, difference: pesos(debit - credit) },
  ]);
}
