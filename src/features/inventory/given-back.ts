import type { ChartKind } from "#domain/accounting/account.ts";
import type { InventoryMove } from "#domain/inventory/inventory-move.ts";
import { soldLine } from "#domain/inventory/posting/returned-amount.ts";
import { isRole } from "#domain/inventory/stock-side.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { entryByNumber } from "#storage/queries/books/journal.ts";
import type { ValuedItem } from "#storage/queries/inventory/inventory.ts";
import type { GivenBack } from "./use-move-form.ts";

/**
 * What a return begins with: the line of its item, or of its kit, what it changed hands for, and what the entry of its
 * move says of its IVA and of whose it was.
 */
export async function givenBack(
  storage: AppStorage,
  move: InventoryMove,
  { item: { id }, kit: isKit }: ValuedItem,
  chart: ChartKind,
): Promise<GivenBack> {
  const { bookId, counter, reference, store, lines } = move;
  const line = lines.findIndex(({ itemId, kit }) => (isKit ? kit?.itemId === id : itemId === id));
  const entry = await entryByNumber(storage, bookId, move.entryNumber);
  const said = entry?.lines ?? [];
  return {
    moveId: move.id,
    line,
    counter,
    reference,
    ...(store && { store }),
    given: soldLine(lines, { line }),
    thirdParty: said.find(({ account }) => account === counter)?.thirdParty ?? "",
    taxed: chart === "puc" && said.some(({ account }) => isRole(chart, "vat", account)),
  };
}
