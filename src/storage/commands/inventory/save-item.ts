import type { Refusal } from "#domain/accounting/refusal.ts";
import type { Book } from "#domain/company/book.ts";
import { itemProblem, type StockRefusal } from "#domain/inventory/check-stock.ts";
import { systemOf } from "#domain/inventory/cost-system.ts";
import { type InventoryItem, type ItemFields, isKit } from "#domain/inventory/inventory-item.ts";
import type { CostingMethod, CostSystem } from "#domain/inventory/kardex.ts";
import { kitProblem, kitWith } from "#domain/inventory/kits/kit.ts";
import { methodOf } from "#domain/inventory/replay-kardex.ts";
import { plainLine } from "#domain/kernel/graphemes.ts";
import type { ItemId } from "#domain/kernel/ids.ts";
import { err, ok } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import type { CuadraDatabase } from "../../engine/database.ts";
import { runCommand } from "../../engine/run-command.ts";
import { hasMoved } from "../../inventory/stock-rows.ts";
import type { StockResult } from "../../inventory/stock-work.ts";
import { type BookCommand, isWritable } from "../../pages/book-work.ts";

/** One item of a list that is saved as a whole. */
export interface ItemToSave {
  readonly itemId: ItemId;
  readonly fields: ItemFields;
  /** The version that was on screen; null for a new one. */
  readonly version: number | null;
}

export interface SaveItems extends BookCommand {
  readonly items: readonly ItemToSave[];
}

/** A kit is sold whole, and counts its components instead of itself. */
const OF_KITS = { divisible: false, minimum: 0 } as const;

function cleanFields({ parts, ...fields }: ItemFields): ItemFields {
  const kit = parts && { ...OF_KITS, parts: parts.map(({ itemId, quantity }) => ({ itemId, quantity })) };
  const clean = { code: plainLine(fields.code), barcode: plainLine(fields.barcode) };
  return { ...fields, ...clean, name: plainLine(fields.name), unit: plainLine(fields.unit), ...kit };
}

type StoredItems = ReadonlyMap<ItemId, InventoryItem>;

/** Why kits cannot be as they were saved, or an item closed that one of them is made of (IN-50). */
async function refuseKits(
  db: CuadraDatabase,
  saved: readonly InventoryItem[],
  before: StoredItems,
  after: StoredItems,
): Promise<StockRefusal | null> {
  const active = [...after.values()].filter((item) => item.state === "active" && isKit(item));
  for (const item of saved) {
    const isNew = before.get(item.id)?.parts === undefined;
    if (isKit(item) && isNew && (await hasMoved(db, item))) return { kind: "kit-with-moves" };
    const problem = kitProblem(item.id, item, (id) => after.get(id));
    if (problem !== null) return { kind: "bad-item", problem };
    const kit = item.state === "closed" ? kitWith(item.id, active) : null;
    if (kit) return { kind: "item-in-kit", kit: kit.name };
    const closed = item.parts?.find(({ itemId }) => after.get(itemId)?.state === "closed");
    if (closed && item.state === "active") return { kind: "closed-item", itemId: closed.itemId };
  }
  return null;
}

/**
 * Saves items of a book, new or over the version that was on screen (MT-02), all or none. A code and a barcode stand
 * for one item. An item that moved is closed, never deleted (IN-05). `undoRecords` takes it back.
 */
export function saveItems(
  storage: AppStorage,
  command: SaveItems,
): Promise<StockResult<readonly InventoryItem[]>> {
  const { db } = storage;
  const { bookId } = command;
  const at = storage.clock.now();
  const head = { id: command.id, kind: "save-item", bookId } as const;
  return runCommand<readonly InventoryItem[], StockRefusal | Refusal>(
    storage,
    head,
    ["books", "items", "stockCards"],
    async () => {
      const book = await db.books.get(bookId);
      const refusal = isWritable(book);
      if (refusal) return err(refusal);
      if (book?.stock === undefined) return err({ kind: "no-stock" });
      const rows = await db.items.where("bookId").equals(bookId).toArray();
      const known = new Map<ItemId, InventoryItem>(rows.map((row) => [row.id, row]));
      const stored = new Map(known);
      const saved: InventoryItem[] = [];
      const changes = [];
      for (const { itemId, fields, version } of command.items) {
        const before = stored.get(itemId) ?? null;
        if ((before?.version ?? null) !== version) return err({ kind: "item-changed" });
        const clean = cleanFields(fields);
        const others = [...stored.values()].filter(({ id }) => id !== itemId);
        const problem = itemProblem(clean, others);
        if (problem !== null) return err({ kind: "bad-item", problem });
        const stamp = { createdAt: before?.createdAt ?? at, updatedAt: at, version: (version ?? 0) + 1 };
        const { supplierCodes } = before ?? {};
        const kept = { ...clean, ...(supplierCodes && { supplierCodes }) };
        const after: InventoryItem = { id: itemId, bookId, ...kept, ...stamp };
        stored.set(itemId, after);
        saved.push(after);
        changes.push({ table: "items" as const, key: itemId, before, after });
      }
      if (saved.length === 0) return err({ kind: "no-lines" });
      const broken = await refuseKits(db, saved, known, stored);
      if (broken) return err(broken);
      return ok({ answer: saved, changes, write: () => db.items.bulkPut(saved) });
    },
  );
}

export interface SetStockMethod extends BookCommand {
  readonly year: number;
  readonly method: CostingMethod;
  /** Absent for the perpetual one. */
  readonly system?: CostSystem;
}

/**
 * Begins the inventory of a book, or says by which method and system it goes on from a year. One of each for a company and
 * year: a year with moves keeps its own, and so do the other books of the company (IN-05). Returns the book.
 */
export function setStockMethod(storage: AppStorage, command: SetStockMethod): Promise<StockResult<Book>> {
  const { db } = storage;
  const { bookId, year, method, system = "perpetual" } = command;
  const at = storage.clock.now();
  const head = { id: command.id, kind: "set-stock-method", bookId } as const;
  return runCommand<Book, StockRefusal | Refusal>(storage, head, ["books", "stockMonths"], async () => {
    const before = await db.books.get(bookId);
    const refusal = isWritable(before);
    if (refusal || before === undefined) return err(refusal ?? { kind: "unknown-book" });
    const later = await db.stockMonths
      .where("[bookId+month]")
      .between([bookId, `${year}-01`], [bookId, "9999-99"])
      .toArray();
    const moved = later.find(({ items }) => items.length > 0);
    if (moved !== undefined) return err({ kind: "method-in-use", month: moved.month });
    if (before.companyId !== null) {
      const books = await db.books.where("companyId").equals(before.companyId).toArray();
      const other = books.find(
        ({ id, deletedAt, stock }) =>
          id !== bookId &&
          deletedAt === undefined &&
          stock !== undefined &&
          (methodOf(stock.methods, year) !== method || systemOf(stock.methods, year) !== system),
      );
      if (other !== undefined) return err({ kind: "method-of-company", book: other.name });
    }
    const earlier = (before.stock?.methods ?? []).filter(({ since }) => since < year);
    const methods = [...earlier, { since: year, method, ...(system === "periodic" && { system }) }];
    const stock = { lastMove: 0, ...before.stock, methods };
    const after: Book = { ...before, stock, updatedAt: at, version: before.version + 1 };
    const changes = [{ table: "books" as const, key: bookId, before, after }];
    return ok({ answer: after, changes, write: () => db.books.put(after) });
  });
}
