import { type Chart, displayName, findAccount } from "#domain/accounting/chart.ts";
import type { Entry, EntryLine } from "#domain/accounting/entries/entry.ts";
import { addMonths } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import { formatMonthName } from "#domain/kernel/format.ts";
import { type Pesos, sum, ZERO } from "#domain/kernel/pesos.ts";
import { plural } from "#domain/kernel/spanish.ts";
import { entryCells, NUMBER_AND_DOCUMENT } from "#domain/report/entry-columns.ts";
import {
  amount,
  NONE,
  type Report,
  type ReportCell,
  type ReportColumn,
  type ReportHead,
  type ReportRow,
  text,
} from "#domain/report/report.ts";
import { ReportBuilder } from "#domain/report/report-builder.ts";

/** Running totals. */
export interface Sums {
  readonly debit: Pesos;
  readonly credit: Pesos;
}

export const NO_SUMS: Sums = { debit: ZERO, credit: ZERO };

const START: readonly ReportColumn[] = [{ key: "date", label: "Fecha", kind: "day" }, ...NUMBER_AND_DOCUMENT];
const NO_ENTRY = START.map(() => NONE);
const CODE: ReportColumn = { key: "code", label: "Código", kind: "code" };
const END: readonly ReportColumn[] = [
  { key: "account", label: "Detalle y cuenta", kind: "text" },
  { key: "debit", label: "Debe", kind: "amount" },
  { key: "credit", label: "Haber", kind: "amount" },
];

/** The columns of the journal report; charts without codes have no code column. */
export function journalColumns(chart: Chart): readonly ReportColumn[] {
  return chart.showsCodes ? [...START, CODE, ...END] : [...START, ...END];
}

function inColumns(chart: Chart, start: readonly ReportCell[], end: readonly ReportCell[]) {
  return chart.showsCodes ? [...start, NONE, ...end] : [...start, ...end];
}

function accountText(chart: Chart, line: EntryLine): string {
  const account = findAccount(chart, line.account);
  const name = account ? displayName(chart, account) : line.account;
  return [name, line.thirdParty, line.note].filter(Boolean).join(", ");
}

function lineRow(chart: Chart, line: EntryLine): ReportRow {
  const figure = (value: Pesos) => (value === 0 ? NONE : amount(value));
  const code = chart.showsCodes ? [text(line.account)] : [];
  const cells = [
    ...NO_ENTRY,
    ...code,
    text(accountText(chart, line)),
    figure(line.debit),
    figure(line.credit),
  ];
  // Credited accounts are indented further, as on paper.
  return { kind: "line", level: line.credit > 0 ? 2 : 1, cells };
}

/**
 * One entry: a row with date and description, then its lines. A void entry keeps its position and number, without
 * figures.
 */
export function journalEntryRows(chart: Chart, entry: Entry): ReportRow[] {
  const isVoid = entry.status === "void";
  const words = isVoid ? `Anulado: ${entry.description}` : entry.description;
  const start = [{ kind: "day", day: entry.date } as const, ...entryCells(entry)];
  const head: ReportRow = {
    kind: "heading",
    level: 1,
    cells: inColumns(chart, start, [text(words), NONE, NONE]),
    source: { kind: "entry", number: entry.number, date: entry.date },
  };
  return isVoid ? [head] : [head, ...entry.lines.map((line) => lineRow(chart, line))];
}

/** The sums plus those of the given entries; void entries and drafts are not counted. */
export function addEntries(sums: Sums, entries: readonly Entry[]): Sums {
  const lines = entries.filter((entry) => entry.status === "posted").flatMap((entry) => entry.lines);
  return {
    debit: sum([sums.debit, ...lines.map((line) => line.debit)]),
    credit: sum([sums.credit, ...lines.map((line) => line.credit)]),
  };
}

const labelled = (words: string): readonly ReportCell[] => [text(words), ...NO_ENTRY.slice(1)];

function sumsRow(chart: Chart, kind: "note" | "subtotal" | "total", label: string, sums: Sums): ReportRow {
  const figures = [amount(sums.debit), amount(sums.credit)];
  return { kind, level: 0, cells: inColumns(chart, labelled(label), [NONE, ...figures]) };
}

/** "Vienen de octubre", with the sums of all months before. */
export function broughtForwardRow(chart: Chart, month: Month, sums: Sums): ReportRow {
  return sumsRow(chart, "note", `Vienen de ${formatMonthName(addMonths(month, -1))}`, sums);
}

/** "Van a diciembre", with the sums of every month up to this one. */
export function carriedForwardRow(chart: Chart, month: Month, sums: Sums): ReportRow {
  return sumsRow(chart, "total", `Van a ${formatMonthName(addMonths(month, 1))}`, sums);
}

/** What the entries of a month add up to. */
export function monthSumsRow(chart: Chart, month: Month, sums: Sums): ReportRow {
  return sumsRow(chart, "subtotal", `Sumas de ${formatMonthName(month)}`, sums);
}

/** The end of the journal, with a tick when both sides agree. */
export function journalTotalRow(chart: Chart, sums: Sums): ReportRow {
  return sumsRow(chart, "total", sums.debit === sums.credit ? "Sumas iguales" : "Sumas del libro", sums);
}

/** Drafts are in no report; a printed report notes how many exist. */
export function draftsNote(chart: Chart, drafts: number): ReportRow {
  const words = `${plural(drafts, "borrador", "borradores")} sin registrar, fuera de este libro`;
  return { kind: "note", level: 0, cells: inColumns(chart, labelled(words), [NONE, NONE, NONE]) };
}

export interface JournalMonthInput {
  readonly chart: Chart;
  readonly month: Month;
  /** Posted and void, in order. */
  readonly entries: readonly Entry[];
  /** Sums of every month before. */
  readonly broughtForward: Sums;
  readonly drafts: number;
}

/** One month of the journal on paper: what it brings forward, its entries and sums, and what it carries forward. */
export function journalMonthReport(input: JournalMonthInput, head: ReportHead): Report {
  const { chart, month, entries, broughtForward, drafts } = input;
  const table = new ReportBuilder(journalColumns(chart));
  const before = table.add(broughtForwardRow(chart, month, broughtForward));
  const first = table.next;
  for (const entry of entries) for (const row of journalEntryRows(chart, entry)) table.add(row);
  const own = table.add(monthSumsRow(chart, month, addEntries(NO_SUMS, entries)), table.since(first));
  table.add(carriedForwardRow(chart, month, addEntries(broughtForward, entries)), [before, own]);
  if (drafts > 0) table.add(draftsNote(chart, drafts));
  return table.report({ title: "Libro diario", ...head });
}
