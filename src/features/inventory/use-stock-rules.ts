import type { BookId, CommandId } from "#domain/kernel/ids.ts";
import { type RefusedStock, yearRefusal } from "#flows/stock/refused-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { recordsBack } from "#session/undo/records-back.ts";
import { setStockMethod } from "#storage/commands/inventory/save-item.ts";
import { setBelowZero } from "#storage/commands/inventory/set-below-zero.ts";
import type { StockResult } from "#storage/inventory/stock-work.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import type { CostRules } from "./begin-inventory.tsx";
import { useStoreActions } from "./stores/use-store-actions.ts";
import { inventoryTexts as texts } from "./texts.ts";

/** By which rules a book keeps its stock, each change with its way back. */
export function useStockRules(bookId: BookId, tell: (error: RefusedStock) => void) {
  const storage = useStorage();
  const onRefused = (result: StockResult<unknown>) => {
    if (!result.ok) tell(result.error);
  };
  const back = (target: CommandId) =>
    recordsBack(storage, { target, done: { title: texts.itemDialog.takenBack, text: "" }, onRefused });
  /** Null once it is said, else why it is not, which a form that asks for the year says at its field. */
  const begun = async (
    year: number,
    rules: CostRules,
    title: string,
    asksYear = false,
  ): Promise<RefusedStock | null> => {
    const id = storage.newId("command");
    const result = await tracked(() => setStockMethod(storage, { id, bookId, year, ...rules }));
    if (result.ok) toast.success({ title, ...back(id) });
    else if (!asksYear || yearRefusal(result.error) === null) tell(result.error);
    return result.ok ? null : result.error;
  };
  const allowBelowZero = async (allowed: boolean): Promise<boolean> => {
    const id = storage.newId("command");
    const result = await tracked(() => setBelowZero(storage, { id, bookId, allowed }));
    if (!result.ok) tell(result.error);
    else toast.success({ title: texts.belowZero.saved(allowed), ...back(id) });
    return result.ok;
  };
  return { begun, allowBelowZero, ...useStoreActions(bookId, tell) };
}
