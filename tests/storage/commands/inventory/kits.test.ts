import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { ItemFields } from "#domain/inventory/inventory-item.ts";
import type { StockKind, StockLine } from "#domain/inventory/inventory-move.ts";
import type { CostingMethod } from "#domain/inventory/kardex.ts";
import { itemsWhileTyped } from "#domain/inventory/typed-items.ts";
import type { BookId, CommandId, ItemId } from "#domain/kernel/ids.ts";
import { mergeBackup } from "#storage/backup/merge-backup.ts";
import { duplicateBook } from "#storage/commands/books/duplicate-book.ts";
import { repairBook } from "#storage/commands/books/repair-book.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import { postStock, voidStock } from "#storage/commands/inventory/post-stock.ts";
import { postWithItems } from "#storage/commands/inventory/post-with-items.ts";
import { saveItems } from "#storage/commands/inventory/save-item.ts";
import { setBelowZero } from "#storage/commands/inventory/set-below-zero.ts";
import { undoRecords } from "#storage/commands/undo-records.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { inventoryOf, itemsToChoose, kardexOf, movesOfKit } from "#storage/queries/inventory/inventory.ts";
import { typedCost } from "#storage/queries/inventory/typed-cost.ts";
import { backupOf, OWNER } from "#tests/support/files/make-backup.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { BRUSH, inStores, line, stockDraft, stocked, transferOf } from "#tests/support/records/stock.ts";
import { TYPED, typedEntry } from "#tests/support/records/told-entries.ts";
import { dump, openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

const PARTS: readonly Partial<ItemFields>[] = [
  { name: "Lápiz" },
  { name: "Cuaderno" },
  { name: "Tela", divisible: true },
];

interface World {
  readonly storage: AppStorage;
  readonly bookId: BookId;
  readonly pencil: ItemId;
  readonly notebook: ItemId;
  readonly cloth: ItemId;
}

async function openWorld(method: CostingMethod = "average"): Promise<World> {
  const storage = await openTestStorage({ newId });
  const bookId = await openTestBook(storage);
  const [pencil, notebook, cloth] = await stocked(storage, bookId, PARTS, method);
  if (!pencil || !notebook || !cloth) throw new Error("no items");
  return { storage, bookId, pencil, notebook, cloth };
}

let world: World;
beforeEach(async () => {
  world = await openWorld();
  return () => world.storage.close();
});

const command = ({ bookId }: World = world) => ({ id: newId("command"), bookId });

/** Saves one item; the answer of the command. */
async function save(fields: Partial<ItemFields>, itemId = newId("item"), of = world) {
  const known = await of.storage.db.items.get(itemId);
  const full: ItemFields = { ...BRUSH, code: `K-${itemId}`, ...known, ...fields };
  const head = command(of);
  const items = [{ itemId, fields: full, version: known?.version ?? null }];
  const result = await saveItems(of.storage, { ...head, items });
  return { result, itemId, id: head.id };
}

async function makeKit(of = world, name = "Kit escolar") {
  const parts = [
    { itemId: of.pencil, quantity: 3000 },
    { itemId: of.notebook, quantity: 2000 },
  ];
  const { result, itemId } = await save({ name, parts }, undefined, of);
  must(result);
  return itemId;
}

function post(of: World, kind: StockKind, date: string, lines: readonly StockLine[], id = newId("command")) {
  const { storage, bookId } = of;
  const moves = [stockDraft(kind, date, lines, { taxed: true })];
  return postStock(storage, { id, bookId, moves, accepts: true, adjustment: "Ajuste" });
}

async function buy(of = world, units = 100) {
  const lines = [of.pencil, of.notebook, of.cloth].map((id, at) => line(id, units, units * 100 * (at + 1)));
  must(await post(of, "purchase", "2026-11-02", lines));
}

async function expectSound({ storage, bookId }: World) {
  const { value, ledger } = await inventoryOf(storage, { id: bookId, chart: "puc" }, null);
  expect(value).toBe(ledger);
  expect(await verifyBook(storage.db, bookId)).toEqual([]);
}

/** The kardex of each component without ids, and the lines of all posted entries. */
async function told(of: World) {
  const cards = [];
  for (const id of [of.pencil, of.notebook, of.cloth]) {
    const kardex = await kardexOf(of.storage, of.bookId, id);
    cards.push(
      kardex.cards.map(({ lines }) =>
        lines.map(({ date, kind, quantity, value }) => [date, kind, quantity, value]),
      ),
    );
  }
  const { pages } = await dump(of.storage);
  const entries = (pages as { entries: { number: number; status: string; lines: unknown }[] }[])
    .flatMap(({ entries: own }) => own)
    .map(({ number, status, lines }) => [number, status, lines]);
  return { cards, entries };
}

const there = async (of: World, kit: ItemId) =>
  (await itemsToChoose(of.storage, of.bookId, "sale")).find(({ item }) => item.id === kit)?.kit?.there;

type Step =
  | { readonly kind: "buy"; readonly item: number; readonly units: number; readonly day: number }
  | { readonly kind: "sell"; readonly nested: boolean; readonly units: number; readonly day: number };

const DAY = fc.integer({ min: 1, max: 28 });
const STEPS = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant("buy" as const),
      item: fc.integer({ min: 0, max: 2 }),
      units: fc.integer({ min: 1, max: 40 }),
      day: DAY,
    }),
    fc.record({
      kind: fc.constant("sell" as const),
      nested: fc.boolean(),
      units: fc.integer({ min: 1, max: 6 }),
      day: DAY,
    }),
  ),
  { minLength: 4, maxLength: 9 },
) satisfies fc.Arbitrary<Step[]>;

const dated = (day: number) => `2026-11-${String(day).padStart(2, "0")}`;

describe("IN-50 selling a kit is selling its components", () => {
  it("over random histories by both methods: same kardex, same entries, same refusals; undo is before", async () => {
    const property = fc.asyncProperty(
      STEPS,
      fc.constantFrom<CostingMethod>("average", "peps"),
      fc.boolean(),
      async (steps, method, below) => {
        const [kits, singly] = [await openWorld(method), await openWorld(method)];
        for (const each of [kits, singly])
          if (below) must(await setBelowZero(each.storage, { ...command(each), allowed: true }));
        const kit = await makeKit(kits);
        const parts = [
          { itemId: kit, quantity: 1000 },
          { itemId: kits.cloth, quantity: 1500 },
        ];
        const { itemId: nested } = await save({ name: "Kit doble", parts }, undefined, kits);
        const done: CommandId[] = [];
        const states = [await told(kits)];
        for (const step of steps) {
          const id = newId("command");
          const own = (of: World, item: number) => [of.pencil, of.notebook, of.cloth][item] as ItemId;
          const date = dated(step.day);
          if (step.kind === "buy") {
            const lines = (of: World) => [line(own(of, step.item), step.units, step.units * (90 + step.day))];
            const [one, other] = [
              await post(kits, "purchase", date, lines(kits), id),
              await post(singly, "purchase", date, lines(singly)),
            ];
            expect(one.ok).toBe(other.ok);
            if (one.ok) done.push(id);
          } else {
            const amount = step.units * 7001;
            const whole = [line(step.nested ? nested : kit, step.units, amount)];
            const one = await post(kits, "sale", date, whole, id);
            const shares: readonly (readonly [number, number])[] = step.nested
              ? [
                  [0, 3],
                  [1, 2],
                  [2, 1.5],
                ]
              : [
                  [0, 3],
                  [1, 2],
                ];
            const all = shares.reduce((sum, [, units]) => sum + units, 0);
            let [passed, given] = [0, 0];
            const lines = shares.map(([item, units]) => {
              passed += units;
              const until = Math.floor((amount * passed) / all + 0.5);
              const share = until - given;
              given = until;
              return line(own(singly, item), units * step.units, share);
            });
            const other = await post(singly, "sale", date, lines);
            expect(one.ok).toBe(other.ok);
            if (!one.ok && !other.ok) expect(one.error.kind).toBe(other.error.kind);
            if (one.ok) done.push(id);
          }
          const now = await told(kits);
          expect(now).toEqual(await told(singly));
          if (done.length === states.length) states.push(now);
        }
        await expectSound(kits);
        for (const target of done.toReversed()) {
          states.pop();
          must(await undoCommand(kits.storage, { ...command(kits), target }));
          expect((await told(kits)).cards).toEqual(states.at(-1)?.cards);
        }
        await expectSound(kits);
        for (const each of [kits, singly]) each.storage.close();
      },
    );
    await fc.assert(property, { numRuns: 8 });
  });

  it("there are as many as the least component gives, in all stores and in each", async () => {
    await buy();
    const kit = await makeKit();
    expect(await there(world, kit)).toBe(33_000);
    must(await post(world, "sale", "2026-11-03", [line(kit, 30, 90_000)]));
    expect(await there(world, kit)).toBe(3000);
    expect(await post(world, "sale", "2026-11-04", [line(kit, 4, 9000)])).toMatchObject({
      ok: false,
      error: { kind: "not-enough", itemId: world.pencil, wanted: 12_000, there: 10_000 },
    });
    // What has no kardex of its own is worth nothing of its own.
    const { items } = await inventoryOf(world.storage, { id: world.bookId, chart: "puc" }, null);
    expect(items.find(({ item }) => item.id === kit)).toMatchObject({ quantity: 0, value: 0 });
    await expectSound(world);
  });

  it("leaves the store that it is sold in, and that one alone", async () => {
    await buy();
    const kit = await makeKit();
    const [main, north] = await inStores(world.storage, world.bookId);
    for (const item of [world.pencil, world.notebook])
      must(
        await transferOf(world.storage, command(), {
          date: "2026-11-03",
          from: main,
          to: north,
          item,
          units: 6,
        }),
      );
    const sell = (units: number) => {
      const moves = [stockDraft("sale", "2026-11-04", [line(kit, units, 900)], { store: north })];
      return postStock(world.storage, { ...command(), moves, accepts: true, adjustment: "Ajuste" });
    };
    expect(await sell(3)).toMatchObject({ error: { kind: "store-not-enough", store: "Norte" } });
    must(await sell(2));
    await expectSound(world);
  });

  it("comes back as it left, though it is made of something else by now, and no more of it than left", async () => {
    await buy();
    const kit = await makeKit();
    const draft = stockDraft("sale", "2026-11-03", [line(kit, 3, 9000)]);
    must(await postStock(world.storage, { ...command(), moves: [draft], accepts: true, adjustment: "A" }));
    const sold = await told(world);
    must((await save({ parts: [{ itemId: world.cloth, quantity: 500 }] }, kit)).result);
    expect((await told(world)).cards).toEqual(sold.cards);
    const back = (units: number) =>
      post(world, "sale-return", "2026-11-04", [line(kit, units, 3000, draft.moveId)]);
    expect(await back(4)).toMatchObject({ ok: false, error: { kind: "return-too-much" } });
    must(await back(2));
    const units = async (id: ItemId) =>
      (await itemsToChoose(world.storage, world.bookId, "out")).find(({ item }) => item.id === id)?.quantity;
    expect([await units(world.pencil), await units(world.notebook), await units(world.cloth)]).toEqual([
      97_000, 98_000, 100_000,
    ]);
    const { moves, returns } = await movesOfKit(world.storage, world.bookId, kit);
    expect(moves.map(({ kind }) => kind)).toEqual(["sale-return", "sale"]);
    expect(returns).toMatchObject([{ left: 1000, line: { moveId: draft.moveId, line: 0 } }]);
    await expectSound(world);
    must(
      await voidStock(world.storage, {
        ...command(),
        moveId: moves[0]?.id ?? draft.moveId,
        accepts: true,
        adjustment: "A",
      }),
    );
    await expectSound(world);
  });

  it("is typed with an entry: its cost is shown before, posted with it, and undone with it", async () => {
    await buy();
    const kit = await makeKit();
    const before = await told(world);
    const content = typedEntry("2026-11-05", TYPED.sale(9000));
    const asked = itemsWhileTyped("puc", content.lines, "perpetual");
    if (asked === null) throw new Error("nothing is asked");
    const { storage, bookId } = world;
    const [moveId, entryId] = [newId("stockMove"), newId("entry")];
    const lines = [line(kit, 2, 9000)];
    const shown = await typedCost(
      storage,
      { id: bookId, chart: "puc" },
      { moveId, entryId, date: content.date, asked, lines },
    );
    // 6 pencils of 100 and 4 notebooks of 200.
    expect(must(shown).lines.map(({ debit, credit }) => debit + credit)).toEqual([1400, 1400]);
    const stock = { moveId, kind: asked.kind, lines };
    const head = command();
    const said = { entryId, content, origin: "journal" as const, stock, accepts: false, adjustment: "A" };
    const entry = must(await postWithItems(storage, { ...head, ...said }));
    expect(entry.lines.slice(-2)).toEqual(must(shown).lines);
    await expectSound(world);
    must(await undoCommand(storage, { ...command(), target: head.id }));
    expect((await told(world)).cards).toEqual(before.cards);
  });
});

describe("IN-50 what a kit cannot be", () => {
  it("is not bought, counted or moved between stores", async () => {
    await buy();
    const kit = await makeKit();
    const [main, north] = await inStores(world.storage, world.bookId);
    const refused = { ok: false, error: { kind: "bad-line", itemId: kit, problem: "kit" } };
    for (const kind of ["opening", "purchase", "in"] as const)
      expect(await post(world, kind, "2026-11-03", [line(kit, 1, 900)])).toMatchObject(refused);
    const asked = { date: "2026-11-03", from: main, to: north, item: kit, units: 1 };
    expect(await transferOf(world.storage, command(), asked)).toMatchObject(refused);
  });

  it("is no item with a kardex, contains no kit that contains it, and its components stay", async () => {
    const { pencil, notebook, cloth, storage } = world;
    const only = (itemId: ItemId) => [{ itemId, quantity: 1000 }];
    const errorOf = async (saving: ReturnType<typeof save>) => {
      const { result } = await saving;
      return result.ok ? null : result.error;
    };
    const { itemId: fresh, id: making } = await save({ name: "Regla" });
    const { itemId: kit } = await save({ name: "Kit", parts: only(fresh) });
    const { itemId: outer } = await save({ name: "Kit doble", parts: only(kit) });
    expect(await errorOf(save({ parts: only(outer) }, kit))).toEqual({ kind: "bad-item", problem: "circle" });
    expect(await errorOf(save({ parts: [] }, kit))).toEqual({ kind: "bad-item", problem: "parts" });
    const half = [{ itemId: notebook, quantity: 500 }];
    expect(await errorOf(save({ parts: half }, kit))).toEqual({ kind: "bad-item", problem: "part-unit" });
    expect(await errorOf(save({ state: "closed" }, fresh))).toEqual({ kind: "item-in-kit", kit: "Kit" });
    const undone = (target: CommandId) => undoRecords(storage, { id: newId("command"), target });
    const kept = { ok: false, error: { kind: "nothing-to-undo" } };
    expect(await undone(making)).toMatchObject(kept);
    await buy();
    expect(await errorOf(save({ parts: only(cloth) }, pencil))).toEqual({ kind: "kit-with-moves" });
    must((await save({ state: "closed" }, outer)).result);
    must((await save({ state: "closed" }, kit)).result);
    must((await save({ state: "closed" }, fresh)).result);
    expect(await errorOf(save({ state: "active" }, kit))).toEqual({ kind: "closed-item", itemId: fresh });
    const loose = await save({ name: "Borrador" });
    must(await undone(loose.id));
    const moved = await save({ name: "Borrador" });
    must(await post(world, "purchase", "2026-11-03", [line(moved.itemId, 1, 900)]));
    expect(await undone(moved.id)).toMatchObject(kept);
  });

  it("is not made a kit again by undo once it has a kardex", async () => {
    const kit = await makeKit();
    const known = await world.storage.db.items.get(kit);
    const { code, barcode, name, unit, divisible, tax, minimum, state } = known ?? BRUSH;
    const fields = { code, barcode, name, unit, divisible, tax, minimum, state };
    const opened = command();
    const items = [{ itemId: kit, fields, version: known?.version ?? null }];
    must(await saveItems(world.storage, { ...opened, items }));
    must(await post(world, "purchase", "2026-11-03", [line(kit, 1, 900)]));
    const undone = await undoRecords(world.storage, { id: newId("command"), target: opened.id });
    expect(undone).toMatchObject({ ok: false, error: { kind: "nothing-to-undo" } });
    await expectSound(world);
  });

  it("a copy of its book takes it along under ids of its own", async () => {
    await buy();
    const kit = await makeKit();
    must(await post(world, "sale", "2026-11-03", [line(kit, 1, 900)]));
    const { storage, bookId } = world;
    const head = { id: newId("command"), sourceId: bookId, bookId: newId("book") };
    const copy = must(await duplicateBook(storage, { ...head, entries: true }));
    const items = await storage.db.items.where("bookId").equals(copy.id).toArray();
    const ids = new Set(items.map(({ id }) => id));
    const made = items.find(({ parts }) => parts !== undefined);
    expect(made?.parts?.every(({ itemId }) => ids.has(itemId))).toBe(true);
    const moves = await storage.db.stockMoves.where("bookId").equals(copy.id).toArray();
    const marks = moves.flatMap(({ lines }) => lines.flatMap(({ kit: of }) => of ?? []));
    expect(marks.map(({ itemId }) => itemId)).toEqual([made?.id, made?.id]);
    expect(await verifyBook(storage.db, copy.id)).toEqual([]);
  });

  it("what a merge makes of two sound sides is named, refused by name, and mended by the repair", async () => {
    await buy();
    const [one, other] = [await makeKit(world, "Kit A"), await makeKit(world, "Kit B")];
    const { storage, bookId, pencil } = world;
    const backup = await backupOf(storage);
    const second = await openTestStorage({ newId });
    must(await mergeBackup(second, backup, OWNER, null));
    const away: World = { ...world, storage: second };
    must((await save({ parts: [{ itemId: other, quantity: 1000 }] }, one)).result);
    const parts = [
      { itemId: one, quantity: 1000 },
      { itemId: pencil, quantity: 1000 },
    ];
    must((await save({ parts }, other, away)).result);
    must(await mergeBackup(storage, await backupOf(second), OWNER, null));
    second.close();
    expect(await post(world, "sale", "2026-11-05", [line(one, 1, 900)])).toMatchObject({
      error: { kind: "kit-broken", itemId: one },
    });
    expect(await there(world, one)).toBe(0);
    expect(await verifyBook(storage.db, bookId)).toEqual([{ kind: "stock-differs" }]);
    must(await repairBook(storage, command()));
    await expectSound(world);
    const mended = await storage.db.items.bulkGet([one, other]);
    // Made in one millisecond, either may have the first id: that one is mended, and stays in the other.
    const [first] = [one, other].sort();
    expect(mended.flatMap((item) => item?.parts ?? []).map(({ itemId }) => itemId)).toEqual([first, pencil]);
  });
});
