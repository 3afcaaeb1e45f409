import { describe, expect, it } from "vitest";
import { glanceAt } from "#domain/inventory/glance/item-glance.ts";
import { compareMethods } from "#domain/inventory/glance/method-comparison.ts";
import { isIncoming, type StockKind } from "#domain/inventory/inventory-move.ts";
import type {
  CostingMethod,
  KardexCard,
  KardexLine,
  MethodSince,
  StockRules,
} from "#domain/inventory/kardex.ts";
import { replayKardex } from "#domain/inventory/replay-kardex.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
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

describe("IN-55 the other method", () => {
  const told: readonly Told[] = [
    ["purchase", 10, 1000],
    ["purchase", 10, 2000],
    ["sale", 12],
  ];
  const compare = (
    all: readonly Told[],
    method: CostingMethod,
    methods: readonly MethodSince[] = rulesOf(method).methods,
  ) => {
    const found = compareMethods(played(all, method).cards, { methods });
    return found && [found.used, found.other].map((each) => `${each.method} ${each.cost} ${each.left}`);
  };

  it("tells what left for good: what came back is no cost, and what was given back never was", () => {
    expect(compare(told, "peps")).toEqual(["peps 1400 1600", "average 1800 1200"]);
    expect(compare(told, "average")).toEqual(["average 1800 1200", "peps 1400 1600"]);
    expect(compare([...told, ["sale-return", 2, 0, 2]], "peps")).toEqual([
      "peps 1167 1833",
      "average 1500 1500",
    ]);
    const back = compare([...told, ["purchase-return", 1, 0, 1]], "peps");
    expect(back).toEqual(["peps 1400 1400", "average 1800 1000"]);
  });

  it("is not told where years were kept by different methods, one by the periodic system, or where it refuses", () => {
    const years: readonly Told[] = [...told, ["sale", 1, 0, null, "2027-01-05"]];
    expect(compare(years, "peps")).not.toBeNull();
    expect(
      compare(years, "peps", [
        { since: 2020, method: "peps" },
        { since: 2027, method: "average" },
      ]),
    ).toBeNull();
    expect(
      compare(years, "peps", [
        { since: 2020, method: "peps" },
        { since: 2027, method: "peps", system: "periodic" },
      ]),
    ).toBeNull();
    expect(compareMethods([], rulesOf("peps"))).toBeNull();
    // By PEPS nothing is left of what is given back.
    expect(
      compare(
        [
          ["purchase", 10, 1000],
          ["purchase", 10, 2000],
          ["sale", 12],
          ["purchase-return", 2, 0, 0],
        ],
        "average",
      ),
    ).toBeNull();
  });
});

describe("IN-54 a glance at an item", () => {
  const all: readonly Told[] = [
    ["purchase", 10, 1000, null, "2026-10-01"],
    ["sale", 3, 900, null, "2026-10-05"],
    ["sale-return", 1, 300, 1, "2026-10-08"],
    ["purchase-return", 1, 0, 0, "2026-10-09"],
    ["sale", 1, 300, null, "2026-10-10"],
    ["sale", 1, 300, null, "2026-11-10"],
  ];
  const { cards } = played(all, "average");
  const glance = (since: string, until: string) =>
    glanceAt(cards as readonly KardexCard[], {
      since: day(since),
      until: day(until),
      month: month("2026-10"),
      most: 9,
    });

  it("is of the day that it is asked for, and of no later one", () => {
    expect(glance("2026-10-01", "2026-10-10")).toMatchObject({ quantity: 6000, lines: { length: 5 } });
    expect(glance("2026-10-01", "2026-10-09").quantity).toBe(7000);
  });

  it("sums what the month sold less what came back, at price and at cost", () => {
    expect(glance("2026-10-01", "2026-12-01")).toMatchObject({ sold: 900, cost: 300 });
  });

  it("begins with what the day before left, and shows each day on which it changed", () => {
    const levels = (since: string) =>
      glance(since, "2026-10-10").levels.map(({ day: of, quantity }) => `${of} ${quantity / 1000}`);
    expect(levels("2026-10-05")).toEqual([
      "2026-10-05 10",
      "2026-10-05 7",
      "2026-10-08 8",
      "2026-10-09 7",
      "2026-10-10 6",
    ]);
    expect(levels("2026-10-06")[0]).toBe("2026-10-06 7");
  });

  it("counts each line on its side", () => {
    expect(all.map(([kind]) => isIncoming(kind))).toEqual([true, false, true, false, false, false]);
  });
});
