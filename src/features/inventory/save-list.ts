import type { AccountCode } from "#domain/accounting/account.ts";
import type { GivenStock } from "#domain/inventory/read-item-list.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { inventoryTexts as texts } from "./texts.ts";
import type { GivenItem, StockActions } from "./use-stock-actions.ts";

/** What there is of the items of a list, by their place in it. */
export interface OpeningStock {
  readonly date: Day;
  readonly counter: AccountCode;
  readonly lines: readonly ({ readonly place: number } & GivenStock)[];
}

/** Saves the items of a list, and what there is of them as one move of opening stock. */
export async function saveList(
  storage: AppStorage,
  does: StockActions,
  items: readonly GivenItem[],
  opening: OpeningStock | null,
): Promise<boolean> {
  const ids = await does.saveMany(items, texts.pasteDialog.added(items.length));
  if (ids === null || opening === null) return ids !== null;
  const lines = opening.lines.flatMap(({ place, ...line }) => {
    const itemId = ids[place];
    return itemId === undefined ? [] : [{ itemId, ...line }];
  });
  const { date, counter } = opening;
  const description = texts.pasteDialog.opening;
  const draft = {
    moveId: storage.newId("stockMove"),
    entryId: storage.newId("entry"),
    kind: "opening" as const,
    date,
    counter,
    description,
    reference: "",
    thirdParty: "",
    taxed: false,
    lines,
  };
  const outcome = await does.post([draft], true, texts.move.posted(description));
  return "done" in outcome && outcome.done;
}
