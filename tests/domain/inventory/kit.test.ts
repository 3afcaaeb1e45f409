import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { InventoryItem, KitPart } from "#domain/inventory/inventory-item.ts";
import { type InventoryMove, type StockLine, takesKits } from "#domain/inventory/inventory-move.ts";
import {
  kitContents,
  kitProblem,
  kitsThere,
  kitWith,
  mendedKits,
  openedLines,
  partProblem,
  returnableKits,
} from "#domain/inventory/kits/kit.ts";
import { withSources } from "#domain/invoice/invoice-moves.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId, ItemId, StockMoveId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { BRUSH, line } from "#tests/support/records/stock.ts";

const id = (name: string) => `item_${name}` as ItemId;
const part = (name: string, units: number): KitPart => ({ itemId: id(name), quantity: units * 1000 });

function item(name: string, more: Partial<InventoryItem> = {}): InventoryItem {
  const stamp = { createdAt: 1, updatedAt: 1, version: 1 } as unknown as InventoryItem;
  return { ...stamp, ...BRUSH, id: id(name), bookId: "book_1" as BookId, code: name, name, ...more };
}

const PENCIL = item("pencil", { price: pesos(1000) });
const BOOK = item("notebook", { price: pesos(4000) });
const CLOTH = item("cloth", { divisible: true });
const SCHOOL = item("school", { parts: [part("pencil", 3), part("notebook", 2)] });
const CAMP = item("camp", { parts: [part("school", 2), part("cloth", 1.5), part("pencil", 1)] });
const ALL = [PENCIL, BOOK, CLOTH, SCHOOL, CAMP];
const among =
  (...items: readonly InventoryItem[]) =>
  (wanted: ItemId) =>
    items.find((each) => each.id === wanted);
const known = among(...ALL);
const none = () => undefined;

const sold = (kit: InventoryItem, units: number, amount: number) => {
  const opened = openedLines({ kind: "sale", lines: [line(kit.id, units, amount)] }, known, none);
  if (!opened.ok) throw new Error(opened.error.kind);
  return opened.value;
};
const saleOf = (lines: readonly StockLine[], number = 1, date = "2026-11-02") =>
  ({ id: `mov_${number}` as StockMoveId, kind: "sale", number, date: day(date), lines }) as InventoryMove;

describe("IN-50 what a kit is made of", () => {
  it("opens the kits in it, and adds up what comes twice", () => {
    expect(kitContents(SCHOOL, known)).toEqual([part("pencil", 3), part("notebook", 2)]);
    expect(kitContents(CAMP, known)).toEqual([part("pencil", 7), part("notebook", 4), part("cloth", 1.5)]);
  });

  it("has no contents where a component is no more, or contains it", () => {
    expect(kitContents(SCHOOL, among(PENCIL, SCHOOL))).toBeNull();
    const round = { ...SCHOOL, parts: [part("camp", 1)] };
    expect(kitContents(CAMP, among(PENCIL, CLOTH, round, CAMP))).toBeNull();
    expect(kitContents({ ...SCHOOL, parts: [] }, known)).toBeNull();
  });

  it("opens thirty kits that lie in each other twice, without counting each way to them", () => {
    const deep = Array.from({ length: 15 }, (_, at) =>
      item(`k${at}`, { parts: at === 0 ? [part("pencil", 1)] : [part(`k${at - 1}`, 2)] }),
    );
    const wide = deep.map((each, at) =>
      at === 0 ? each : { ...each, parts: [part(`k${at - 1}`, 1), part("cloth", 1)] },
    );
    const last = deep.at(-1) ?? SCHOOL;
    expect(kitContents(last, among(PENCIL, ...deep))).toEqual([part("pencil", 2 ** 14)]);
    expect(kitContents(wide.at(-1) ?? SCHOOL, among(PENCIL, CLOTH, ...wide))).toHaveLength(2);
  });

  it("there are as many as the component that gives the least, in whole kits", () => {
    const contents = kitContents(CAMP, known) ?? [];
    const units = new Map([
      [id("pencil"), 70_000],
      [id("notebook"), 12_500],
      [id("cloth"), 9_000],
    ]);
    const there = (more: readonly (readonly [ItemId, number])[] = []) => {
      const own = new Map([...units, ...more]);
      return kitsThere(contents, (each) => own.get(each) ?? 0);
    };
    expect(there()).toBe(3000);
    expect(there([[id("cloth"), 1400]])).toBe(0);
    expect(there([[id("pencil"), -5000]])).toBe(0);
    expect(kitsThere([], () => 9000)).toBe(0);
  });

  it.each([
    ["nothing", [], "parts"],
    ["one component twice", [part("pencil", 1), part("pencil", 2)], "parts"],
    ["none of a component", [part("pencil", 0)], "parts"],
    ["what there is not", [part("ghost", 1)], "parts"],
    ["part of what does not divide", [part("pencil", 0.5)], "part-unit"],
    ["part of a kit", [part("camp", 0.5)], "part-unit"],
    ["itself", [part("school", 1)], "circle"],
    ["a kit that contains it", [part("camp", 1)], "circle"],
    ["part of what divides", [part("cloth", 0.5)], null],
  ] as const)("is not made of %s", (_, parts, problem) => {
    expect(kitProblem(SCHOOL.id, { parts }, known)).toBe(problem);
  });

  it("what two devices made between them is mended, and nothing else is touched", () => {
    const round = { ...SCHOOL, parts: [part("pencil", 1), part("camp", 1), part("ghost", 1)] };
    const mended = mendedKits([PENCIL, CLOTH, round, CAMP]);
    expect(mended.map(({ name, parts }) => [name, parts])).toEqual([["school", [part("pencil", 1)]]]);
    expect(mendedKits(ALL)).toEqual([]);
  });
});

describe("IN-50 what a kit moves", () => {
  it("its components leave, each at its share of the price", () => {
    const kit = { itemId: SCHOOL.id, quantity: 2000, line: 0 };
    // 3 pencils of 1.000 and 2 notebooks of 4.000: 3/11 and 8/11.
    expect(sold(SCHOOL, 2, 11_000)).toEqual([
      { itemId: PENCIL.id, quantity: 6000, amount: 3000, kit },
      { itemId: BOOK.id, quantity: 4000, amount: 8000, kit },
    ]);
  });

  it.each(["opening", "purchase", "purchase-return", "in"] as const)("%s takes none", (kind) => {
    expect(takesKits(kind)).toBe(false);
    expect(openedLines({ kind, lines: [line(SCHOOL.id, 1, 900)] }, known, none)).toEqual({
      ok: false,
      error: { kind: "bad-line", itemId: SCHOOL.id, problem: "kit" },
    });
  });

  it("what never left does not come back", () => {
    const back = { ...line(SCHOOL.id, 1, 900), source: { moveId: "mov_1" as StockMoveId, line: 0 } };
    for (const lines of [[line(SCHOOL.id, 1, 900)], [back]])
      expect(openedLines({ kind: "sale-return", lines }, known, none).ok).toBe(false);
  });

  it("any kits at any price: the price is shared to the peso, and coming back brings what left", () => {
    const kits = fc.array(
      fc.record({
        kit: fc.constantFrom(SCHOOL, CAMP),
        units: fc.integer({ min: 1, max: 30 }),
        amount: fc.integer({ min: 0, max: 5_000_000 }),
        back: fc.integer({ min: 0, max: 30 }),
      }),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(kits, (all) => {
        const lines = all.map(({ kit, units, amount }) => line(kit.id, units, amount));
        const opened = openedLines({ kind: "sale", lines }, known, none);
        if (!opened.ok) throw new Error(opened.error.kind);
        const sale = saleOf(opened.value);
        let first = 0;
        for (const { kit, units, amount, back } of all) {
          const own = opened.value.filter(({ kit: of }) => of?.line === first);
          expect(own.reduce((sum, each) => sum + each.amount, 0)).toBe(amount);
          expect(own.map(({ itemId, quantity }) => ({ itemId, quantity: quantity / units }))).toEqual(
            kitContents(kit, known),
          );
          if (back > 0 && back <= units) {
            const given = { ...line(kit.id, back, 0), source: { moveId: sale.id, line: first } };
            // It comes back as it left, though the kit is another one by now.
            const other = among(PENCIL, BOOK, CLOTH, { ...kit, parts: [part("pencil", 1)] });
            const came = openedLines({ kind: "sale-return", lines: [given] }, other, () => sale);
            if (!came.ok) throw new Error(came.error.kind);
            expect(came.value.map(({ itemId, quantity }) => [itemId, quantity])).toEqual(
              own.map(({ itemId, quantity }) => [itemId, (quantity / units) * back]),
            );
            const moves = [sale, { ...saleOf(came.value, 2), kind: "sale-return" as const }];
            const left = returnableKits(kit.id, moves, day("2026-11-30")).find(
              (each) => each.line.line === first,
            );
            expect(left?.left ?? 0).toBe((units - back) * 1000);
          }
          first += own.length;
        }
      }),
      { numRuns: 60 },
    );
  });

  it("a component that came back alone leaves fewer kits to give back", () => {
    const sale = saleOf(sold(SCHOOL, 3, 9000));
    const alone = { ...line(PENCIL.id, 1, 0), source: { moveId: sale.id, line: 0 } };
    const back = { ...saleOf([alone], 2), kind: "sale-return" as const };
    const until = day("2026-11-30");
    expect(returnableKits(SCHOOL.id, [sale], until)).toMatchObject([{ left: 3000 }]);
    expect(returnableKits(SCHOOL.id, [sale, back], until)).toMatchObject([{ left: 2000 }]);
    expect(returnableKits(SCHOOL.id, [sale], day("2026-11-01"))).toEqual([]);
  });

  it("a note gives back a kit from where it was sold, and never its components for others", () => {
    const sale = saleOf([...sold(SCHOOL, 3, 9000), line(PENCIL.id, 4, 4000)]);
    const note = [line(SCHOOL.id, 2, 6000), line(PENCIL.id, 5, 5000)];
    expect(withSources({ lines: note }, sale)).toEqual([
      { ...line(SCHOOL.id, 2, 6000), source: { moveId: sale.id, line: 0 } },
      { ...line(PENCIL.id, 4, 4000), source: { moveId: sale.id, line: 2 } },
      line(PENCIL.id, 1, 1000),
    ]);
  });
});

describe("IN-50 the limits of kits", () => {
  it("names the kit that an item is in, and what a component cannot be", () => {
    expect(kitWith(id("pencil"), ALL)?.id).toBe(id("school"));
    expect(kitWith(id("cloth"), ALL)?.id).toBe(id("camp"));
    expect(kitWith(id("camp"), ALL)).toBeNull();
    const problem = (of: ItemId | null, each: KitPart) => partProblem(of, each, known);
    expect(problem(null, part("pencil", 1))).toBeNull();
    expect(problem(null, part("pencil", 1.5))).toBe("part-unit");
    expect(problem(null, part("cloth", 1.5))).toBeNull();
    expect(problem(null, part("gone", 1))).toBe("parts");
    expect(problem(null, part("pencil", 0))).toBe("parts");
    expect(problem(id("school"), part("camp", 1))).toBe("circle");
    expect(problem(id("camp"), part("school", 1))).toBeNull();
  });

  it("shares its price by that of its parts, or by their number where one has none", () => {
    // Three pencils of 1.000 and two notebooks of 4.000: 3 and 8 of 11 parts.
    expect(sold(SCHOOL, 1, 11_000).map(({ amount }) => amount)).toEqual([3_000, 8_000]);
    expect(sold(CAMP, 1, 8_500).map(({ itemId }) => itemId)).toEqual([
      id("pencil"),
      id("notebook"),
      id("cloth"),
    ]);
    const free = among({ ...PENCIL, price: pesos(0) }, BOOK, SCHOOL);
    const opened = openedLines({ kind: "sale", lines: [line(SCHOOL.id, 1, 5_000)] }, free, none);
    expect(opened.ok && opened.value.map(({ amount }) => amount)).toEqual([3_000, 2_000]);
  });

  it("comes back as it left, by what each part was sold for, or by their number where it was given away", () => {
    const back = (amount: number, units = 1, price = 22_000) => {
      const sale = saleOf(sold(SCHOOL, 2, price));
      const source = { moveId: sale.id, line: 0 };
      const lines = [{ ...line(SCHOOL.id, units, amount), source }];
      const opened = openedLines({ kind: "sale-return", lines }, known, () => sale);
      return opened.ok
        ? opened.value.map((each) => [each.quantity, each.amount, each.source?.line])
        : opened.error;
    };
    expect(back(11_000)).toEqual([
      [3_000, 3_000, 0],
      [2_000, 8_000, 1],
    ]);
    expect(back(5_000, 1, 0)).toEqual([
      [3_000, 3_000, 0],
      [2_000, 2_000, 1],
    ]);
    // A part that was given away comes back for nothing, beside one that was paid.
    const [paid, free] = sold(SCHOOL, 2, 22_000);
    const mixed = saleOf([paid, free && { ...free, amount: pesos(0) }].flatMap((each) => each ?? []));
    const half = { ...line(SCHOOL.id, 1, 11_000), source: { moveId: mixed.id, line: 0 } };
    const came = openedLines({ kind: "sale-return", lines: [half] }, known, () => mixed);
    expect(came.ok && came.value.map(({ amount }) => amount)).toEqual([11_000, 0]);
    // A line that its sale does not have is of no kit that was sold.
    const beyond = { ...half, source: { moveId: mixed.id, line: 9 } };
    const unsold = openedLines({ kind: "sale-return", lines: [beyond] }, known, () => mixed);
    expect(unsold.ok ? null : unsold.error).toMatchObject({ kind: "bad-line", problem: "kit" });
    // Half a thousandth of cloth cannot come back.
    const camp = saleOf(sold(CAMP, 2, 10));
    const thousandth = { ...line(CAMP.id, 1, 1), quantity: 1, source: { moveId: camp.id, line: 0 } };
    const opened = openedLines({ kind: "sale-return", lines: [thousandth] }, known, () => camp);
    expect(opened.ok ? null : opened.error).toMatchObject({ kind: "bad-line", problem: "whole" });
  });

  it("may be bought by no name, nor returned without its sale; a sold part alone is no kit", () => {
    const opened = (kind: "purchase" | "sale" | "sale-return", item: ItemId) => {
      const made = openedLines({ kind, lines: [line(item, 1, 5)] }, known, none);
      return made.ok ? made.value.length : made.error.kind;
    };
    expect([
      opened("purchase", SCHOOL.id),
      opened("sale-return", SCHOOL.id),
      opened("sale", SCHOOL.id),
    ]).toEqual(["bad-line", "bad-line", 2]);
    expect(opened("sale", PENCIL.id)).toBe(1);
  });

  it("may be returned until its day, the latest first, as many as all its parts give", () => {
    const [first, second, third] = [
      saleOf(sold(SCHOOL, 2, 22_000), 1, "2026-11-02"),
      saleOf(sold(SCHOOL, 1, 11_000), 2, "2026-11-05"),
      saleOf(sold(SCHOOL, 3, 33_000), 3, "2026-11-05"),
    ];
    const told = (until: string, ...moves: readonly InventoryMove[]) =>
      returnableKits(SCHOOL.id, moves, day(until)).map(({ line: of, left }) => `${of.moveId} ${left}`);
    expect(told("2026-11-05", first, second, third)).toEqual(["mov_3 3000", "mov_2 1000", "mov_1 2000"]);
    expect(told("2026-11-05", third, second, first)).toEqual(["mov_3 3000", "mov_2 1000", "mov_1 2000"]);
    expect(told("2026-11-04", first, second)).toEqual(["mov_1 2000"]);
    expect(told("2026-11-01", first)).toEqual([]);
    const given = { id: "r", kind: "sale-return", number: 9, date: day("2026-11-06") };
    const one = { ...line(PENCIL.id, 3, 0), source: { moveId: first.id, line: 0 } };
    const back = { ...given, lines: [one] } as unknown as InventoryMove;
    expect(told("2026-11-30", first, back)).toEqual(["mov_1 1000"]);
    const all = { ...given, lines: [{ ...one, quantity: 6_000 }] } as unknown as InventoryMove;
    expect(told("2026-11-30", first, all)).toEqual([]);
    expect(returnableKits(CAMP.id, [first], day("2026-11-30"))).toEqual([]);
  });
});
