import { kitsThere } from "#domain/inventory/kits/kit.ts";
import type { ItemId } from "#domain/kernel/ids.ts";
import type { ValuedItem } from "#storage/queries/inventory/inventory.ts";

/** Items with the units of one store; their value is that of all stores together, and so is a minimum: it warns of none. */
export function inStore(
  items: readonly ValuedItem[],
  units: ReadonlyMap<ItemId, number> | undefined,
): readonly ValuedItem[] {
  const unitsOf = (id: ItemId) => units?.get(id) ?? 0;
  return items.map((each) => ({
    ...each,
    item: { ...each.item, minimum: 0 },
    quantity: unitsOf(each.item.id),
    ...(each.kit && { kit: { ...each.kit, there: kitsThere(each.kit.contents, unitsOf) } }),
  }));
}
