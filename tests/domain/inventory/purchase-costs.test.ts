import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { carriesFreight, withFreight, withPurchaseCosts } from "#domain/inventory/posting/purchase-costs.ts";
import { EXIT_ROLES, exitVat, isExitRole } from "#domain/inventory/posting/stock-exits.ts";
import { stockEntryLines } from "#domain/inventory/stock-entry.ts";
import type { ItemId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { line } from "#tests/support/builders.ts";

const linesOf = (amounts: readonly number[]) =>
  amounts.map((amount, at) => ({ itemId: `item_${at}` as ItemId, quantity: 1000, amount: pesos(amount) }));

it.each([
  ["in proportion", [600_000, 400_000], 50_000, [630_000, 420_000]],
  ["with the odd peso", [1, 1, 1], 10, [4, 5, 4]],
  ["none without costs", [600_000, 400_000], 0, [600_000, 400_000]],
  ["all of it to the only one", [7], 100, [107]],
] as const)("IN-16 what it costs to bring is shared %s", (_, amounts, costs, shared) => {
  expect(withPurchaseCosts(linesOf(amounts), costs).map(({ amount }) => amount)).toEqual(shared);
});

it("IN-16 any costs are shared to the peso, within one of each share, under both systems", () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 900_000_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(amounts, fc.nat({ max: 90_000_000 }), (prices, costs) => {
      const lines = linesOf(prices);
      const shared = withPurchaseCosts(lines, costs);
      const sum = prices.reduce((all, each) => all + each, 0);
      expect(shared.reduce((all, { amount }) => all + amount, 0)).toBe(sum + costs);
      for (const [at, { amount }] of shared.entries()) {
        const share = amount - (prices[at] ?? 0);
        expect(Math.abs(share - (costs * (prices[at] ?? 0)) / sum)).toBeLessThanOrEqual(1);
        expect(share).toBeGreaterThanOrEqual(0);
      }
      for (const system of ["perpetual", "periodic"] as const) {
        const told = { chart: "puc" as const, rates: prices.map(() => 0), thirdParty: "", system };
        const values = shared.map(({ amount }) => amount);
        const entry = stockEntryLines(
          { kind: "purchase", counter: "2205" as never, lines },
          { ...told, values },
        );
        expect(entry.map(({ account, debit, credit }) => [account, debit, credit])).toEqual([
          [system === "periodic" ? "6205" : "1435", sum + costs, 0],
          ["2205", 0, sum + costs],
        ]);
      }
    }),
  );
});

it.each([
  [
    "IVA of all of it: none",
    [10_000],
    [
      ["1435", 10_000],
      ["2408", 1900],
      ["1110", -11_900],
    ],
    [1900],
    false,
  ],
  [
    "IVA of less than its cost: some",
    [12_000],
    [
      ["1435", 12_000],
      ["2408", 1900],
      ["1110", -13_900],
    ],
    [2280],
    true,
  ],
  [
    "no IVA: nothing tells",
    [12_000],
    [
      ["1435", 12_000],
      ["1110", -12_000],
    ],
    [2280],
    null,
  ],
  [
    "a line of its own, billed later",
    [12_000],
    [
      ["1435", 10_000],
      ["1435", 2000],
      ["1110", -12_000],
    ],
    [0],
    true,
  ],
  [
    "more IVA than its items have: nothing tells",
    [10_000],
    [
      ["1435", 10_000],
      ["2408", 3000],
      ["1110", -13_000],
    ],
    [1900],
    null,
  ],
  [
    "a peso of rounding: none",
    [10_000],
    [
      ["1435", 10_000],
      ["2408", 1899],
      ["1110", -11_899],
    ],
    [1900],
    false,
  ],
] as const)(
  "IN-02 IN-16 whether freight is in the cost of a purchase: %s",
  (_, amounts, entry, taxes, carries) => {
    const lines = entry.map(([account, net]) => ({
      account: account as AccountCode,
      debit: pesos(Math.max(0, net)),
      credit: pesos(Math.max(0, -net)),
    }));
    expect(carriesFreight("puc", { lines: linesOf(amounts) }, lines, taxes)).toBe(carries);
  },
);

describe("IN-16 what was billed later for bringing a purchase", () => {
  const figures = (...all: readonly (readonly [string, number])[]) =>
    all.map(([account, amount]) => line(account, amount));
  const freight = (thirdParty = "") => ({ amount: pesos(50), counter: "2335" as AccountCode, thirdParty });

  it("goes on the account that the purchase debited, owed to who brought it", () => {
    const bought = figures(["143505", 100], ["1435", -1], ["2408", 19], ["2205", -118]);
    expect(withFreight("puc", "perpetual", bought, freight("Paz"))).toEqual([
      ...bought,
      line("143505", 50),
      { ...line("2335", -50), thirdParty: "Paz" },
    ]);
    expect(withFreight("puc", "perpetual", bought, freight()).at(-1)).toEqual(line("2335", -50));
  });

  it("or on the usual one of the system, where none was debited", () => {
    const account = (system: "perpetual" | "periodic", ...all: readonly (readonly [string, number])[]) =>
      withFreight("puc", system, figures(...all), freight()).at(-2)?.account;
    expect(account("perpetual", ["1435", -100], ["1105", 100])).toBe("1435");
    expect(account("periodic", ["143505", 100], ["2205", -100])).toBe("6205");
    expect(account("periodic", ["620505", 100], ["2205", -100])).toBe("620505");
  });

  it.each<[string, readonly (readonly [string, number])[], readonly number[], boolean, boolean | null]>([
    [
      "two lines of stock",
      [
        ["1435", 100],
        ["1435", 5],
        ["2205", -105],
      ],
      [],
      false,
      true,
    ],
    [
      "two of them, told by somebody",
      [
        ["1435", 100],
        ["1435", 5],
        ["2205", -105],
      ],
      [],
      true,
      null,
    ],
    [
      "no IVA",
      [
        ["1435", 100],
        ["2205", -100],
      ],
      [19],
      false,
      null,
    ],
    [
      "no IVA of its lines",
      [
        ["1435", 100],
        ["2408", 19],
        ["2205", -119],
      ],
      [0],
      false,
      null,
    ],
    [
      "IVA of all of it",
      [
        ["1435", 100],
        ["2408", 19],
        ["2205", -119],
      ],
      [19],
      false,
      false,
    ],
    [
      "a peso less, by rounding",
      [
        ["1435", 100],
        ["2408", 18],
        ["2205", -118],
      ],
      [19],
      false,
      false,
    ],
    [
      "two pesos less",
      [
        ["1435", 100],
        ["2408", 17],
        ["2205", -117],
      ],
      [19],
      false,
      true,
    ],
    [
      "a peso more, by rounding",
      [
        ["1435", 100],
        ["2408", 20],
        ["2205", -120],
      ],
      [19],
      false,
      false,
    ],
    [
      "two pesos more, which is of something else",
      [
        ["1435", 100],
        ["2408", 21],
        ["2205", -121],
      ],
      [19],
      false,
      null,
    ],
    [
      "IVA that was given back in part",
      [
        ["1435", 100],
        ["2408", 19],
        ["2408", -5],
        ["2205", -114],
      ],
      [19],
      false,
      true,
    ],
  ])("tells it from %s", (_name, entry, taxes, isTold, expected) => {
    const move = { lines: linesOf([100]), ...(isTold && { typedLines: [] }) } as never;
    expect(carriesFreight("puc", move, figures(...entry), taxes)).toBe(expected);
  });

  it("knows the reasons for which goods leave", () => {
    expect(
      ["lost", "supplies", "samples", "donated", "owner", "partner", "sold", ""].filter(isExitRole),
    ).toEqual([...EXIT_ROLES]);
    expect(EXIT_ROLES.map(exitVat)).toEqual(["given-up", ...EXIT_ROLES.slice(1).map(() => "deemed-sale")]);
  });
});
