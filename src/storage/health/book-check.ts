import { compareEntries, type Entry } from "#domain/accounting/entries/entry.ts";
import type { PucLookup } from "#domain/accounting/puc-of-account.ts";
import { type BookProblem, Recount } from "#domain/accounting/verify-book.ts";
import type { Book } from "#domain/company/book.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import { ITEMIZED_EDITION } from "#domain/statement/books/itemized-accounts.ts";
import { sameText } from "../engine/same-text.ts";
import { countItemized, type ItemizedCount, storeItemized } from "../pages/itemized-entries.ts";
import { accountsOn, DRAFTS_PAGE, type NotableAccounts, notableIn, summarize } from "../pages/month-draft.ts";
import { withPage } from "../pages/page-bits.ts";
import { readSummary } from "../pages/page-summary.ts";
import { PartyCount, tellsEntries } from "../pages/party-sums.ts";
import { PARTY_EDITION } from "../shapes/party-sums.ts";
import { isSoundMonth, readItemized, totalsOf } from "../shapes/read-record.ts";
import { pageFrameShape } from "../shapes/records/book-shapes.ts";
import { entryShape } from "../shapes/records/entry-shape.ts";
import type { MonthRow, PageRow, PageSummary, StoredEntry } from "../shapes/rows.ts";

/** Numbers further than this beyond the entry count are damage, not gaps: they are not listed one by one. */
const MOST_GAPS = 10_000;

interface SeenPage {
  readonly summary: PageSummary;
  readonly last: StoredEntry;
}

interface SeenMonth {
  readonly pages: Map<number, SeenPage>;
  readonly bits: Map<string, readonly number[]>;
  itemized: ItemizedCount;
  chosen: number;
  readonly parties: PartyCount;
}

/**
 * What a book that a later version wrote to no longer agrees in: its sums may hold what this version cannot count, so
 * a difference is no fault.
 */
const SUMMED: ReadonlySet<BookProblem["kind"]> = new Set([
  "total-differs",
  "count-differs",
  "page-disordered",
  "counter-differs",
] as const);

function isMonth(row: unknown): row is MonthRow {
  const month = row as MonthRow;
  return isSoundMonth(month) && totalsOf(month).length === Object.keys(month.accounts).length;
}

/** A key as text, to name a record of any shape. */
export function keyText(...parts: readonly unknown[]): string {
  return parts.map((part) => (typeof part === "string" || typeof part === "number" ? part : "?")).join("/");
}

const sameWords = (a: readonly number[] = [], b: readonly number[] = []): boolean =>
  a.length === b.length && a.every((word, index) => word === b[index]);

const sameSummary = (a: PageSummary, b: PageSummary): boolean =>
  a.entries === b.entries &&
  a.lines === b.lines &&
  a.firstDate === b.firstDate &&
  a.firstNumber === b.firstNumber &&
  a.minNumber === b.minNumber &&
  a.maxNumber === b.maxNumber;

/** Compares the totals a book stores with a recount of its entries, supplied page by page. Reads nothing itself. */
export class BookCheck {
  readonly #book: Book;
  readonly #recount: Recount;
  readonly #notable: NotableAccounts;
  readonly #months = new Map<Month, SeenMonth>();
  readonly #problems: BookProblem[] = [];
  #hasNewer = false;

  constructor(book: Book, chart: PucLookup) {
    this.#book = book;
    this.#notable = notableIn(chart);
    this.#recount = new Recount(chart);
  }

  bad(table: string, key: string): void {
    this.#problems.push({ kind: "bad-record", table, key });
  }

  newer(table: string, key: string): void {
    this.#hasNewer = true;
    this.#problems.push({ kind: "newer-record", table, key });
  }

  page(row: unknown): void {
    if (pageFrameShape.check(row) !== "ok") {
      const { month, page } = (row ?? {}) as Partial<PageRow>;
      this.bad("pages", keyText(this.#book.id, month, page));
      return;
    }
    const page = row as PageRow;
    const sound: StoredEntry[] = [];
    let place = 0;
    for (const entry of page.entries) {
      place += 1;
      const verdict = entryShape.check(entry);
      const key = () => keyText(this.#book.id, page.month, page.page, place);
      if (verdict === "newer") {
        this.newer("pages", key());
        if (entry.number > 0) this.#recount.take(entry.number);
      } else if (verdict === "ok" && this.#count(page, entry)) sound.push(entry);
      else this.bad("pages", key());
    }
    if (page.page !== DRAFTS_PAGE) this.#remember(page, sound);
    if (!this.#inPlace(page, sound)) this.#disordered(page.month, page.page);
  }

  /** All problems found. Call once every page and month has been supplied. */
  finish(months: readonly unknown[]): BookProblem[] {
    const known = new Set<Month>();
    for (const row of months) {
      if (!isMonth(row)) this.bad("months", keyText(this.#book.id, (row as MonthRow | null)?.month));
      else this.#month(row);
      known.add((row as MonthRow | null)?.month as Month);
    }
    for (const month of new Set([...this.#months.keys(), ...this.#recount.months.keys()]))
      if (!known.has(month)) this.#problems.push({ kind: "count-differs", month });
    this.#numbers();
    this.#counters();
    const found = [...this.#problems, ...this.#recount.problems];
    return this.#hasNewer ? found.filter(({ kind }) => !SUMMED.has(kind)) : found;
  }

  /** False if the entry's amounts are too large to be counted. */
  #count(row: PageRow, entry: StoredEntry): boolean {
    try {
      this.#recount.add(row.month, entry as Entry);
      return true;
    } catch {
      return false;
    }
  }

  #remember(row: PageRow, sound: readonly StoredEntry[]): void {
    const month = this.#months.get(row.month) ?? {
      pages: new Map(),
      bits: new Map(),
      itemized: new Map(),
      chosen: 0,
      parties: PartyCount.empty(),
    };
    this.#months.set(row.month, month);
    const summary = summarize(row.page, sound);
    const last = sound.at(-1);
    if (summary && last) month.pages.set(row.page, { summary, last });
    let itemized = sound.some(({ flows }) => flows !== undefined);
    for (const account of accountsOn(sound)) {
      month.bits.set(account, withPage(month.bits.get(account) ?? [], row.page, true));
      itemized ||= this.#notable.itemized(account);
    }
    // Most pages need no second look at their entries.
    for (const entry of itemized || namesSomebody(sound) ? sound : []) {
      if (entry.status !== "posted") continue;
      if (entry.flows !== undefined) month.chosen += 1;
      month.itemized = countItemized(month.itemized, entry, 1, this.#notable.itemized);
      month.parties.count(entry, 1);
    }
  }

  /** Whether drafts are on their own page, every entry is in its month, and numbered pages are in order. */
  #inPlace(row: PageRow, sound: readonly StoredEntry[]): boolean {
    const drafts = row.page === DRAFTS_PAGE;
    return sound.every((entry, index) => {
      const before = sound[index - 1];
      if (monthOf(entry.date) !== row.month || (entry.status === "draft") !== drafts) return false;
      return drafts || !before || compareEntries(before as Entry, entry as Entry) < 0;
    });
  }

  #disordered(month: Month, page: number): void {
    this.#problems.push({ kind: "page-disordered", month, page });
  }

  #month(row: MonthRow): void {
    const { month } = row;
    const counted = this.#recount.month(month);
    const balances = counted.tally.balances();
    if (row.posted !== counted.posted || row.drafts !== counted.drafts)
      this.#problems.push({ kind: "count-differs", month });
    const stored = new Map(totalsOf(row));
    const bits = this.#months.get(month)?.bits;
    for (const account of new Set([...stored.keys(), ...balances.keys()])) {
      const total = stored.get(account);
      const found = balances.get(account);
      const same =
        (total?.debit ?? 0) === (found?.debit ?? 0) && (total?.credit ?? 0) === (found?.credit ?? 0);
      if (!same || !sameWords(total?.pages, bits?.get(account)))
        this.#problems.push({ kind: "total-differs", month, account });
    }
    const chosen = this.#months.get(month)?.chosen ?? 0;
    if (!this.#keepsItemized(row) || !this.#keepsParties(row) || (row.chosen ?? 0) !== chosen)
      this.#problems.push({ kind: "count-differs", month });
    this.#pages(row);
  }

  /** Whether the itemized entries kept by the month, if any, are exactly those of its pages. */
  #keepsItemized({ month, notable: itemized }: MonthRow): boolean {
    if (itemized === undefined || itemized.edition !== ITEMIZED_EDITION) return true;
    const found = storeItemized(this.#months.get(month)?.itemized ?? new Map());
    return readItemized(itemized) !== null && sameText(itemized.entries) === sameText(found?.entries);
  }

  /** Whether the sums by third party kept by the month, if any, and the entries they name are those of its pages. */
  #keepsParties({ month, parties }: MonthRow): boolean {
    if (parties === undefined || parties.edition !== PARTY_EDITION) return true;
    const found = (this.#months.get(month)?.parties ?? PartyCount.empty()).stored();
    const isSame = sameText(parties.shards) === sameText(found?.shards);
    return isSame && (found === null || tellsEntries(parties, found));
  }

  #pages(row: MonthRow): void {
    const seen = new Map(this.#months.get(row.month)?.pages);
    let before: SeenPage | undefined;
    for (const stored of row.pages) {
      const summary = readSummary(row.month, stored);
      const page = seen.get(summary.page);
      seen.delete(summary.page);
      const follows =
        !before || !page || compareEntries(before.last as Entry, firstOf(page.summary) as Entry) < 0;
      if (!page || !sameSummary(summary, page.summary) || !follows || summary.page >= row.nextPage)
        this.#disordered(row.month, summary.page);
      before = page;
    }
    for (const page of seen.keys()) this.#disordered(row.month, page);
  }

  #numbers(): void {
    const { lastNumber } = this.#recount;
    const entries = [...this.#months.values()].flatMap((month) => [...month.pages.values()]);
    const count = entries.reduce((sum, page) => sum + page.summary.entries, 0);
    if (lastNumber - count > MOST_GAPS) this.#problems.push({ kind: "bad-number", number: lastNumber });
    else for (const number of this.#recount.gaps()) this.#problems.push({ kind: "missing-number", number });
  }

  #counters(): void {
    for (const counter of ["entries", "turnover", "lastNumber"] as const) {
      if (this.#book[counter] !== this.#recount[counter])
        this.#problems.push({ kind: "counter-differs", counter });
    }
  }
}

/** Whether a line of these entries names a third party. */
function namesSomebody(entries: readonly StoredEntry[]): boolean {
  return entries.some(({ lines }) => lines.some(({ thirdParty }) => thirdParty !== undefined));
}

function firstOf(summary: PageSummary): Pick<Entry, "date" | "number"> {
  return { date: summary.firstDate, number: summary.firstNumber };
}
