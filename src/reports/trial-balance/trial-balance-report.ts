import { CLASS_NAMES } from "#domain/accounting/account.ts";
import { type Chart, displayName } from "#domain/accounting/chart.ts";
import { ABNORMAL_BALANCE, type Movement } from "#domain/accounting/ledger/balances.ts";
import type { TrialBalance, TrialRow } from "#domain/accounting/ledger/trial-balance.ts";
import type { Month } from "#domain/kernel/day.ts";
import { formatMonth, formatMonthName } from "#domain/kernel/format.ts";
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
import { monthPeriod, type Period } from "#domain/report/report-period.ts";

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

function accountLine(table: ReportBuilder, chart: Chart, row: TrialRow, period?: Period): ReportSpan {
  const name = text(displayName(chart, row.account));
  const start = chart.showsCodes ? [text(row.account.code), name] : [name];
  return table.line([...start, ...figures([row.opening, row.movement, row.closing])], {
    source: { kind: "account", account: row.account.code, ...(period && { period }) },
    ...(row.isAbnormal && { warning: ABNORMAL_BALANCE }),
  });
}

const totals = ({ opening, movement, closing }: TrialBalance) => figures([opening, movement, closing]);

const differenceOf = ({ closing }: TrialBalance) => pesos(closing.debit - closing.credit);

/** The trial balance as a report: three pairs of columns, classes as headings, totals that agree in pairs. */
export function trialBalanceReport(chart: Chart, trial: TrialBalance, head: ReportHead): Report {
  const table = new ReportBuilder(columns(chart));
  const accounts: ReportSpan[] = [];
  for (const group of trial.classes) {
    table.heading(CLASS_NAMES[group.pucClass] ?? "");
    for (const row of group.rows) accounts.push(accountLine(table, chart, row));
  }
  table.total(trial.balanced ? "Sumas iguales" : "Sumas", totals(trial), accounts);
  return table.report({ title: "Balance de comprobación", ...head }, [
    { label: "Sumas iguales", holds: trial.balanced, difference: differenceOf(trial) },
  ]);
}

export interface TrialMonth {
  readonly month: Month;
  readonly trial: TrialBalance;
}

/** The book Mayor y balances: a trial balance of each month, one below the other; each account leads to its month. */
export function mainLedgerReport(chart: Chart, months: readonly TrialMonth[], head: ReportHead): Report {
  const table = new ReportBuilder(columns(chart));
  for (const { month, trial } of months) {
    table.heading(formatMonth(month));
    const rows = trial.classes.flatMap((group) => group.rows);
    const period = monthPeriod(month);
    table.total(
      `Sumas de ${formatMonthName(month)}`,
      totals(trial),
      rows.map((row) => accountLine(table, chart, row, period)),
    );
  }
  const checks = months.map(({ month, trial }) => ({
    label: `Sumas iguales en ${formatMonth(month).toLowerCase()}`,
    holds: trial.balanced,
    difference: differenceOf(trial),
  }));
  return table.report({ title: "Mayor y balances", ...head }, checks);
}
