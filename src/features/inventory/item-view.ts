import { type Pesos, pesos } from "#domain/kernel/pesos.ts";
import type { ValuedItem } from "#storage/queries/inventory/inventory.ts";

/** The value of these items. */
export function valueOfItems(rows: readonly ValuedItem[]): Pesos {
  let sum = 0;
  for (const { value } of rows) sum += value;
  return pesos(sum);
}
