import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AccountCode, CHART_KINDS } from "#domain/accounting/account.ts";
import { isPeriodic, systemOf } from "#domain/inventory/cost-system.ts";
import { type HeldBalance, playInventories } from "#domain/inventory/play-inventories.ts";
import { STOCK_ACCOUNTS } from "#domain/inventory/stock-accounts.data.ts";
import { itemsAskedBy, missingCost } from "#domain/inventory/told-items.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";

const NAMES = { initial: "I", purchases: "C", returns: "D", final: "F" };
const held = (...all: readonly (readonly [string, number])[]): HeldBalance[] =>
  all.map(([account, amount]) => ({ account: account as AccountCode, amount }));
const sides = (lines: readonly { account: string; debit: number; credit: number }[]) =>
  lines.map(({ account, debit, credit }) => [account, debit, credit]);
const line = (account: string, debit: number, credit: number) => ({
  account: account as AccountCode,
  debit: pesos(debit),
  credit: pesos(credit),
});

describe("IN-13: the juego de inventarios", () => {
  it("of the worked case gives the cost of the perpetual system, account by account", () => {
    const balances = held(["1435", 1_000_000], ["6205", 4_260_000], ["6225", -100_000], ["1105", 7]);
    const played = playInventories("puc", balances, 960_000, NAMES);
    expect(played).toMatchObject({
      initial: 1_000_000,
      purchases: 4_260_000,
      returns: 100_000,
      final: 960_000,
      cost: 4_200_000,
    });
    expect(sides(played.lines)).toEqual([
      ["6135", 1_000_000, 0],
      ["1435", 0, 1_000_000],
      ["6135", 4_260_000, 0],
      ["6205", 0, 4_260_000],
      ["6135", 0, 100_000],
      ["6225", 100_000, 0],
      ["6135", 0, 960_000],
      ["1435", 960_000, 0],
    ]);
  });

  it("empties the accounts below the one of a role, too, and names each line", () => {
    const played = playInventories("puc", held(["143505", 30], ["143510", 20], ["620505", 9]), 15, NAMES);
    expect(sides(played.lines).filter(([account]) => account !== "6135")).toEqual([
      ["143505", 0, 30],
      ["143510", 0, 20],
      ["620505", 0, 9],
      ["1435", 15, 0],
    ]);
    expect(played.lines.map(({ note }) => note)).toEqual(["I", "I", "I", "I", "C", "C", "F", "F"]);
  });

  it.each([
    ["mini", "1004", "5001"],
    ["journal", "inventarios", "costo-de-ventas"],
  ] as const)("in the %s chart leaves what was bought where it lies", (chart, inventory, cost) => {
    const played = playInventories(chart, held([inventory, 50], [cost, 400]), 30, NAMES);
    expect(played).toMatchObject({ initial: 50, purchases: 0, returns: 0, final: 30, cost: 20 });
    expect(sides(played.lines)).toEqual([
      [cost, 50, 0],
      [inventory, 0, 50],
      [cost, 0, 30],
      [inventory, 30, 0],
    ]);
  });

  it("over any balances is balanced, leaves the stock with the count and nothing bought", () => {
    const amount = fc.integer({ min: -1e9, max: 1e9 });
    fc.assert(
      fc.property(
        fc.constantFrom(...CHART_KINDS),
        amount,
        amount,
        amount,
        amount,
        (chart, a, b, c, final) => {
          const accounts = STOCK_ACCOUNTS[chart];
          const gathers = accounts.purchases !== accounts.cost;
          const before = gathers
            ? held([accounts.inventory, a], [accounts.purchases, b], [accounts.purchaseReturns, c])
            : held([accounts.inventory, a]);
          const { lines, cost } = playInventories(chart, before, final, NAMES);
          const after = new Map<string, number>(before.map((each) => [each.account, each.amount]));
          for (const { account, debit, credit } of lines)
            after.set(account, (after.get(account) ?? 0) + debit - credit);
          const sum = (all: Iterable<number>) => [...all].reduce((total, each) => total + each, 0);
          expect(sum(after.values())).toBe(sum(before.map((each) => each.amount)));
          expect(after.get(accounts.inventory) ?? 0).toBe(final);
          expect(after.get(accounts.cost) ?? 0).toBe(cost);
          if (gathers)
            expect([accounts.purchases, accounts.purchaseReturns].map((own) => after.get(own))).toEqual([
              0, 0,
            ]);
        },
      ),
    );
  });
});

describe("IN-13: years and entries", () => {
  const methods = [
    { since: 2025, method: "peps" as const },
    { since: 2026, method: "peps" as const, system: "periodic" as const },
    { since: 2028, method: "average" as const },
  ];

  it.each([
    [2024, "perpetual"],
    [2025, "perpetual"],
    [2026, "periodic"],
    [2027, "periodic"],
    [2028, "perpetual"],
  ] as const)("%i is %s", (year, system) => {
    expect(systemOf(methods, year)).toBe(system);
    expect(isPeriodic(methods, day(`${year}-12-31`))).toBe(system === "periodic");
  });

  it.each([
    [
      "a purchase",
      [
        ["6205", 90, 0],
        ["2205", 0, 90],
      ],
      { kind: "purchase", amount: 90 },
    ],
    [
      "a return to the supplier",
      [
        ["2205", 40, 0],
        ["6225", 0, 40],
      ],
      { kind: "purchase-return", credited: 40 },
    ],
    [
      "a sale",
      [
        ["1105", 90, 0],
        ["4135", 0, 90],
      ],
      { kind: "sale", amount: 90 },
    ],
    [
      "what is debited to the stock itself",
      [
        ["1435", 90, 0],
        ["2205", 0, 90],
      ],
      null,
    ],
    [
      "the juego itself",
      [
        ["6135", 90, 0],
        ["6205", 0, 90],
      ],
      null,
    ],
    [
      "rent",
      [
        ["5120", 90, 0],
        ["1105", 0, 90],
      ],
      null,
    ],
  ] as const)("%s asks its items as the purchases say", (_name, all, asked) => {
    const lines = all.map(([account, debit, credit]) => line(account, debit, credit));
    const found = itemsAskedBy({ lines }, "puc", "periodic");
    if (asked === null) expect(found).toBeNull();
    else expect(found).toMatchObject(asked);
    if (found) expect(missingCost(found, 55, "puc", "periodic")).toEqual([]);
  });

  it("an expense of a chart without an account of purchases asks nothing", () => {
    const lines = [line("5001", 90, 0), line("1001", 0, 90)];
    expect(itemsAskedBy({ lines }, "mini", "periodic")).toBeNull();
  });
});
