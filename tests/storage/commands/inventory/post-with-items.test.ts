import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { Entry, EntryContent } from "#domain/accounting/entries/entry.ts";
import type { StockKind, StockLine } from "#domain/inventory/inventory-move.ts";
import { returnableOf } from "#domain/inventory/said-items.ts";
import { itemsWhileTyped } from "#domain/inventory/typed-items.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId, CommandId, ItemId } from "#domain/kernel/ids.ts";
import { saveDraft } from "#storage/commands/entries/save-draft.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import { postStock } from "#storage/commands/inventory/post-stock.ts";
import { postWithItems } from "#storage/commands/inventory/post-with-items.ts";
import { setBelowZero } from "#storage/commands/inventory/set-below-zero.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { inventoryOf, kardexOf } from "#storage/queries/inventory/inventory.ts";
import { itemsOfEntry, questionsOfCommand } from "#storage/queries/inventory/item-questions.ts";
import { typedCost } from "#storage/queries/inventory/typed-cost.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { line, stockDraft, stocked } from "#tests/support/records/stock.ts";
import { expectTold, TYPED, typedEntry } from "#tests/support/records/told-entries.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let bookId: BookId;
let item: ItemId;

async function begin(method: "peps" | "average" = "average"): Promise<void> {
  storage = await openTestStorage({ newId });
  bookId = await openTestBook(storage);
  const [own] = await stocked(storage, bookId, [{}], method);
  if (!own) throw new Error("no item");
  item = own;
}

beforeEach(async () => {
  await begin();
  return () => storage.close();
});

const BACK = {
  sale: (amount: number) =>
    [
      ["4175", amount, 0],
      ["1105", 0, amount],
    ] as const,
  purchase: (amount: number) =>
    [
      ["2205", amount, 0],
      ["1435", 0, amount],
    ] as const,
};

/** The move that a journal makes of an entry and its items. */
function typedMove(content: EntryContent, lines: readonly StockLine[]) {
  const asked = itemsWhileTyped("puc", content.lines, "perpetual");
  if (asked === null) throw new Error("nothing is asked");
  return { asked, stock: { moveId: newId("stockMove"), kind: asked.kind, lines } };
}

const SEEN = { accepts: true, adjustment: "Ajuste de costos" };

function post(content: EntryContent, lines: readonly StockLine[], id = newId("command"), accepts = true) {
  const { stock } = typedMove(content, lines);
  const entry = { entryId: newId("entry"), content, origin: "journal" as const };
  return postWithItems(storage, { id, bookId, ...entry, stock, ...SEEN, accepts });
}

const undo = (target: CommandId, id = newId("command")) => undoCommand(storage, { id, bookId, target });
const sides = ({ lines }: Pick<Entry, "lines">) =>
  lines.map(({ account, debit, credit }) => [account, debit, credit]);
const book = () => ({ id: bookId, chart: "puc" as const });
const now = () => inventoryOf(storage, book(), null);
const buy = (units: number, amount: number, date = "2026-10-05") =>
  post(typedEntry(date, TYPED.purchase(amount)), [line(item, units, amount)]);

/** What a sale that may be given back is called. */
async function lastOf(kind: "sale-return" | "purchase-return", until = "2026-12-31") {
  const { cards } = await kardexOf(storage, bookId, item);
  return returnableOf(cards, kind, day(until))[0];
}

describe("IN-40: an entry that is typed says its items before it is posted", () => {
  it("is written once, with the cost of what leaves, and asks nothing afterwards", async () => {
    must(await buy(10, 1000));
    const id = newId("command");
    const sold = must(await post(typedEntry("2026-10-06", TYPED.sale(900)), [line(item, 4, 900)], id));
    expect(sides(sold)).toEqual([
      ["1105", 900, 0],
      ["4135", 0, 900],
      ["6135", 400, 0],
      ["1435", 0, 400],
    ]);
    expect(sold).toMatchObject({ version: 1, origin: "journal" });
    expect(await questionsOfCommand(storage, bookId, id)).toEqual([]);
    expect(await itemsOfEntry(storage, sold)).toMatchObject([{ items: [{ quantity: 4000, value: 400 }] }]);
    expect(await now()).toMatchObject({ value: 600, ledger: 600 });
    await expectTold(storage, bookId);
  });

  it("the cost that is shown before is the one that is written", async () => {
    must(await buy(3, 1000));
    const content = typedEntry("2026-10-06", TYPED.sale(900));
    const { asked, stock } = typedMove(content, [line(item, 2, 900)]);
    const shown = await typedCost(storage, book(), {
      moveId: stock.moveId,
      entryId: newId("entry"),
      date: content.date,
      asked,
      lines: stock.lines,
    });
    const sold = must(await post(content, stock.lines));
    expect(shown).toMatchObject({ ok: true, value: { lines: sold.lines.slice(2), changes: [] } });
    expect(await storage.db.stockMoves.count()).toBe(2);
  });

  it("more than there is is refused with its figures, unless the book allows it", async () => {
    must(await buy(2, 1000));
    const content = typedEntry("2026-10-06", TYPED.sale(900));
    const refused = { error: { kind: "not-enough", wanted: 3000, there: 2000 } };
    const { asked, stock } = typedMove(content, [line(item, 3, 900)]);
    const typed = { moveId: stock.moveId, entryId: newId("entry"), date: content.date, asked };
    expect(await typedCost(storage, book(), { ...typed, lines: stock.lines })).toMatchObject(refused);
    expect(await post(content, stock.lines)).toMatchObject(refused);
    expect((await now()).value).toBe(1000);
    must(await setBelowZero(storage, { id: newId("command"), bookId, allowed: true }));
    must(await post(content, stock.lines));
    await expectTold(storage, bookId);
  });

  it("what comes in comes in at the amount of its lines, and another sum is refused", async () => {
    expect(await post(typedEntry("2026-10-05", TYPED.purchase(1000)), [line(item, 10, 900)])).toMatchObject({
      error: { kind: "amounts-differ", wanted: 1000, told: 900 },
    });
    expect((await now()).ledger).toBe(0);
  });

  it("a returned sale comes back at its cost, whether its entry says the cost or not", async () => {
    must(await buy(10, 1000));
    must(await post(typedEntry("2026-10-06", TYPED.sale(900)), [line(item, 4, 900)]));
    const from = await lastOf("sale-return");
    const back = line(item, 1, 225, from?.line.moveId);
    const bare = must(await post(typedEntry("2026-10-07", BACK.sale(225)), [back]));
    const cost = [
      ["1435", 100, 0],
      ["6135", 0, 100],
    ] as const;
    expect(sides(bare).slice(2)).toEqual(cost);
    const whole = must(await post(typedEntry("2026-10-08", [...BACK.sale(225), ...cost]), [back]));
    expect(sides(whole).slice(2)).toEqual(cost);
    expect((await lastOf("sale-return"))?.left).toBe(2000);
    expect(await now()).toMatchObject({ value: 800, ledger: 800 });
    const bare_ = { ...back, source: undefined } as never;
    expect(await post(typedEntry("2026-10-09", BACK.sale(225)), [bare_])).toMatchObject({
      error: { kind: "no-lines" },
    });
    await expectTold(storage, bookId);
  });

  it("a returned purchase leaves at what it cost, and the rest goes to the cost of sales", async () => {
    must(await buy(10, 1000));
    const from = await lastOf("purchase-return");
    const back = must(
      await post(typedEntry("2026-10-07", BACK.purchase(250)), [line(item, 2, 250, from?.line.moveId)]),
    );
    expect(sides(back).slice(2)).toEqual([
      ["1435", 50, 0],
      ["6135", 0, 50],
    ]);
    expect(await now()).toMatchObject({ value: 800, ledger: 800 });
    await expectTold(storage, bookId);
  });

  it("a draft becomes the entry, what others cost is shown first, and the mark says that it is of none", async () => {
    must(await buy(10, 1000));
    must(await post(typedEntry("2026-10-06", TYPED.sale(900)), [line(item, 10, 900)]));
    const content = typedEntry("2026-10-01", TYPED.purchase(3000));
    const entryId = newId("entry");
    const kept = { id: newId("command"), bookId, entryId, content, origin: "journal" as const };
    const draft = must(await saveDraft(storage, kept));
    const { stock } = typedMove(content, [line(item, 10, 3000)]);
    const own = { ...kept, id: newId("command"), draft, stock, ...SEEN };
    expect(await postWithItems(storage, { ...own, accepts: false })).toMatchObject({
      error: { kind: "costs-change", changes: [{ before: 1000, after: 2000 }] },
    });
    expect(must(await postWithItems(storage, own))).toMatchObject({ id: entryId, status: "posted" });
    await expectTold(storage, bookId);
    const id = newId("command");
    must(await post(typedEntry("2026-10-08", TYPED.sale(70)), [], id));
    expect(await questionsOfCommand(storage, bookId, id)).toEqual([]);
    await expectTold(storage, bookId);
  });
});

const action = fc.record({
  does: fc.constantFrom("purchase", "purchase", "sale", "sale", "sale-return", "purchase-return", "undo"),
  at: fc.integer({ min: 1, max: 28 }),
  units: fc.integer({ min: 1, max: 9 }),
  amount: fc.integer({ min: 1, max: 100_000 }),
  pick: fc.nat({ max: 20 }),
});
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

const ENTRIES: Readonly<Record<string, (amount: number) => readonly (readonly [string, number, number])[]>> =
  {
    purchase: TYPED.purchase,
    sale: TYPED.sale,
    "sale-return": BACK.sale,
    "purchase-return": BACK.purchase,
  };

/** What an entry adds to each account, whatever the order of its lines. */
function sums(lines: Entry["lines"]): Record<string, number> {
  const net: Record<string, number> = {};
  for (const { account, debit, credit } of lines) net[account] = (net[account] ?? 0) + debit - credit;
  return Object.fromEntries(Object.entries(net).filter(([, sum]) => sum !== 0));
}

/** The same move on the screen of the inventory, in a book that had the same moves. */
function onScreen(id: CommandId, kind: StockKind, content: EntryContent, lines: readonly StockLine[]) {
  const { counter } = typedMove(content, lines).asked;
  const move = stockDraft(kind, content.date, lines, { counter });
  return postStock(storage, { id, bookId, moves: [move], ...SEEN });
}

async function act({ does, at, units, amount, pick }: Action, done: CommandId[]): Promise<void> {
  const date = `2026-10-${String(at).padStart(2, "0")}`;
  if (does === "undo") {
    const [target] = done.splice(-1 - (pick % Math.max(1, done.length)), 1);
    if (target) await undo(target);
    return;
  }
  const isBack = does === "sale-return" || does === "purchase-return";
  const from = isBack ? await lastOf(does, date) : undefined;
  if (isBack && from === undefined) return;
  const content = typedEntry(date, ENTRIES[does]?.(amount) ?? []);
  const lines = [{ ...line(item, units, amount), ...(from && { source: from.line }) }].map(
    ({ source, ...rest }) => ({ ...rest, ...(source && { source: { moveId: source.moveId, line: 0 } }) }),
  );
  // What the screen of the inventory makes of it, taken back again.
  const onceId = newId("command");
  const screen = await onScreen(onceId, does, content, lines);
  const before = await now();
  if (screen.ok) must(await undo(onceId));
  const id = newId("command");
  const typed = await post(content, lines, id);
  expect(typed.ok, `${does} ${date}`).toBe(screen.ok);
  if (!typed.ok || !screen.ok) return;
  done.push(id);
  expect(sums(typed.value.lines)).toEqual(sums(screen.value[0]?.lines ?? []));
  expect(await now()).toEqual(before);
}

describe("IN-40: over random histories that are typed", () => {
  it("an entry and its items are the move of the inventory's screen; the kardex is the ledger; undo is before", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(action, { minLength: 3, maxLength: 9 }),
        fc.constantFrom("peps" as const, "average" as const),
        async (actions, method) => {
          await begin(method);
          const done: CommandId[] = [];
          for (const each of actions) {
            await act(each, done);
            const { value, ledger } = await now();
            expect(ledger).toBe(value);
          }
          await expectTold(storage, bookId);
          const id = newId("command");
          const was = await now();
          const last = await post(typedEntry("2026-10-28", TYPED.purchase(77)), [line(item, 7, 77)], id);
          if (last.ok) {
            must(await undo(id));
            expect(await now()).toEqual(was);
          }
          storage.close();
        },
      ),
      { numRuns: 20 },
    );
  });
});
