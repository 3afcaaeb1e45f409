import type { Account } from "#domain/accounting/account.ts";
import { type Chart, displayName } from "#domain/accounting/chart.ts";
import {
  ABNORMAL_BALANCE,
  isAgainstNature,
  type Movement,
  naturalBalance,
} from "#domain/accounting/ledger/balances.ts";
import type { Month } from "#domain/kernel/day.ts";
import { formatMonth } from "#domain/kernel/format.ts";
import { add, sum } from "#domain/kernel/pesos.ts";
import { amount, type Report, type ReportColumn, type ReportHead, text } from "#domain/report/report.ts";
import { ReportBuilder } from "#domain/report/report-builder.ts";
import { monthPeriod } from "#domain/report/report-period.ts";

interface MovementsByMonth {
  readonly chart: Chart;
  readonly account: Account;
  /** Everything posted on it before the first month. */
  readonly opening: Movement;
  /** In order; a month without movement too. */
  readonly movements: readonly { readonly month: Month; readonly movement: Movement }[];
}

/** The final balance goes on from the opening one by the side that the account grows on. */
function columnsOf({ nature }: Account): readonly ReportColumn[] {
  const debit = { key: "debit", ...(nature === "credit" && { minus: true as const }) };
  const credit = { key: "credit", ...(nature === "debit" && { minus: true as const }) };
  return [
    { key: "month", label: "Mes", kind: "text" },
    { key: "opening", label: "Saldo inicial", kind: "amount", running: true },
    { key: "debit", label: "Débitos", kind: "amount" },
    { key: "credit", label: "Créditos", kind: "amount" },
    {
      key: "closing",
      label: "Saldo final",
      kind: "amount",
      running: true,
      adds: [{ key: "opening" }, debit, credit],
    },
  ];
}

/** What an account moved in each month as a report; each month leads to its ledger. */
export function movementsByMonthReport(
  { chart, account, opening, movements }: MovementsByMonth,
  head: ReportHead,
): Report {
  const table = new ReportBuilder(columnsOf(account));
  const start = naturalBalance(account, opening);
  let balance = start;
  const months = movements.map(({ month, movement }) => {
    const before = balance;
    balance = add(before, naturalBalance(account, movement));
    const figures = [before, movement.debit, movement.credit, balance].map(amount);
    return table.line([text(formatMonth(month)), ...figures], {
      source: { kind: "account", account: account.code, period: monthPeriod(month) },
      ...(isAgainstNature(account, balance) && { warning: ABNORMAL_BALANCE }),
    });
  });
  const debit = sum(movements.map(({ movement }) => movement.debit));
  const credit = sum(movements.map(({ movement }) => movement.credit));
  table.total("Total", [start, debit, credit, balance].map(amount), months);
  const name = displayName(chart, account);
  return table.report({
    title: `Movimiento por mes: ${chart.showsCodes ? `${account.code} ` : ""}${name}`,
    ...head,
  });
}
