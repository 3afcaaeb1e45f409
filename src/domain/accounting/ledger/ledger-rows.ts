import { addDays, addMonths, firstDay, monthOf } from "../../kernel/calendar-day.ts";
import type { Day } from "../../kernel/day.ts";
import { formatDay, formatMonthName } from "../../kernel/format.ts";
import type { Pesos } from "../../kernel/pesos.ts";
import { entryCells, NUMBER_AND_DOCUMENT } from "../../report/entry-columns.ts";
import {
  amount,
  NONE,
  type ReportCell,
  type ReportColumn,
  type ReportSpan,
  text,
} from "../../report/report.ts";
import type { ReportBuilder } from "../../report/report-builder.ts";
import { type Chart, displayName, findAccount } from "../chart.ts";
import type { Counterpart, Ledger, LedgerLine } from "./ledger.ts";

/** The columns of every ledger on paper. */
export const LEDGER_COLUMNS: readonly ReportColumn[] = [
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
export function addLedger(
  table: ReportBuilder,
  chart: Chart,
  ledger: Ledger,
  from: Day,
): readonly ReportSpan[] {
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

/** "1305 Clientes". */
export function accountTitle(chart: Chart, { account }: Pick<Ledger, "account">): string {
  const name = displayName(chart, account);
  return chart.showsCodes ? `${account.code} ${name}` : name;
}
