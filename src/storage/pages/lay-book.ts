import type { AccountLookup } from "#domain/accounting/chart.ts";
import { checkEntry } from "#domain/accounting/entries/check-entry.ts";
import type { PucLookup } from "#domain/accounting/puc-of-account.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { type Pesos, pesos, trySum } from "#domain/kernel/pesos.ts";
import type { MonthRow, PageRow, StoredEntry } from "../shapes/rows.ts";
import {
  countEntry,
  DRAFTS_PAGE,
  emptyMonth,
  type MonthDraft,
  markPage,
  monthRow,
  type NotableAccounts,
  notableIn,
  summarize,
} from "./month-draft.ts";
import { inOrder } from "./page-order.ts";
import { PAGE_SIZE } from "./pages.ts";

/** A book rebuilt from its entries alone. */
export interface LaidBook {
  readonly pages: readonly PageRow[];
  readonly months: readonly MonthRow[];
  readonly entries: number;
  readonly turnover: Pesos;
  readonly lastNumber: number;
  /** Numbers of entries that had to change: unbalanced ones are voided, repeated ones renumbered. */
  readonly setAside: readonly number[];
}

/** The records a book is rebuilt from. */
export interface BookEntries {
  readonly sound: readonly StoredEntry[];
  /**
   * Of a later version: they keep their numbers, count nowhere, and lie beside the month's drafts, where no page that
   * fills or splits touches them.
   */
  readonly newer: readonly StoredEntry[];
}

interface MonthEntries {
  readonly sound: StoredEntry[];
  readonly newer: StoredEntry[];
}

interface Settled {
  readonly entries: StoredEntry[];
  readonly setAside: number[];
  turnover: number;
  last: number;
}

function debitOf(entry: StoredEntry): number {
  return trySum(entry.lines.map((line) => line.debit)) ?? Number.NaN;
}

/**
 * A valid posted entry stays posted; one that could never have been posted keeps its number and counts nowhere
 * (AC-01).
 */
function settle(entry: StoredEntry, chart: AccountLookup, into: Settled): StoredEntry {
  if (entry.status !== "posted") return entry;
  const turnover = into.turnover + debitOf(entry);
  if (checkEntry(entry, chart).length === 0 && Number.isSafeInteger(turnover)) {
    into.turnover = turnover;
    return entry;
  }
  into.setAside.push(entry.number);
  return { ...entry, status: "void" };
}

/** The highest plausible number: one far beyond the count of entries is damage. */
function highest(entries: readonly StoredEntry[]): number {
  const likely = entries.length * 10 + 10_000;
  return entries.reduce((last, entry) => (entry.number <= likely ? Math.max(last, entry.number) : last), 0);
}

function settleAll({ sound, newer }: BookEntries, chart: AccountLookup): Settled {
  const settled: Settled = { entries: [], setAside: [], turnover: 0, last: highest([...sound, ...newer]) };
  const taken = new Set<number>(newer.map((entry) => entry.number));
  const { last } = settled;
  for (const each of [...sound].sort(inOrder)) {
    let entry = settle(each, chart, settled);
    if (entry.status !== "draft") {
      if (taken.has(entry.number) || entry.number < 1 || entry.number > last) {
        settled.setAside.push(entry.number);
        settled.last += 1;
        entry = { ...entry, number: settled.last };
      }
      taken.add(entry.number);
    } else if (entry.number !== 0) entry = { ...entry, number: 0 };
    settled.entries.push(entry);
  }
  return settled;
}

function layMonth(draft: MonthDraft, { sound, newer }: BookEntries, notable: NotableAccounts): PageRow[] {
  const { bookId, month } = draft;
  const drafts = [...sound.filter((entry) => entry.status === "draft"), ...newer];
  const numbered = sound.filter((entry) => entry.status !== "draft").sort(inOrder);
  for (const entry of sound) countEntry(draft, entry, 1, notable);
  const rows: PageRow[] = drafts.length > 0 ? [{ bookId, month, page: DRAFTS_PAGE, entries: drafts }] : [];
  for (let from = 0; from < numbered.length; from += PAGE_SIZE) {
    const page = draft.nextPage++;
    const part = numbered.slice(from, from + PAGE_SIZE);
    markPage(draft, page, [], part);
    const summary = summarize(page, part);
    if (summary) draft.pages.push(summary);
    rows.push({ bookId, month, page, entries: part });
  }
  return rows;
}

function byMonth({ sound, newer }: BookEntries, closed: ReadonlySet<Month>): Map<Month, MonthEntries> {
  const months = new Map<Month, MonthEntries>();
  const at = (month: Month): MonthEntries => {
    const known = months.get(month) ?? { sound: [], newer: [] };
    months.set(month, known);
    return known;
  };
  for (const month of closed) at(month);
  for (const entry of sound) at(monthOf(entry.date)).sound.push(entry);
  for (const entry of newer) at(monthOf(entry.date)).newer.push(entry);
  return months;
}

/** Lays pages, month totals and counters again from the entries, which may be in any order and of any state. */
export function layBook(
  bookId: BookId,
  entries: BookEntries,
  closed: ReadonlySet<Month>,
  chart: PucLookup,
): LaidBook {
  const notable = notableIn(chart);
  const settled = settleAll(entries, chart);
  const pages: PageRow[] = [];
  const months: MonthRow[] = [];
  for (const [month, each] of byMonth({ ...entries, sound: settled.entries }, closed)) {
    const draft = emptyMonth(bookId, month);
    draft.closed = closed.has(month);
    pages.push(...layMonth(draft, each, notable));
    months.push(monthRow(draft));
  }
  const posted = settled.entries.filter((entry) => entry.status === "posted").length;
  const { turnover, last, setAside } = settled;
  return { pages, months, entries: posted, turnover: pesos(turnover), lastNumber: last, setAside };
}
