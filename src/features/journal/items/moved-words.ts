import type { Entry } from "#domain/accounting/entries/entry.ts";
import { itemQuantity } from "#domain/inventory/item-quantity.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import { add, ZERO } from "#domain/kernel/pesos.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { itemsOfEntry } from "#storage/queries/inventory/item-questions.ts";
import { typedItemsTexts as texts } from "./texts.ts";

/** What a posted entry did to the kardex, in words; null for nothing. */
export async function movedWords(storage: AppStorage, entry: Entry): Promise<string | null> {
  const items = (await itemsOfEntry(storage, entry)).flatMap((move) => move.items);
  if (items.length === 0) return null;
  const words = items.map(({ name, quantity, unit }) => `${name}, ${itemQuantity(quantity, unit)}`);
  const cost = items.reduce((sum, { value }) => add(sum, value), ZERO);
  return texts.moved(words.join("; "), formatPesos(cost));
}
