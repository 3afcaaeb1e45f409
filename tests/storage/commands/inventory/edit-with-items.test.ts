import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { type Entry, type EntryContent, linkTo } from "#domain/accounting/entries/entry.ts";
import type { StockLine } from "#domain/inventory/inventory-move.ts";
import { returnableOf } from "#domain/inventory/said-items.ts";
import { itemsWhileTyped } from "#domain/inventory/typed-items.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId, CommandId, ItemId } from "#domain/kernel/ids.ts";
import { closeMonth } from "#storage/commands/books/close-month.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import { type EditWithItems, editWithItems } from "#storage/commands/inventory/edit-with-items.ts";
import { postWithItems } from "#storage/commands/inventory/post-with-items.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { inventoryOf, itemsToChoose, kardexOf } from "#storage/queries/inventory/inventory.ts";
import { itemsOfEntry } from "#storage/queries/inventory/item-questions.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { line, stocked } from "#tests/support/records/stock.ts";
import { expectTold, TYPED, typedEntry } from "#tests/support/records/told-entries.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let bookId: BookId;
let item: ItemId;
let other: ItemId;

async function begin(method: "peps" | "average" = "average"): Promise<void> {
  storage = await openTestStorage({ newId });
  bookId = await openTestBook(storage);
  const [own, second] = await stocked(storage, bookId, [{}, {}], method);
  if (!own || !second) throw new Error("no items");
  [item, other] = [own, second];
}

beforeEach(async () => {
  await begin();
  return () => storage.close();
});

const kindOf = (content: EntryContent) => {
  const asked = itemsWhileTyped("puc", content.lines, "perpetual");
  if (asked === null) throw new Error("nothing is asked");
  return asked.kind;
};
const SEEN = { accepts: true, adjustment: "Ajuste de costos" };

function post(content: EntryContent, lines: readonly StockLine[], id = newId("command")) {
  const stock = { moveId: newId("stockMove"), kind: kindOf(content), lines };
  const entry = { entryId: newId("entry"), content, origin: "journal" as const };
  return postWithItems(storage, { id, bookId, ...entry, stock, ...SEEN });
}

function edit(
  entry: Entry,
  content: EntryContent,
  stock: readonly StockLine[] | "same" | null,
  { id = newId("command"), accepts = true } = {},
) {
  const said: EditWithItems["stock"] =
    stock === null || stock === "same" ? stock : { kind: kindOf(content), lines: stock };
  const seen = { entry: linkTo(entry), version: entry.version };
  return editWithItems(storage, { id, bookId, ...seen, content, stock: said, ...SEEN, accepts });
}

const undo = (target: CommandId, id = newId("command")) => undoCommand(storage, { id, bookId, target });
const sides = ({ lines }: Pick<Entry, "lines">) =>
  lines.map(({ account, debit, credit }) => [account, debit, credit]);
const now = () => inventoryOf(storage, { id: bookId, chart: "puc" as const }, null);
const bought = (amount: number, date = "2026-10-05") => typedEntry(date, TYPED.purchase(amount));
const sold = (amount: number, date = "2026-10-10") => typedEntry(date, TYPED.sale(amount));

describe("IN-40: a posted entry is corrected together with the items that it moves", () => {
  it("IN-16 the bill of a carrier that comes later is added to the entry of its purchase, and is in the cost of its items", async () => {
    const bill = [...TYPED.purchase(500_000), ["1435", 25_000, 0], ["233545", 0, 25_000]] as const;
    const purchase = must(await post(bought(500_000), [line(item, 20, 320_000), line(other, 40, 180_000)]));
    must(await post(sold(150_000), [line(item, 5, 150_000)]));
    const added = typedEntry("2026-10-05", bill);
    // 25.000 × 320 ÷ 500 = 16.000 are of the first, 9.000 of the other; a quarter of the 16.000 was sold.
    expect(await edit(purchase, added, "same", { accepts: false })).toMatchObject({
      error: { kind: "costs-change", changes: [{ before: 80_000, after: 84_000 }] },
    });
    const id = newId("command");
    const after = must(await edit(purchase, added, "same", { id }));
    expect(sides(after)).toEqual(bill.map((side) => [...side]));
    const values = async () =>
      new Map((await now()).items.map(({ item: { id: of }, value }) => [of, value as number]));
    expect(await values()).toEqual(
      new Map([
        [item, 252_000],
        [other, 189_000],
      ]),
    );
    await expectTold(storage, bookId);
    must(await undo(id));
    expect((await values()).get(item)).toBe(240_000);
    await expectTold(storage, bookId);
  });

  it("shows what there is for the correction: what its sale took is there, what it bought is counted once", async () => {
    const purchase = must(await post(bought(1000), [line(item, 10, 1000)]));
    const sale = must(await post(sold(900), [line(item, 4, 900), line(item, 2, 0)]));
    const there = async (entry: Entry | null) => {
      const [found] = entry === null ? [] : await itemsOfEntry(storage, entry);
      const choices = await itemsToChoose(storage, bookId, "sale", found?.move ?? null);
      return choices.map(({ quantity }) => quantity).toSorted();
    };
    expect(await there(null)).toEqual([0, 4000]);
    expect(await there(sale)).toEqual([0, 10_000]);
    expect(await there(purchase)).toEqual([0, 4000]);
  });

  it("a sale of fewer units gets the lines of their cost, and undo and its undo go both ways", async () => {
    must(await post(bought(1000), [line(item, 10, 1000)]));
    const sale = must(await post(sold(900), [line(item, 4, 900)]));
    const was = await now();
    const id = newId("command");
    const after = must(await edit(sale, sold(450, "2026-10-12"), [line(item, 2, 450)], { id }));
    expect(after).toMatchObject({ number: sale.number, date: "2026-10-12", version: 2 });
    expect(sides(after)).toEqual([
      ["1105", 450, 0],
      ["4135", 0, 450],
      ["6135", 200, 0],
      ["1435", 0, 200],
    ]);
    expect(await now()).toMatchObject({ value: 800, ledger: 800 });
    expect(await itemsOfEntry(storage, after)).toMatchObject([{ items: [{ quantity: 2000, value: 200 }] }]);
    await expectTold(storage, bookId);
    const back = newId("command");
    must(await undo(id, back));
    expect(await now()).toEqual(was);
    await expectTold(storage, bookId);
    must(await undo(back));
    expect(await now()).toMatchObject({ value: 800, ledger: 800 });
    await expectTold(storage, bookId);
  });

  it("a dearer purchase corrects what was sold of it, shown first, and stays what was given back of", async () => {
    const buy = must(await post(bought(1000), [line(item, 10, 1000)]));
    must(await post(sold(900), [line(item, 4, 900)]));
    const { cards } = await kardexOf(storage, bookId, item);
    const [from] = returnableOf(cards, "purchase-return", day("2026-10-31"));
    const back = typedEntry("2026-10-11", [
      ["2205", 100, 0],
      ["1435", 0, 100],
    ]);
    must(await post(back, [line(item, 1, 100, from?.line.moveId)]));
    const seen = await edit(buy, bought(1200), [line(item, 10, 1200)], { accepts: false });
    expect(seen).toMatchObject({ error: { kind: "costs-change" } });
    must(await edit(buy, bought(1200), [line(item, 10, 1200)]));
    expect(await now()).toMatchObject({ value: 600, ledger: 600 });
    await expectTold(storage, bookId);
    // Fewer than left since, and another item than the one that was given back of.
    const { error } = (await edit({ ...buy, version: 2 }, bought(1200), [line(item, 3, 1200)])) as never;
    expect(error).toMatchObject({ kind: "not-enough" });
    expect(await edit({ ...buy, version: 2 }, bought(1200), [line(other, 10, 1200)])).toMatchObject({
      ok: false,
    });
  });

  it("what follows keeps its items, whoever types the lines of the cost again", async () => {
    const buy = must(await post(bought(1000), [line(item, 6, 600), line(other, 4, 400)]));
    const dearer = must(await edit(buy, bought(1001), "same"));
    const cost = await itemsOfEntry(storage, dearer);
    expect(cost[0]?.items.map(({ value }) => value)).toEqual([601, 400]);
    const sale = must(await post(sold(900), [line(item, 3, 900)]));
    const content = { ...sale, date: day("2026-10-09"), description: "Otro día" };
    const moved = must(await edit(sale, content, "same"));
    expect(moved.lines).toEqual(sale.lines);
    await expectTold(storage, bookId);
  });

  it("says none any more, or that it is of none, and then may be told again", async () => {
    must(await post(bought(1000), [line(item, 10, 1000)]));
    const sale = must(await post(sold(900), [line(item, 4, 900)]));
    const bare = must(await edit(sale, sale, null));
    expect(sides(bare)).toEqual([
      ["1105", 900, 0],
      ["4135", 0, 900],
    ]);
    expect(await now()).toMatchObject({ value: 1000, ledger: 1000 });
    await expectTold(storage, bookId);
    expect(await edit(bare, sold(800), "same")).toMatchObject({ error: { kind: "nothing-to-tell" } });
    const again = must(await post(sold(100), [line(item, 1, 100)]));
    must(await edit(again, sold(100), []));
    expect(await now()).toMatchObject({ value: 1000, ledger: 1000 });
    await expectTold(storage, bookId);
  });

  it("is refused in a closed month, of another version, and where the lines move nothing", async () => {
    const buy = must(await post(bought(1000), [line(item, 10, 1000)]));
    const none = typedEntry("2026-10-05", [
      ["5195", 10, 0],
      ["1105", 0, 10],
    ]);
    expect(await edit(buy, none, "same")).toMatchObject({ error: { kind: "nothing-to-tell" } });
    expect(await edit({ ...buy, version: 7 }, bought(900), "same")).toMatchObject({
      error: { kind: "stale" },
    });
    expect(await edit(buy, bought(900), [line(item, 10, 800)])).toMatchObject({
      error: { kind: "amounts-differ", wanted: 900, told: 800 },
    });
    must(await closeMonth(storage, { id: newId("command"), bookId, month: buy.date.slice(0, 7) as never }));
    expect(await edit(buy, bought(900), "same")).toMatchObject({ error: { kind: "closed-month" } });
    expect(await now()).toMatchObject({ value: 1000, ledger: 1000 });
  });
});

const typed = fc.record({
  sells: fc.boolean(),
  at: fc.integer({ min: 1, max: 28 }),
  month: fc.constantFrom("09", "10"),
  units: fc.integer({ min: 1, max: 9 }),
  amount: fc.integer({ min: 1, max: 100_000 }),
});
type Typed = typeof typed extends fc.Arbitrary<infer A> ? A : never;

function contentOf({ sells, at, month, amount }: Typed): EntryContent {
  const date = `2026-${month}-${String(at).padStart(2, "0")}`;
  return sells ? sold(amount, date) : bought(amount, date);
}
const linesOf = ({ units, amount }: Typed) => [line(item, units, amount)];

/** Posts what a book takes, in the order of its days, so that the numbers of moves are those of the days. */
async function history(all: readonly Typed[]): Promise<readonly (Entry | null)[]> {
  const made: (Entry | null)[] = [];
  for (const each of all) {
    const done = await post(contentOf(each), linesOf(each));
    made.push(done.ok ? done.value : null);
  }
  return made;
}

describe("IN-40: over random corrections", () => {
  it("a corrected entry is as one typed so at first; kardex and ledger agree; undo is before", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(typed, { minLength: 2, maxLength: 7 }),
        typed,
        fc.nat(),
        fc.constantFrom("peps" as const, "average" as const),
        async (all, instead, pick, method) => {
          await begin(method);
          // A large purchase first, so that most of what is sold is there.
          const first = { sells: false, at: 1, month: "09" as const, units: 40, amount: 4000 };
          const made = await history([first, ...all]);
          const place = made.findLastIndex((entry, at) => entry !== null && at <= 1 + (pick % all.length));
          const entry = made[place];
          if (!entry) return;
          const before = await now();
          const id = newId("command");
          const said = { ...instead, sells: place > 0 && instead.sells };
          const done = await edit(entry, contentOf(said), linesOf(said), { id });
          await expectTold(storage, bookId);
          const after = await now();
          expect(after.ledger).toBe(after.value);
          if (done.ok) must(await undo(id));
          expect(await now()).toEqual(before);
          await expectTold(storage, bookId);
          storage.close();
          await begin(method);
          const kept = [first, ...all].map((each, at) => (at === place ? said : each));
          const anew: (Entry | null)[] = [];
          for (const [at, each] of kept.entries()) if (made[at]) anew.push(...(await history([each])));
          if (done.ok && anew.every((each) => each !== null)) {
            const { value, ledger } = await now();
            expect({ value, ledger }).toEqual({ value: after.value, ledger: after.ledger });
          }
          storage.close();
        },
      ),
      { numRuns: 12 },
    );
  });
});
