import { openStores, type StockStore } from "#domain/inventory/store.ts";
import type { BookId, StoreId } from "#domain/kernel/ids.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";

/** The name of a database contains the account's id, so that the key is deleted with it (AU-16). */
const keyOf = ({ name }: Pick<AppStorage, "name">, bookId: BookId) => `cuadra_bodega_${name}_${bookId}`;

/** The store that was chosen last in a book; null for the first one, and where it is none of its open stores any more. */
export function lastStore(
  storage: Pick<AppStorage, "name">,
  bookId: BookId,
  stores: readonly StockStore[],
): StoreId | null {
  try {
    const kept = localStorage.getItem(keyOf(storage, bookId));
    return openStores(stores).find(({ id }) => id === kept)?.id ?? null;
  } catch {
    return null;
  }
}

export function rememberStore(storage: Pick<AppStorage, "name">, bookId: BookId, store: StoreId): void {
  try {
    localStorage.setItem(keyOf(storage, bookId), store);
  } catch {
    // If lost, the first store is proposed again.
  }
}
