import type { StockStore, StockTransfer } from "#domain/inventory/store.ts";
import type { BookId, StoreId } from "#domain/kernel/ids.ts";
import type { RefusedStock } from "#flows/stock/refused-text.ts";
import { tellStockDone } from "#flows/stock/tell-done.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { recordsBack } from "#session/undo/records-back.ts";
import {
  closeStore,
  type EmptyStore,
  emptyStore,
  openStore,
} from "#storage/commands/inventory/close-store.ts";
import { setStores } from "#storage/commands/inventory/set-stores.ts";
import {
  dropTransfer,
  type TransferStock,
  transferStock,
} from "#storage/commands/inventory/transfer-stock.ts";
import type { CommandResult } from "#storage/pages/book-work.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { storesTexts as texts } from "./texts.ts";

/** What is done with the stores of a book, each with its way back. */
export function useStoreActions(bookId: BookId, tell: (error: RefusedStock) => void) {
  const storage = useStorage();
  const nameStores = async (stores: readonly StockStore[], seen: readonly StockStore[]): Promise<boolean> => {
    const id = storage.newId("command");
    const result = await tracked(() => setStores(storage, { id, bookId, stores, seen }));
    if (!result.ok) {
      tell(result.error);
      return false;
    }
    const done = { title: texts.takenBack, text: "" };
    const onRefused = (back: CommandResult<unknown>) => {
      if (!back.ok) tell(back.error);
    };
    toast.success({ title: texts.saved, ...recordsBack(storage, { target: id, done, onRefused }) });
    return true;
  };
  /** Null once they were moved; else why not. */
  const transfer = async (
    told: Pick<TransferStock, "date" | "from" | "to" | "reference" | "lines">,
  ): Promise<RefusedStock | null> => {
    const id = storage.newId("command");
    const result = await tracked(() => transferStock(storage, { id, bookId, ...told }));
    if (result.ok) {
      tellStockDone(storage, bookId, id, texts.done);
      return null;
    }
    tell(result.error);
    return result.error;
  };
  const takeTransferBack = async ({ id: transferId }: StockTransfer) => {
    const id = storage.newId("command");
    const result = await tracked(() => dropTransfer(storage, { id, bookId, transferId }));
    if (result.ok) tellStockDone(storage, bookId, id, texts.dropped);
    else tell(result.error);
  };
  const changed = async (command: typeof closeStore, storeId: StoreId, title: string): Promise<boolean> => {
    const id = storage.newId("command");
    const result = await tracked(() => command(storage, { id, bookId, storeId }));
    if (!result.ok) {
      tell(result.error);
      return false;
    }
    const done = { title: texts.takenBack, text: "" };
    const onRefused = (back: CommandResult<unknown>) => {
      if (!back.ok) tell(back.error);
    };
    toast.success({ title, ...recordsBack(storage, { target: id, done, onRefused }) });
    return true;
  };
  const empty = async (told: Pick<EmptyStore, "from" | "to" | "date" | "reference">) => {
    const id = storage.newId("command");
    const result = await tracked(() => emptyStore(storage, { id, bookId, ...told }));
    if (result.ok) tellStockDone(storage, bookId, id, texts.done);
    else tell(result.error);
    return result.ok;
  };
  return {
    nameStores,
    transfer,
    takeTransferBack,
    empty,
    close: (store: StoreId) => changed(closeStore, store, texts.closing.closed),
    reopen: (store: StoreId) => changed(openStore, store, texts.closing.opened),
  };
}
