import { CLASS_NAMES } from "#domain/accounting/account.ts";
import { type Chart, displayName } from "#domain/accounting/chart.ts";
import { ABNORMAL_BALANCE, type Movement } from "#domain/accounting/ledger/balances.ts";
import type { TrialBalance, TrialRow } from "#domain/accounting/ledger/trial-balance.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import {
  amount,
  type Report,
  type ReportCell,
  type ReportColumn,
  type ReportHead,
  type ReportSpan,
  text,
} from "#domain/report/report.ts";
import { ReportBuilder } from "#domain/report/report-builder.ts";

const PAIRS = ["Saldo anterior", "Movimiento", "Saldo nuevo"] as const;

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

function accountLine(table: ReportBuilder, chart: Chart, row: TrialRow): ReportSpan {
  const name = text(displayName(chart, row.account));
  const start = chart.showsCodes ? [text(row.account.code), name] : [name];
  return table.line([...start, ...figures([row.opening, row.movement, row.closing])], {
    source: { kind: "account", account: row.account.code },
    ...(row.isAbnormal && { warning: ABNORMAL_BALANCE }),
  });
}

/** The trial balance as a report: three pairs of columns, classes as headings, totals that agree in pairs. */
export function trialBalanceReport(chart: Chart, trial: TrialBalance, head: ReportHead): Report {
  const table = new ReportBuilder(columns(chart));
  const accounts: ReportSpan[] = [];
  for (const group of trial.classes) {
    table.heading(CLASS_NAMES[group.pucClass] ?? "");
    for (const row of group.rows) accounts.push(accountLine(table, chart, row));
  }
  table.total("Sumas iguales", figures([trial.opening, trial.movement, trial.closing]), accounts);
  const difference = pesos(trial.closing.debit - trial.closing.credit);
  return table.report({ title: "Balance de comprobación", ...head }, [
    { label: "Sumas iguales", holds: trial.balanced, difference },
  ]);
}
