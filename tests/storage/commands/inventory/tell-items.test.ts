import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { linkTo } from "#domain/accounting/entries/entry.ts";
import type { StockLine } from "#domain/inventory/inventory-move.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import type { BookId, CommandId, ItemId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { closeMonth } from "#storage/commands/books/close-month.ts";
import { duplicateBook } from "#storage/commands/books/duplicate-book.ts";
import { repairBook } from "#storage/commands/books/repair-book.ts";
import { editEntry } from "#storage/commands/entries/edit-entry.ts";
import { importEntries } from "#storage/commands/entries/import-entries.ts";
import { reverseEntry } from "#storage/commands/entries/reverse-entry.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import { deleteEntry, voidEntry } from "#storage/commands/entries/void-entry.ts";
import { postStock, voidStock } from "#storage/commands/inventory/post-stock.ts";
import { settleStock } from "#storage/commands/inventory/settle-stock.ts";
import { tellItems } from "#storage/commands/inventory/tell-items.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { inventoryOf } from "#storage/queries/inventory/inventory.ts";
import { itemQuestions, questionsOfCommand } from "#storage/queries/inventory/item-questions.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { line, stockDraft, stocked } from "#tests/support/records/stock.ts";
import { expectTold, postTyped, TYPED, typedEntry } from "#tests/support/records/told-entries.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let bookId: BookId;
let item: ItemId;

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  bookId = await openTestBook(storage);
  const [own] = await stocked(storage, bookId);
  if (!own) throw new Error("no item");
  item = own;
  return () => storage.close();
});

const told = { accepts: true, adjustment: "Ajuste de costos" };
const tell = (entry: Entry, lines: readonly StockLine[], id = newId("command"), accepts = true) =>
  tellItems(storage, {
    ...told,
    id,
    bookId,
    entry: linkTo(entry),
    version: entry.version,
    moveId: newId("stockMove"),
    lines,
    accepts,
  });
const undo = (target: CommandId, id = newId("command")) => undoCommand(storage, { id, bookId, target });
const typed = (date: string, kind: keyof typeof TYPED, amount: number, id = newId("command")) =>
  postTyped(storage, bookId, typedEntry(date, TYPED[kind](amount)), { id });
const sides = ({ lines }: Pick<Entry, "lines">) =>
  lines.map(({ account, debit, credit }) => [account, debit, credit]);
const stored = async ({ id }: Entry): Promise<Entry> => {
  const pages = await storage.db.pages.toArray();
  const found = pages.flatMap(({ entries }) => entries).find((each) => each.id === id);
  if (!found) throw new Error("no entry");
  return { ...found, bookId };
};
const valueNow = async () => (await inventoryOf(storage, { id: bookId, chart: "puc" }, null)).value;

describe("IN-07: an entry from anywhere says which items it moves", () => {
  it("a purchase comes in at what its entry says and a sale gets its cost", async () => {
    const bought = await typed("2026-10-05", "purchase", 1000);
    await expectTold(storage, bookId);
    must(await tell(bought, [line(item, 10, 1000)]));
    const sold = await typed("2026-10-06", "sale", 900);
    must(await tell(sold, [line(item, 4, 900)]));
    expect(sides(await stored(sold))).toEqual([
      ["1105", 900, 0],
      ["4135", 0, 900],
      ["6135", 400, 0],
      ["1435", 0, 400],
    ]);
    expect(sides(await stored(bought))).toEqual(sides(bought));
    expect(await valueNow()).toBe(600);
    await expectTold(storage, bookId);
  });

  it.each([
    ["less than it cost", "costed", 250, ["6135", 150, 0], ["1435", 0, 150]],
    ["more than it cost", "costed", 500, ["1435", 100, 0], ["6135", 0, 100]],
    ["less than was lost", "loss", 100, ["5295", 300, 0], ["1435", 0, 300]],
  ] as const)(
    "an entry that took out %s is put right by lines of its own",
    async (_name, kind, amount, ...more) => {
      must(await tell(await typed("2026-10-05", "purchase", 1000), [line(item, 10, 1000)]));
      const out = await typed("2026-10-06", kind, amount);
      must(await tell(out, [line(item, 4)]));
      expect(sides(await stored(out)).slice(out.lines.length)).toEqual(more);
      expect(await valueNow()).toBe(600);
      await expectTold(storage, bookId);
    },
  );

  it("what comes in at another value than its entry's, and more than there is, are refused with figures", async () => {
    const bought = await typed("2026-10-05", "purchase", 1000);
    expect(await tell(bought, [line(item, 10, 900)])).toMatchObject({
      error: { kind: "amounts-differ", wanted: 1000, told: 900 },
    });
    must(await tell(bought, [line(item, 2, 1000)]));
    expect(await tell(bought, [line(item, 2, 1000)])).toMatchObject({ error: { kind: "nothing-to-tell" } });
    const sold = await typed("2026-10-06", "sale", 900);
    expect(await tell(sold, [line(item, 3)])).toMatchObject({
      error: { kind: "not-enough", wanted: 3000, there: 2000 },
    });
    const rent = await postTyped(
      storage,
      bookId,
      typedEntry("2026-10-06", [
        ["5120", 9, 0],
        ["1105", 0, 9],
      ]),
    );
    expect(await tell(rent, [line(item, 1)])).toMatchObject({ error: { kind: "nothing-to-tell" } });
    await expectTold(storage, bookId);
  });

  it("neither edited, voided, deleted, reversed nor undone while its items are on it; its words may change", async () => {
    const id = newId("command");
    const bought = await typed("2026-10-05", "purchase", 1000, id);
    const telling = newId("command");
    const move = must(await tell(bought, [line(item, 10, 1000)], telling));
    const on = { id: newId("command"), bookId, entry: linkTo(bought), version: bought.version };
    const other = typedEntry("2026-10-05", TYPED.purchase(900));
    const reversal = { reversalId: newId("entry"), date: day("2026-10-07"), description: "" };
    for (const answer of [
      await editEntry(storage, { ...on, content: other }),
      await editEntry(storage, { ...on, content: { ...bought, date: day("2026-10-06") } }),
      await voidEntry(storage, on),
      await deleteEntry(storage, on),
      await reverseEntry(storage, { ...on, ...reversal }),
      await undo(id),
    ])
      expect(answer).toMatchObject({ error: { kind: "entry-with-items" } });
    must(await editEntry(storage, { ...on, content: { ...bought, description: "Brochas" } }));
    await expectTold(storage, bookId);
    must(await voidStock(storage, { ...on, ...told, id: newId("command"), moveId: move.id }));
    expect(await valueNow()).toBe(0);
    must(await voidEntry(storage, { ...on, id: newId("command"), version: 2 }));
    await expectTold(storage, bookId);
  });

  it("the items of an imported list keep its undo until they are taken off", async () => {
    const id = newId("command");
    const contents = [1000, 500].map((amount) => typedEntry("2026-10-05", TYPED.purchase(amount)));
    must(await importEntries(storage, { id, bookId, contents, origin: "import" }));
    const [page] = (await storage.db.pages.toArray()).filter(({ entries }) => entries.length > 0);
    const [first] = page?.entries ?? [];
    if (!first) throw new Error("no entry");
    const telling = newId("command");
    must(await tell({ ...first, bookId }, [line(item, 10, 1000)], telling));
    expect(await undo(id)).toMatchObject({ error: { kind: "entry-with-items" } });
    must(await undo(telling));
    must(await undo(id));
    await expectTold(storage, bookId);
  });

  it("is undone and done again with the cost, in the order of the sitting", async () => {
    must(await tell(await typed("2026-10-05", "purchase", 1000), [line(item, 10, 1000)]));
    const [selling, telling, undoing] = [newId("command"), newId("command"), newId("command")];
    const sold = await typed("2026-10-06", "sale", 900, selling);
    must(await tell(sold, [line(item, 4, 900)], telling));
    const after = sides(await stored(sold));
    must(await undo(telling, undoing));
    expect(sides(await stored(sold))).toEqual(sides(sold));
    expect(await valueNow()).toBe(1000);
    must(await undo(undoing));
    expect(sides(await stored(sold))).toEqual(after);
    expect(await valueNow()).toBe(600);
    await expectTold(storage, bookId);
  });

  it("may be of no item, and of one later; what others cost then is shown first", async () => {
    const early = await typed("2026-10-01", "purchase", 3000);
    must(await tell(early, []));
    expect(await tell(early, [])).toMatchObject({ error: { kind: "nothing-to-tell" } });
    must(await tell(await typed("2026-10-05", "purchase", 1000), [line(item, 10, 1000)]));
    const sold = await typed("2026-10-06", "sale", 900);
    must(await tell(sold, [line(item, 10)]));
    await expectTold(storage, bookId);
    expect(await tell(early, [line(item, 10, 3000)], newId("command"), false)).toMatchObject({
      error: { kind: "costs-change", changes: [{ before: 1000, after: 2000 }] },
    });
    const telling = newId("command");
    must(await tell(early, [line(item, 10, 3000)], telling));
    expect(await valueNow()).toBe(2000);
    await expectTold(storage, bookId);
    must(await undo(telling));
    expect(await valueNow()).toBe(0);
    await expectTold(storage, bookId);
    const on = { id: newId("command"), bookId, entry: linkTo(early), version: early.version };
    must(await voidEntry(storage, on));
    await expectTold(storage, bookId);
  });

  it("a closed month takes no items, only the mark that there are none", async () => {
    const bought = await typed("2026-10-05", "purchase", 1000);
    must(await closeMonth(storage, { id: newId("command"), bookId, month: month("2026-10") }));
    expect(await tell(bought, [line(item, 10, 1000)])).toMatchObject({ error: { kind: "closed-month" } });
    must(await tell(bought, []));
    await expectTold(storage, bookId);
  });

  it("goes along with a copy of the book, and the repair keeps it", async () => {
    must(await tell(await typed("2026-10-05", "purchase", 1000), [line(item, 10, 1000)]));
    must(await tell(await typed("2026-10-06", "sale", 900), [line(item, 4)]));
    const copy = newId("book");
    must(
      await duplicateBook(storage, { id: newId("command"), sourceId: bookId, bookId: copy, entries: true }),
    );
    expect(await inventoryOf(storage, { id: copy, chart: "puc" }, null)).toMatchObject({
      value: 600,
      ledger: 600,
    });
    await storage.db.stockCards.clear();
    must(await repairBook(storage, { id: newId("command"), bookId }));
    await expectTold(storage, bookId);
  });
});

describe("IN-08: what differs is shown and settled", () => {
  const book = () => ({ id: bookId, chart: "puc" as const });
  const settle = (difference: number, id = newId("command")) =>
    settleStock(storage, {
      id,
      bookId,
      entryId: newId("entry"),
      moveId: newId("stockMove"),
      date: day("2026-10-20"),
      description: "Ajuste",
      difference: pesos(difference),
    });

  it("names the entries without items until each was told or marked", async () => {
    must(await tell(await typed("2026-10-05", "purchase", 1000), [line(item, 10, 1000)]));
    const [late, sold] = [await typed("2026-10-08", "loss", 70), await typed("2026-10-06", "sale", 900)];
    const ids = async () => (await itemQuestions(storage, book())).map(({ entry }) => entry.id);
    expect(await ids()).toEqual([sold.id, late.id]);
    must(await tell(sold, [line(item, 1)]));
    must(await tell(late, []));
    expect(await ids()).toEqual([]);
  });

  it("does not ask of what an opening that the book held already holds", async () => {
    await typed("2026-10-01", "purchase", 500);
    const held = stockDraft("opening", "2026-10-02", [line(item, 5, 500)], { counter: "1435" as never });
    must(await postStock(storage, { ...told, id: newId("command"), bookId, moves: [held] }));
    expect(await itemQuestions(storage, book())).toEqual([]);
    const after = await typed("2026-10-03", "purchase", 100);
    expect((await itemQuestions(storage, book())).map(({ entry }) => entry.id)).toEqual([after.id]);
  });

  it("a command asks of its own entries alone, those of a list too, and of nothing without a kardex", async () => {
    await typed("2026-10-05", "purchase", 1);
    const id = newId("command");
    const contents = [typedEntry("2026-10-05", TYPED.purchase(7)), typedEntry("2026-10-06", TYPED.sale(9))];
    must(await importEntries(storage, { id, bookId, contents, origin: "import" }));
    const asked = await questionsOfCommand(storage, bookId, id);
    expect(asked.map(({ asked: { kind, amount } }) => [kind, amount])).toEqual([
      ["purchase", 7],
      ["sale", 9],
    ]);
    const other = await openTestBook(storage);
    const there = newId("command");
    await postTyped(storage, other, typedEntry("2026-10-05", TYPED.purchase(7)), { id: there });
    expect(await questionsOfCommand(storage, other, there)).toEqual([]);
  });

  it.each([
    ["purchase", 300],
    ["loss", -300],
  ] as const)(
    "an adjustment brings the ledger to the kardex once, after a %s of no item, and is undone",
    async (kind, difference) => {
      const entry = await typed("2026-10-05", kind, 300);
      must(await tell(entry, []));
      const id = newId("command");
      expect(await settle(difference + 1)).toMatchObject({ error: { kind: "nothing-to-settle" } });
      must(await settle(difference, id));
      expect(await inventoryOf(storage, book(), null)).toMatchObject({ value: 0, ledger: 0 });
      expect(await itemQuestions(storage, book())).toEqual([]);
      expect(await settle(difference)).toMatchObject({ error: { kind: "nothing-to-settle" } });
      await expectTold(storage, bookId);
      must(await undo(id));
      expect(await inventoryOf(storage, book(), null)).toMatchObject({ value: 0, ledger: difference });
      await expectTold(storage, bookId);
    },
  );
});

const action = fc.record({
  does: fc.constantFrom(
    "type",
    "type",
    "type",
    "tell",
    "tell",
    "tell",
    "none",
    "off",
    "void",
    "edit",
    "undo",
    "own",
  ),
  kind: fc.constantFrom("purchase", "purchase", "sale", "costed", "loss"),
  door: fc.constantFrom("journal", "simple", "guided", "list"),
  at: fc.integer({ min: 1, max: 28 }),
  units: fc.integer({ min: 1, max: 9 }),
  amount: fc.integer({ min: 1, max: 100_000 }),
  pick: fc.nat({ max: 20 }),
});
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

describe("IN-07: over random histories from every door", () => {
  it("kardex and ledger agree but for what nobody said the items of", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 14 }), async (actions) => {
        storage = await openTestStorage({ newId });
        bookId = await openTestBook(storage);
        const [own] = await stocked(storage, bookId, [{}], "peps");
        if (!own) throw new Error("no item");
        const done: CommandId[] = [];
        for (const each of actions) {
          const id = newId("command");
          const answer = await act(each, own, id, done);
          if (answer) done.push(id);
          await expectTold(storage, bookId);
        }
        storage.close();
      }),
      { numRuns: 25 },
    );
  }, 120_000);
});

/** Does one thing of a history; whether it was done. */
async function act(each: Action, own: ItemId, id: CommandId, done: readonly CommandId[]): Promise<boolean> {
  const date = `2026-10-${String(each.at).padStart(2, "0")}`;
  const pages = await storage.db.pages.toArray();
  const entries = pages.flatMap((page) => page.entries.map((entry) => ({ ...entry, bookId })));
  const entry = entries[each.pick % Math.max(1, entries.length)];
  const moves = (await storage.db.stockMoves.toArray()).filter(({ status }) => status === "posted");
  const move = moves[each.pick % Math.max(1, moves.length)];
  const content = typedEntry(date, TYPED[each.kind](each.amount));
  if (each.does === "type") {
    if (each.door === "list")
      return (await importEntries(storage, { id, bookId, contents: [content], origin: "import" })).ok;
    await postTyped(storage, bookId, content, { id, origin: each.door });
    return true;
  }
  if (each.does === "own") {
    const draft = stockDraft("purchase", date, [line(own, each.units, each.amount)]);
    return (await postStock(storage, { ...told, id, bookId, moves: [draft] })).ok;
  }
  if (each.does === "off")
    return move !== undefined && (await voidStock(storage, { ...told, id, bookId, moveId: move.id })).ok;
  if (each.does === "undo") {
    const target = done[each.pick % Math.max(1, done.length)];
    return target !== undefined && (await undo(target, id)).ok;
  }
  if (entry === undefined) return false;
  const on = { id, bookId, entry: linkTo(entry), version: entry.version };
  if (each.does === "void") return (await voidEntry(storage, on)).ok;
  if (each.does === "edit") return (await editEntry(storage, { ...on, content })).ok;
  const comes = entry.lines.reduce((sum, { account, debit }) => sum + (account === "1435" ? debit : 0), 0);
  const lines = each.does === "none" ? [] : [line(own, each.units, comes)];
  return (await tell(entry, lines, id)).ok;
}
