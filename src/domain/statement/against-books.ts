import { makeDay } from "../kernel/as-day.ts";
import { firstDay, yearOf } from "../kernel/calendar-day.ts";
import type { Day, Month } from "../kernel/day.ts";
import { formatMonthName } from "../kernel/format.ts";
import { type Pesos, pesos } from "../kernel/pesos.ts";
import type { Report, ReportRow } from "../report/report.ts";
import type { Period } from "../report/report-period.ts";
import { periodInWords } from "./books/column-heading.ts";
import { comparativePeriod } from "./comparative-period.ts";
import { COMPARISONS, type Comparison } from "./comparison.ts";
import type { StatementKind } from "./statement-kind.ts";

const MONTHS = Array.from({ length: 12 }, (_, index) =>
  formatMonthName(`2024-${String(index + 1).padStart(2, "0")}` as Month),
);

/** The year of a period over two years, which earlier versions printed twice. */
const TWICE = /( de \d{4})\1$/;

const METHOD = /, método (directo|indirecto)$/;

/** What a statement of the books says of itself: its days, what it compares with, and how its cash flow was made. */
export interface KeptTerms {
  readonly period: Period;
  /** null: nothing; unknown: something that its last day alone does not lead to. */
  readonly comparison: Comparison | null | "unknown";
  readonly direct: boolean;
}

function periodBegun(words: string, to: Day): Period | null {
  const [, date, name, year] = /^Del (\d+) de (\p{L}+)(?: de (\d{4}))? al /u.exec(words) ?? [];
  if (name === undefined) return null;
  const from = makeDay(Number(year ?? yearOf(to)), MONTHS.indexOf(name) + 1, Number(date));
  return from === null || from > to ? null : { from, to };
}

/** A balance has no first day; its comparison tells whether it is of a year or of a month. */
function periodsOf(kind: StatementKind, words: string, to: Day): readonly Period[] {
  if (kind === "balance")
    return ["01", to.slice(5, 7)].map((month) => ({ from: firstDay(inYear(to, month)), to }));
  const period = periodBegun(words, to);
  return period === null ? [] : [period];
}

const inYear = (to: Day, month: string) => `${to.slice(0, 4)}-${month}` as Month;

/**
 * Reads the terms of a kept statement of the books, whose record has only its last day, from the words that it prints;
 * null if they are not the words of that day. What it reads is put in words again and compared: nothing is guessed.
 */
export function keptTerms(kind: StatementKind, report: Report, to: Day): KeptTerms | null {
  const words = report.period.replace(METHOD, "").replace(TWICE, "$1");
  const direct = METHOD.exec(report.period)?.[1] === "directo";
  const periods = periodsOf(kind, words, to);
  for (const period of periods) {
    if (words === periodInWords(kind, [period])) return { period, comparison: null, direct };
    const comparison = COMPARISONS.find(
      (each) => words === periodInWords(kind, [period, comparativePeriod(period, each)]),
    );
    if (comparison !== undefined) return { period, comparison, direct };
  }
  const [period] = periods;
  const alone = period && periodInWords(kind, [period]);
  const isOther = alone !== undefined && words.startsWith(alone) && /^,? y /.test(words.slice(alone.length));
  return isOther && period !== undefined ? { period, comparison: "unknown", direct } : null;
}

/** A line whose figure of the present period is not what was kept. */
export interface ChangedLine {
  readonly label: string;
  readonly kept: Pesos;
  readonly now: Pesos;
}

interface ToldLine {
  readonly label: string;
  readonly amount: Pesos;
}

/** The figure of a row: the first period, and in the statement of equity the sum of its components. */
function told({ cells }: ReportRow, kind: StatementKind): ToldLine | null {
  const amounts = cells.flatMap((cell) => (cell.kind === "amount" ? [cell.amount] : []));
  const amount = kind === "equity" ? amounts.at(-1) : amounts[0];
  const [label] = cells.flatMap((cell) => (cell.kind === "text" ? [cell.text] : []));
  return amount === undefined || label === undefined ? null : { label, amount };
}

/** The lines of the present period by key; accounts and earlier blocks of equity are left out. */
function linesOf(report: Report, kind: StatementKind): ReadonlyMap<string, ToldLine> {
  const lines = new Map<string, ToldLine>();
  for (const row of report.rows) {
    const key = row.kind !== "note" && row.source?.kind === "line" ? row.source.line : null;
    const line = key === null || /@[1-9]/.test(key) ? null : told(row, kind);
    if (key !== null && line !== null) lines.set(key, line);
  }
  return lines;
}

/** Each key once: in the order of today's statement, those of the kept one alone after their predecessor there. */
function inOrder(before: readonly string[], after: readonly string[]): readonly string[] {
  const keys = [...after];
  let at = 0;
  for (const key of before) {
    const found = keys.indexOf(key);
    if (found < 0) keys.splice(at, 0, key);
    at = (found < 0 ? at : found) + 1;
  }
  return keys;
}

/** The lines that a kept statement and the same one made today tell otherwise; a line that one lacks is zero in it. */
export function changedLines(kind: StatementKind, kept: Report, now: Report): readonly ChangedLine[] {
  const [before, after] = [linesOf(kept, kind), linesOf(now, kind)];
  return inOrder([...before.keys()], [...after.keys()]).flatMap((key) => {
    const [old, fresh] = [before.get(key), after.get(key)];
    const line = fresh ?? old;
    const [was, is] = [old?.amount ?? pesos(0), fresh?.amount ?? pesos(0)];
    return line === undefined || was === is ? [] : [{ label: line.label, kept: was, now: is }];
  });
}

/** By how much the line that changed most did. */
export function largestChange(lines: readonly ChangedLine[]): Pesos {
  return pesos(lines.reduce((most, { kept, now }) => Math.max(most, Math.abs(now - kept)), 0));
}
