import { type Chart, displayName, findAccount } from "#domain/accounting/chart.ts";
import { entryLabel } from "#domain/accounting/entries/entry-label.ts";
import type { Counterpart, Ledger, LedgerLine } from "#domain/accounting/ledger/ledger.ts";
import { addDays, addMonths, type Day, firstDay, monthOf } from "#domain/kernel/calendar-day.ts";
import { formatDay, formatMonthName } from "#domain/kernel/format.ts";
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

const COLUMNS: readonly ReportColumn[] = [
  { key: "date", label: "Fecha", kind: "day" },
  { key: "entry", label: "Asiento", kind: "text" },
  { key: "description", label: "Detalle", kind: "text" },
  { key: "counterpart", label: "Contrapartida", kind: "text" },
  { key: "debit", label: "Debe", kind: "amount" },
  { key: "credit", label: "Haber", kind: "amount" },
  { key: "balance", label: "Saldo", kind: "amount", running: true },
];

/** "1305 Clientes", "Varias", or nothing when the entry names only this account. */
export function counterpartText(chart: Chart, counterpart: Counterpart): string {
  if (counterpart.kind === "several") return "Varias";
  if (counterpart.kind === "none") return "";
  const account = findAccount(chart, counterpart.account);
  const name = account ? displayName(chart, account) : counterpart.account;
  return chart.showsCodes && account ? `${account.code} ${name}` : name;
}

/** "Vienen de septiembre", or "Vienen del 14/10/2026" when the period does not begin with a month. */
export function broughtLabel(from: Day): string {
  const month = monthOf(from);
  if (from === firstDay(month)) return `Vienen de ${formatMonthName(addMonths(month, -1))}`;
  return `Vienen del ${formatDay(addDays(from, -1))}`;
}

function lineRow(chart: Chart, line: LedgerLine): ReportRow {
  const { entry } = line;
  const blank = (value: number): ReportCell => (value === 0 ? NONE : amount(value as LedgerLine["debit"]));
  return {
    kind: "line",
    level: 1,
    cells: [
      { kind: "day", day: entry.date },
      text(entryLabel(entry)),
      text(entry.description),
      text(counterpartText(chart, line.counterpart)),
      blank(line.debit),
      blank(line.credit),
      amount(line.balance),
    ],
    source: { kind: "entry", number: entry.number, date: entry.date },
  };
}

/** The ledger of one account as a report: brought forward, movements, the sums of each month, the final balance. */
export function ledgerReport(chart: Chart, ledger: Ledger, head: ReportHead, from: Day): Report {
  const sums = (
    label: string,
    debit: LedgerLine["debit"],
    credit: LedgerLine["debit"],
    balance: LedgerLine["debit"],
  ) => [text(label), NONE, NONE, NONE, amount(debit), amount(credit), amount(balance)];
  const rows: ReportRow[] = [
    {
      kind: "note",
      level: 0,
      cells: [text(broughtLabel(from)), NONE, NONE, NONE, NONE, NONE, amount(ledger.opening)],
    },
  ];
  const months: ReportSpan[] = [];
  for (const month of ledger.months) {
    const first = rows.length;
    for (const line of month.lines) rows.push(lineRow(chart, line));
    const label = `Sumas de ${formatMonthName(month.month)}`;
    const cells = sums(label, month.debit, month.credit, month.balance);
    const lines: ReportSpan[] = month.lines.length === 0 ? [] : [{ from: first, to: rows.length - 1 }];
    months.push({ from: rows.length, to: rows.length });
    rows.push({ kind: "subtotal", level: 0, cells, sums: lines });
  }
  rows.push({
    kind: "total",
    level: 0,
    cells: sums("Saldo final", ledger.debit, ledger.credit, ledger.closing),
    sums: months,
  });
  const name = displayName(chart, ledger.account);
  return {
    title: `Libro mayor: ${chart.showsCodes ? `${ledger.account.code} ` : ""}${name}`,
    ...head,
    columns: COLUMNS,
    rows,
    checks: [],
  };
}
