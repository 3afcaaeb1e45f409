import type { Entry, EntryLink } from "#domain/accounting/entries/entry.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { CuadraDatabase } from "../engine/database.ts";
import { isSoundMonth, splitEntries } from "../shapes/read-record.ts";
import type { MonthRow, PageRow, StoredEntry } from "../shapes/rows.ts";
import { monthsOf, pageKeysBetween } from "./book-ranges.ts";
import { DRAFTS_PAGE, emptyMonth, type MonthDraft, monthDraft } from "./month-draft.ts";
import { pageFor } from "./page-order.ts";

/** State a command leaves, from which one next command can start without reading it again. */
export interface LeftPages {
  readonly months: ReadonlyMap<Month, MonthDraft>;
  readonly pages: ReadonlyMap<string, readonly StoredEntry[]>;
}

export function fromStored(bookId: BookId, stored: StoredEntry): Entry {
  return { ...stored, bookId };
}

export const pageKey = (month: Month, page: number) => `${month}/${page}`;

/** What a command has read of one book's months and pages, within its transaction. Nothing is read twice. */
export class LoadedPages {
  /** True if a damaged month was read: the command must not write (ST-15). */
  damaged = false;
  /** Unreadable entries count nowhere and are kept in place until the book is repaired (ST-15). */
  protected readonly unsound = new Map<string, readonly unknown[]>();
  protected readonly months = new Map<Month, MonthDraft>();
  protected readonly pages = new Map<string, readonly StoredEntry[]>();
  protected readonly db: CuadraDatabase;
  protected readonly bookId: BookId;
  protected readonly known: LeftPages | null;
  /** Months whose numbered pages are all read. */
  readonly #whole = new Set<Month>();

  /** `known` is trusted to match storage: the caller must guarantee it. */
  constructor(db: CuadraDatabase, bookId: BookId, known: LeftPages | null) {
    this.db = db;
    this.bookId = bookId;
    this.known = known;
  }

  async month(name: Month): Promise<MonthDraft> {
    const known = this.months.get(name);
    if (known) return known;
    const left = this.known?.months.get(name);
    if (left) {
      this.months.set(name, left);
      return left;
    }
    return this.#take(name, await this.db.months.get([this.bookId, name]));
  }

  #take(name: Month, row: MonthRow | undefined): MonthDraft {
    const sound = row === undefined || isSoundMonth(row);
    this.damaged ||= !sound;
    const draft = row === undefined || !sound ? emptyMonth(this.bookId, name) : monthDraft(row);
    this.months.set(name, draft);
    return draft;
  }

  #knownMonth(name: Month): MonthDraft | undefined {
    const left = this.known?.months.get(name);
    if (left && !this.months.has(name)) this.months.set(name, left);
    return this.months.get(name);
  }

  /**
   * These months, read at once. A loop that waits for each in turn waits for nothing where they are known already, and
   * the library, which counts such waits, lets go of the transaction in the middle of the command.
   */
  async monthsNamed(names: Iterable<Month>): Promise<MonthDraft[]> {
    const wanted = [...new Set(names)];
    const missing = wanted.filter((name) => !this.#knownMonth(name));
    if (missing.length > 0) {
      const rows = await this.db.months.bulkGet(missing.map((name): [string, string] => [this.bookId, name]));
      for (const [place, name] of missing.entries()) this.#take(name, rows[place]);
    }
    return wanted.map((name) => this.months.get(name)).filter((draft) => draft !== undefined);
  }

  /** Reads the months of these days, and the pages that entries with the next numbers go to. */
  async ahead(days: readonly Day[]): Promise<void> {
    const drafts = await this.monthsNamed(days.map(monthOf));
    const places = new Map(drafts.map(({ month, pages }) => [month, pages]));
    const keys = days.flatMap((date) => {
      const pages = places.get(monthOf(date)) ?? [];
      const target = pages[pageFor(pages, date, Number.MAX_SAFE_INTEGER)];
      return target ? [{ month: monthOf(date), page: target.page }] : [];
    });
    await this.loadPages(keys);
  }

  /** Every month of the book that has a record, in order, read at once. */
  async allMonths(): Promise<MonthDraft[]> {
    for (const row of await monthsOf(this.db, this.bookId).toArray())
      if (!this.#knownMonth(row.month)) this.#take(row.month, row);
    return [...this.months.values()].sort((a, b) => (a.month < b.month ? -1 : 1));
  }

  protected async page(month: Month, number: number): Promise<readonly StoredEntry[]> {
    const known = this.knownPage(month, number);
    return known ?? this.#keepPage(month, number, await this.db.pages.get([this.bookId, month, number]));
  }

  protected knownPage(month: Month, number: number): readonly StoredEntry[] | undefined {
    const key = pageKey(month, number);
    const left = this.known?.pages.get(key);
    if (left && !this.pages.has(key)) this.pages.set(key, left);
    return this.pages.get(key);
  }

  #keepPage(month: Month, number: number, row: PageRow | undefined): readonly StoredEntry[] {
    const { sound, unsound } = splitEntries(row?.entries);
    this.pages.set(pageKey(month, number), sound);
    if (unsound.length > 0) this.unsound.set(pageKey(month, number), unsound);
    return sound;
  }

  /**
   * Reads the numbered pages of these months at once, those that no month names included: what this version cannot
   * read on them stays there. `addMany` and `mapMany` then wait for nothing.
   */
  async loadWhole(names: Iterable<Month>): Promise<void> {
    const months = await this.monthsNamed(names);
    const wanted = new Set(months.map(({ month }) => month));
    const [first, ...later] = [...wanted].sort();
    if (first === undefined) return;
    const keys = await pageKeysBetween(this.db, this.bookId, first, later.at(-1) ?? first);
    await this.loadPages(
      keys.flatMap(([, name, page]) => {
        const month = name as Month;
        return page !== DRAFTS_PAGE && wanted.has(month) ? [{ month, page }] : [];
      }),
    );
    for (const month of wanted) this.#whole.add(month);
  }

  /** Pages of any months, read at once. */
  protected async loadPages(
    keys: readonly { readonly month: Month; readonly page: number }[],
  ): Promise<void> {
    const missing = keys.filter(({ month, page }) => !this.knownPage(month, page));
    const rows = await this.db.pages.bulkGet(
      missing.map(({ month, page }): [string, string, number] => [this.bookId, month, page]),
    );
    for (const [place, { month, page }] of missing.entries()) this.#keepPage(month, page, rows[place]);
  }

  /** Reads the whole book, drafts included. Entries that this version cannot read count as damage. */
  protected async loadAll(): Promise<MonthDraft[]> {
    const months = await this.allMonths();
    await this.loadWhole(months.map(({ month }) => month));
    await this.loadPages(
      months.filter(({ drafts }) => drafts > 0).map(({ month }) => ({ month, page: DRAFTS_PAGE })),
    );
    this.damaged ||= this.unsound.size > 0;
    return months;
  }

  /** The first entry of the book that fits, among drafts and void ones too; reads the whole book. */
  async first(fits: (entry: StoredEntry) => boolean): Promise<StoredEntry | null> {
    for (const { month, pages } of await this.loadAll())
      for (const page of [DRAFTS_PAGE, ...pages.map((each) => each.page)]) {
        const found = this.knownPage(month, page)?.find(fits);
        if (found) return found;
      }
    return null;
  }

  /** Whether any entry of the book fits. */
  async some(fits: (entry: StoredEntry) => boolean): Promise<boolean> {
    return (await this.first(fits)) !== null;
  }

  /** The current entry, even if it was moved to another month meanwhile. */
  async find(ref: EntryLink): Promise<Entry | null> {
    return (await this.findIn(monthOf(ref.date), ref)) ?? this.#findElsewhere(ref);
  }

  protected async locate(
    month: Month,
    ref: EntryLink,
  ): Promise<{ number: number; entries: readonly StoredEntry[] } | null> {
    const candidates =
      ref.number === 0
        ? [DRAFTS_PAGE]
        : (await this.month(month)).pages
            .filter((each) => each.minNumber <= ref.number && ref.number <= each.maxNumber)
            .map((each) => each.page);
    for (const number of candidates) {
      const entries = await this.page(month, number);
      if (entries.some((entry) => entry.id === ref.id)) return { number, entries };
    }
    return null;
  }

  /** The entry, if it is in this month. */
  async findIn(month: Month, ref: EntryLink): Promise<Entry | null> {
    const found = await this.locate(month, ref);
    const stored = found?.entries.find((each) => each.id === ref.id);
    return stored ? fromStored(this.bookId, stored) : null;
  }

  async #findElsewhere(ref: EntryLink): Promise<Entry | null> {
    const isDraft = ref.number === 0;
    const keys = (await this.allMonths()).flatMap(({ month, drafts, pages }) => {
      if (isDraft) return drafts > 0 ? [{ month, page: DRAFTS_PAGE }] : [];
      const own = pages.filter((each) => each.minNumber <= ref.number && ref.number <= each.maxNumber);
      return own.map(({ page }) => ({ month, page }));
    });
    await this.loadPages(keys);
    for (const { month, page } of keys) {
      const stored = this.knownPage(month, page)?.find((each) => each.id === ref.id);
      if (stored) return fromStored(this.bookId, stored);
    }
    return null;
  }

  /** A month that `loadWhole` read. */
  protected wholeMonth(name: Month): MonthDraft {
    const draft = this.months.get(name);
    if (!draft || !this.#whole.has(name)) throw new Error(`${name} was not read whole`);
    return draft;
  }
}
