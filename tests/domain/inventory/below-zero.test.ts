import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isIncoming, type StockKind } from "#domain/inventory/inventory-move.ts";
import type { CostingMethod, KardexLine } from "#domain/inventory/kardex.ts";
import { valueMoved } from "#domain/inventory/move-value.ts";
import { replayKardex } from "#domain/inventory/replay-kardex.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId, ItemId, StockMoveId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";

const OF = { bookId: "book_1" as BookId, itemId: "item_1" as ItemId };

type Told = readonly [kind: StockKind, units: number, amount?: number, of?: number];

function lines(told: readonly Told[]): KardexLine[] {
  return told.map(([kind, units, amount = 0, of], place) => ({
    moveId: `mov_${place}` as StockMoveId,
    line: 0,
    date: day(`2026-10-${String(place + 1).padStart(2, "0")}`),
    number: place + 1,
    kind,
    quantity: units * 1000,
    amount: pesos(amount),
    ...(of !== undefined && { source: { moveId: `mov_${of}` as StockMoveId, line: 0 } }),
    value: pesos(0),
  }));
}

function run(all: readonly KardexLine[], method: CostingMethod, belowZero = true) {
  return replayKardex(OF, all, { methods: [{ since: 2020, method }], belowZero });
}

function played(all: readonly KardexLine[], method: CostingMethod, belowZero = true) {
  const found = run(all, method, belowZero);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  const own = found.value.cards.flatMap((card) => card.lines);
  return {
    own,
    figures: own.map(({ value, below = 0, corrects = 0 }) => [value, below / 1000, corrects]),
    quantity: own.reduce((sum, line) => sum + (isIncoming(line.kind) ? 1 : -1) * line.quantity, 0),
    value: own.reduce((sum, line) => sum + valueMoved(line), 0),
    closing: found.value.closing.map(({ quantity, value }) => [quantity / 1000, value]),
  };
}

describe("IN-12: sales of more than there is, where a book allows them", () => {
  it.each([
    [
      "leave at the last known cost; what comes corrects it",
      [
        ["purchase", 10, 1000],
        ["sale", 14],
        ["purchase", 10, 1500],
      ],
      [
        [1000, 0, 0],
        [1400, 4, 0],
        [1500, 0, 200],
      ],
      [[6, 900]],
    ],
    [
      "cost less where what comes is cheaper",
      [
        ["purchase", 10, 1000],
        ["sale", 14],
        ["purchase", 10, 700],
      ],
      [
        [1000, 0, 0],
        [1400, 4, 0],
        [700, 0, -120],
      ],
      [[6, 420]],
    ],
    [
      "wait for as many purchases as it takes, the oldest first",
      [
        ["purchase", 1, 100],
        ["sale", 3],
        ["sale", 2],
        ["purchase", 3, 360],
        ["purchase", 4, 800],
      ],
      [
        [100, 0, 0],
        [300, 2, 0],
        [200, 2, 0],
        [360, 0, 60],
        [800, 0, 100],
      ],
      [[3, 600]],
    ],
    [
      "come back at what they left with, before and after what they took came",
      [
        ["purchase", 3, 300],
        ["sale", 5],
        ["sale-return", 1, 0, 1],
        ["purchase", 2, 260],
        ["sale-return", 4, 0, 1],
      ],
      [
        [300, 0, 0],
        [500, 2, 0],
        [100, 0, 0],
        [260, 0, 30],
        [430, 0, 0],
      ],
      null,
    ],
    [
      "of an earlier sale are filled by what another one brings back",
      [
        ["purchase", 4, 400],
        ["sale", 4],
        ["sale", 2],
        ["sale-return", 4, 0, 1],
      ],
      [
        [400, 0, 0],
        [400, 0, 0],
        [200, 2, 0],
        [400, 0, 0],
      ],
      [[2, 200]],
    ],
  ] as readonly (readonly [string, readonly Told[], readonly (readonly number[])[], unknown])[])(
    "%s",
    (_name, told, figures, closing) => {
      const found = played(lines(told), "peps");
      expect(found.figures).toEqual(figures);
      if (closing !== null) expect(found.closing).toEqual(closing);
      expect(found.closing.reduce((sum, [, value = 0]) => sum + value, 0)).toBe(found.value);
      expect(played(lines(told), "average").value).toBe(found.value);
    },
  );

  it("the average before stands for the last known cost", () => {
    const told: readonly Told[] = [
      ["purchase", 1, 100],
      ["purchase", 1, 200],
      ["sale", 4],
    ];
    expect(played(lines(told), "average").figures.at(-1)).toEqual([600, 2, 0]);
    expect(played(lines(told), "peps").figures.at(-1)).toEqual([700, 2, 0]);
  });

  it.each([
    [
      "a sale where nothing allows it",
      [
        ["purchase", 2, 100],
        ["sale", 3],
      ],
      false,
      2000,
    ],
    ["a sale of what never came and has no cost", [["sale", 1]], true, 0],
    [
      "what is written off",
      [
        ["purchase", 2, 100],
        ["out", 3],
      ],
      true,
      2000,
    ],
    [
      "what is written off while something lacks",
      [
        ["purchase", 2, 100],
        ["sale", 3],
        ["out", 1],
      ],
      true,
      -1000,
    ],
    [
      "a cost that is no amount of pesos",
      [
        ["purchase", 1, 9_000_000_000_000],
        ["sale", 1_000_000],
      ],
      true,
      1000,
    ],
  ] as readonly (readonly [string, readonly Told[], boolean, number])[])(
    "refuses %s, with its figures",
    (_name, told, allowed, there) => {
      for (const method of ["peps", "average"] as const)
        expect(run(lines(told), method, allowed)).toMatchObject({ error: { kind: "not-enough", there } });
    },
  );

  it("more comes back than was sold: refused with what was sold, there or not", () => {
    const told: readonly Told[] = [
      ["purchase", 2, 200],
      ["sale", 5],
      ["sale-return", 6, 0, 1],
    ];
    expect(run(lines(told), "peps")).toMatchObject({ error: { kind: "return-too-much", there: 5000 } });
  });

  it("what left so stays when it is allowed no longer, and takes no more", () => {
    const told = lines([
      ["purchase", 10, 1000],
      ["sale", 14],
      ["purchase", 10, 1500],
    ]);
    const { own } = played(told, "peps");
    expect(played(own, "peps", false).own).toEqual(own);
    const [first, ...rest] = own;
    if (!first) throw new Error("no line");
    const less = [{ ...first, quantity: 9000, amount: pesos(900) }, ...rest];
    expect(run(less, "peps", false)).toMatchObject({ error: { kind: "not-enough", there: 9000 } });
  });
});

const step = fc.record({
  kind: fc.constantFrom<StockKind>("purchase", "sale", "sale", "sale-return"),
  units: fc.integer({ min: 1, max: 9000 }),
  amount: fc.integer({ min: 1, max: 1e9 }),
  of: fc.nat(),
});

/** A first purchase, and anything after it: returns give back some of a sale. */
const history = fc.array(step, { minLength: 1, maxLength: 28 }).map((steps) => {
  const made = lines([["purchase", 1, 777]]);
  for (const [place, { kind, units, amount, of }] of steps.entries()) {
    const sales = made.filter((line) => line.kind === "sale");
    const sold = sales[of % Math.max(1, sales.length)];
    if (kind === "sale-return" && sold === undefined) continue;
    const gone = made.filter(({ source }) => source?.moveId === sold?.moveId);
    const left = (sold?.quantity ?? 0) - gone.reduce((sum, each) => sum + each.quantity, 0);
    const quantity = kind === "sale-return" ? Math.min(units, left) : units;
    if (quantity === 0) continue;
    made.push({
      moveId: `mov_r${place}` as StockMoveId,
      line: 0,
      date: day("2026-10-02"),
      number: made.length + 1,
      kind,
      quantity,
      amount: pesos(kind === "purchase" ? amount : 0),
      ...(kind === "sale-return" && sold && { source: { moveId: sold.moveId, line: 0 } }),
      value: pesos(0),
    });
  }
  return made;
});
const method = fc.constantFrom<CostingMethod>("peps", "average");

/** Everything that lacks comes at last. */
function filled(all: readonly KardexLine[]): readonly KardexLine[] {
  const lacking = all.reduce((sum, { kind, quantity }) => sum + (isIncoming(kind) ? -1 : 1) * quantity, 0);
  if (lacking < 0) return all;
  const [last] = lines([["purchase", 1, 5_000_000]]);
  if (!last) throw new Error("no line");
  const moveId = "mov_last" as StockMoveId;
  return [
    ...all,
    { ...last, moveId, number: all.length + 1, date: day("2026-10-09"), quantity: lacking + 1 },
  ];
}

describe("IN-12: over random moves below zero", () => {
  it("what came in is what went out, what was corrected and what is left, once all came", () => {
    fc.assert(
      fc.property(history, method, (all, chosen) => {
        const found = played(filled(all), chosen);
        expect(found.closing.reduce((sum, [quantity = 0]) => sum + quantity * 1000, 0)).toBeCloseTo(
          found.quantity,
        );
        expect(found.closing.reduce((sum, [, value = 0]) => sum + value, 0)).toBe(found.value);
        for (const [quantity = 0, value = 0] of found.closing) {
          expect(quantity).toBeGreaterThan(0);
          expect(value).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it("by PEPS what is left is what it would be had the purchases come before the sales", () => {
    const whole = fc.array(
      fc.record({
        kind: fc.constantFrom<StockKind>("purchase", "sale"),
        units: fc.integer({ min: 1, max: 9 }),
        cost: fc.integer({ min: 1, max: 50 }),
      }),
      { minLength: 1, maxLength: 15 },
    );
    fc.assert(
      fc.property(whole, (steps) => {
        const told = steps.map(
          ({ kind, units, cost }): Told => [kind, units, kind === "purchase" ? units * cost : 0],
        );
        const sold = steps.reduce((sum, { kind, units }) => sum + (kind === "sale" ? units : 0), 0);
        const all: readonly Told[] = [["purchase", 1, 7], ...told, ["purchase", sold + 1, 3 * (sold + 1)]];
        const first = all.filter(([kind]) => kind === "purchase");
        const then = all.filter(([kind]) => kind === "sale");
        const inOrder = played(lines([...first, ...then]), "peps", false);
        const asSold = played(lines(all), "peps");
        expect(asSold.closing).toEqual(inOrder.closing);
        expect(asSold.value).toBe(inOrder.value);
      }),
    );
  });

  it("written again, and in any order, the kardex is the same", () => {
    fc.assert(
      fc.property(history, method, fc.infiniteStream(fc.nat()), (all, chosen, keys) => {
        const { own } = played(all, chosen);
        const keyed = own.map((line) => [keys.next().value as number, line] as const);
        const shuffled = keyed.toSorted(([a], [b]) => a - b).map(([, line]) => line);
        expect(played(shuffled, chosen, false).own).toEqual(own);
      }),
    );
  });
});
