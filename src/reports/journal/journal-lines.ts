import { type Chart, displayName, findAccount } from "#domain/accounting/chart.ts";
import type { Entry, EntryLine, EntryOrigin } from "#domain/accounting/entries/entry.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import {
  amount,
  NONE,
  type ReportCell,
  type ReportColumn,
  type ReportRow,
  text,
} from "#domain/report/report.ts";

/** The journal as a table for other programs: one line of an entry per row, each row complete in itself. */
export const JOURNAL_LINE_COLUMNS: readonly ReportColumn[] = [
  { key: "date", label: "Fecha", kind: "day" },
  { key: "number", label: "Número", kind: "number" },
  { key: "kind", label: "Tipo", kind: "text" },
  { key: "code", label: "Código", kind: "code" },
  { key: "account", label: "Cuenta", kind: "text" },
  { key: "thirdParty", label: "Tercero", kind: "text" },
  { key: "document", label: "Documento", kind: "text" },
  { key: "description", label: "Detalle", kind: "text" },
  { key: "debit", label: "Debe", kind: "amount" },
  { key: "credit", label: "Haber", kind: "amount" },
];

const KINDS: Readonly<Record<EntryOrigin, string>> = {
  journal: "Diario",
  simple: "Diario",
  guided: "Diario",
  import: "Diario",
  sample: "Diario",
  reversal: "Reversión",
  payroll: "Nómina",
  closing: "Cierre",
  inventory: "Inventario",
};

const figure = (value: Pesos): ReportCell => (value === 0 ? NONE : amount(value));

function start(entry: Entry, kind: string): ReportCell[] {
  return [{ kind: "day", day: entry.date }, { kind: "number", value: entry.number, decimals: 0 }, text(kind)];
}

function lineRow(chart: Chart, entry: Entry, line: EntryLine): ReportRow {
  const account = findAccount(chart, line.account);
  const words = line.note ? `${entry.description}, ${line.note}` : entry.description;
  const cells = [
    ...start(entry, KINDS[entry.origin]),
    text(chart.showsCodes ? line.account : ""),
    text(account ? displayName(chart, account) : line.account),
    text(line.thirdParty ?? ""),
    text(entry.reference),
    text(words),
    figure(line.debit),
    figure(line.credit),
  ];
  return { kind: "line", level: 0, cells };
}

/** The rows of one entry. A void entry is one row without figures, so that its number is not missing. */
export function journalLineRows(chart: Chart, entry: Entry): ReportRow[] {
  if (entry.status !== "void") return entry.lines.map((line) => lineRow(chart, entry, line));
  const words = [text(entry.reference), text(entry.description)];
  const cells = [...start(entry, "Anulado"), text(""), text(""), text(""), ...words, NONE, NONE];
  return [{ kind: "line", level: 0, cells }];
}
