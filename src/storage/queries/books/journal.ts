import type { AccountCode } from "#domain/accounting/account.ts";
import { displayName } from "#domain/accounting/chart.ts";
import { compareEntries, type Entry } from "#domain/accounting/entries/entry.ts";
import type { Month } from "#domain/kernel/day.ts";
import { formatDay, formatLedger } from "#domain/kernel/format.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { type Pesos, trySum, ZERO } from "#domain/kernel/pesos.ts";
import { fold } from "#domain/kernel/spanish.ts";
import { documentNumber } from "#domain/parties/document.ts";
import { PartyIndex } from "#domain/parties/find-party.ts";
import { namesOf } from "#domain/parties/party.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { DRAFTS_PAGE } from "../../pages/month-draft.ts";
import { partiesOfBook } from "../../parties/parties-of-book.ts";
import { entriesOf, readableMonth, totalsOf } from "../../shapes/read-record.ts";
import type { AccountTotal, PageSummary } from "../../shapes/rows.ts";
import { monthRows } from "./balances.ts";
import { bookChart, getBook } from "./books.ts";

/** One page of the journal: its size, without reading it. Pages are in the order of their entries. */
export type JournalPage = Pick<
  PageSummary,
  "page" | "entries" | "lines" | "firstDate" | "minNumber" | "maxNumber"
>;

/** What the journal of one month knows before reading any entry: enough to lay out the whole list. */
export interface MonthSheet {
  readonly month: Month;
  readonly closed: boolean;
  readonly posted: number;
  readonly pages: readonly JournalPage[];
  /** Sums of the month's posted entries. */
  readonly debit: Pesos;
  readonly credit: Pesos;
  /** Sums of everything before the month: "Vienen de …". */
  readonly broughtForwardDebit: Pesos;
  readonly broughtForwardCredit: Pesos;
  /** How many entries are unfinished. */
  readonly unfinished: number;
}

/** The same with its unfinished entries, in order: few, but stored with every few keys of whoever writes one. */
export interface JournalMonth extends MonthSheet {
  readonly drafts: readonly Entry[];
}

/**
 * Sound totals always fit (NU-04); damaged ones that overflow count as zero here and are reported by the check of the
 * books.
 */
function sumOf(totals: readonly AccountTotal[], side: "debit" | "credit"): Pesos {
  return trySum(totals.map((total) => total[side])) ?? ZERO;
}

/** Reads no draft: stored again, one leaves the answer as it is. */
export async function monthSheet(storage: AppStorage, bookId: BookId, month: Month): Promise<MonthSheet> {
  const rows = await monthRows(storage, bookId, "", month);
  const own = rows.find((row) => row.month === month);
  const before = rows
    .filter((row) => row.month < month)
    .flatMap((row) => totalsOf(row).map(([, total]) => total));
  const totals = own ? totalsOf(own).map(([, total]) => total) : [];
  return {
    month,
    closed: own?.closed ?? false,
    posted: own?.posted ?? 0,
    pages: own?.pages ?? [],
    debit: sumOf(totals, "debit"),
    credit: sumOf(totals, "credit"),
    broughtForwardDebit: sumOf(before, "debit"),
    broughtForwardCredit: sumOf(before, "credit"),
    unfinished: own?.drafts ?? 0,
  };
}

/** The unfinished entries of a month, in order. */
export async function monthDrafts({ db }: AppStorage, bookId: BookId, month: Month): Promise<Entry[]> {
  return entriesOf(await db.pages.get([bookId, month, DRAFTS_PAGE])).sort(compareEntries);
}

export async function journalMonth(storage: AppStorage, bookId: BookId, month: Month): Promise<JournalMonth> {
  const sheet = await monthSheet(storage, bookId, month);
  return { ...sheet, drafts: sheet.unfinished > 0 ? await monthDrafts(storage, bookId, month) : [] };
}

/** Whether a month takes no entry. */
export async function isClosedMonth({ db }: AppStorage, bookId: BookId, month: Month): Promise<boolean> {
  const row = await db.months.get([bookId, month]);
  return row !== undefined && readableMonth(row).closed;
}

/** The entries of some pages of a month, posted and void, in journal order. */
export async function journalPages(
  { db }: AppStorage,
  bookId: BookId,
  month: Month,
  pages: readonly number[],
): Promise<ReadonlyMap<number, readonly Entry[]>> {
  const rows = await db.pages.bulkGet(pages.map((page): [string, string, number] => [bookId, month, page]));
  return new Map(pages.map((page, index) => [page, entriesOf(rows[index])]));
}

/** Entries of whole months, in order, posted and void, without drafts. For reports and exports. */
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
  for (const row of await monthRows(storage, bookId)) {
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

/** All text of an entry shown on screen, folded, with amounts also as plain digits. */
function searchable(
  entry: Entry,
  nameOf: (code: AccountCode) => string,
  whoIs: (thirdParty: string) => string,
): string {
  const lines = entry.lines.map((line) => {
    const amount = line.debit > 0 ? line.debit : line.credit;
    return `${line.account} ${nameOf(line.account)} ${amount} ${formatLedger(amount)} ${whoIs(line.thirdParty ?? "")} ${line.note ?? ""}`;
  });
  return fold(
    `${entry.number} ${entry.reference} ${entry.description} ${formatDay(entry.date)} ${lines.join(" ")}`,
  );
}

/** The words of a search, folded; a peso sign before a figure is ignored. */
function wordsOf(query: string): string[] {
  return fold(query)
    .split(/\s+/)
    .map((word) => word.replace(/^\$+(?=\d)/, ""))
    .filter((word) => word !== "" && word !== "$");
}

/** Names of accounts as shown in the journal, each looked up once. */
async function accountNames(storage: AppStorage, bookId: BookId): Promise<(code: AccountCode) => string> {
  const book = await getBook(storage, bookId);
  const chart = book && (await bookChart(storage, book));
  const names = new Map<AccountCode, string>();
  return (code) => {
    const known = names.get(code);
    if (known !== undefined) return known;
    const account = chart?.byCode.get(code);
    const name = chart && account ? displayName(chart, account) : "";
    names.set(code, name);
    return name;
  };
}

/** All that a third party is found by: its name as typed, and those and the number of its record. */
async function partyTexts(storage: AppStorage, bookId: BookId): Promise<(thirdParty: string) => string> {
  const book = await getBook(storage, bookId);
  const index = new PartyIndex(book ? await partiesOfBook(storage.db, book) : []);
  const texts = new Map<string, string>([["", ""]]);
  return (thirdParty) => {
    const known = texts.get(thirdParty);
    if (known !== undefined) return known;
    const party = index.find(thirdParty);
    const { document } = party ?? {};
    const numbers = document ? [document.number, documentNumber(document)] : [];
    const made = [thirdParty, ...(party ? namesOf(party) : []), ...numbers].join(" ");
    texts.set(thirdParty, made);
    return made;
  };
}

/**
 * Entries that contain every word in their number, reference, description, day, accounts, amounts or third parties,
 * newest month first, at most `limit`. `stop` ends an obsolete search.
 */
export async function searchEntries(
  storage: AppStorage,
  bookId: BookId,
  query: string,
  limit = 200,
  stop: { readonly aborted: boolean } = { aborted: false },
): Promise<Entry[]> {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const nameOf = await accountNames(storage, bookId);
  const whoIs = await partyTexts(storage, bookId);
  const matches = (entry: Entry) => {
    const text = searchable(entry, nameOf, whoIs);
    return words.every((word) => text.includes(word));
  };
  const found: Entry[] = [];
  for (const row of (await monthRows(storage, bookId)).reverse()) {
    for (const page of [{ page: DRAFTS_PAGE }, ...[...row.pages].reverse()]) {
      if (stop.aborted || found.length >= limit) return found.slice(0, limit);
      const entries = entriesOf(await storage.db.pages.get([bookId, row.month, page.page]));
      found.push(...entries.filter(matches).reverse());
    }
  }
  return found.slice(0, limit);
}
