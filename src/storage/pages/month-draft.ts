import type { AccountCode } from "#domain/accounting/account.ts";
import type { PucLookup } from "#domain/accounting/puc-of-account.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { Names } from "../shapes/read-record.ts";
import type { AccountTotal, MonthRow, PageSummary, StoredEntry } from "../shapes/rows.ts";
import {
  countItemized,
  type ItemizedCount,
  itemizedCount,
  itemizedIn,
  storeItemized,
} from "./itemized-entries.ts";
import { withPage } from "./page-bits.ts";
import { readSummary, storeSummary } from "./page-summary.ts";
import { PartyCount } from "./party-sums.ts";

/** Page 0 of a month holds its drafts: they have no number, no order and no totals. */
export const DRAFTS_PAGE = 0;

/** A month's record while a command changes it. Used only by storage/pages and by code that rebuilds months. */
export interface MonthDraft {
  readonly bookId: BookId;
  readonly month: Month;
  closed: boolean;
  posted: number;
  drafts: number;
  nextPage: number;
  pages: PageSummary[];
  readonly accounts: Map<string, CountedTotal>;
  itemized: ItemizedCount;
  chosen: number;
  /** Null where the month keeps none. */
  readonly parties: PartyCount | null;
}

/** The accounts of a chart of which a month keeps more than sums. */
export interface NotableAccounts {
  readonly itemized: Names;
}

export function notableIn(chart: PucLookup): NotableAccounts {
  return { itemized: itemizedIn(chart) };
}

/** An account's total during counting: changed in place, since an import counts hundreds of thousands of lines. */
interface CountedTotal {
  debit: number;
  credit: number;
  pages: readonly number[];
}

export function emptyMonth(bookId: BookId, month: Month): MonthDraft {
  const counts = { posted: 0, drafts: 0, chosen: 0, nextPage: 1 };
  const sums = { accounts: new Map(), itemized: new Map(), parties: PartyCount.empty() };
  return { bookId, month, closed: false, ...counts, pages: [], ...sums };
}

export function monthDraft(row: MonthRow): MonthDraft {
  return {
    ...row,
    pages: row.pages.map((stored) => readSummary(row.month, stored)),
    accounts: new Map(Object.entries(row.accounts).map(([code, total]) => [code, { ...total }])),
    itemized: itemizedCount(row.notable),
    chosen: row.chosen ?? 0,
    parties: PartyCount.of(row.parties),
  };
}

export function monthRow(draft: MonthDraft): MonthRow {
  const { bookId, month, closed, posted, drafts, nextPage } = draft;
  const used: [string, AccountTotal][] = [];
  for (const [code, { debit, credit, pages }] of draft.accounts) {
    if (debit !== 0 || credit !== 0 || pages.length > 0) {
      used.push([code, { debit: pesos(debit), credit: pesos(credit), pages }]);
    }
  }
  const itemized = storeItemized(draft.itemized);
  const parties = draft.parties?.stored();
  return {
    bookId,
    month,
    closed,
    posted,
    drafts,
    nextPage,
    pages: draft.pages.map(storeSummary),
    accounts: Object.fromEntries(used),
    ...(itemized && { notable: itemized }),
    ...(draft.chosen > 0 && { chosen: draft.chosen }),
    ...(parties && { parties }),
  };
}

function totalOf(draft: MonthDraft, account: string): CountedTotal {
  const known = draft.accounts.get(account);
  if (known) return known;
  const made = { debit: 0, credit: 0, pages: [] };
  draft.accounts.set(account, made);
  return made;
}

/** Adds (sign 1) or subtracts (sign −1) an entry's amounts; only posted ones count. */
export function countEntry(
  draft: MonthDraft,
  entry: StoredEntry,
  sign: 1 | -1,
  notable: NotableAccounts,
): void {
  if (entry.status === "draft") draft.drafts += sign;
  if (entry.status !== "posted") return;
  draft.posted += sign;
  if (entry.flows !== undefined) draft.chosen += sign;
  for (const line of entry.lines) {
    const total = totalOf(draft, line.account);
    total.debit += sign * line.debit;
    total.credit += sign * line.credit;
  }
  draft.itemized = countItemized(draft.itemized, entry, sign, notable.itemized);
  draft.parties?.count(entry, sign);
}

/** The accounts used by posted entries of a page. */
export function accountsOn(entries: readonly StoredEntry[]): Set<AccountCode> {
  const accounts = new Set<AccountCode>();
  for (const entry of entries) {
    if (entry.status === "posted") for (const line of entry.lines) accounts.add(line.account);
  }
  return accounts;
}

/** Sets the bits of `page` for one more entry on it. */
export function markEntry(draft: MonthDraft, page: number, added: StoredEntry): void {
  for (const account of accountsOn([added])) {
    const total = totalOf(draft, account);
    total.pages = withPage(total.pages, page, true);
  }
}

/** Updates the bits of `page` for the change of its entries from `before` to `after`. */
export function markPage(
  draft: MonthDraft,
  page: number,
  before: readonly StoredEntry[],
  after: readonly StoredEntry[],
): void {
  const named = accountsOn(after);
  for (const account of new Set([...accountsOn(before), ...named])) {
    const total = totalOf(draft, account);
    total.pages = withPage(total.pages, page, named.has(account));
  }
}

export function summarize(page: number, entries: readonly StoredEntry[]): PageSummary | null {
  const first = entries[0];
  if (!first) return null;
  let lines = 0;
  let minNumber = first.number;
  let maxNumber = first.number;
  for (const entry of entries) {
    lines += entry.lines.length;
    minNumber = Math.min(minNumber, entry.number);
    maxNumber = Math.max(maxNumber, entry.number);
  }
  return {
    page,
    entries: entries.length,
    lines,
    firstDate: first.date,
    firstNumber: first.number,
    minNumber,
    maxNumber,
  };
}
