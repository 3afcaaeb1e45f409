import type { AccountCode } from "#domain/accounting/account.ts";
import { compareEntries, type Entry } from "#domain/accounting/entries/entry.ts";
import { type Balances, Tally } from "#domain/accounting/ledger/balances.ts";
import { type PartyBalances, partyKey } from "#domain/accounting/ledger/party-balances.ts";
import { day, firstDay, lastDay, monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { remembered } from "#domain/kernel/remembered.ts";
import type { AppStorage } from "../engine/app-storage.ts";
import {
  dayOf,
  type EntryNumbers,
  eachDay,
  netUntil,
  readPartyNumbers,
  readPartySums,
} from "../shapes/party-sums.ts";
import {
  entriesOf,
  type Names,
  pageReader,
  readableMonth,
  readItemized,
  totalsOf,
} from "../shapes/read-record.ts";
import type { MonthRow, PageRow, PageSummary, StoredEntry, StoredPartySum } from "../shapes/rows.ts";
import { monthsOf } from "./book-ranges.ts";
import { isNotable } from "./itemized-entries.ts";
import { hasPage } from "./page-bits.ts";
import { addParty, dayOfMonth, PartyCount, partyBalances } from "./party-sums.ts";

type PageKey = [string, string, number];

/** Page number for entries that a month stores beside its totals. */
const NO_PAGE = -1;

const FIRST = day("1900-01-01");
const LAST_DAY = 31;

type ToldNumbers = readonly EntryNumbers[] | null;

/** What third parties moved in a month. */
export interface PartyMonth {
  readonly month: Month;
  readonly sums: readonly StoredPartySum[];
  /** For each of the sums which entries it is made of; null if the month does not tell. */
  readonly numbers: () => ToldNumbers;
}

/**
 * Where the entries of some sums are: the days, and of the months that tell them the numbers, so that a busy day costs
 * the pages of these entries and not all of its own.
 */
export class EntryPlaces {
  readonly days = new Set<Day>();
  readonly #numbers = new Map<Month, Set<number> | null>();

  /** The entries of the `at`-th sum of a month on the days wanted. */
  add({ month, sums, numbers }: PartyMonth, at: number, wants: (day: Day) => boolean): void {
    const sum = sums[at];
    const days: Day[] = [];
    if (sum) eachDay(sum, LAST_DAY, (number) => days.push(dayOf(month, number)));
    const wanted = days.filter(wants);
    if (wanted.length === 0) return;
    for (const each of wanted) this.days.add(each);
    const known = this.#numbers.get(month);
    if (known === null) return;
    const more = numbers()?.[at] ?? null;
    this.#numbers.set(month, more && new Set([...(known ?? []), ...more]));
  }

  /** Whether a page of a month may hold one of them. */
  mayBeOn(month: Month, { minNumber, maxNumber }: PageSummary): boolean {
    const numbers = this.#numbers.get(month) ?? null;
    return numbers === null || [...numbers].some((each) => each >= minNumber && each <= maxNumber);
  }
}

interface EntriesOnOptions {
  readonly withVoid?: boolean;
  /** Whom a line of a wanted account must name; absent for anybody and nobody. */
  readonly isIt?: (thirdParty: string | undefined) => boolean;
}

function within(entry: Entry, from: Day, to: Day): boolean {
  return entry.status === "posted" && entry.date >= from && entry.date <= to;
}

/**
 * The months of one book, for a report that needs several of their parts: each month is read once, each page at most
 * once, and each page is filtered once per `names`. Use for one report only: later writes are not seen.
 */
export class BookMonths {
  readonly #storage: AppStorage;
  readonly #rows: readonly MonthRow[];
  /** Both are made when first asked for: what a report of whole months needs is sums, asked for several times, and no page. */
  readonly #readable = remembered(readableMonth);
  readonly #totals = remembered(totalsOf);
  readonly #pages = new Map<string, Promise<PageRow | undefined>>();
  readonly #entries = new Map<Names | null, Map<string, Promise<Entry[]>>>();

  private constructor(storage: AppStorage, rows: readonly MonthRow[]) {
    this.#storage = storage;
    this.#rows = rows;
  }

  /** The months that were read, in order. */
  get rows(): readonly MonthRow[] {
    return this.#rows;
  }

  /** Reads all months up to that of a day. */
  static async read(storage: AppStorage, bookId: BookId, until: Day): Promise<BookMonths> {
    return new BookMonths(storage, await monthsOf(storage.db, bookId, "", monthOf(until)).toArray());
  }

  /** Of months that were read. */
  static of(storage: AppStorage, rows: readonly MonthRow[]): BookMonths {
    return new BookMonths(storage, rows);
  }

  #months(from: Day, to: Day): readonly MonthRow[] {
    return this.#rows.filter((row) => row.month >= monthOf(from) && row.month <= monthOf(to));
  }

  /** Requests all pages not read yet at once. */
  #pagesNamed(keys: readonly PageKey[]): readonly Promise<PageRow | undefined>[] {
    const unknown = keys.filter((key) => !this.#pages.has(key.join("/")));
    if (unknown.length > 0) {
      const reading = this.#storage.db.pages.bulkGet(unknown);
      for (const [index, key] of unknown.entries())
        this.#pages.set(key.join("/"), Promise.resolve(reading.then((rows) => rows[index])));
    }
    return keys.map((key) => this.#pages.get(key.join("/")) ?? Promise.resolve(undefined));
  }

  async #read(keys: readonly PageKey[], names: Names | null): Promise<Entry[]> {
    const pages = this.#pagesNamed(keys);
    const known = this.#entries.get(names) ?? new Map<string, Promise<Entry[]>>();
    this.#entries.set(names, known);
    const read = pageReader(names);
    const reading = keys.map((key, at) => {
      const id = key.join("/");
      const entries = known.get(id) ?? Promise.resolve(pages[at]).then(read);
      known.set(id, entries);
      return entries;
    });
    return (await Promise.all(reading)).flat();
  }

  #pagesOf(row: MonthRow, names: Names | null, to: Day): PageKey[] {
    const totals = names === null ? null : this.#totals(row).filter(([code]) => names(code));
    return this.#readable(row)
      .pages.filter(({ page, firstDate }) => {
        if (firstDate > to) return false;
        return totals === null || totals.some(([, total]) => hasPage(total.pages, page));
      })
      .map(({ page }): PageKey => [row.bookId, row.month, page]);
  }

  /** Debits and credits per account between two days: totals of whole months, and pages of partial months. */
  async between(from: Day, to: Day): Promise<Balances> {
    const tally = new Tally();
    for (const row of this.#months(from, to)) {
      if (from <= firstDay(row.month) && to >= lastDay(row.month)) {
        tally.addAll(this.#totals(row));
        continue;
      }
      for (const entry of await this.#read(this.#pagesOf(row, null, to), null))
        if (within(entry, from, to)) tally.addLines(entry.lines);
    }
    return tally.balances();
  }

  /** Balances by third party up to a day, of matching accounts. Reads no page of a month that keeps its sums. */
  async parties(keeps: Names, to: Day): Promise<PartyBalances<AccountCode>> {
    const sums = new Map<string, number>();
    for (const row of this.#months(FIRST, to)) {
      const until = to >= lastDay(row.month) ? LAST_DAY : dayOfMonth(to);
      for (const sum of await this.#sumsOf(row, keeps))
        if (keeps(sum[0] as AccountCode)) addParty(sums, sum[0], partyKey(sum[1]), netUntil(sum, until));
    }
    return partyBalances(sums);
  }

  /**
   * What each third party moved, month by month, of the accounts wanted. `texts`: at least those that one of them names;
   * absent for all.
   */
  async partyMonths(keeps: Names, to: Day, texts?: readonly string[]): Promise<readonly PartyMonth[]> {
    const rows = this.#months(FIRST, to);
    return Promise.all(
      rows.map(async (row) => ({
        month: row.month,
        sums: await this.#sumsOf(row, keeps, texts),
        numbers: remembered<void, ToldNumbers>(() => readPartyNumbers(row.parties, texts)),
      })),
    );
  }

  /** A month with its sums by third party, whether it stores them or not. */
  static async withParties(storage: AppStorage, row: MonthRow, keeps: Names): Promise<MonthRow> {
    if (readPartySums(row.parties) !== null) return row;
    const parties = (await new BookMonths(storage, [row]).#counted(row, keeps)).stored();
    return parties ? { ...row, parties } : row;
  }

  /** The sums by third party of a month, as it keeps them; of one that keeps none those of the pages that are wanted. */
  async #sumsOf(row: MonthRow, keeps: Names, texts?: readonly string[]): Promise<readonly StoredPartySum[]> {
    return readPartySums(row.parties, texts) ?? (await this.#counted(row, keeps)).sums();
  }

  async #counted(row: MonthRow, keeps: Names): Promise<PartyCount> {
    const counted = PartyCount.empty();
    const last = lastDay(row.month);
    for (const entry of await this.#read(this.#pagesOf(row, keeps, last), keeps))
      if (within(entry, FIRST, last)) counted.count(entry, 1);
    return counted;
  }

  /** Posted entries between two days that use a matching account; pages without one are not read. */
  async entriesNaming(names: Names, from: Day, to: Day): Promise<Entry[]> {
    const keys = this.#months(from, to).flatMap((row) => this.#pagesOf(row, names, to));
    return (await this.#read(keys, names)).filter((entry) => within(entry, from, to));
  }

  /** The same of some days only, void entries too if asked for: of a month's pages those that may hold one of them. */
  async entriesOn(
    names: Names,
    where: ReadonlySet<Day> | EntryPlaces,
    { withVoid = false, isIt }: EntriesOnOptions = {},
  ): Promise<Entry[]> {
    const [days, places] = where instanceof EntryPlaces ? [where.days, where] : [where, null];
    const wanted = [...days].sort();
    const [first, last] = [wanted[0], wanted.at(-1)];
    if (first === undefined || last === undefined) return [];
    const keys = this.#months(first, last).flatMap((row) => {
      const { pages } = this.#readable(row);
      const holding = new Set<number>();
      for (const [at, summary] of pages.entries()) {
        const until = pages[at + 1]?.firstDate ?? lastDay(row.month);
        if (!wanted.some((each) => each >= summary.firstDate && each <= until)) continue;
        if (places === null || places.mayBeOn(row.month, summary)) holding.add(summary.page);
      }
      return this.#pagesOf(row, names, last).filter(([, , page]) => holding.has(page));
    });
    const pages = this.#pagesNamed(keys);
    const mayCount = ({ date }: StoredEntry) => days.has(date);
    const entries = (await Promise.all(pages)).flatMap(pageReader(names, { mayCount, isIt }));
    return entries.filter(({ status }) => status === "posted" || (withVoid && status === "void"));
  }

  /**
   * The same for notable accounts, in journal order: read from the months that store these entries, and from pages
   * otherwise.
   */
  async notableNaming(names: Names, from: Day, to: Day): Promise<Entry[]> {
    const kept: Entry[] = [];
    const sought: PageKey[] = [];
    const chosen: PageKey[] = [];
    for (const row of this.#months(from, to)) {
      const entries = readItemized(row.notable);
      if (entries !== null)
        kept.push(...entriesOf({ bookId: row.bookId, month: row.month, page: NO_PAGE, entries }));
      else if (row.chosen) chosen.push(...this.#pagesOf(row, null, to));
      else sought.push(...this.#pagesOf(row, names, to));
    }
    const all = [...kept, ...(await this.#read(chosen, null))].filter((entry) => isNotable(entry, names));
    all.push(...(await this.#read(sought, names)));
    return all.filter((entry) => within(entry, from, to)).sort(compareEntries);
  }

  /** The same, passed to `take` month by month, so that the entries need not all be held in memory. */
  async eachNaming(names: Names, from: Day, to: Day, take: (entry: Entry) => void): Promise<void> {
    const read = pageReader(names);
    for (const row of this.#months(from, to)) {
      for (const page of await this.#storage.db.pages.bulkGet(this.#pagesOf(row, names, to)))
        for (const entry of read(page)) if (within(entry, from, to)) take(entry);
    }
  }
}
