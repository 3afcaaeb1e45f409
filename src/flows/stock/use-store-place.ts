import { useState } from "react";
import type { Book } from "#domain/company/book.ts";
import type { StoreId } from "#domain/kernel/ids.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { lastStore, rememberStore } from "./last-store.ts";

/** The stores of a book and the chosen one, which begins as the one that was used last; null for the first. */
export function useStorePlace({ id, stock }: Pick<Book, "id" | "stock">) {
  const storage = useStorage();
  const stores = stock?.stores ?? [];
  const [place, setPlace] = useState<StoreId | null>(() => lastStore(storage, id, stores));
  const choose = (store: StoreId) => {
    setPlace(store);
    rememberStore(storage, id, store);
  };
  return { stores, place, choose };
}
