import { type Chart, displayName, findAccount } from "#domain/accounting/chart.ts";
import type { Counterpart, Ledger, LedgerLine } from "#domain/accounting/ledger/ledger.ts";
import { addDays, addMonths, firstDay, monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay, formatMonthName } from "#domain/kernel/format.ts";
import { type Pesos, subtract, sum } from "#domain/kernel/pesos.ts";
import { entryCells, NUMBER_AND_DOCUMENT } from "#domain/report/entry-columns.ts";
import {
  amount,
  NONE,
  type Report,
  type ReportCell,
  type ReportColumn,
  type ReportHead,
  type ReportSpan,
  text,
} from "#domain/report/report.ts";
import { ReportBuilder } from "#domain/report/report-builder.ts";

const COLUMNS: readonly ReportColumn[] = [
  { key: "date", label: "Fecha", kind: "day" },
  ...NUMBER_AND_DOCUMENT,
  { key: "description", label: "Detalle", kind: "text" },
  { key: "counterpart", label: "Contrapartida", kind: "text" },
  { key: "debit", label: "Debe", kind: "amount" },
  { key: "credit", label: "Haber", kind: "amount" },
  { key: "balance", label: "Saldo", kind: "amount", running: true },
];

/** "1305 Clientes", "Varias", or empty when the entry only uses this account. */
export function counterpartText(chart: Chart, counterpart: Counterpart): string {
  if (counterpart.kind === "several") return "Varias";
  if (counterpart.kind === "none") return "";
  const account = findAccount(chart, counterpart.account);
  const name = account ? displayName(chart, account) : counterpart.account;
  return chart.showsCodes && account ? `${account.code} ${name}` : name;
}

/** "Vienen de septiembre", or "Vienen del 14/10/2026" when the period does not start with a month. */
export function broughtForwardLabel(from: Day): string {
  const month = monthOf(from);
  if (from === firstDay(month)) return `Vienen de ${formatMonthName(addMonths(month, -1))}`;
  return `Vienen del ${formatDay(addDays(from, -1))}`;
}

function addLine(table: ReportBuilder, chart: Chart, line: LedgerLine): ReportSpan {
  const { entry } = line;
  const blank = (value: Pesos): ReportCell => (value === 0 ? NONE : amount(value));
  const cells = [
    { kind: "day", day: entry.date } as const,
    ...entryCells(entry),
    text(entry.description),
    text(counterpartText(chart, line.counterpart)),
    blank(line.debit),
    blank(line.credit),
    amount(line.balance),
  ];
  return table.line(cells, { source: { kind: "entry", number: entry.number, date: entry.date } });
}

/** Brought forward, movements, sums of each month, final balance; answers the sums of its months. */
function addLedger(table: ReportBuilder, chart: Chart, ledger: Ledger, from: Day): readonly ReportSpan[] {
  table.note(broughtForwardLabel(from), [amount(ledger.opening)]);
  const months = ledger.months.map(({ month, lines, debit, credit, balance }) => {
    const own = lines.map((line) => addLine(table, chart, line));
    const figures = [amount(debit), amount(credit), amount(balance)];
    return table.subtotal(`Sumas de ${formatMonthName(month)}`, figures, own);
  });
  const totals = [amount(ledger.debit), amount(ledger.credit), amount(ledger.closing)];
  table.total("Saldo final", totals, months);
  return months;
}

function accountTitle(chart: Chart, { account }: Ledger): string {
  const name = displayName(chart, account);
  return chart.showsCodes ? `${account.code} ${name}` : name;
}

/** The ledger of one account as a report. */
export function ledgerReport(chart: Chart, ledger: Ledger, head: ReportHead, from: Day): Report {
  const table = new ReportBuilder(COLUMNS);
  addLedger(table, chart, ledger, from);
  return table.report({ title: `Libro mayor: ${accountTitle(chart, ledger)}`, ...head });
}

/** The ledgers of many accounts one below the other; together, their debits equal their credits. */
export function ledgersReport(chart: Chart, ledgers: readonly Ledger[], head: ReportHead, from: Day): Report {
  const table = new ReportBuilder(COLUMNS);
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
