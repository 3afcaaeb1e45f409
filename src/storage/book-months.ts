import type { AccountCode } from "#domain/accounting/account.ts";
import { accumulate, type Balances, type Movement } from "#domain/accounting/balances.ts";
import type { Entry } from "#domain/accounting/entry.ts";
import { type Day, firstDay, lastDay, monthOf } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { AppStorage } from "./app-storage.ts";
import { monthsOf } from "./book-ranges.ts";
import { hasPage } from "./page-bits.ts";
import { entriesOf, type ReadMonth, readableMonth, totalsOf } from "./read-record.ts";

type PageKey = [string, string, number];

function within(entry: Entry, from: Day, to: Day): boolean {
  return entry.status === "posted" && entry.date >= from && entry.date <= to;
}

/**
 * The months of one book for a report that asks for several of its parts: months are read once, whatever is asked, and a
 * page at most once. Good for one report: it sees nothing that is written later.
 */
export class BookMonths {
  readonly #storage: AppStorage;
  readonly #rows: readonly ReadMonth[];
  readonly #pages = new Map<string, Promise<Entry[]>>();

  private constructor(storage: AppStorage, rows: readonly ReadMonth[]) {
    this.#storage = storage;
    this.#rows = rows;
  }

  /** Everything up to the month of a day. */
  static async read(storage: AppStorage, bookId: BookId, until: Day): Promise<BookMonths> {
    const rows = await monthsOf(storage.db, bookId, "", monthOf(until)).toArray();
    return new BookMonths(storage, rows.map(readableMonth));
  }

  #months(from: Day, to: Day): readonly ReadMonth[] {
    return this.#rows.filter((row) => row.month >= monthOf(from) && row.month <= monthOf(to));
  }

  /** Asks at once for all pages that are not known yet. */
  async #read(keys: readonly PageKey[]): Promise<Entry[]> {
    const unknown = keys.filter((key) => !this.#pages.has(key.join("/")));
    if (unknown.length > 0) {
      const reading = this.#storage.db.pages.bulkGet(unknown);
      for (const [index, key] of unknown.entries())
        this.#pages.set(key.join("/"), Promise.resolve(reading.then((rows) => entriesOf(rows[index]))));
    }
    return (await Promise.all(keys.map((key) => this.#pages.get(key.join("/")) ?? []))).flat();
  }

  #pagesOf(row: ReadMonth, names: ((code: AccountCode) => boolean) | null, to: Day): PageKey[] {
    const totals = names === null ? null : totalsOf(row).filter(([code]) => names(code));
    return row.pages
      .filter(({ page, firstDate }) => {
        if (firstDate > to) return false;
        return totals === null || totals.some(([, total]) => hasPage(total.pages, page));
      })
      .map(({ page }): PageKey => [row.bookId, row.month, page]);
  }

  /** Debits and credits per account between two days: sums of whole months, and pages of months that are cut. */
  async between(from: Day, to: Day): Promise<Balances> {
    const balances = new Map<AccountCode, Movement>();
    for (const row of this.#months(from, to)) {
      if (from <= firstDay(row.month) && to >= lastDay(row.month)) {
        accumulate(balances, totalsOf(row));
        continue;
      }
      for (const entry of await this.#read(this.#pagesOf(row, null, to)))
        if (within(entry, from, to)) accumulate(balances, lineMovements(entry));
    }
    return balances;
  }

  /** The posted entries between two days that name an account that fits; pages that name none are not read. */
  async entriesNaming(names: (code: AccountCode) => boolean, from: Day, to: Day): Promise<Entry[]> {
    const keys = this.#months(from, to).flatMap((row) => this.#pagesOf(row, names, to));
    const entries = await this.#read(keys);
    return entries.filter(
      (entry) => within(entry, from, to) && entry.lines.some((line) => names(line.account)),
    );
  }

  /** The same, handed over month by month, so that what is read need not be held. */
  async eachNaming(
    names: (code: AccountCode) => boolean,
    from: Day,
    to: Day,
    take: (entry: Entry) => void,
  ): Promise<void> {
    for (const row of this.#months(from, to)) {
      for (const page of await this.#storage.db.pages.bulkGet(this.#pagesOf(row, names, to)))
        for (const entry of entriesOf(page))
          if (within(entry, from, to) && entry.lines.some((line) => names(line.account))) take(entry);
    }
  }
}

function* lineMovements(entry: Entry): Iterable<readonly [AccountCode, Movement]> {
  for (const line of entry.lines) yield [line.account, line];
}
