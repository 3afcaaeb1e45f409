import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { StockKind } from "#domain/inventory/inventory-move.ts";
import type { KardexLine } from "#domain/inventory/kardex.ts";
import {
  amountsOf,
  costsBeyond,
  followedLines,
  returnableOf,
  type SaidItem,
  sharedAmount,
} from "#domain/inventory/said-items.ts";
import type { AskedItems } from "#domain/inventory/told-items.ts";
import { itemsWhileTyped } from "#domain/inventory/typed-items.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { ItemId, StockMoveId } from "#domain/kernel/ids.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { typedEntry } from "#tests/support/records/told-entries.ts";

const asked = (kind: StockKind, amount: number, credited = 0): AskedItems => ({
  kind,
  amount: pesos(amount),
  credited: pesos(credited),
  counter: "1105" as AccountCode,
});
const item = (quantity: number, amount: number | null = null, price?: number): SaidItem => ({
  itemId: "a" as ItemId,
  quantity,
  amount: amount === null ? null : pesos(amount),
  ...(price !== undefined && { price: pesos(price) }),
});

describe("IN-40: the items of an entry share its amount", () => {
  it.each([
    ["one takes all of it", asked("purchase", 1000), [item(5000)], [1000]],
    ["by quantity", asked("purchase", 1000), [item(1000), item(3000)], [250, 750]],
    [
      "by price where all have one",
      asked("sale", 1000),
      [item(1000, null, 300), item(1000, null, 100)],
      [750, 250],
    ],
    ["by quantity where one has none", asked("sale", 90), [item(1000, null, 300), item(2000)], [30, 60]],
    ["what a typed one leaves", asked("purchase", 1000), [item(1000, 400), item(1000)], [400, 600]],
    ["nothing where typed ones take more", asked("purchase", 10), [item(1000, 400), item(1000)], [400, 0]],
    ["a returned purchase, what it took out", asked("purchase-return", 0, 70), [item(1000)], [70]],
    ["what is written off has none", asked("out", 0, 70), [item(1000)], [0]],
    ["before quantities are typed", asked("purchase", 7), [item(0), item(0)], [4, 3]],
  ] as const)("%s", (_name, what, items, amounts) => {
    expect(amountsOf(what, items)).toEqual(amounts);
  });

  it("property: to the peso, whatever is typed, while the typed ones do not take more", () => {
    const one = fc.record({
      quantity: fc.integer({ min: 1, max: 9_000_000 }),
      amount: fc.option(fc.integer({ min: 0, max: 1000 })),
    });
    fc.assert(
      fc.property(fc.integer({ min: 9000, max: 1e12 }), fc.array(one, { maxLength: 8 }), (whole, some) => {
        const what = asked("purchase", whole);
        const items = [...some.map(({ quantity, amount }) => item(quantity, amount)), item(1)];
        const sum = amountsOf(what, items).reduce((all: number, each) => all + each, 0);
        expect(sum).toBe(sharedAmount(what));
      }),
    );
  });
});

describe("IN-40: what an entry asks while it is typed", () => {
  it.each([
    [
      "a sale",
      [
        ["1105", 9, 0],
        ["4135", 0, 9],
      ],
      "sale",
    ],
    [
      "a purchase",
      [
        ["1435", 9, 0],
        ["2205", 0, 9],
      ],
      "purchase",
    ],
    [
      "a returned sale",
      [
        ["4175", 9, 0],
        ["1305", 0, 9],
      ],
      "sale-return",
    ],
    [
      "a returned sale with its cost",
      [
        ["4175", 9, 0],
        ["1305", 0, 9],
        ["1435", 5, 0],
        ["6135", 0, 5],
      ],
      "sale-return",
    ],
    [
      "a returned purchase",
      [
        ["2205", 9, 0],
        ["1435", 0, 9],
      ],
      "purchase-return",
    ],
    [
      "income that is closed",
      [
        ["4135", 9, 0],
        ["5905", 0, 9],
      ],
      null,
    ],
    [
      "its result",
      [
        ["4135", 9, 0],
        ["3605", 0, 9],
      ],
      null,
    ],
    [
      "rent",
      [
        ["5120", 9, 0],
        ["1105", 0, 9],
      ],
      null,
    ],
    ["a line alone", [["4135", 0, 9]], null],
    ["nothing", [], null],
  ] as const)("%s", (_name, sides, kind) => {
    const { lines } = typedEntry("2026-10-05", sides);
    expect(itemsWhileTyped("puc", lines, "perpetual")?.kind ?? null).toBe(kind);
  });
});

it("IN-40: what may be given back is what is left of it, the latest first, and never of a later day", () => {
  const line = (
    moveId: string,
    kind: StockKind,
    date: string,
    quantity: number,
    source?: string,
  ): KardexLine => ({
    moveId: moveId as StockMoveId,
    line: 0,
    date: day(date),
    number: 1,
    kind,
    quantity,
    amount: ZERO,
    value: ZERO,
    ...(source !== undefined && { source: { moveId: source as StockMoveId, line: 0 } }),
  });
  const lines = [
    line("p", "purchase", "2026-10-01", 9000),
    line("a", "sale", "2026-10-02", 3000),
    line("b", "sale", "2026-10-03", 2000),
    line("r", "sale-return", "2026-10-04", 1000, "a"),
    line("s", "sale-return", "2026-10-04", 2000, "b"),
    line("c", "sale", "2026-10-09", 1000),
  ];
  const left = (kind: "sale-return" | "purchase-return", until: string) =>
    returnableOf([{ lines }], kind, day(until)).map((each) => [each.line.moveId, each.left]);
  expect(left("sale-return", "2026-10-08")).toEqual([["a", 2000]]);
  expect(left("sale-return", "2026-10-09")).toEqual([
    ["c", 1000],
    ["a", 2000],
  ]);
  expect(left("purchase-return", "2026-10-31")).toEqual([["p", 9000]]);
});

describe("IN-40: the items of a corrected entry", () => {
  const lineOf = (amount: number) => ({ itemId: "a" as ItemId, quantity: 1000, amount: pesos(amount) });

  it("share the new amount as they shared the old one, and the same one as it was", () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 900_000_000 }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 2_000_000_000 }), (before, whole) => {
        const sum = before.reduce((all, each) => all + each, 0);
        const lines = before.map(lineOf);
        const of = (amount: number) => followedLines(asked("purchase", amount), lines);
        expect(of(sum)).toEqual(lines);
        const after = of(whole).map(({ amount }) => amount);
        expect(after.reduce((all: number, each) => all + each, 0)).toBe(whole);
        for (const [at, amount] of after.entries())
          expect(Math.abs(amount - (whole * (before[at] ?? 0)) / sum)).toBeLessThanOrEqual(1);
        const said = before.map((was) => ({ ...item(1000), was: pesos(was) }));
        expect(amountsOf(asked("purchase", whole), said)).toEqual(after);
      }),
    );
  });

  it("what leaves otherwise than sold keeps what it was worth", () => {
    expect(followedLines(asked("out", 0, 700), [lineOf(90)])).toEqual([lineOf(90)]);
  });
});

describe("IN-16: what a typed purchase costs beyond its items", () => {
  it.each([
    ["is its freight", asked("purchase", 1050), [pesos(600), pesos(400)], 50],
    ["is nothing where they are all of it", asked("purchase", 1000), [pesos(600), pesos(400)], 0],
    ["is nothing where one of them follows the entry", asked("purchase", 1050), [pesos(600), null], 0],
    ["is never less than nothing", asked("purchase", 900), [pesos(1000)], 0],
    ["is of what was bought alone", asked("opening", 1050), [pesos(1000)], 0],
    ["needs something to share it by", asked("purchase", 50), [ZERO], 0],
    ["is of some item", asked("purchase", 50), [], 0],
  ] as const)("%s", (_, entry, amounts, beyond) => {
    expect(costsBeyond(entry, amounts)).toBe(beyond);
  });
});
