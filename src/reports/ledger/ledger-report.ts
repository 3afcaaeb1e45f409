import type { Chart } from "#domain/accounting/chart.ts";
import type { Ledger } from "#domain/accounting/ledger/ledger.ts";
import { accountTitle, addLedger, LEDGER_COLUMNS } from "#domain/accounting/ledger/ledger-rows.ts";
import type { Day } from "#domain/kernel/day.ts";
import { subtract, sum } from "#domain/kernel/pesos.ts";
import { amount, NONE, type Report, type ReportHead } from "#domain/report/report.ts";
import { ReportBuilder } from "#domain/report/report-builder.ts";

/** The ledger of one account as a report. */
export function ledgerReport(chart: Chart, ledger: Ledger, head: ReportHead, from: Day): Report {
  const table = new ReportBuilder(LEDGER_COLUMNS);
  addLedger(table, chart, ledger, from);
  return table.report({ title: `Libro mayor: ${accountTitle(chart, ledger)}`, ...head });
}

/** The ledgers of many accounts one below the other; together, their debits equal their credits. */
export function ledgersReport(chart: Chart, ledgers: readonly Ledger[], head: ReportHead, from: Day): Report {
  const table = new ReportBuilder(LEDGER_COLUMNS);
  const months = ledgers.flatMap((ledger) => {
    table.heading(accountTitle(chart, ledger));
    return addLedger(table, chart, ledger, from);
  });
  const debit = sum(ledgers.map((ledger) => ledger.debit));
  const credit = sum(ledgers.map((ledger) => ledger.credit));
  const difference = subtract(debit, credit);
  table.total(difference === 0 ? "Sumas iguales" : "Sumas", [amount(debit), amount(credit), NONE], months);
  return table.report({ title: "Libros auxiliares", ...head }, [
    { label: "Sumas iguales", holds: difference === 0, difference },
  ]);
}
