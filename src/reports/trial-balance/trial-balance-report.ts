import { CLASS_NAMES } from "#domain/accounting/account.ts";
import { type Chart, displayName } from "#domain/accounting/chart.ts";
import type { Movement } from "#domain/accounting/ledger/balances.ts";
import type { TrialBalance, TrialRow } from "#domain/accounting/ledger/trial-balance.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import {
  amount,
  NONE,
  type Report,
  type ReportCell,
  type ReportColumn,
  type ReportHead,
  type ReportRow,
  type ReportSpan,
  text,
} from "#domain/report/report.ts";

const PAIRS = ["Saldo anterior", "Movimiento", "Saldo nuevo"] as const;

const AGAINST_NATURE = "Saldo contrario a su naturaleza";

function columns(chart: Chart): ReportColumn[] {
  const pairs = PAIRS.flatMap((group): ReportColumn[] => [
    { key: `${group}-debit`, label: "Debe", kind: "amount", group },
    { key: `${group}-credit`, label: "Haber", kind: "amount", group },
  ]);
  const name: ReportColumn = { key: "account", label: "Cuenta", kind: "text" };
  return chart.showsCodes
    ? [{ key: "code", label: "Código", kind: "code" }, name, ...pairs]
    : [name, ...pairs];
}

function figures(pairs: readonly Movement[]): ReportCell[] {
  return pairs.flatMap((pair) => [amount(pair.debit), amount(pair.credit)]);
}

function accountRow(chart: Chart, row: TrialRow): ReportRow {
  const name = text(displayName(chart, row.account));
  const start = chart.showsCodes ? [text(row.account.code), name] : [name];
  return {
    kind: "line",
    level: 1,
    cells: [...start, ...figures([row.opening, row.movement, row.closing])],
    source: { kind: "account", account: row.account.code },
    ...(row.againstNature && { warning: AGAINST_NATURE }),
  };
}

/** The trial balance as a report: three pairs of columns, classes as headings, totals that agree in pairs. */
export function trialBalanceReport(chart: Chart, trial: TrialBalance, head: ReportHead): Report {
  const blank = (label: string): ReportCell[] => (chart.showsCodes ? [text(label), NONE] : [text(label)]);
  const rows: ReportRow[] = [];
  const sums: ReportSpan[] = [];
  for (const group of trial.classes) {
    const empty = PAIRS.flatMap(() => [NONE, NONE]);
    rows.push({ kind: "heading", level: 0, cells: [...blank(CLASS_NAMES[group.pucClass] ?? ""), ...empty] });
    if (group.rows.length > 0) sums.push({ from: rows.length, to: rows.length + group.rows.length - 1 });
    for (const row of group.rows) rows.push(accountRow(chart, row));
  }
  const totals = figures([trial.opening, trial.movement, trial.closing]);
  rows.push({ kind: "total", level: 0, cells: [...blank("Sumas iguales"), ...totals], sums });
  const difference = pesos(trial.closing.debit - trial.closing.credit);
  return {
    title: "Balance de comprobación",
    ...head,
    columns: columns(chart),
    rows,
    checks: [{ label: "Sumas iguales", holds: trial.balanced, difference }],
  };
}
