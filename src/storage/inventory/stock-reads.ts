import type { Month } from "#domain/kernel/day.ts";
import type { BookId, CommandId, ItemId } from "#domain/kernel/ids.ts";
import type { CuadraDatabase } from "../engine/database.ts";
import type { ItemRow, StockCardRow, StockMonthRow } from "../shapes/rows.ts";
import { cardsOfItem } from "./stock-rows.ts";

/** What is surely read for moves before anything is known of them. */
export interface StockAhead {
  readonly items: Iterable<ItemId>;
  readonly months: Iterable<Month>;
}

/** Months as a command left them, so that the next one need not read them: thousands of items may have moved in one. */
interface LeftMonths {
  readonly after: CommandId;
  readonly bookId: BookId;
  readonly months: ReadonlyMap<Month, StockMonthRow>;
}

/** More than a move of today and one of the month before are not kept. */
const MOST_KEPT = 2;

const leftMonths = new WeakMap<CuadraDatabase, LeftMonths>();

/**
 * What a command or a question reads of the stock of one book, each record once (IN-56). Each wait for the store costs more
 * than what is read in it (ADR 0008): what is asked for at one time goes out together.
 */
export class StockReads {
  readonly db: CuadraDatabase;
  readonly bookId: BookId;
  readonly #items = new Map<ItemId, ItemRow>();
  readonly #cards = new Map<ItemId, readonly StockCardRow[]>();
  readonly #months = new Map<Month, StockMonthRow | undefined>();
  #written: ReadonlyMap<Month, StockMonthRow> = new Map();

  constructor(db: CuadraDatabase, bookId: BookId) {
    this.db = db;
    this.bookId = bookId;
  }

  /** Begins anew with these, since a command may be tried twice. */
  async ahead({ items, months }: StockAhead): Promise<void> {
    this.#items.clear();
    this.#forget();
    const [ids, wanted] = [[...items], [...new Set(months)]];
    const left = leftMonths.get(this.db);
    const known = left?.bookId === this.bookId && wanted.every((name) => left.months.has(name)) ? left : null;
    const [rows, last] = await Promise.all([
      this.items(ids),
      known && this.db.meta.get("last"),
      this.cards(ids),
      known ? null : this.months(wanted),
    ]);
    for (const row of rows) this.#items.set(row.id, row);
    if (!known) return;
    // Another command may have written since.
    if (last?.value !== known.after) await this.months(wanted);
    else for (const name of wanted) this.#months.set(name, known.months.get(name));
  }

  /** Once a command is written down: what it left is what the next one finds, unless another comes between (ADR 0149). */
  leave(after: CommandId): void {
    const months = this.#written;
    if (months.size > 0 && months.size <= MOST_KEPT)
      leftMonths.set(this.db, { after, bookId: this.bookId, months });
  }

  /**
   * Those that the book has. Only what was read ahead is kept: a loop over a hundred documents that waits for nothing is
   * let go of by the library.
   */
  async items(ids: Iterable<ItemId>): Promise<ItemRow[]> {
    const wanted = [...new Set(ids)];
    const missing = wanted.filter((id) => !this.#items.has(id));
    const read = new Map<ItemId, ItemRow>();
    if (missing.length > 0)
      for (const row of await this.db.items.bulkGet(missing))
        if (row?.bookId === this.bookId) read.set(row.id, row);
    return wanted.flatMap((id) => this.#items.get(id) ?? read.get(id) ?? []);
  }

  /** The whole kardex of items. */
  async cards(ids: Iterable<ItemId>): Promise<StockCardRow[]> {
    const wanted = [...new Set(ids)];
    const missing = wanted.filter((id) => !this.#cards.has(id));
    if (missing.length > 0) {
      const found = await Promise.all(missing.map((id) => cardsOfItem(this.db, this.bookId, id)));
      for (const [place, id] of missing.entries()) this.#cards.set(id, found[place] ?? []);
    }
    return wanted.flatMap((id) => this.#cards.get(id) ?? []);
  }

  /** Months in the order that they are asked for; undefined where nothing moved. */
  async months(names: Iterable<Month>): Promise<(StockMonthRow | undefined)[]> {
    const wanted = [...names];
    const missing = [...new Set(wanted)].filter((name) => !this.#months.has(name));
    if (missing.length > 0) {
      const keys = missing.map((name): [string, string] => [this.bookId, name]);
      const rows = await this.db.stockMonths.bulkGet(keys);
      for (const [place, name] of missing.entries()) this.#months.set(name, rows[place]);
    }
    return wanted.map((name) => this.#months.get(name));
  }

  /** Writes cards and months; what was read of them is no more. */
  async write(
    cards: readonly StockCardRow[],
    gone: [string, string, number][],
    months: readonly StockMonthRow[],
  ): Promise<void> {
    this.#forget();
    this.#written = new Map(months.map((row) => [row.month, row]));
    await Promise.all([
      // The largest first: the store writes it down while the others are handed to it.
      this.db.stockMonths.bulkPut(months),
      this.db.stockCards.bulkPut(cards),
      gone.length > 0 ? this.db.stockCards.bulkDelete(gone) : null,
    ]);
  }

  #forget(): void {
    this.#cards.clear();
    this.#months.clear();
  }
}
