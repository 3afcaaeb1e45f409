import Dexie from "dexie";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { CostingMethod } from "#domain/inventory/kardex.ts";
import type { BookId, CommandId, ItemId, StockMoveId, StoreId } from "#domain/kernel/ids.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import { postStock, type StockDraft } from "#storage/commands/inventory/post-stock.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { inventoryOf } from "#storage/queries/inventory/inventory.ts";
import { countedRuns } from "../support/random/runs.ts";
import { inStores, line, stockDraft, stocked, transferOf } from "../support/records/stock.ts";
import { openTestBook, openTestStorage } from "../support/test-storage.ts";

const KINDS = [
  "purchase",
  "purchase",
  "sale",
  "sale",
  "purchase-return",
  "sale-return",
  "in",
  "out",
  "transfer",
  "undo",
] as const;

const step = fc.record({
  kind: fc.constantFrom(...KINDS),
  item: fc.nat({ max: 1 }),
  month: fc.constantFrom("2026-10", "2026-11"),
  day: fc.integer({ min: 1, max: 28 }),
  units: fc.integer({ min: 1, max: 9 }),
  amount: fc.integer({ min: 1, max: 200_000 }),
  store: fc.nat({ max: 1 }),
  pick: fc.nat({ max: 5 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

interface World {
  readonly storage: AppStorage;
  readonly bookId: BookId;
  readonly items: readonly ItemId[];
  readonly stores: readonly StoreId[];
}

/** What was done and stands: a move as it was told, or a transfer. */
interface Done {
  readonly id: CommandId;
  readonly date: string;
  readonly play: (world: World) => Promise<{ readonly ok: boolean }>;
  readonly move: StockDraft | null;
}

async function begin(method: CostingMethod): Promise<World> {
  const storage = await openTestStorage({ newId });
  const bookId = await openTestBook(storage);
  const items = await stocked(storage, bookId, [{}, {}], method);
  return { storage, bookId, items, stores: await inStores(storage, bookId) };
}

async function end({ storage }: World): Promise<void> {
  storage.close();
  await Dexie.delete(storage.name);
}

/** The move of a step in places, so that it can be played in another world; null where there is nothing to give back. */
function moveOf(each: Step, done: readonly Done[]): { readonly draft: (world: World) => StockDraft } | null {
  const { kind, item, month, day, units, amount, store, pick } = each;
  if (kind === "transfer" || kind === "undo") return null;
  const date = `${month}-${String(day).padStart(2, "0")}`;
  const ids = { moveId: newId("stockMove"), entryId: newId("entry") };
  const isReturn = kind === "purchase-return" || kind === "sale-return";
  const sources = done.flatMap(({ move }) => (move?.kind === kind.replace("-return", "") ? [move] : []));
  const source: StockDraft | undefined = sources[pick % Math.max(1, sources.length)];
  if (isReturn && source === undefined) return null;
  const of: StockMoveId | undefined = isReturn ? source?.moveId : undefined;
  return {
    draft: ({ items, stores }) => {
      const own = isReturn ? source?.lines[0]?.itemId : items[item];
      const kept = kind === "out" ? 0 : amount;
      const at = (store === 0 ? undefined : stores[1]) ?? undefined;
      const made = line(own as ItemId, units, kept, of);
      return stockDraft(kind, date, [made], { ...ids, ...(at && { store: at }) });
    },
  };
}

const post = (world: World, move: StockDraft, id: CommandId) =>
  postStock(world.storage, { id, bookId: world.bookId, moves: [move], accepts: true, adjustment: "Ajuste" });

/** Item ids differ from world to world: lines are told in places. */
function inWorld(move: StockDraft, from: World, to: World): StockDraft {
  const lines = move.lines.map((each) => ({
    ...each,
    itemId: to.items[from.items.indexOf(each.itemId)] as ItemId,
  }));
  const { store, ...rest } = move;
  return { ...rest, lines, ...(store && { store: to.stores[from.stores.indexOf(store)] as StoreId }) };
}

async function play(world: World, each: Step, done: Done[]): Promise<boolean> {
  const id = newId("command");
  if (each.kind === "transfer") {
    const { month, day, units, item, store } = each;
    const date = `${month}-${String(day).padStart(2, "0")}`;
    const go = (at: World) => {
      const [from, to] = store === 0 ? [at.stores[0], at.stores[1]] : [at.stores[1], at.stores[0]];
      const asked = { date, from: from as StoreId, to: to as StoreId, item: at.items[item] as ItemId, units };
      return transferOf(at.storage, { id, bookId: at.bookId }, asked);
    };
    const { ok } = await go(world);
    if (ok) done.push({ id, date, play: go, move: null });
    return ok;
  }
  const made = moveOf(each, done);
  if (made === null) return false;
  const move = made.draft(world);
  const { ok } = await post(world, move, id);
  if (ok) done.push({ id, date: move.date, play: (at) => post(at, inWorld(move, world, at), id), move });
  return ok;
}

const undo = ({ storage, bookId }: World, target: CommandId) =>
  undoCommand(storage, { id: newId("command"), bookId, target });

/** Units and values by item, store and month: the cards without the ids of this world. */
async function figures({ storage, bookId, items, stores }: World): Promise<string> {
  const cards = await storage.db.stockCards.toArray();
  const told = cards
    .filter((card) => card.lines.length > 0)
    .map(({ itemId, year, lines, opening }) => ({
      item: items.indexOf(itemId),
      year,
      opening: opening.map(({ quantity, value }) => [quantity, value]),
      lines: lines.map(({ moveId, line: place, quantity, value, store }) => [
        moveId,
        place,
        quantity,
        value,
        store ? stores.indexOf(store) : 0,
      ]),
    }))
    .sort((a, b) => a.item - b.item);
  const { value, ledger } = await inventoryOf(storage, { id: bookId, chart: "puc" }, null);
  return JSON.stringify([told, value, ledger]);
}

async function expectSound(world: World, method: CostingMethod, unitCosts: readonly number[]): Promise<void> {
  const { storage, bookId } = world;
  expect(await verifyBook(storage.db, bookId)).toEqual([]);
  const { value, ledger, items } = await inventoryOf(storage, { id: bookId, chart: "puc" }, null);
  expect(value, "kardex = 1435").toBe(ledger);
  for (const card of await storage.db.stockCards.toArray())
    for (const layer of card.opening) expect(Math.min(layer.quantity, layer.value)).toBeGreaterThanOrEqual(0);
  for (const { quantity, value: worth } of items) {
    expect(quantity).toBeGreaterThanOrEqual(0);
    expect(quantity > 0 || worth === 0).toBe(true);
    if (method !== "average" || quantity === 0) continue;
    const unit = (worth * 1000) / quantity;
    // A peso of rounding each time that something left.
    const slack = unitCosts.length * 2 + 2;
    expect(unit).toBeGreaterThanOrEqual(Math.min(...unitCosts) - slack);
    expect(unit).toBeLessThanOrEqual(Math.max(...unitCosts) + slack);
  }
}

it("ST-29: after every random command of the stock kardex = ledger, undo is before, and backdating is doing it in order", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 3, maxLength: 14 }),
      fc.constantFrom<CostingMethod>("peps", "average"),
      async (steps, method) => {
        const world = await begin(method);
        const again = await begin(method);
        try {
          const done: Done[] = [];
          const unitCosts: number[] = [];
          for (const each of steps) {
            if (each.kind === "undo") {
              const last = done.at(-1);
              if (last && (await undo(world, last.id)).ok) done.pop();
              await expectSound(world, method, unitCosts);
              continue;
            }
            const before = await figures(world);
            if (!(await play(world, each, done))) {
              expect(await figures(world), "a refusal changes nothing").toBe(before);
              continue;
            }
            if (each.kind === "purchase" || each.kind === "in") unitCosts.push(each.amount / each.units);
            await expectSound(world, method, unitCosts);
            const after = await figures(world);
            const last = done.at(-1) as Done;
            const undone = await undo(world, last.id);
            expect(undone, `undo of ${each.kind}`).toMatchObject({ ok: true });
            expect(await figures(world), `undo of ${each.kind}`).toBe(before);
            const redone = { ...last, id: newId("command") };
            const move = last.move && { ...last.move, moveId: newId("stockMove"), entryId: newId("entry") };
            done.pop();
            if (move === null) {
              expect(await play(world, each, done)).toBe(true);
            } else {
              expect(await post(world, move, redone.id)).toMatchObject({ ok: true });
              done.push({ ...redone, move, play: (at) => post(at, inWorld(move, world, at), redone.id) });
            }
            const plainIds = (text: string) => text.replace(/mov?\w*_[0-9a-f-]+/g, "");
            expect(plainIds(await figures(world)), "redone").toBe(plainIds(after));
          }
          for (const each of done.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)))
            expect(await each.play(again), "in order").toMatchObject({ ok: true });
          expect(await figures(again), "in order").toBe(await figures(world));
        } finally {
          await end(world);
          await end(again);
        }
      },
    ),
    countedRuns(6, 200),
  );
});
