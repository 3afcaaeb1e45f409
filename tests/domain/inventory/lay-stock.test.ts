import { describe, expect, it } from "vitest";
import { CHART_KINDS } from "#domain/accounting/account.ts";
import { itemProblem, lineProblem } from "#domain/inventory/check-stock.ts";
import type { InventoryMove, StockKind } from "#domain/inventory/inventory-move.ts";
import { layStock } from "#domain/inventory/lay-stock.ts";
import { planStock } from "#domain/inventory/plan-stock.ts";
import { COUNTER_ROLES, STOCK_ACCOUNTS } from "#domain/inventory/stock-accounts.data.ts";
import { adjustmentLines, stockEntryLines } from "#domain/inventory/stock-entry.ts";
import { stockOn, stockValue } from "#domain/inventory/stock-months.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId, EntryId, ItemId, StockMoveId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";

const BOOK = "book_1" as BookId;
const RULES = { methods: [{ since: 2026, method: "average" as const }] };
const item = (n: number) => `item_${n}` as ItemId;

function move(
  n: number,
  kind: StockKind,
  date: string,
  units: number,
  amount: number,
  of = 0,
): InventoryMove {
  return {
    id: `mov_${n}` as StockMoveId,
    bookId: BOOK,
    number: n,
    kind,
    date: day(date),
    description: "",
    reference: "",
    counter: STOCK_ACCOUNTS.puc.cash,
    lines: [{ itemId: item(of), quantity: units * 1000, amount: pesos(amount) }],
    entryId: `entry_${n}` as EntryId,
    entryNumber: n,
    status: "posted",
    createdAt: 1,
    updatedAt: 1,
    version: 1,
  };
}

describe("IN-03: months", () => {
  const moves = [
    move(1, "purchase", "2026-08-01", 10, 1000),
    move(2, "sale", "2026-08-20", 4, 900),
    move(3, "purchase", "2026-09-02", 6, 1800),
    move(4, "purchase", "2026-09-02", 1, 50, 1),
  ];

  it.each([
    ["2026-07-31", 0],
    ["2026-08-01", 1000],
    ["2026-08-19", 1000],
    ["2026-08-31", 600],
    ["2026-09-01", 600],
    ["2026-09-02", 2450],
    ["2030-01-01", 2450],
  ])("give the value of all items on %s", (date, value) => {
    const laid = layStock(BOOK, moves, RULES);
    if (laid === null) throw new Error("contradiction");
    expect(stockValue(stockOn(laid.months, day(date)).values())).toBe(value);
  });

  it("are of no moves that contradict each other", () => {
    expect(layStock(BOOK, [move(1, "sale", "2026-08-01", 1, 100)], RULES)).toBeNull();
  });
});

describe("IN-04: the entry of each kind of move, in each chart", () => {
  const KINDS = Object.keys(COUNTER_ROLES) as StockKind[];
  const cases = CHART_KINDS.flatMap((chart) => KINDS.map((kind) => [chart, kind] as const));

  it.each(cases)("%s, %s: is balanced, and moves the stock by its cost", (chart, kind) => {
    const accounts = STOCK_ACCOUNTS[chart];
    const counter = accounts[COUNTER_ROLES[kind][0] ?? "cash"];
    const told = { ...move(1, kind, "2026-08-01", 2, 1000), counter };
    const lines = stockEntryLines(told, { chart, values: [pesos(700)], rates: [19], thirdParty: "Ana" });
    const sum = (side: "debit" | "credit") => lines.reduce((total, line) => total + line[side], 0);
    expect(sum("debit")).toBe(sum("credit"));
    expect(sum("debit")).toBeGreaterThan(0);
    const stock = lines.filter(({ account }) => account === accounts.inventory);
    const incoming = ["opening", "purchase", "sale-return", "in"].includes(kind);
    expect(stock.map(({ debit, credit }) => debit - credit)).toEqual([incoming ? 700 : -700]);
  });

  it("what a returned purchase is credited for beyond its cost goes to the cost of sales, and so does what lacks", () => {
    const told = move(1, "purchase-return", "2026-08-01", 2, 1000);
    const of = (value: number) =>
      stockEntryLines(told, { chart: "puc", values: [pesos(value)], rates: [0], thirdParty: "" }).find(
        ({ account }) => account === "6135",
      );
    expect(of(700)).toMatchObject({ debit: 0, credit: 300 });
    expect(of(1200)).toMatchObject({ debit: 200, credit: 0 });
    expect(of(1000)).toBeUndefined();
  });
});

describe("IN-03: what a backdated move changes", () => {
  it("goes where the cost of each went, and sums to what the stock lost", () => {
    const before = [
      move(1, "purchase", "2026-08-02", 10, 1000),
      move(2, "sale", "2026-08-20", 4, 900),
      move(3, "out", "2026-08-21", 2, 0),
    ];
    const first = planStock([], RULES, { add: before, remove: [] });
    if (!first.ok) throw new Error(first.error.kind);
    const late = move(4, "purchase", "2026-08-01", 10, 3000);
    const then = planStock(first.value.now, RULES, { add: [late], remove: [] });
    if (!then.ok) throw new Error(then.error.kind);
    expect(then.value.changes.map((each) => [each.before, each.after])).toEqual([
      [400, 800],
      [200, 400],
    ]);
    const lines = adjustmentLines(then.value.changes, "puc");
    expect(lines.map(({ account, debit, credit }) => [account, debit, credit])).toEqual([
      ["6135", 400, 0],
      ["5295", 200, 0],
      ["1435", 0, 600],
    ]);
    const taken = new Map([["mov_3" as StockMoveId, STOCK_ACCOUNTS.puc.owner]]);
    const known = adjustmentLines(then.value.changes, "puc", taken);
    expect(known.map(({ account, debit, credit }) => [account, debit, credit])).toEqual([
      ["6135", 400, 0],
      ["3130", 200, 0],
      ["1435", 0, 600],
    ]);
  });
});

describe("IN-05: what a line and an item cannot be", () => {
  const line = { itemId: item(0), quantity: 1000, amount: pesos(10) };

  it.each([
    ["purchase", { ...line, quantity: 0 }, false, "quantity"],
    ["purchase", { ...line, quantity: 1.5 }, true, "quantity"],
    ["purchase", { ...line, quantity: 1e13 }, true, "quantity"],
    ["purchase", { ...line, quantity: 1500 }, false, "whole"],
    ["purchase", { ...line, quantity: 1500 }, true, null],
    ["purchase", { ...line, amount: pesos(0) }, false, "cost"],
    ["in", { ...line, amount: pesos(0) }, false, "cost"],
    ["sale", { ...line, amount: pesos(0) }, false, null],
    ["sale", { ...line, amount: pesos(-1) }, false, "price"],
  ] as const)("%s %o", (kind, told, divisible, problem) => {
    expect(lineProblem(kind, told, { divisible })).toBe(problem);
  });

  it("two items may both have no barcode", () => {
    const fields = { code: "A", barcode: "", name: "A", unit: "Kilo", divisible: true, minimum: 0 } as const;
    const whole = { ...fields, tax: "general", state: "active" } as const;
    expect(itemProblem(whole, [{ code: "B", barcode: "" }])).toBeNull();
    expect(itemProblem(whole, [{ code: "a", barcode: "1" }])).toBe("same-code");
  });
});
