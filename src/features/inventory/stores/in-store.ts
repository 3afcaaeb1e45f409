import type { ItemId } from "#domain/kernel/ids.ts";
import type { ValuedItem } from "#storage/queries/inventory/inventory.ts";

/** Items with the units of one store; their value is that of all stores together, and so is a minimum: it warns of none. */
export function inStore(
  items: readonly ValuedItem[],
  units: ReadonlyMap<ItemId, number> | undefined,
): readonly ValuedItem[] {
  return items.map((each) => ({
    ...each,
    item: { ...each.item, minimum: 0 },
    quantity: units?.get(each.item.id) ?? 0,
  }));
}
