import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode, ChartKind } from "#domain/accounting/account.ts";
import type { EntryLine } from "#domain/accounting/entries/entry.ts";
import type { StockKind } from "#domain/inventory/inventory-move.ts";
import { settlingLines } from "#domain/inventory/settle-stock.ts";
import { stockNet } from "#domain/inventory/stock-side.ts";
import {
  isOfNoItem,
  isTold,
  itemsAskedAs,
  itemsAskedBy,
  mayTellItems,
  missingCost,
  toldDiffers,
} from "#domain/inventory/told-items.ts";
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

describe("what was written elsewhere and may be asked about", () => {
  const entry = { status: "posted", origin: "journal" } as Parameters<typeof mayTellItems>[0];

  it.each<[string, Partial<typeof entry>, boolean]>([
    ["a posted entry", {}, true],
    ["one of a document", { origin: "import" }, true],
    ["a draft", { status: "draft" }, false],
    ["one of the kardex itself", { origin: "inventory" }, false],
    ["one that closes a year", { origin: "closing" }, false],
    ["a reversal", { reverses: {} as never }, false],
    ["one that was reversed", { reversedBy: {} as never }, false],
  ])("%s: %s", (_name, more, may) => {
    expect(mayTellItems({ ...entry, ...more })).toBe(may);
  });

  it("is told where its lines are kept, and is of no item where there are none of them", () => {
    const of = (typed: boolean, lines: number) =>
      ({ ...(typed && { typedLines: [] }), lines: Array.from({ length: lines }, () => ({})) }) as never;
    expect([isTold(of(true, 0)), isTold(of(false, 1))]).toEqual([true, false]);
    expect([isOfNoItem(of(true, 0)), isOfNoItem(of(true, 1)), isOfNoItem(of(false, 0))]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each<[StockKind, readonly number[], number | null]>([
    ["purchase", [60, 40], null],
    ["purchase", [60, 41], 101],
    ["in", [99], 99],
    ["opening", [], 0],
    ["sale", [7], null],
    ["out", [7], null],
  ])("of %s of 100 told as %o is said: %s", (kind, amounts, said) => {
    const asked = { kind, amount: pesos(100), credited: ZERO, counter: "2205" as AccountCode };
    const lines = amounts.map((amount) => ({ amount: pesos(amount) })) as never;
    expect(toldDiffers(asked, lines)).toBe(said);
  });
});

describe("goods that are given back", () => {
  const RETURN: readonly Side[] = [
    ["4175", 100, 0],
    ["2408", 19, 0],
    ["1305", 0, 119],
  ];
  const COST: readonly Side[] = [
    ["1435", 60, 0],
    ["6135", 0, 60],
  ];

  it.each<[string, readonly Side[], readonly unknown[] | null]>([
    ["a returned sale, by its price", RETURN, ["sale-return", 100, 0, "1305"]],
    ["with its cost, which is no counter", [...RETURN, ...COST], ["sale-return", 100, 60, "1305"]],
    [
      "on the account of sales",
      [
        ["4135", 100, 0],
        ["1105", 0, 100],
      ],
      ["sale-return", 100, 0, "1105"],
    ],
    [
      "a sale is none",
      [
        ["1105", 100, 0],
        ["4135", 0, 100],
      ],
      null,
    ],
    ["nor what also takes goods out", [...RETURN, ["1435", 0, 5], ["6135", 5, 0]], null],
  ])("%s", (_name, sides, expected) => {
    const asked = itemsAskedAs("sale-return", linesOf(sides), "puc", "perpetual");
    expect(asked && [asked.kind, asked.amount, asked.credited, asked.counter]).toEqual(expected);
  });

  it("a return to a supplier is one whatever it is credited beside, and other kinds are as their lines say", () => {
    const back = linesOf([
      ["3105", 100, 0],
      ["1435", 0, 100],
    ]);
    expect(itemsAskedAs("purchase-return", back, "puc", "perpetual")?.kind).toBe("purchase-return");
    expect(itemsAskedAs("out", back, "puc", "perpetual")?.kind).toBe("out");
    expect(
      itemsAskedAs(
        "purchase-return",
        linesOf([
          ["1105", 5, 0],
          ["2205", 0, 5],
        ]),
        "puc",
        "perpetual",
      ),
    ).toBeNull();
  });

  it("stands against the largest other line, the first of two", () => {
    const counter = (...sides: readonly Side[]) => itemsAskedBy({ lines: linesOf(sides) }, "puc")?.counter;
    expect(counter(["1435", 100, 0], ["1105", 0, 40], ["2205", 0, 60])).toBe("2205");
    expect(counter(["1435", 100, 0], ["2205", 0, 60], ["1105", 0, 40])).toBe("2205");
    expect(counter(["1435", 100, 0], ["1105", 0, 50], ["2205", 0, 50])).toBe("1105");
  });
});

describe("the cost that an entry lacks", () => {
  const asked = (kind: StockKind, credited = 0) => ({
    kind,
    amount: pesos(100),
    credited: pesos(credited),
    counter: "5195" as AccountCode,
  });
  const lines = (kind: StockKind, credited: number, cost: number) =>
    missingCost(asked(kind, credited), cost, "puc").map(
      ({ account, debit, credit }) => `${account} ${debit - credit}`,
    );

  it.each<[string, StockKind, number, number, readonly string[]]>([
    ["of a sale", "sale", 0, 60, ["6135 60", "1435 -60"]],
    ["the rest of it", "sale", 50, 60, ["6135 10", "1435 -10"]],
    ["what it had too much", "sale", 70, 60, ["1435 10", "6135 -10"]],
    ["nothing where it agrees", "sale", 60, 60, []],
    ["on the account that it was spent on", "out", 0, 60, ["5195 60", "1435 -60"]],
    ["of a returned sale, into the stock", "sale-return", 0, 60, ["1435 60", "6135 -60"]],
    ["what a returned sale had too much", "sale-return", 70, 60, ["6135 10", "1435 -10"]],
    ["none of what comes in", "purchase", 0, 60, []],
    ["none of what was found", "in", 0, 60, []],
    ["none of an opening", "opening", 0, 60, []],
  ])("%s", (_name, kind, credited, cost, expected) => {
    expect(lines(kind, credited, cost)).toEqual(expected);
  });
});
