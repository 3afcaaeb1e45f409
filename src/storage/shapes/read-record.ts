import type { AccountCode } from "#domain/accounting/account.ts";
import type { Entry, EntryLine } from "#domain/accounting/entries/entry.ts";
import { ITEMIZED_EDITION } from "#domain/statement/books/itemized-accounts.ts";
import { readSummary } from "../pages/page-summary.ts";
import { monthFrameShape, totalShape } from "./records/book-shapes.ts";
import { entryShape } from "./records/entry-shape.ts";
import type { AccountTotal, ItemizedEntries, MonthRow, PageRow, PageSummary, StoredEntry } from "./rows.ts";
import { isObject } from "./shape.ts";

// Records may have been damaged, or written by a later version or by something else. What this version cannot read is
// left out here and named by the check of the books; no report ever sees it (ST-15).

export function isStoredEntry(value: unknown): value is StoredEntry {
  return entryShape.check(value) === "ok";
}

export interface SplitEntries {
  readonly sound: readonly StoredEntry[];
  /** Unchanged, so that a write can keep them as they were. */
  readonly unsound: readonly unknown[];
}

/** Splits the contents of a page's record, whatever its shape, into sound and unsound entries. */
export function splitEntries(raw: unknown): SplitEntries {
  if (!Array.isArray(raw)) return { sound: [], unsound: raw === undefined ? [] : [raw] };
  if (raw.every(isStoredEntry)) return { sound: raw, unsound: [] };
  return { sound: raw.filter(isStoredEntry), unsound: raw.filter((entry) => !isStoredEntry(entry)) };
}

/** The page's sound entries, as entries of its book. */
export function entriesOf(row: PageRow | undefined): Entry[] {
  if (!row || !Array.isArray(row.entries)) return [];
  return row.entries.filter(isStoredEntry).map((entry) => ({ ...entry, bookId: row.bookId }));
}

/** Predicate for the wanted accounts. */
export type Names = (code: AccountCode) => boolean;

interface PageFilter {
  /** Of an entry that may be unsound. */
  readonly mayCount?: (entry: StoredEntry) => boolean;
  /** Of whom the line of a matching account names. */
  readonly isIt?: ((thirdParty: string | undefined) => boolean) | undefined;
}

/**
 * Returns a reader of a page's sound entries with a line on a matching account; all if null. Other entries are
 * skipped unchecked.
 */
export function pageReader(
  names: Names | null,
  { mayCount, isIt }: PageFilter = {},
): (row: PageRow | undefined) => Entry[] {
  if (names === null) return entriesOf;
  const isWho = (thirdParty: unknown) =>
    isIt === undefined || isIt(typeof thirdParty === "string" ? thirdParty : undefined);
  const fits = (line: EntryLine | null) =>
    typeof line?.account === "string" && names(line.account) && isWho(line.thirdParty);
  const mentions = (entry: StoredEntry | null) =>
    Array.isArray(entry?.lines) && (mayCount?.(entry) ?? true) && entry.lines.some(fits);
  return (row) => {
    if (!row || !Array.isArray(row.entries)) return [];
    return entriesOf({ ...row, entries: row.entries.filter(mentions) });
  };
}

function isTotal(value: unknown): value is AccountTotal {
  return totalShape.check(value) === "ok";
}

/** Whether a command can build on the month's record; if not, the check and repair of the books handle it. */
export function isSoundMonth(row: MonthRow): boolean {
  return monthFrameShape.check(row) === "ok" && isObject(row.accounts);
}

/** A month in the form queries use. */
export interface ReadMonth extends Omit<MonthRow, "pages"> {
  readonly pages: readonly PageSummary[];
}

/** Converts a month for queries: of a damaged record only the sound parts. */
export function readableMonth(row: MonthRow): ReadMonth {
  return isSoundMonth(row)
    ? { ...row, pages: row.pages.map((stored) => readSummary(row.month, stored)) }
    : { ...row, posted: 0, drafts: 0, pages: [], accounts: Object.fromEntries(totalsOf(row)) };
}

/**
 * The itemized entries of a month; null if it has none stored, stored them by another edition, or they cannot be read.
 */
export function readItemized(kept: unknown): readonly StoredEntry[] | null {
  if (typeof kept !== "object" || kept === null) return null;
  const { edition, entries } = kept as ItemizedEntries;
  return edition === ITEMIZED_EDITION && Array.isArray(entries) && entries.every(isStoredEntry)
    ? entries
    : null;
}

/** The month's sound totals by account. */
export function totalsOf(row: Pick<MonthRow, "accounts">): [AccountCode, AccountTotal][] {
  return Object.entries(row.accounts ?? {}).filter((entry): entry is [AccountCode, AccountTotal] =>
    isTotal(entry[1]),
  );
}
