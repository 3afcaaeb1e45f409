import { type Chart, displayName, findAccount } from "#domain/accounting/chart.ts";
import { entryLabel } from "#domain/accounting/entries/entry-label.ts";
import type { Counterpart, Ledger, LedgerLine } from "#domain/accounting/ledger/ledger.ts";
import { addDays, addMonths, firstDay, monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay, formatMonthName } from "#domain/kernel/format.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
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
  { key: "entry", label: "Asiento", kind: "text" },
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
    text(entryLabel(entry)),
    text(entry.description),
    text(counterpartText(chart, line.counterpart)),
    blank(line.debit),
    blank(line.credit),
    amount(line.balance),
  ];
  return table.line(cells, { source: { kind: "entry", number: entry.number, date: entry.date } });
}

/** The ledger of one account as a report: brought forward, movements, sums of each month, final balance. */
export function ledgerReport(chart: Chart, ledger: Ledger, head: ReportHead, from: Day): Report {
  const table = new ReportBuilder(COLUMNS);
  table.note(broughtForwardLabel(from), [amount(ledger.opening)]);
  const months = ledger.months.map(({ month, lines, debit, credit, balance }) => {
    const own = lines.map((line) => addLine(table, chart, line));
    const figures = [amount(debit), amount(credit), amount(balance)];
    return table.subtotal(`Sumas de ${formatMonthName(month)}`, figures, own);
  });
  const totals = [amount(ledger.debit), amount(ledger.credit), amount(ledger.closing)];
  table.total("Saldo final", totals, months);
  const name = displayName(chart, ledger.account);
  return table.report({
    title: `Libro mayor: ${chart.showsCodes ? `${ledger.account.code} ` : ""}${name}`,
    ...head,
  });
}
