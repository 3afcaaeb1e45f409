import { expect, it } from "vitest";
import { returnedAmount, soldLine } from "#domain/inventory/posting/returned-amount.ts";
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
  [0, { quantity: 3000, amount: 10_000 }],
  [1, { quantity: 2000, amount: 100_001 }],
  [2, { quantity: 2000, amount: 100_001 }],
  [3, { quantity: 1000, amount: 40_000 }],
  [9, { quantity: 0, amount: 0 }],
])("IN-02 IN-50 line %s is given back as it was sold, a kit whole", (line, sold) => {
  expect(soldLine(LINES, { line })).toEqual(sold);
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
