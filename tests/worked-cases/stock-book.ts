import type { AccountCode } from "#domain/accounting/account.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { ItemFields } from "#domain/inventory/inventory-item.ts";
import type { StockKind, StockLine } from "#domain/inventory/inventory-move.ts";
import type { CostingMethod } from "#domain/inventory/kardex.ts";
import { itemsWhileTyped } from "#domain/inventory/typed-items.ts";
import type { BookId, ItemId, StockMoveId } from "#domain/kernel/ids.ts";
import { postStock, type StockDraft } from "#storage/commands/inventory/post-stock.ts";
import { postWithItems } from "#storage/commands/inventory/post-with-items.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { inventoryOf, kardexOf } from "#storage/queries/inventory/inventory.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { line, stockDraft, stocked } from "#tests/support/records/stock.ts";
import { typedEntry } from "#tests/support/records/told-entries.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

type Side = readonly [account: string, debit: number, credit: number];

/** The lines of an entry as "1435 D 100". */
export function told({ lines }: Pick<Entry, "lines">): readonly string[] {
  return lines.map(({ account, debit, credit }) => `${account} ${debit > 0 ? "D" : "C"} ${debit + credit}`);
}

/** A book with items that are moved as a person moves them, by the commands that the screens send. */
export class StockBook {
  readonly storage: AppStorage;
  readonly bookId: BookId;
  readonly items: readonly ItemId[];

  private constructor(storage: AppStorage, bookId: BookId, items: readonly ItemId[]) {
    this.storage = storage;
    this.bookId = bookId;
    this.items = items;
  }

  static async open(method: CostingMethod, items: readonly Partial<ItemFields>[] = [{ tax: "excluded" }]) {
    const storage = await openTestStorage({ newId });
    const bookId = await openTestBook(storage);
    return new StockBook(storage, bookId, await stocked(storage, bookId, items, method));
  }

  close(): void {
    this.storage.close();
  }

  get item(): ItemId {
    const [first] = this.items;
    if (first === undefined) throw new Error("no item");
    return first;
  }

  line(units: number, amount = 0, source?: StockMoveId): StockLine {
    return line(this.item, units, amount, source);
  }

  /** A move of the screen of the inventory; an outcome that may refuse. */
  try(moves: readonly StockDraft[], accepts = true) {
    const { storage, bookId } = this;
    const seen = { accepts, adjustment: "Ajuste de costos" };
    return postStock(storage, { id: newId("command"), bookId, moves, ...seen });
  }

  async move(kind: StockKind, date: string, lines: readonly StockLine[], more: Partial<StockDraft> = {}) {
    const draft = stockDraft(kind, date, lines, more);
    const [entry] = must(await this.try([draft]));
    if (entry === undefined) throw new Error("no entry");
    return { entry, moveId: draft.moveId };
  }

  /** An entry of a journal with the items that it moves. */
  async typed(date: string, sides: readonly Side[], lines: readonly StockLine[]) {
    const { storage, bookId } = this;
    const content = typedEntry(date, sides);
    const asked = itemsWhileTyped("puc", content.lines, "perpetual");
    if (asked === null) throw new Error("nothing is asked");
    const stock = { moveId: newId("stockMove"), kind: asked.kind, lines };
    const entry = { entryId: newId("entry"), content, origin: "journal" as const };
    const seen = { accepts: true, adjustment: "Ajuste de costos" };
    return must(await postWithItems(storage, { id: newId("command"), bookId, ...entry, stock, ...seen }));
  }

  /** What is left of an item and what each of its moves cost. */
  async card(item: ItemId = this.item) {
    const { cards } = await kardexOf(this.storage, this.bookId, item);
    const values = cards.flatMap(({ lines }) => lines.map(({ value }) => value as number));
    const { items } = await inventoryOf(this.storage, this.book, null);
    const own = items.find((each) => each.item.id === item);
    return { values, units: (own?.quantity ?? 0) / 1000, left: (own?.value ?? 0) as number };
  }

  get book() {
    return { id: this.bookId, chart: "puc" as const };
  }

  /** Differences between kardex and ledger, and what the check of the book finds. */
  async faults() {
    const { value, ledger } = await inventoryOf(this.storage, this.book, null);
    return [value - ledger, ...((await verifyBook(this.storage.db, this.bookId)) ?? ["no book"])];
  }

  /** The entries that were posted, as their lines say. */
  async entries() {
    const pages = await this.storage.db.pages.toArray();
    return pages.flatMap(({ entries }) => entries).sort((a, b) => a.number - b.number);
  }
}

export const account = (code: string) => code as AccountCode;
