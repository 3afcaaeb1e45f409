import { compareEntries, type Entry } from "#domain/accounting/entry.ts";
import type { Month } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { type Pesos, sum } from "#domain/kernel/pesos.ts";
import { fold } from "#domain/kernel/spanish.ts";
import type { AppStorage } from "../app-storage.ts";
import { DRAFTS_PAGE } from "../month-draft.ts";
import { entriesOf, totalsOf } from "../read-record.ts";
import type { PageSummary } from "../rows.ts";
import { monthRows } from "./balances.ts";

/** One page of the journal: how much is on it, without reading it. The order of pages is the order of entries. */
export type JournalPage = Pick<
  PageSummary,
  "page" | "entries" | "lines" | "firstDate" | "minNumber" | "maxNumber"
>;

/** What the journal of one month shows before any entry is read: enough to lay out the whole list. */
export interface JournalMonth {
  readonly month: Month;
  readonly closed: boolean;
  readonly posted: number;
  readonly pages: readonly JournalPage[];
  /** Sums of the month's posted entries. */
  readonly debit: Pesos;
  readonly credit: Pesos;
  /** Sums of everything before the month: "Vienen de …". */
  readonly broughtDebit: Pesos;
  readonly broughtCredit: Pesos;
  /** Unfinished entries, in order; they are read with the month, being few. */
  readonly drafts: readonly Entry[];
}

export async function journalMonth(storage: AppStorage, bookId: BookId, month: Month): Promise<JournalMonth> {
  const rows = await monthRows(storage, bookId, "", month);
  const own = rows.find((row) => row.month === month);
  const before = rows
    .filter((row) => row.month < month)
    .flatMap((row) => totalsOf(row).map(([, total]) => total));
  const totals = own ? totalsOf(own).map(([, total]) => total) : [];
  const drafts = own && own.drafts > 0 ? await storage.db.pages.get([bookId, month, DRAFTS_PAGE]) : undefined;
  return {
    month,
    closed: own?.closed ?? false,
    posted: own?.posted ?? 0,
    pages: own?.pages ?? [],
    debit: sum(totals.map((total) => total.debit)),
    credit: sum(totals.map((total) => total.credit)),
    broughtDebit: sum(before.map((total) => total.debit)),
    broughtCredit: sum(before.map((total) => total.credit)),
    drafts: entriesOf(drafts).sort(compareEntries),
  };
}

/** The entries of some pages of a month, posted and void, in the order of the journal. */
export async function journalPages(
  { db }: AppStorage,
  bookId: BookId,
  month: Month,
  pages: readonly number[],
): Promise<ReadonlyMap<number, readonly Entry[]>> {
  const rows = await db.pages.bulkGet(pages.map((page): [string, string, number] => [bookId, month, page]));
  return new Map(pages.map((page, index) => [page, entriesOf(rows[index])]));
}

/** Entries of whole months, in order, posted and void; drafts left out. For reports and exports. */
export async function entriesOfMonths(
  storage: AppStorage,
  bookId: BookId,
  from: Month,
  to: Month,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const row of await monthRows(storage, bookId, from, to)) {
    const pages = row.pages.map((page) => page.page);
    for (const found of (await journalPages(storage, bookId, row.month, pages)).values())
      entries.push(...found);
  }
  return entries;
}

export async function entryByNumber(
  storage: AppStorage,
  bookId: BookId,
  number: number,
): Promise<Entry | null> {
  for (const row of await monthRows(storage, bookId, "", "\uffff")) {
    const candidates = row.pages.filter((page) => page.minNumber <= number && number <= page.maxNumber);
    const found = await journalPages(
      storage,
      bookId,
      row.month,
      candidates.map((page) => page.page),
    );
    for (const entries of found.values()) {
      const entry = entries.find((each) => each.number === number);
      if (entry) return entry;
    }
  }
  return null;
}

function matches(entry: Entry, words: readonly string[]): boolean {
  const text = fold(
    `${entry.number} ${entry.reference} ${entry.description} ${entry.lines.map((line) => `${line.account} ${line.debit || line.credit} ${line.thirdParty ?? ""}`).join(" ")}`,
  );
  return words.every((word) => text.includes(word));
}

/**
 * Entries whose number, reference, description, accounts or amounts hold every word, newest month first, at most
 * `limit`. `stop` ends a search that is no longer wanted.
 */
export async function searchEntries(
  storage: AppStorage,
  bookId: BookId,
  query: string,
  limit = 200,
  stop: { readonly aborted: boolean } = { aborted: false },
): Promise<Entry[]> {
  const words = fold(query)
    .split(/\s+/)
    .filter((word) => word !== "")
    .map((word) => word.replaceAll(".", ""));
  if (words.length === 0) return [];
  const found: Entry[] = [];
  for (const row of (await monthRows(storage, bookId, "", "\uffff")).reverse()) {
    for (const page of [{ page: DRAFTS_PAGE }, ...[...row.pages].reverse()]) {
      if (stop.aborted || found.length >= limit) return found.slice(0, limit);
      const entries = entriesOf(await storage.db.pages.get([bookId, row.month, page.page]));
      found.push(...entries.filter((entry) => matches(entry, words)).reverse());
    }
  }
  return found.slice(0, limit);
}

/** The last posted entry whose description begins like this one: offered to be filled in again (D3). */
export async function similarEntry(
  storage: AppStorage,
  bookId: BookId,
  description: string,
): Promise<Entry | null> {
  const wanted = fold(description.trim());
  if (wanted.length < 3) return null;
  // The two newest months are enough: what repeats, repeats monthly.
  const rows = (await monthRows(storage, bookId, "", "\uffff")).slice(-2).reverse();
  for (const row of rows) {
    for (const page of [...row.pages].reverse().slice(0, 10)) {
      const entries = entriesOf(await storage.db.pages.get([bookId, row.month, page.page]));
      const entry = entries.findLast(
        (each) => each.status === "posted" && fold(each.description).startsWith(wanted),
      );
      if (entry) return entry;
    }
  }
  return null;
}
