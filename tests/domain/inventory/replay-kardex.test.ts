import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { StockKind } from "#domain/inventory/inventory-move.ts";
import { isIncoming } from "#domain/inventory/inventory-move.ts";
import type { CostingMethod, KardexCard, KardexLine } from "#domain/inventory/kardex.ts";
import { replayKardex } from "#domain/inventory/replay-kardex.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId, ItemId, StockMoveId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";

/** What there is after the last line, counted anew. */
function stockAfter(cards: readonly KardexCard[]): { quantity: number; value: number } {
  let [quantity, value] = [0, 0];
  for (const line of cards.flatMap((card) => card.lines)) {
    const sign = isIncoming(line.kind) ? 1 : -1;
    quantity += sign * line.quantity;
    value += sign * line.value;
  }
  return { quantity, value };
}

const OF = { bookId: "book_1" as BookId, itemId: "item_1" as ItemId };

interface Told {
  readonly kind: StockKind;
  readonly units: number;
  readonly cost?: number;
  /** The place of what it gives back. */
  readonly of?: number;
  readonly date?: string;
}

function lines(told: readonly Told[]): KardexLine[] {
  return told.map(({ kind, units, cost = 0, of, date = "2026-10-01" }, place) => ({
    moveId: `mov_${place}` as StockMoveId,
    line: 0,
    date: day(date),
    number: place + 1,
    kind,
    quantity: Math.round(units * 1000),
    amount: pesos(Math.round(cost * (isIncoming(kind) ? units : 1))),
    ...(of !== undefined && { source: { moveId: `mov_${of}` as StockMoveId, line: 0 } }),
    value: pesos(0),
  }));
}

function run(told: readonly Told[] | readonly KardexLine[], method: CostingMethod) {
  const all = told.every((each): each is KardexLine => "moveId" in each)
    ? told
    : lines(told as readonly Told[]);
  return replayKardex(OF, all, { methods: [{ since: 2020, method }] });
}

function values(told: readonly Told[], method: CostingMethod) {
  const found = run(told, method);
  if (!found.ok) throw new Error(found.error.kind);
  return {
    values: found.value.cards.flatMap((card) => card.lines.map(({ value }) => value)),
    ...stockAfter(found.value.cards),
    layers: found.value.closing.map(({ quantity, value }) => [quantity / 1000, value]),
  };
}

const BRUSH: readonly Told[] = [
  { kind: "opening", units: 50, cost: 20_000 },
  { kind: "purchase", units: 100, cost: 22_400 },
  { kind: "sale", units: 90 },
  { kind: "purchase", units: 80, cost: 24_000 },
  { kind: "sale", units: 100 },
];
/** OpenStax, Principles of Accounting 1, module m67891. */
const SPY: readonly Told[] = [
  { kind: "purchase", units: 150, cost: 21 },
  { kind: "sale", units: 120 },
  { kind: "purchase", units: 225, cost: 27 },
  { kind: "sale", units: 180 },
  { kind: "purchase", units: 210, cost: 33 },
];

describe("IN-02: published cases come out to the peso", () => {
  it("by PEPS", () => {
    expect(values(BRUSH, "peps")).toEqual({
      values: [1_000_000, 2_240_000, 1_896_000, 1_920_000, 2_304_000],
      quantity: 40_000,
      value: 960_000,
      layers: [[40, 960_000]],
    });
    expect(values(SPY, "peps")).toMatchObject({ values: [3150, 2520, 6075, 4680, 6930], value: 8955 });
  });

  it("by weighted average", () => {
    expect(values(BRUSH, "average")).toMatchObject({
      values: [1_000_000, 2_240_000, 1_944_000, 1_920_000, 2_297_143],
      quantity: 40_000,
      value: 918_857,
    });
    expect(values(SPY, "average")).toMatchObject({
      values: [3150, 2520, 6075, 4733, 6930],
      quantity: 285_000,
      value: 8902,
    });
  });
});

describe("IN-02: returns", () => {
  it("of a sale come back at the cost they left with, and leave first again by PEPS", () => {
    const told: readonly Told[] = [
      { kind: "purchase", units: 10, cost: 100 },
      { kind: "purchase", units: 10, cost: 200 },
      { kind: "sale", units: 10 },
      { kind: "sale-return", units: 4, of: 2 },
      { kind: "sale", units: 5 },
    ];
    expect(values(told, "peps").values).toEqual([1000, 2000, 1000, 400, 600]);
    expect(values(told, "average").values).toEqual([1000, 2000, 1500, 600, 750]);
  });

  it("of a purchase leave at what that purchase cost, as far as it is there", () => {
    const told: readonly Told[] = [
      { kind: "purchase", units: 10, cost: 100 },
      { kind: "purchase", units: 10, cost: 200 },
      { kind: "purchase-return", units: 3, of: 1 },
    ];
    expect(values(told, "peps").values.at(-1)).toBe(600);
    expect(values(told, "average").values.at(-1)).toBe(600);
    // By average the other purchases cannot pay for one that is dearer than all there is.
    const dear: readonly Told[] = [
      ...told.slice(0, 2),
      { kind: "sale", units: 15 },
      { kind: "purchase-return", units: 5, of: 1 },
    ];
    expect(values(dear, "average")).toMatchObject({ quantity: 0, value: 0 });
  });

  it("IN-02 of a purchase never leave the average beyond what came: the rest of its cost is a cost of sales", () => {
    // Cheap ones given back after dear ones were sold at the average: 3 at 50 would be worth 16 each and more.
    const cheap: readonly Told[] = [
      { kind: "purchase", units: 4, cost: 10 },
      { kind: "purchase", units: 4, cost: 50 },
      { kind: "sale", units: 3 },
      { kind: "purchase-return", units: 4, of: 0 },
    ];
    expect(values(cheap, "average")).toMatchObject({ quantity: 1000, value: 50 });
    const dear: readonly Told[] = [...cheap.slice(0, 3), { kind: "purchase-return", units: 4, of: 1 }];
    expect(values(dear, "average")).toMatchObject({ quantity: 1000, value: 10 });
    // What came before nothing was left says nothing of what is there now.
    const emptied: readonly Told[] = [
      { kind: "purchase", units: 2, cost: 900 },
      { kind: "sale", units: 2 },
      ...cheap.map((each) => ({ ...each, ...(each.of !== undefined && { of: each.of + 2 }) })),
    ];
    expect(values(emptied, "average")).toMatchObject({ quantity: 1000, value: 50 });
  });

  it.each([
    [
      "more than was sold",
      [
        { kind: "purchase", units: 9, cost: 5 },
        { kind: "sale", units: 2 },
        { kind: "sale-return", units: 3, of: 1 },
      ],
      2000,
    ],
    [
      "twice the same",
      [
        { kind: "purchase", units: 9, cost: 5 },
        { kind: "sale", units: 2 },
        { kind: "sale-return", units: 2, of: 1 },
        { kind: "sale-return", units: 1, of: 1 },
      ],
      0,
    ],
    [
      "what was bought and is sold",
      [
        { kind: "purchase", units: 5, cost: 5 },
        { kind: "purchase", units: 5, cost: 5 },
        { kind: "sale", units: 4 },
        { kind: "purchase-return", units: 2, of: 0 },
      ],
      1000,
    ],
    [
      "what was never sold",
      [
        { kind: "purchase", units: 9, cost: 5 },
        { kind: "sale-return", units: 1, of: 7 },
      ],
      0,
    ],
  ] as readonly (readonly [string, readonly Told[], number])[])(
    "refuse %s, with what is left",
    (_name, told, there) => {
      expect(run(told, "peps")).toMatchObject({ ok: false, error: { kind: "return-too-much", there } });
    },
  );
});

describe("IN-02: what is refused and what the method does with a year", () => {
  it("never sells what is not there, on that day", () => {
    const told: readonly Told[] = [
      { kind: "purchase", units: 3, cost: 100 },
      { kind: "sale", units: 2 },
      { kind: "sale", units: 1.5 },
    ];
    for (const method of ["peps", "average"] as const)
      expect(run(told, method)).toEqual({
        ok: false,
        error: { kind: "not-enough", itemId: OF.itemId, date: "2026-10-01", wanted: 1500, there: 1000 },
      });
    const early: readonly Told[] = [{ kind: "sale", units: 1, date: "2026-09-30" }, ...told];
    expect(run(early, "peps")).toMatchObject({ error: { kind: "not-enough", date: "2026-09-30", there: 0 } });
  });

  it("carries layers into the next year, as one under the average", () => {
    const told: readonly Told[] = [
      { kind: "purchase", units: 1, cost: 100, date: "2025-05-01" },
      { kind: "purchase", units: 1, cost: 200, date: "2025-06-01" },
      { kind: "sale", units: 1, date: "2026-01-02" },
    ];
    const methods = [
      { since: 2025, method: "peps" as const },
      { since: 2026, method: "average" as const },
    ];
    const found = replayKardex(OF, lines(told), { methods });
    if (!found.ok) throw new Error(found.error.kind);
    expect(found.value.cards.map(({ year, opening }) => [year, opening.map(({ value }) => value)])).toEqual([
      [2025, []],
      [2026, [300]],
    ]);
    expect(found.value.cards[1]?.lines[0]?.value).toBe(150);
  });
});

const method = fc.constantFrom<CostingMethod>("peps", "average");
const step = fc.oneof(
  fc.record({
    kind: fc.constant<StockKind>("purchase"),
    units: fc.integer({ min: 1, max: 9000 }),
    amount: fc.integer({ min: 1, max: 1e9 }),
  }),
  fc.record({
    kind: fc.constantFrom<StockKind>("sale", "out"),
    units: fc.integer({ min: 1, max: 9000 }),
    amount: fc.constant(0),
  }),
);

/** Random moves of a year, those that would take out what is not there cut to what is. */
const history = fc
  .array(fc.tuple(step, fc.integer({ min: 1, max: 28 })), { minLength: 1, maxLength: 40 })
  .map((steps) => {
    let there = 0;
    const found: KardexLine[] = [];
    for (const [{ kind, units, amount }, at] of steps.toSorted(([, a], [, b]) => a - b)) {
      const quantity = isIncoming(kind) ? units : Math.min(units, there);
      if (quantity === 0) continue;
      there += isIncoming(kind) ? quantity : -quantity;
      const place = found.length;
      const date = day(`2026-03-${String(at).padStart(2, "0")}`);
      found.push({
        moveId: `mov_${place}` as StockMoveId,
        line: 0,
        date,
        number: place + 1,
        kind,
        quantity,
        amount: pesos(amount),
        value: pesos(0),
      });
    }
    return found;
  });

describe("IN-03: over random moves", () => {
  it("IN-01 what came in is what went out and what is left, layer by layer and never below zero", () => {
    fc.assert(
      fc.property(history, method, (all, chosen) => {
        const found = run(all, chosen);
        if (!found.ok) throw new Error(found.error.kind);
        const { quantity, value } = stockAfter(found.value.cards);
        expect(found.value.closing.reduce((sum, each) => sum + each.value, 0)).toBe(value);
        expect(found.value.closing.reduce((sum, each) => sum + each.quantity, 0)).toBe(quantity);
        for (const layer of found.value.closing) {
          expect(layer.quantity).toBeGreaterThan(0);
          expect(layer.value).toBeGreaterThanOrEqual(0);
        }
        if (quantity === 0) expect(value).toBe(0);
        if (chosen === "average") expect(found.value.closing.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("the average stays between the cheapest and the dearest purchase, but for the roundings of what left", () => {
    fc.assert(
      fc.property(history, (all) => {
        const found = run(all, "average");
        if (!found.ok) throw new Error(found.error.kind);
        const costs = all
          .filter(({ kind }) => isIncoming(kind))
          .map(({ amount, quantity }) => amount / quantity);
        const { quantity, value } = stockAfter(found.value.cards);
        const outs = all.filter(({ kind }) => !isIncoming(kind)).length;
        if (quantity === 0) return;
        expect(value).toBeGreaterThanOrEqual(Math.min(...costs) * quantity - outs - 1);
        expect(value).toBeLessThanOrEqual(Math.max(...costs) * quantity + outs + 1);
      }),
    );
  });

  it("written in any order, the kardex is that of the order of days", () => {
    fc.assert(
      fc.property(history, method, fc.infiniteStream(fc.nat()), (all, chosen, keys) => {
        const keyed = all.map((line) => [keys.next().value as number, line] as const);
        const shuffled = keyed.toSorted(([a], [b]) => a - b).map(([, line]) => line);
        expect(run(shuffled, chosen)).toEqual(run(all, chosen));
      }),
    );
  });
});
