import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { InventoryMove, StockLine } from "#domain/inventory/inventory-move.ts";
import { isOfNoItem, isTold } from "#domain/inventory/told-items.ts";
import { add, ZERO } from "#domain/kernel/pesos.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { itemsByName, storesOfBook } from "#storage/queries/inventory/inventory.ts";
import { itemsOfEntry } from "#storage/queries/inventory/item-questions.ts";
import type { MovedItems, SaidLine } from "./said-line.ts";

type ItemFacts = Pick<SaidLine, "name" | "unit">;

/** The lines of a move as they were said: what left in a kit is the kit. */
function linesSaid(
  { lines }: Pick<InventoryMove, "lines">,
  factsOf: (id: StockLine["itemId"]) => ItemFacts,
): readonly SaidLine[] {
  const said: (SaidLine & { readonly kitAt?: number })[] = [];
  for (const { itemId, quantity, amount, source, kit } of lines) {
    const own = kit ?? { itemId, quantity };
    const known = kit && said.find(({ kitAt, itemId: id }) => kitAt === kit.line && id === kit.itemId);
    if (known) {
      said.splice(said.indexOf(known), 1, { ...known, was: add(known.was ?? ZERO, amount) });
      continue;
    }
    said.push({
      key: said.length + 1,
      itemId: own.itemId,
      quantity: own.quantity,
      amount: null,
      was: amount,
      ...factsOf(own.itemId),
      ...(source && { source }),
      ...(kit && { kitAt: kit.line }),
    });
  }
  return said.map(({ kitAt: _at, ...line }) => line);
}

/** What a posted entry moves, as it would be said while it is typed; null for nothing, and for what Inventario wrote. */
export async function movedItems(storage: AppStorage, entry: Entry): Promise<MovedItems | null> {
  const moves = (await itemsOfEntry(storage, entry)).map(({ move }) => move);
  const move = moves.find((each) => isTold(each) && !isOfNoItem(each));
  if (move === undefined) return null;
  const items = new Map((await itemsByName(storage, entry.bookId)).map((item) => [item.id, item]));
  const lines = linesSaid(move, (id) => {
    const { name = "", unit = "" } = items.get(id) ?? {};
    return { name, unit };
  });
  const [first] = await storesOfBook(storage, entry.bookId);
  const store = move.store ?? first?.id;
  return { entry, move, told: { moveId: move.id, lines, isNone: false, ...(store && { store }) } };
}
