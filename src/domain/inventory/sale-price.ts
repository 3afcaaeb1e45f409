import { type Pesos, pesos, ZERO } from "../kernel/pesos.ts";
import type { InventoryItem } from "./inventory-item.ts";

/** Units at the price of their item, whole pesos; zero where it has none or the product is no amount of pesos. */
export function salePrice(item: Pick<InventoryItem, "price"> | undefined, units: number): Pesos {
  const amount = Math.round((item?.price ?? 0) * units);
  return Number.isSafeInteger(amount) ? pesos(Math.max(0, amount)) : ZERO;
}
