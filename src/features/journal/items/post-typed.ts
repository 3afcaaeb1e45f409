import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { CostChange } from "#domain/inventory/plan-stock.ts";
import { saidLines } from "#domain/inventory/said-items.ts";
import type { StockStore } from "#domain/inventory/store.ts";
import { sayStore } from "#domain/inventory/store-units.ts";
import type { AskedItems } from "#domain/inventory/told-items.ts";
import type { ItemId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { lastStore } from "#flows/stock/last-store.ts";
import { stockRefusalText } from "#flows/stock/refused-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import type { PostEntry } from "#storage/commands/entries/post-entry.ts";
import { postWithItems } from "#storage/commands/inventory/post-with-items.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { itemsByName } from "#storage/queries/inventory/inventory.ts";
import type { RowRefusal } from "../editor/editor-state.ts";
import { type ItemAnswer, itemsSaid } from "./said-line.ts";
import { typedItemsTexts as texts } from "./texts.ts";

/** Shows what other moves cost then; true if the person wants it so (IN-03). */
export type AskCosts = (
  changes: readonly CostChange[],
  names: ReadonlyMap<ItemId, string>,
) => Promise<boolean>;

/** The items of an entry that is being posted. */
export interface TypedItems {
  readonly asked: AskedItems;
  readonly answer: ItemAnswer;
  readonly askCosts: AskCosts;
  readonly stores: readonly StockStore[];
}

interface TypedPosting extends TypedItems {
  readonly command: PostEntry;
  /** Its source in the saved indicator. */
  readonly source: string;
}

/** Posts an entry with its items. A refusal by the inventory comes in words, since it names items. */
export async function postTyped(
  storage: AppStorage,
  { command, asked, answer, askCosts, stores, source }: TypedPosting,
): Promise<Result<Entry, RowRefusal>> {
  const items = answer.isNone ? [] : itemsSaid(asked.kind, answer.lines);
  if (items === null) return err({ kind: "items", text: texts.refused });
  // What refuses may be a component of what was said (IN-50).
  const namesOfAll = async () =>
    new Map((await itemsByName(storage, command.bookId)).map(({ id, name }) => [id, name]));
  const store = answer.store ?? lastStore(storage, command.bookId, stores);
  const place = items.length > 0 ? sayStore({ stores }, store) : {};
  const stock = { moveId: answer.moveId, kind: asked.kind, lines: saidLines(asked, items), ...place };
  const adjustment = texts.adjustment(command.content.description.toLocaleLowerCase("es-CO"));
  const run = (accepts: boolean) =>
    tracked(() => postWithItems(storage, { ...command, stock, accepts, adjustment }), null, source);
  let result = await run(false);
  if (!result.ok && result.error.kind === "costs-change") {
    if (!(await askCosts(result.error.changes, await namesOfAll())))
      return err({ kind: "items", text: texts.notAccepted });
    result = await run(true);
  }
  if (result.ok) return ok(result.value);
  const { error } = result;
  if (error.kind === "storage" || error.kind === "stale") return err(error);
  const names = await namesOfAll();
  return err({ kind: "items", text: stockRefusalText(error, (id) => names.get(id) ?? "") });
}
