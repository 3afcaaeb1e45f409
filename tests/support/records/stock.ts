import type { AccountCode } from "#domain/accounting/account.ts";
import type { ItemFields } from "#domain/inventory/inventory-item.ts";
import type { StockKind, StockLine } from "#domain/inventory/inventory-move.ts";
import type { CostingMethod } from "#domain/inventory/kardex.ts";
import { COUNTER_ROLES, STOCK_ACCOUNTS } from "#domain/inventory/stock-accounts.data.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId, ItemId, StockMoveId, StoreId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { StockDraft } from "#storage/commands/inventory/post-stock.ts";
import { saveItems, setStockMethod } from "#storage/commands/inventory/save-item.ts";
import { setStores } from "#storage/commands/inventory/set-stores.ts";
import { transferStock } from "#storage/commands/inventory/transfer-stock.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import type { BookCommand } from "#storage/pages/book-work.ts";
import { must } from "../payroll/payroll-runs.ts";

export const BRUSH: ItemFields = {
  code: "BR-0307",
  barcode: "",
  name: "Brocha",
  unit: "unidad",
  divisible: false,
  tax: "general",
  minimum: 0,
  state: "active",
};

/** Begins the inventory of a book with items; answers their ids. */
export async function stocked(
  storage: AppStorage,
  bookId: BookId,
  items: readonly Partial<ItemFields>[] = [{}],
  method: CostingMethod = "average",
): Promise<readonly ItemId[]> {
  must(await setStockMethod(storage, { id: newId("command"), bookId, year: 2020, method }));
  const saved = items.map((fields, place) => ({
    itemId: newId("item"),
    fields: { ...BRUSH, code: `A-${place}`, ...fields },
    version: null,
  }));
  must(await saveItems(storage, { id: newId("command"), bookId, items: saved }));
  return saved.map(({ itemId }) => itemId);
}

export const line = (itemId: ItemId, units: number, amount = 0, source?: StockMoveId): StockLine => ({
  itemId,
  quantity: Math.round(units * 1000),
  amount: pesos(amount),
  ...(source && { source: { moveId: source, line: 0 } }),
});

/** A move of a book of the PUC, without IVA. */
export function stockDraft(
  kind: StockKind,
  date: string,
  lines: readonly StockLine[],
  more: Partial<StockDraft> = {},
): StockDraft {
  const [role = "cash"] = COUNTER_ROLES[kind];
  return {
    moveId: newId("stockMove"),
    entryId: newId("entry"),
    kind,
    date: day(date),
    description: kind,
    reference: "",
    thirdParty: "",
    counter: STOCK_ACCOUNTS.puc[role] as AccountCode,
    taxed: false,
    lines,
    ...more,
  };
}

/** Names the two stores of a book; answers their ids. */
export async function inStores(storage: AppStorage, bookId: BookId): Promise<[StoreId, StoreId]> {
  const ids: [StoreId, StoreId] = [newId("store"), newId("store")];
  const stores = ids.map((id, place) => ({ id, name: place === 0 ? "Principal" : "Norte" }));
  must(await setStores(storage, { id: newId("command"), bookId, stores, seen: [] }));
  return ids;
}

interface AskedTransfer {
  readonly date: string;
  readonly from: StoreId;
  readonly to: StoreId;
  readonly item: ItemId;
  readonly units: number;
}

/** Moves units of one item between stores. */
export function transferOf(
  storage: AppStorage,
  head: BookCommand,
  { date, from, to, item, units }: AskedTransfer,
) {
  const lines = [{ transferId: newId("stockTransfer"), itemId: item, quantity: units * 1000 }];
  return transferStock(storage, { ...head, date: day(date), from, to, reference: "", lines });
}
