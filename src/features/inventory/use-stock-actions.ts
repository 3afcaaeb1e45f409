import type { InventoryItem, ItemFields } from "#domain/inventory/inventory-item.ts";
import type { InventoryMove } from "#domain/inventory/inventory-move.ts";
import type { CostChange } from "#domain/inventory/plan-stock.ts";
import type { PlayedInventories } from "#domain/inventory/play-inventories.ts";
import { isTold } from "#domain/inventory/told-items.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { BookId, CommandId, ItemId } from "#domain/kernel/ids.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { type RefusedStock, stockRefusalText } from "#flows/stock/refused-text.ts";
import { tellStockDone } from "#flows/stock/tell-done.ts";
import { type ItemNameOf, stockTexts } from "#flows/stock/texts.ts";
import { askIfAnyFar, askIfFar } from "#session/far-date/ask-if-far.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { recordsBack } from "#session/undo/records-back.ts";
import { playStock } from "#storage/commands/inventory/play-stock.ts";
import { postStock, type StockDraft, voidStock } from "#storage/commands/inventory/post-stock.ts";
import { saveItems } from "#storage/commands/inventory/save-item.ts";
import { settleStock } from "#storage/commands/inventory/settle-stock.ts";
import type { StockResult } from "#storage/inventory/stock-work.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { inventoryTexts as texts } from "./texts.ts";
import { useStockRules } from "./use-stock-rules.ts";

/** What a move ended in: done, refused, or others would cost something else. */
export type Outcome =
  | { readonly done: boolean; readonly refusal?: RefusedStock }
  | { readonly changes: readonly CostChange[] };

/** An item as a form or a list has it; `known`: the one that it changes. */
export interface GivenItem {
  readonly known: InventoryItem | null;
  readonly fields: ItemFields;
}

/** What is done with the stock of a book, each with its way back. */
export function useStockActions(bookId: BookId, nameOf: ItemNameOf) {
  const storage = useStorage();
  const tell = (error: RefusedStock) =>
    toast.error({ title: texts.failed, text: stockRefusalText(error, nameOf) });
  const onRefused = (result: StockResult<unknown>) => {
    if (!result.ok) tell(result.error);
  };
  const back = (target: CommandId, text: string) =>
    recordsBack(storage, { target, done: { title: texts.itemDialog.takenBack, text }, onRefused });
  /** The ids of the items in their order; null if they were refused. */
  const saveMany = async (items: readonly GivenItem[], title: string): Promise<readonly ItemId[] | null> => {
    const id = storage.newId("command");
    const rows = items.map(({ known, fields }) => ({
      itemId: known?.id ?? storage.newId("item"),
      fields,
      version: known?.version ?? null,
    }));
    const result = await tracked(() => saveItems(storage, { id, bookId, items: rows }));
    if (!result.ok) {
      tell(result.error);
      return null;
    }
    const text = items.length === 1 ? (items[0]?.fields.name ?? "") : "";
    toast.success({ title, text, ...back(id, text) });
    return rows.map(({ itemId }) => itemId);
  };
  const post = async (moves: readonly StockDraft[], accepts: boolean, title: string): Promise<Outcome> => {
    const days = moves.map(({ date }) => date);
    if (!accepts && !(await askIfAnyFar(storage, bookId, days))) return { done: false };
    const id = storage.newId("command");
    const adjustment = stockTexts.adjustment((moves[0]?.description ?? "").toLocaleLowerCase("es-CO"));
    const result = await tracked(() => postStock(storage, { id, bookId, moves, accepts, adjustment }));
    if (result.ok) tellStockDone(storage, bookId, id, title);
    else if (result.error.kind === "costs-change") return { changes: result.error.changes };
    else tell(result.error);
    return { done: result.ok, ...(!result.ok && { refusal: result.error }) };
  };
  const settle = async (date: Day, description: string, difference: Pesos): Promise<boolean> => {
    if (!(await askIfFar(storage, bookId, date))) return false;
    const id = storage.newId("command");
    const [entryId, moveId] = [storage.newId("entry"), storage.newId("stockMove")];
    const command = { id, bookId, entryId, moveId, date, description, difference };
    const result = await tracked(() => settleStock(storage, command));
    if (result.ok) tellStockDone(storage, bookId, id, texts.difference.posted);
    else tell(result.error);
    return result.ok;
  };
  const play = async (date: Day, { initial, purchases, returns, final }: PlayedInventories) => {
    if (!(await askIfFar(storage, bookId, date))) return false;
    const ids = { id: storage.newId("command"), entryId: storage.newId("entry"), bookId };
    const seen = { initial, purchases, returns, final };
    const words = { description: texts.play.title, names: texts.play };
    const command = { ...ids, moveId: storage.newId("stockMove"), date, ...words, seen };
    const result = await tracked(() => playStock(storage, command));
    if (result.ok) tellStockDone(storage, bookId, ids.id, texts.play.posted);
    else tell(result.error);
    return result.ok;
  };
  const undoMove = async (move: InventoryMove, accepts: boolean): Promise<Outcome> => {
    const id = storage.newId("command");
    const adjustment = stockTexts.adjustment(`anular ${move.description.toLocaleLowerCase("es-CO")}`);
    const command = { id, bookId, moveId: move.id, accepts, adjustment };
    const result = await tracked(() => voidStock(storage, command));
    if (result.ok) tellStockDone(storage, bookId, id, isTold(move) ? texts.moves.off : texts.moves.done);
    else if (result.error.kind === "costs-change") return { changes: result.error.changes };
    else tell(result.error);
    return { done: result.ok };
  };
  return { ...useStockRules(bookId, tell), saveMany, post, settle, play, undoMove };
}

export type StockActions = ReturnType<typeof useStockActions>;
