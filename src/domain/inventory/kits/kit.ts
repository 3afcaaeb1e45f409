import { sharesOf } from "../../invoice/invoice-moves.ts";
import type { Day } from "../../kernel/day.ts";
import type { ItemId, StockMoveId } from "../../kernel/ids.ts";
import { pesos } from "../../kernel/pesos.ts";
import { err, ok, type Result } from "../../kernel/result.ts";
import { lineProblem, type StockRefusal } from "../check-stock.ts";
import { type InventoryItem, type ItemFields, isKit, type KitPart } from "../inventory-item.ts";
import { type InventoryMove, type KitOfLine, type StockLine, takesKits } from "../inventory-move.ts";
import type { ReturnChoice } from "../said-items.ts";
import { salePrice } from "../sale-price.ts";

/** An item of a book by its id. */
export type ItemOf = (id: ItemId) => InventoryItem | undefined;

type Moved = Pick<InventoryMove, "lines">;

/**
 * What one kit takes of items that are none themselves: kits in it are opened. Null where one of them is no more, or
 * contains itself, as two devices may have made it between them.
 */
export function kitContents(
  kit: Pick<InventoryItem, "id" | "parts">,
  itemOf: ItemOf,
): readonly KitPart[] | null {
  // While a kit is being opened it has nothing, and one that several kits share is opened once.
  const known = new Map<ItemId, readonly KitPart[] | null>();
  const open = ({ id, parts = [] }: Pick<InventoryItem, "id" | "parts">): readonly KitPart[] | null => {
    const before = known.get(id);
    if (before !== undefined) return before;
    known.set(id, null);
    const sums = new Map<ItemId, number>();
    for (const part of parts) {
      const item = itemOf(part.itemId);
      if (item === undefined) return null;
      const inner = isKit(item) ? open(item) : [{ itemId: item.id, quantity: 1000 }];
      if (inner === null) return null;
      for (const each of inner)
        sums.set(each.itemId, (sums.get(each.itemId) ?? 0) + (part.quantity * each.quantity) / 1000);
    }
    const all = [...sums].map(([itemId, quantity]) => ({ itemId, quantity }));
    const isWhole = all.length > 0 && all.every(({ quantity }) => Number.isSafeInteger(quantity));
    const contents = isWhole ? all : null;
    known.set(id, contents);
    return contents;
  };
  return open(kit);
}

/** How many kits can be made, in thousandths: as many as the component that is there the least gives. */
export function kitsThere(contents: readonly KitPart[], unitsOf: (id: ItemId) => number): number {
  const counts = contents.map(({ itemId, quantity }) => Math.floor(Math.max(0, unitsOf(itemId)) / quantity));
  return counts.length === 0 ? 0 : Math.min(...counts) * 1000;
}

/** Whether an item is a kit that has another one in it, however deep. */
function contains(from: ItemId, wanted: ItemId, itemOf: ItemOf): boolean {
  const seen = new Set<ItemId>();
  const rest = [from];
  for (let id = rest.pop(); id !== undefined; id = rest.pop()) {
    if (id === wanted) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    rest.push(...(itemOf(id)?.parts ?? []).map(({ itemId }) => itemId));
  }
  return false;
}

export type KitProblem = "parts" | "part-unit" | "circle";

/** What a kit cannot be made of; null for nothing, and for what is no kit. `id`: null for a new one. */
export function kitProblem(
  id: ItemId | null,
  { parts }: Pick<ItemFields, "parts">,
  itemOf: ItemOf,
): KitProblem | null {
  if (parts === undefined) return null;
  const ids = new Set(parts.map(({ itemId }) => itemId));
  if (parts.length === 0 || ids.size < parts.length) return "parts";
  for (const part of parts) {
    const problem = partProblem(id, part, itemOf);
    if (problem !== null) return problem;
  }
  return null;
}

/** What one component cannot be; null for nothing. */
export function partProblem(id: ItemId | null, part: KitPart, itemOf: ItemOf): KitProblem | null {
  const item = itemOf(part.itemId);
  if (item === undefined) return "parts";
  const problem = lineProblem("out", { ...part, amount: pesos(0) }, item);
  if (problem !== null) return problem === "whole" ? "part-unit" : "parts";
  return id !== null && contains(part.itemId, id, itemOf) ? "circle" : null;
}

/** A kit that has an item among its components; null for none. */
export function kitWith(id: ItemId, items: Iterable<InventoryItem>): InventoryItem | null {
  for (const item of items) if (item.parts?.some(({ itemId }) => itemId === id)) return item;
  return null;
}

/**
 * Kits as they can be: without components that are no more, and without those that contain them. A merge of two devices
 * may make such, each of which was sound. Answers only those that change.
 */
export function mendedKits(items: readonly InventoryItem[]): readonly InventoryItem[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const itemOf: ItemOf = (id) => byId.get(id);
  const mended: InventoryItem[] = [];
  for (const item of items) {
    const parts = item.parts?.filter(({ itemId }) => byId.has(itemId) && !contains(itemId, item.id, itemOf));
    if (parts === undefined || parts.length === item.parts?.length) continue;
    const after = { ...item, parts };
    byId.set(item.id, after);
    mended.push(after);
  }
  return mended;
}

/** The lines of a move that a kit left with. `first`: the place of the first of them. */
function linesOfKit({ lines }: Moved, first: number): readonly (readonly [place: number, line: StockLine])[] {
  return [...lines.entries()].filter(([, each]) => each.kit?.line === first);
}

/** How an amount is shared among components: by price where all have one, else by quantity. */
function weightsOf(contents: readonly KitPart[], itemOf: ItemOf): readonly number[] {
  const priced = contents.map(({ itemId, quantity }) => salePrice(itemOf(itemId), quantity / 1000));
  return priced.every((price) => price > 0) ? priced : contents.map(({ quantity }) => quantity);
}

type Opened = Result<readonly Omit<StockLine, "kit">[], StockRefusal>;

const bad = (itemId: ItemId, problem: "whole" | "kit"): Opened => err({ kind: "bad-line", itemId, problem });

/** A kit that goes: what it is made of now, at its share of the price. */
function openKit(line: StockLine, kit: InventoryItem, itemOf: ItemOf): Opened {
  const contents = kitContents(kit, itemOf);
  if (contents === null) return err({ kind: "kit-broken", itemId: kit.id });
  const amounts = sharesOf(line.amount, weightsOf(contents, itemOf));
  return ok(
    contents.map(({ itemId, quantity }, place) => ({
      itemId,
      quantity: (quantity * line.quantity) / 1000,
      amount: pesos(amounts[place] ?? 0),
    })),
  );
}

/** A kit that comes back: what it left with, whatever it is made of now. */
function openReturn(line: StockLine, kit: KitOfLine, from: Moved, moveId: StockMoveId): Opened {
  const own = linesOfKit(from, kit.line);
  const isPriced = own.some(([, { amount }]) => amount > 0);
  const amounts = sharesOf(
    line.amount,
    own.map(([, { amount, quantity }]) => (isPriced ? amount : quantity)),
  );
  const back = own.map(([place, { itemId, quantity }], at) => ({
    itemId,
    quantity: (quantity * line.quantity) / kit.quantity,
    amount: pesos(amounts[at] ?? 0),
    source: { moveId, line: place },
  }));
  return back.every(({ quantity }) => Number.isSafeInteger(quantity)) ? ok(back) : bad(line.itemId, "whole");
}

/** What the lines of a move take, with kits opened: the one place that knows what a kit moves (IN-50). */
export function openedLines(
  { kind, lines }: Moved & Pick<InventoryMove, "kind">,
  itemOf: ItemOf,
  moveOf: (id: StockMoveId) => Moved | undefined,
): Result<readonly StockLine[], StockRefusal> {
  const opened: StockLine[] = [];
  for (const line of lines) {
    const { itemId, quantity, source } = line;
    const item = itemOf(itemId);
    const from = source && moveOf(source.moveId);
    const sold = source && from?.lines[source.line]?.kit;
    const back = from && sold?.itemId === itemId ? { from, sold } : null;
    if (back === null && (item === undefined || !isKit(item))) {
      opened.push(line);
      continue;
    }
    const goes = takesKits(kind) && kind !== "sale-return";
    const own =
      back && source
        ? openReturn(line, back.sold, back.from, source.moveId)
        : item && goes
          ? openKit(line, item, itemOf)
          : bad(itemId, "kit");
    if (!own.ok) return own;
    const kit = { itemId, quantity, line: opened.length };
    opened.push(...own.value.map((each) => ({ ...each, kit })));
  }
  return ok(opened);
}

/** What was sold of a kit until a day and did not come back, by its first lines, the latest first: as many as all its components give. */
export function returnableKits(
  kitId: ItemId,
  moves: readonly Pick<InventoryMove, "id" | "kind" | "date" | "number" | "lines">[],
  until: Day,
): readonly ReturnChoice[] {
  const given = new Map<string, number>();
  for (const { lines } of moves)
    for (const { source, quantity } of lines)
      if (source) {
        const key = `${source.moveId}/${source.line}`;
        given.set(key, (given.get(key) ?? 0) + quantity);
      }
  const found: (ReturnChoice & { readonly number: number })[] = [];
  for (const move of moves) {
    const { id: moveId, kind, date, number } = move;
    if (kind !== "sale" || date > until) continue;
    for (const [line, each] of move.lines.entries()) {
      if (each.kit?.itemId !== kitId || each.kit.line !== line) continue;
      const { quantity: sold } = each.kit;
      const left = linesOfKit(move, line).map(([place, { quantity }]) => {
        const rest = quantity - (given.get(`${moveId}/${place}`) ?? 0);
        return Math.floor((rest * sold) / quantity / 1000) * 1000;
      });
      if (Math.min(...left) > 0)
        found.push({ line: { moveId, line, date }, left: Math.min(...left), number });
    }
  }
  return found.sort((a, b) =>
    a.line.date === b.line.date ? b.number - a.number : a.line.date < b.line.date ? 1 : -1,
  );
}
