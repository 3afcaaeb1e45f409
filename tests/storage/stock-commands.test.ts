import Dexie from "dexie";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { type EntryLink, linkTo } from "#domain/accounting/entries/entry.ts";
import type { InventoryMove } from "#domain/inventory/inventory-move.ts";
import type { CostingMethod } from "#domain/inventory/kardex.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { BookId, CommandId, ItemId, StoreId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { repairBook } from "#storage/commands/books/repair-book.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import { addFreight } from "#storage/commands/inventory/add-freight.ts";
import { editWithItems } from "#storage/commands/inventory/edit-with-items.ts";
import { postStock, voidStock } from "#storage/commands/inventory/post-stock.ts";
import { postWithItems } from "#storage/commands/inventory/post-with-items.ts";
import { saveItems } from "#storage/commands/inventory/save-item.ts";
import { setBelowZero } from "#storage/commands/inventory/set-below-zero.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { inventoryOf } from "#storage/queries/inventory/inventory.ts";
import { must } from "../support/payroll/payroll-runs.ts";
import { countedRuns } from "../support/random/runs.ts";
import { BRUSH, inStores, line, stockDraft, stocked, transferOf } from "../support/records/stock.ts";
import { expectTold, TYPED, typedEntry } from "../support/records/told-entries.ts";
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
  "void",
  "freight",
  "below",
  "typed",
  "typed",
  "edit",
] as const;

const step = fc.record({
  kind: fc.constantFrom(...KINDS),
  /** Two items, and the kit of both. */
  item: fc.nat({ max: 2 }),
  second: fc.boolean(),
  month: fc.constantFrom("2026-09", "2026-10", "2026-11"),
  day: fc.integer({ min: 1, max: 28 }),
  units: fc.integer({ min: 1, max: 9 }),
  amount: fc.integer({ min: 1, max: 200_000 }),
  costs: fc.integer({ min: 0, max: 9000 }),
  store: fc.nat({ max: 1 }),
  pick: fc.nat({ max: 9 }),
  taxed: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

interface World {
  readonly storage: AppStorage;
  readonly bookId: BookId;
  readonly items: readonly ItemId[];
  readonly stores: readonly StoreId[];
}

const SEEN = { accepts: true, adjustment: "Ajuste" };
const CARRIER = "233545" as AccountCode;

async function begin(method: CostingMethod): Promise<World> {
  const storage = await openTestStorage({ newId });
  const bookId = await openTestBook(storage);
  const [first, second] = await stocked(storage, bookId, [{}, {}], method);
  if (first === undefined || second === undefined) throw new Error("two items");
  const kit = newId("item");
  const parts = [
    { itemId: first, quantity: 2000 },
    { itemId: second, quantity: 1000 },
  ];
  const fields = { ...BRUSH, code: "KIT", name: "Kit", parts };
  const items = [{ itemId: kit, fields, version: null }];
  must(await saveItems(storage, { id: newId("command"), bookId, items }));
  return { storage, bookId, items: [first, second, kit], stores: await inStores(storage, bookId) };
}

const posted = async ({ storage }: World): Promise<readonly InventoryMove[]> =>
  (await storage.db.stockMoves.toArray())
    .filter(({ status, lines }) => status === "posted" && lines.length > 0)
    .sort((a, b) => a.number - b.number);

async function entryOf({ storage }: World, { date, entryId }: InventoryMove) {
  const pages = await storage.db.pages.toArray();
  const entries = pages.filter(({ month }) => month === monthOf(date)).flatMap((page) => page.entries);
  return entries.find(({ id }) => id === entryId);
}

type Answer = { readonly ok: boolean } | null;

/** What a step does; null where there is nothing to do it to. */
async function play(world: World, each: Step, id: CommandId): Promise<Answer> {
  const { storage, bookId, items, stores } = world;
  const { kind, units, amount, costs, pick, taxed } = each;
  const date = `${each.month}-${String(each.day).padStart(2, "0")}`;
  const item = items[each.item] as ItemId;
  const single = items[each.item % 2] as ItemId;
  const store = stores[each.store] as StoreId;
  const moves = await posted(world);
  const of = (...kinds: readonly string[]) => {
    const found = moves.filter((move) => kinds.includes(move.kind));
    return found[pick % Math.max(1, found.length)];
  };
  const post = (move: ReturnType<typeof stockDraft>) =>
    postStock(storage, { id, bookId, moves: [move], ...SEEN });
  switch (kind) {
    case "purchase":
    case "in": {
      const lines = [line(single, units, amount)];
      if (each.second) lines.push(line(items[(each.item + 1) % 2] as ItemId, units + 3, amount + 77));
      const more = kind === "purchase" && costs > 0 ? { costs: pesos(costs) } : {};
      return post(stockDraft(kind, date, lines, { store, taxed, ...more }));
    }
    case "sale":
      return post(stockDraft(kind, date, [line(item, units, amount)], { store, taxed }));
    case "out":
      return post(stockDraft(kind, date, [line(item, units)], { store }));
    case "purchase-return":
    case "sale-return": {
      const move = of(kind.replace("-return", ""));
      const [first] = move?.lines ?? [];
      if (move === undefined || first === undefined) return null;
      const given = first.kit?.itemId ?? first.itemId;
      return post(stockDraft(kind, date, [line(given, units, amount, move.id)], { store, taxed }));
    }
    case "transfer": {
      const [from, to] = each.store === 0 ? stores : stores.toReversed();
      const asked = { date, from: from as StoreId, to: to as StoreId, item: single, units };
      return transferOf(storage, { id, bookId }, asked);
    }
    case "void": {
      const move = moves[pick % Math.max(1, moves.length)];
      return move === undefined ? null : voidStock(storage, { id, bookId, moveId: move.id, ...SEEN });
    }
    case "freight": {
      const move = of("purchase");
      const said = { amount: pesos(costs + 1), thirdParty: "Carga", counter: CARRIER };
      return move === undefined
        ? null
        : addFreight(storage, { id, bookId, moveId: move.id, ...said, ...SEEN });
    }
    case "below":
      return setBelowZero(storage, { id, bookId, allowed: taxed });
    case "typed": {
      const content = typedEntry(date, taxed ? TYPED.purchase(amount) : TYPED.sale(amount));
      const said = { kind: taxed ? ("purchase" as const) : ("sale" as const), store };
      const lines = [line(taxed ? single : item, units, amount)];
      const stock = { moveId: newId("stockMove"), ...said, lines };
      const entry = { entryId: newId("entry"), content, origin: "journal" as const };
      return postWithItems(storage, { id, bookId, ...entry, stock, ...SEEN });
    }
    case "edit": {
      const told = moves.filter((move) => move.typedLines !== undefined);
      const move = told[pick % Math.max(1, told.length)];
      const entry = move && (await entryOf(world, move));
      if (move === undefined || entry === undefined) return null;
      const isBuying = move.kind === "purchase";
      const content = typedEntry(date, isBuying ? TYPED.purchase(amount) : TYPED.sale(amount));
      const lines = [line(isBuying ? single : item, units, amount)];
      const stock = each.second ? ("same" as const) : { kind: move.kind, store, lines };
      const link: EntryLink = linkTo({ ...entry, bookId });
      const seen = { entry: link, version: entry.version };
      return editWithItems(storage, { id, bookId, ...seen, content, stock, ...SEEN });
    }
  }
}

/** Units and values by item, store and day, what the book says of each account by month, and the rules. */
async function figures({ storage, bookId, items }: World): Promise<string> {
  const cards = (await storage.db.stockCards.toArray())
    .filter((card) => card.lines.length > 0)
    .map(({ itemId, year, lines, opening }) => [items.indexOf(itemId), year, opening, lines])
    .sort((a, b) => JSON.stringify(a.slice(0, 2)).localeCompare(JSON.stringify(b.slice(0, 2))));
  const sums = new Map<string, number>();
  for (const { entries } of await storage.db.pages.toArray())
    for (const { date, status, lines } of entries)
      if (status === "posted")
        for (const { account, debit, credit } of lines) {
          const key = `${monthOf(date)} ${account}`;
          sums.set(key, (sums.get(key) ?? 0) + debit - credit);
        }
  const { value, ledger } = await inventoryOf(storage, { id: bookId, chart: "puc" }, null);
  const balances = [...sums].filter(([, sum]) => sum !== 0).sort();
  return JSON.stringify([cards, balances, value, ledger]);
}

it("ST-35: in random histories of every command of the stock the check finds nothing, undo is before, and the repair changes nothing", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 3, maxLength: 16 }),
      fc.constantFrom<CostingMethod>("peps", "average"),
      async (steps, method) => {
        const world = await begin(method);
        try {
          for (const each of steps) {
            const before = await figures(world);
            const id = newId("command");
            const done = await play(world, each, id);
            await expectTold(world.storage, world.bookId);
            const after = await figures(world);
            if (done?.ok !== true) {
              expect(after, `a refused ${each.kind} changes nothing`).toBe(before);
              continue;
            }
            if (each.kind === "below") continue;
            const { storage, bookId } = world;
            const back = newId("command");
            expect(
              await undoCommand(storage, { id: back, bookId, target: id }),
              `undo of ${each.kind}`,
            ).toMatchObject({ ok: true });
            await expectTold(world.storage, world.bookId);
            expect(await figures(world), `undo of ${each.kind}`).toBe(before);
            // What is undone is there again half of the time.
            if (each.pick % 2 === 0) continue;
            expect(
              await undoCommand(storage, { id: newId("command"), bookId, target: back }),
              `redo of ${each.kind}`,
            ).toMatchObject({ ok: true });
            await expectTold(world.storage, world.bookId);
            expect(await figures(world), `redo of ${each.kind}`).toBe(after);
          }
          const last = await figures(world);
          const command = { id: newId("command"), bookId: world.bookId };
          must(await repairBook(world.storage, command));
          await expectTold(world.storage, world.bookId);
          expect(await figures(world), "repair").toBe(last);
        } finally {
          world.storage.close();
          await Dexie.delete(world.storage.name);
        }
      },
    ),
    countedRuns(6, 200),
  );
});
