import fc from "fast-check";
import { expect, it } from "vitest";
import type { AccountCode, ChartKind } from "#domain/accounting/account.ts";
import type { EntryLine } from "#domain/accounting/entries/entry.ts";
import { settlingLines } from "#domain/inventory/settle-stock.ts";
import { stockNet } from "#domain/inventory/stock-side.ts";
import { itemsAskedBy, missingCost } from "#domain/inventory/told-items.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";

type Side = readonly [account: string, debit: number, credit: number];
const linesOf = (sides: readonly Side[]): readonly EntryLine[] =>
  sides.map(([account, debit, credit]) => ({
    account: account as AccountCode,
    debit: pesos(debit),
    credit: pesos(credit),
  }));

it.each<[string, ChartKind, readonly Side[], string | null, number, number]>([
  [
    "a purchase on credit",
    "puc",
    [
      ["1435", 100, 0],
      ["2408", 19, 0],
      ["2205", 0, 119],
    ],
    "purchase",
    100,
    0,
  ],
  [
    "on a sub-account",
    "puc",
    [
      ["143505", 100, 0],
      ["1105", 0, 100],
    ],
    "purchase",
    100,
    0,
  ],
  [
    "what the owner brings",
    "puc",
    [
      ["1435", 100, 0],
      ["3105", 0, 100],
    ],
    "opening",
    100,
    0,
  ],
  [
    "what a count found",
    "puc",
    [
      ["1435", 100, 0],
      ["4295", 0, 100],
    ],
    "in",
    100,
    0,
  ],
  [
    "what comes back at its cost",
    "puc",
    [
      ["1435", 60, 0],
      ["6135", 0, 60],
    ],
    "in",
    60,
    0,
  ],
  [
    "a sale without its cost",
    "puc",
    [
      ["1105", 119, 0],
      ["4135", 0, 100],
      ["2408", 0, 19],
    ],
    "sale",
    100,
    0,
  ],
  [
    "a sale with it",
    "puc",
    [
      ["1105", 100, 0],
      ["4135", 0, 100],
      ["6135", 60, 0],
      ["1435", 0, 60],
    ],
    "sale",
    100,
    60,
  ],
  [
    "a cost of sales alone",
    "puc",
    [
      ["6135", 60, 0],
      ["1435", 0, 60],
    ],
    "sale",
    0,
    60,
  ],
  [
    "a return to the supplier",
    "puc",
    [
      ["2205", 60, 0],
      ["1435", 0, 60],
    ],
    "purchase-return",
    0,
    60,
  ],
  [
    "a loss",
    "puc",
    [
      ["5295", 60, 0],
      ["1435", 0, 60],
    ],
    "out",
    0,
    60,
  ],
  [
    "the short chart",
    "mini",
    [
      ["1004", 100, 0],
      ["2001", 0, 100],
    ],
    "purchase",
    100,
    0,
  ],
  [
    "the chart of names",
    "journal",
    [
      ["caja", 100, 0],
      ["ventas", 0, 100],
    ],
    "sale",
    100,
    0,
  ],
  [
    "rent",
    "puc",
    [
      ["5120", 100, 0],
      ["1105", 0, 100],
    ],
    null,
    0,
    0,
  ],
  [
    "a service sold",
    "puc",
    [
      ["1105", 100, 0],
      ["4155", 0, 100],
    ],
    null,
    0,
    0,
  ],
  [
    "cost from elsewhere",
    "puc",
    [
      ["6135", 100, 0],
      ["2205", 0, 100],
    ],
    null,
    0,
    0,
  ],
  [
    "between two accounts of the stock",
    "puc",
    [
      ["143505", 100, 0],
      ["143510", 0, 100],
    ],
    null,
    0,
    0,
  ],
  [
    "sales given back without their goods",
    "puc",
    [
      ["4135", 100, 0],
      ["1105", 0, 100],
    ],
    null,
    0,
    0,
  ],
])("IN-07 what an entry asks: %s", (_name, chart, sides, kind, amount, credited) => {
  const asked = itemsAskedBy({ lines: linesOf(sides) }, chart);
  expect(asked && [asked.kind, asked.amount, asked.credited]).toEqual(kind && [kind, amount, credited]);
});

it("IN-07 the account of the stock is never the other side, and lines of the cost bring it to the kardex", () => {
  const account = fc.constantFrom("1435", "143505", "1105", "2205", "4135", "6135", "5295", "3105");
  const one = fc.tuple(account, fc.integer({ min: 1, max: 1_000_000 }), fc.boolean());
  fc.assert(
    fc.property(fc.array(one, { minLength: 1, maxLength: 5 }), fc.nat({ max: 1_000_000 }), (typed, cost) => {
      const sides = typed.map(([code, sum, debits]): Side => [code, debits ? sum : 0, debits ? 0 : sum]);
      const open = sides.reduce((sum, [, debit, credit]) => sum + debit - credit, 0);
      const lines = linesOf([...sides, ["1110", Math.max(0, -open), Math.max(0, open)]]);
      const asked = itemsAskedBy({ lines }, "puc");
      if (asked === null) return;
      expect(asked.counter.startsWith("1435")).toBe(false);
      const more = missingCost(asked, cost, "puc");
      const isIn = asked.kind === "purchase" || asked.kind === "in" || asked.kind === "opening";
      expect(stockNet("puc", [...lines, ...more])).toBe(isIn ? asked.amount : 0 - cost);
      expect(more.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0);
    }),
  );
});

it("IN-08 the entry of the adjustment moves the account of the stock by the difference, in each chart", () => {
  fc.assert(
    fc.property(
      fc.constantFrom<ChartKind>("mini", "journal", "puc"),
      fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((each) => each !== 0),
      (chart, difference) => {
        const lines = settlingLines(difference, chart);
        expect(stockNet(chart, lines)).toBe(-difference);
        expect(lines.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(ZERO);
      },
    ),
  );
});
