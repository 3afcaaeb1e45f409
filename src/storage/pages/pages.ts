import type { Entry } from "#domain/accounting/entries/entry.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { CuadraDatabase } from "../engine/database.ts";
import type { MonthRow, PageRow, StoredEntry } from "../shapes/rows.ts";
import { fromStored, type LeftPages, LoadedPages, pageKey } from "./loaded-pages.ts";
import {
  countEntry,
  DRAFTS_PAGE,
  type MonthDraft,
  markEntry,
  markPage,
  monthRow,
  type NotableAccounts,
  summarize,
} from "./month-draft.ts";
import { inOrder, pageFor, placeInPages, withEntry } from "./page-order.ts";

/**
 * Entries per page. Measured: rewriting one page of 100 costs about as much as one record; pages of 250 read slightly
 * faster and post slower (docs/quality.md).
 */
export const PAGE_SIZE = 100;

export function toStored(entry: Entry): StoredEntry {
  const { bookId: _book, ...stored } = entry;
  return stored;
}

/** Some tens of milliseconds of copying. */
const PAGES_AT_ONCE = 24;

/** Posting day after day touches a few pages; more than this is not kept. */
const MOST_KEPT = 6;

/**
 * The pages of one book while a command changes them, within its transaction; `flush` writes the changes. Only this
 * file and month-draft know that entries are stored in pages.
 */
export class Pages extends LoadedPages {
  readonly #notable: NotableAccounts;
  readonly #size: number;
  readonly #dirtyMonths = new Set<Month>();
  readonly #dirtyPages = new Set<string>();

  /** State left by this command after the flush; null if it is too large. */
  left: LeftPages | null = null;

  /** `known` is trusted to match storage: the caller must guarantee it. `notable`: `notableIn` its chart. */
  constructor(
    db: CuadraDatabase,
    bookId: BookId,
    notable: NotableAccounts,
    size = PAGE_SIZE,
    known: LeftPages | null = null,
  ) {
    super(db, bookId, known);
    this.#notable = notable;
    this.#size = size;
  }

  async setClosed(name: Month, closed: boolean): Promise<void> {
    (await this.month(name)).closed = closed;
    this.#dirtyMonths.add(name);
  }

  /** Removes `before` from its page and adds `after` to its own; either may be null. Totals are updated. */
  async change(before: Entry | null, after: Entry | null): Promise<void> {
    if (before && after && (await this.#keptAgain(before, after))) return;
    if (before) await this.#takeOut(before);
    if (after) await this.#put(after);
  }

  /** A draft stored again in its month, in one step. */
  async #keptAgain(before: Entry, after: Entry): Promise<boolean> {
    const isDraft = before.status === "draft" && after.status === "draft";
    if (!isDraft || monthOf(before.date) !== monthOf(after.date)) return false;
    const draft = await this.month(monthOf(after.date));
    const drafts = await this.page(draft.month, DRAFTS_PAGE);
    const others = drafts.filter(({ id }) => id !== before.id);
    if (others.length === drafts.length) return false;
    this.#rewrite(draft, DRAFTS_PAGE, drafts, [...others, toStored(after)]);
    return true;
  }

  /** The drafts of a month. */
  async draftsIn(name: Month): Promise<Entry[]> {
    const stored = await this.page((await this.month(name)).month, DRAFTS_PAGE);
    return stored.map((each) => fromStored(this.bookId, each));
  }

  /** Puts these drafts in the place of those of the month, at once. */
  async setDrafts(name: Month, drafts: readonly Entry[]): Promise<void> {
    const draft = await this.month(name);
    const before = await this.page(name, DRAFTS_PAGE);
    draft.drafts += drafts.length - before.length;
    this.#rewrite(draft, DRAFTS_PAGE, before, drafts.map(toStored));
  }

  /** Adds many numbered entries of one month, in order, at once, rebuilding that month's pages. */
  addMany(name: Month, entries: readonly StoredEntry[]): void {
    const draft = this.wholeMonth(name);
    const there = this.#allOf(draft);
    for (const entry of entries) countEntry(draft, entry, 1, this.#notable);
    this.#relay(draft, there.length === 0 ? entries : [...there, ...entries].sort(inOrder));
  }

  /** The numbered entries of these months, read at once. */
  async entriesIn(names: readonly Month[]): Promise<Entry[]> {
    await this.loadWhole(names);
    const stored = names.flatMap((name) => this.#allOf(this.wholeMonth(name)));
    return stored.map((each) => fromStored(this.bookId, each));
  }

  /** Changes or removes (null) many numbered entries of a month; returns the changed ones as they were before. */
  mapMany(name: Month, change: (entry: Entry) => Entry | null): Entry[] {
    const draft = this.wholeMonth(name);
    const kept: StoredEntry[] = [];
    const changed: Entry[] = [];
    for (const stored of this.#allOf(draft)) {
      const before = fromStored(this.bookId, stored);
      const after = change(before);
      if (after === before) {
        kept.push(stored);
        continue;
      }
      changed.push(before);
      countEntry(draft, stored, -1, this.#notable);
      if (after) {
        const next = toStored(after);
        countEntry(draft, next, 1, this.#notable);
        kept.push(next);
      }
    }
    if (changed.length > 0) this.#relay(draft, kept);
    return changed;
  }

  /**
   * Changes the content of entries anywhere in the book, drafts and void ones included; each keeps its place. Answers
   * how many changed.
   */
  async rewriteAll(change: (entry: StoredEntry) => StoredEntry): Promise<number> {
    let changed = 0;
    for (const draft of await this.loadAll()) {
      for (const page of [DRAFTS_PAGE, ...draft.pages.map((each) => each.page)]) {
        const before = this.knownPage(draft.month, page) ?? [];
        const after = before.map(change);
        const touched = after.filter((entry, place) => entry !== before[place]);
        if (touched.length === 0) continue;
        changed += touched.length;
        for (const [place, entry] of before.entries())
          if (after[place] !== entry) countEntry(draft, entry, -1, this.#notable);
        for (const entry of touched) countEntry(draft, entry, 1, this.#notable);
        this.#rewrite(draft, page, before, after);
      }
    }
    return changed;
  }

  /** Whether `flush` asks for all its writes before the first answer. */
  get flushesAtOnce(): boolean {
    return this.#dirtyPages.size <= PAGES_AT_ONCE;
  }

  async flush(): Promise<void> {
    const written: PageRow[] = [];
    const emptied: [string, string, number][] = [];
    for (const each of this.#dirtyPages) {
      const [month, number] = each.split("/") as [Month, string];
      const unsound = (this.unsound.get(each) ?? []) as readonly StoredEntry[];
      const entries = [...(this.pages.get(each) ?? []), ...unsound];
      if (entries.length > 0) written.push({ bookId: this.bookId, month, page: Number(number), entries });
      else emptied.push([this.bookId, month, Number(number)]);
    }
    const months: MonthRow[] = [];
    for (const name of this.#dirtyMonths) {
      const draft = this.months.get(name);
      if (draft) months.push(monthRow(draft));
    }
    this.left = this.#leave();
    await Promise.all([
      emptied.length > 0 ? this.db.pages.bulkDelete(emptied) : null,
      this.#writePages(written),
      months.length > 0 ? this.db.months.bulkPut(months) : null,
    ]);
    this.#dirtyPages.clear();
    this.#dirtyMonths.clear();
  }

  /**
   * In parts where they are many: each part is copied for the store at once, and the page answers in between. A
   * transaction ends where nothing is asked of it, so the next part waits for the one before and for nothing else.
   */
  async #writePages(written: readonly PageRow[]): Promise<void> {
    for (let at = 0; at < written.length; at += PAGES_AT_ONCE)
      await this.db.pages.bulkPut(written.slice(at, at + PAGES_AT_ONCE));
  }

  /** Lets the page answer in the middle of a long command, by a read that keeps its transaction open. */
  async pause(): Promise<void> {
    await this.db.months.get([this.bookId, ""]);
  }

  #leave(): LeftPages | null {
    const months = new Map([...(this.known?.months ?? []), ...this.months]);
    const pages = new Map([...(this.known?.pages ?? []), ...this.pages]);
    const much = months.size > MOST_KEPT || pages.size > MOST_KEPT;
    return much || this.damaged || this.unsound.size > 0 ? null : { months, pages };
  }

  /** Replaces a page's contents and updates its summary and account bits. */
  #rewrite(
    draft: MonthDraft,
    number: number,
    before: readonly StoredEntry[],
    after: readonly StoredEntry[],
  ): void {
    if (number !== DRAFTS_PAGE) {
      this.#lay(draft, number, after);
      markPage(draft, number, before, after);
      return;
    }
    this.pages.set(pageKey(draft.month, number), after);
    this.#dirtyPages.add(pageKey(draft.month, number));
    // Of drafts a month knows how many there are: stored again, one leaves its record, and who reads it, as they are.
    if (before.length !== after.length) this.#dirtyMonths.add(draft.month);
  }

  /** Replaces the contents of a numbered page and updates its summary. */
  #lay(draft: MonthDraft, number: number, after: readonly StoredEntry[]): void {
    this.pages.set(pageKey(draft.month, number), after);
    this.#dirtyPages.add(pageKey(draft.month, number));
    this.#dirtyMonths.add(draft.month);
    const at = draft.pages.findIndex((summary) => summary.page === number);
    const summary = summarize(number, after);
    if (at >= 0) draft.pages.splice(at, 1);
    if (summary) draft.pages.splice(placeInPages(draft.pages, summary), 0, summary);
  }

  async #takeOut(before: Entry): Promise<void> {
    const draft = await this.month(monthOf(before.date));
    const found = await this.locate(draft.month, before);
    if (!found) throw new Error(`entry ${before.id} is not on its page`);
    const at = found.entries.findIndex((entry) => entry.id === before.id);
    const rest = found.entries.toSpliced(at, 1);
    this.#rewrite(draft, found.number, found.entries, rest);
    countEntry(draft, before, -1, this.#notable);
  }

  async #put(after: Entry): Promise<void> {
    const draft = await this.month(monthOf(after.date));
    const stored = toStored(after);
    countEntry(draft, stored, 1, this.#notable);
    if (after.status === "draft") {
      const drafts = await this.page(draft.month, DRAFTS_PAGE);
      this.#rewrite(draft, DRAFTS_PAGE, drafts, [...drafts, stored]);
      return;
    }
    const target = draft.pages[pageFor(draft.pages, after.date, after.number)];
    if (!target) {
      this.#rewrite(draft, draft.nextPage++, [], [stored]);
      return;
    }
    const before = await this.page(draft.month, target.page);
    const entries = withEntry(before, stored);
    if (entries.length <= this.#size) {
      this.#lay(draft, target.page, entries);
      markEntry(draft, target.page, stored);
      return;
    }
    // Appended in order, a full page stays full and a new one begins; inserted in between, the page is halved.
    const cut = entries.at(-1) === stored ? entries.length - 1 : entries.length >> 1;
    this.#rewrite(draft, target.page, before, entries.slice(0, cut));
    this.#rewrite(draft, draft.nextPage++, [], entries.slice(cut));
  }

  /** Of a month that was read whole. */
  #allOf(draft: MonthDraft): StoredEntry[] {
    return draft.pages.flatMap(({ page }) => this.knownPage(draft.month, page) ?? []);
  }

  #relay(draft: MonthDraft, entries: readonly StoredEntry[]): void {
    for (const { page } of [...draft.pages])
      this.#rewrite(draft, page, this.knownPage(draft.month, page) ?? [], []);
    draft.nextPage = 1;
    for (let from = 0; from < entries.length; from += this.#size) {
      this.#rewrite(draft, draft.nextPage++, [], entries.slice(from, from + this.#size));
    }
  }
}
