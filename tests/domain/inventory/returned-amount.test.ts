import { expect, it } from "vitest";
import { givenLines, returnedAmount } from "#domain/inventory/posting/returned-amount.ts";
import type { ItemId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";

const item = (name: string) => `item_${name}` as ItemId;
const KIT = { itemId: item("kit"), quantity: 2000 };
const LINES = [
  { itemId: item("a"), quantity: 3000, amount: pesos(10_000) },
  { itemId: item("a"), quantity: 8000, amount: pesos(70_000), kit: { ...KIT, line: 1 } },
  { itemId: item("b"), quantity: 2000, amount: pesos(30_001), kit: { ...KIT, line: 1 } },
  { itemId: item("a"), quantity: 4000, amount: pesos(40_000), kit: { ...KIT, quantity: 1000, line: 3 } },
];

it.each([
  [
    "an item, also what left of it in kits",
    "a",
    false,
    [
      [0, 3000, 10_000],
      [1, 8000, 70_000],
      [3, 4000, 40_000],
    ],
  ],
  ["an item of one line", "b", false, [[2, 2000, 30_001]]],
  [
    "a kit, each whole",
    "kit",
    true,
    [
      [1, 2000, 100_001],
      [3, 1000, 40_000],
    ],
  ],
  ["what the move has not", "c", false, []],
  ["an item as if it were a kit", "a", true, []],
] as const)("IN-02 IN-50 gives back %s", (_, id, isKit, wanted) => {
  expect(
    givenLines(LINES, { id: item(id), isKit }).map(({ line, quantity, amount }) => [line, quantity, amount]),
  ).toEqual(wanted);
});

it.each([
  [3000, 10_000],
  [1000, 3333],
  [2000, 6667],
  [500, 1667],
  [0, 0],
])("IN-02 %s thousandths of three units sold for 10.000 are paid back with %s", (units, amount) => {
  expect(returnedAmount({ quantity: 3000, amount: pesos(10_000) }, units)).toBe(amount);
});
