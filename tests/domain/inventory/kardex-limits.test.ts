import { describe, expect, it } from "vitest";
import type { StockKind } from "#domain/inventory/inventory-move.ts";
import type { CostingMethod, KardexLine, StockRules } from "#domain/inventory/kardex.ts";
import { replayKardex } from "#domain/inventory/replay-kardex.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId, ItemId, StockMoveId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";

const OF = { bookId: "book_1" as BookId, itemId: "item_1" as ItemId };
const at = (place: number, line = 0) => ({ moveId: `mov_${place}` as StockMoveId, line });

/** What happened: units, what came in cost in all, the place of what it gives back, and its day. */
type Told = readonly [kind: StockKind, units: number, amount?: number, of?: number | null, date?: string];

const lines = (told: readonly Told[]): KardexLine[] =>
  told.map(([kind, units, amount = 0, of = null, date = "2026-10-01"], place) => ({
    ...at(place),
    date: day(date),
    number: place + 1,
    kind,
    quantity: units * 1000,
    amount: pesos(amount),
    ...(of !== null && { source: at(of) }),
    value: pesos(0),
  }));

const rulesOf = (method: CostingMethod, more: Partial<StockRules> = {}): StockRules => ({
  methods: [{ since: 2020, method }],
  ...more,
});

function played(told: readonly Told[], method: CostingMethod, more: Partial<StockRules> = {}) {
  const found = replayKardex(OF, lines(told), rulesOf(method, more));
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  const own = found.value.cards.flatMap((card) => card.lines);
  return {
    cards: found.value.cards,
    own,
    values: own.map(({ value }) => value),
    closing: found.value.closing.map(({ quantity, value }) => [quantity / 1000, value]),
  };
}
const refused = (told: readonly Told[], method: CostingMethod, more: Partial<StockRules> = {}) => {
  const found = replayKardex(OF, lines(told), rulesOf(method, more));
  return found.ok ? null : found.error;
};

describe("IN-02 a purchase that is given back by average", () => {
  // Twenty at 150 by average; nine leave, and eleven are left at 1.650.
  const dearFirst: readonly Told[] = [
    ["purchase", 10, 2000],
    ["purchase", 10, 1000],
    ["sale", 9],
  ];
  const cheapFirst: readonly Told[] = [
    ["purchase", 10, 1000],
    ["purchase", 10, 2000],
    ["sale", 9],
  ];

  it.each<[string, readonly Told[], number, number, number]>([
    ["what stays is worth no less than the cheapest that came", dearFirst, 0, 1550, 100],
    ["the cheapest being the first", cheapFirst, 1, 1550, 100],
    ["what stays is worth no more than the dearest that came", dearFirst, 1, 1450, 200],
    ["the dearest being the last", cheapFirst, 0, 1450, 200],
  ])("%s", (_name, told, of, value, left) => {
    const { values, closing } = played([...told, ["purchase-return", 10, 0, of]], "average");
    expect(values.at(-1)).toBe(value);
    expect(closing).toEqual([[1, left]]);
  });

  it("asks the cheapest and the dearest since nothing was left", () => {
    const before: readonly Told[] = [
      ["purchase", 10, 100],
      ["sale", 10],
    ];
    const told: readonly Told[] = [...before, ["purchase", 10, 2000], ["purchase", 10, 1000], ["sale", 9]];
    const { closing } = played([...told, ["purchase-return", 10, 0, 2]], "average");
    expect(closing).toEqual([[1, 100]]);
  });

  it("leaves nothing, and no cost, where all of it goes", () => {
    const { values, closing } = played(
      [
        ["purchase", 10, 1001],
        ["purchase-return", 10, 0, 0],
      ],
      "average",
    );
    expect([values, closing]).toEqual([[1001, 1001], []]);
    const again = played(
      [
        ["purchase", 10, 1001],
        ["purchase-return", 10, 0, 0],
        ["purchase", 2, 8],
      ],
      "average",
    );
    expect(again.closing).toEqual([[2, 8]]);
  });

  it("is taken off what is there: a part of it leaves the rest at its cost", () => {
    const { values, closing } = played(
      [
        ["purchase", 10, 1000],
        ["purchase-return", 4, 0, 0],
        ["sale", 6],
      ],
      "average",
    );
    expect([values, closing]).toEqual([[1000, 400, 600], []]);
  });
});

describe("IN-02 a purchase that is given back by PEPS", () => {
  it("is all or part of what is left of it, and the rest stays in its place", () => {
    const two: readonly Told[] = [
      ["purchase", 10, 1000],
      ["purchase", 5, 1000],
    ];
    expect(played([...two, ["purchase-return", 10, 0, 0]], "peps").closing).toEqual([[5, 1000]]);
    expect(played([...two, ["purchase-return", 4, 0, 0]], "peps").closing).toEqual([
      [6, 600],
      [5, 1000],
    ]);
    expect(
      played(
        [
          ["purchase", 10, 1000],
          ["purchase-return", 10, 0, 0],
        ],
        "peps",
      ).closing,
    ).toEqual([]);
  });

  it("is refused with what is left of it, however much there is of others", () => {
    const two: readonly Told[] = [
      ["purchase", 10, 1000],
      ["purchase", 10, 1000],
    ];
    const of = (sold: number, back: number) =>
      refused([...two, ["sale", sold], ["purchase-return", back, 0, 0]], "peps");
    expect(of(10, 5)).toMatchObject({ kind: "return-too-much", wanted: 5000, there: 0 });
    expect(of(7, 5)).toMatchObject({ kind: "return-too-much", wanted: 5000, there: 3000 });
    expect(of(7, 3)).toBeNull();
    // What was there already was bought of nobody.
    expect(
      refused(
        [
          ["opening", 10, 1000],
          ["purchase-return", 1, 0, 0],
        ],
        "peps",
      ),
    ).toMatchObject({ there: 0 });
  });
});

describe("IN-12 what leaves below zero", () => {
  it("leaves at the last known cost, up to what could be posted", () => {
    const dear: readonly Told[] = [
      ["purchase", 1, 1e12],
      ["sale", 1],
    ];
    expect(played([...dear, ["sale", 1000]], "average", { belowZero: true }).values.at(-1)).toBe(1e15);
    expect(refused([...dear, ["sale", 1001]], "average", { belowZero: true })).toMatchObject({
      kind: "not-enough",
    });
    expect(refused([["sale", 1]], "average", { belowZero: true })).toMatchObject({ kind: "not-enough" });
  });

  it("says so of its line alone, and what corrects it of the line that comes", () => {
    const told: readonly Told[] = [
      ["purchase", 2, 200],
      ["sale", 1],
      ["sale", 3],
      ["purchase", 5, 600],
      ["sale", 1],
    ];
    const { own } = played(told, "average", { belowZero: true });
    expect(own.map((each) => [Object.hasOwn(each, "below"), Object.hasOwn(each, "corrects")])).toEqual([
      [false, false],
      [false, false],
      [true, false],
      [false, true],
      [false, false],
    ]);
    expect(own[2]).toMatchObject({ below: 2000, value: 300 });
    expect(own[3]).toMatchObject({ corrects: 40 });
  });

  it("of several sales is filled oldest first, by as much as comes", () => {
    const told: readonly Told[] = [
      ["purchase", 1, 100],
      ["sale", 2],
      ["sale", 2],
      ["purchase", 1, 150],
      ["purchase", 9, 1800],
    ];
    const { own, closing } = played(told, "peps", { belowZero: true });
    expect(own.map(({ corrects = 0 }) => corrects)).toEqual([0, 0, 0, 50, 200]);
    expect(closing).toEqual([[7, 1400]]);
  });

  it("comes back at what it left with before what it took had come, and whole afterwards", () => {
    const sold: readonly Told[] = [
      ["purchase", 1, 100],
      ["sale", 3],
    ];
    const back = played([...sold, ["sale-return", 3, 0, 1]], "average", { belowZero: true });
    expect([back.values, back.closing]).toEqual([[100, 300, 300], [[1, 100]]]);
    const after = played([...sold, ["purchase", 4, 800], ["sale-return", 3, 0, 1]], "average", {
      belowZero: true,
    });
    expect(after.values).toEqual([100, 300, 800, 500]);
    expect(after.closing).toEqual([[5, 900]]);
  });
});

it("IN-03 lines of one move are taken in their order, whatever order they were kept in", () => {
  const [bought, more, sold] = lines([
    ["purchase", 1, 100],
    ["purchase", 1, 900],
    ["sale", 1],
  ]);
  if (!bought || !more || !sold) throw new Error("no lines");
  const all = [{ ...more, ...at(0, 1), number: 1 }, sold, bought];
  const found = replayKardex(OF, all, rulesOf("peps"));
  expect(found.ok && found.value.cards[0]?.lines.map(({ value }) => value)).toEqual([100, 900, 100]);
});
