import { describe, expect, it } from "vitest";
import { reviewYear } from "#domain/accounting/closing/year-review.ts";
import { type Balances, balancesOfLines } from "#domain/accounting/ledger/balances.ts";
import { month } from "#domain/kernel/calendar-day.ts";
import { line } from "#tests/support/builders.ts";

type Lines = readonly (readonly [account: string, amount: number])[];
const balances = (lines: Lines): Balances =>
  balancesOfLines(lines.map(([account, net]) => line(account, net)));

/** Reviews 2025 from its months by number; all their movements count in the final balances. */
function review(months: Readonly<Record<number, Lines>>, before: Lines = []) {
  const all = Object.values(months).flat();
  return reviewYear({
    pucOf: (account) => account,
    standing: balances([...before, ...all]),
    months: Object.entries(months).map(([number, lines]) => ({
      month: month(`2025-${number.padStart(2, "0")}`),
      balances: balances(lines),
    })),
  });
}

describe("what the accounts of a year tell before it is closed", () => {
  it("is nothing of a business without equipment, people, banks or taxes", () => {
    expect(
      review({
        1: [
          ["1105", 100],
          ["3115", -100],
        ],
      }),
    ).toEqual({
      difference: 0,
      depreciated: null,
      unprovided: null,
      overdrawn: null,
      vat: null,
      withheld: null,
      incomeTax: null,
    });
    expect(
      review({
        1: [
          ["1105", 100],
          ["3115", -90],
        ],
      }).difference,
    ).toBe(10);
  });

  it("finds the last month of depreciation; land and what is worn out lose nothing", () => {
    const truck: Lines = [
      ["1540", 1000],
      ["1105", -1000],
    ];
    expect(review({ 1: truck }).depreciated).toEqual({ last: null });
    const worn: Lines = [
      ["5160", 10],
      ["1592", -10],
    ];
    expect(review({ 1: truck, 2: worn, 3: [...worn], 4: [["1105", 0]] }).depreciated).toEqual({
      last: "2025-03",
    });
    expect(
      review({
        1: [
          ["1504", 1000],
          ["1105", -1000],
        ],
      }).depreciated,
    ).toBeNull();
    expect(review({}, [...truck, ["1105", 1000], ["1540", -1000]]).depreciated).toBeNull();
  });

  it("names the benefits that nothing was set aside for, under either of their accounts", () => {
    const salary: Lines = [
      ["510506", 500],
      ["1105", -500],
    ];
    expect(review({ 1: salary }).unprovided).toEqual(["severance", "interest", "bonus", "vacation"]);
    expect(review({ 1: [...salary, ["510530", 40], ["261005", -40], ["2520", -40]] }).unprovided).toEqual([
      "interest",
      "vacation",
    ]);
    expect(review({ 1: [...salary, ["2610", -80]] }).unprovided).toEqual([]);
    expect(
      review({
        1: [
          ["5110", 500],
          ["1105", -500],
        ],
      }).unprovided,
    ).toBeNull();
  });

  it("counts banks that are overdrawn, one by one", () => {
    expect(
      review({
        1: [
          ["111005", 100],
          ["111010", -30],
          ["1120", -1],
        ],
      }).overdrawn,
    ).toBe(2);
    expect(review({ 1: [["1110", 100]] }).overdrawn).toBe(0);
  });

  it("tells what is owed of IVA and withholdings, zero once they are paid", () => {
    const owed = review({
      1: [
        ["2408", -190],
        ["236540", -25],
        ["2367", -5],
      ],
    });
    expect([owed.vat, owed.withheld]).toEqual([190, 30]);
    expect(review({ 1: [["2408", -190]], 3: [["2408", 190]] }).vat).toBe(0);
    expect(review({ 1: [["2408", 40]] }).vat).toBe(-40);
  });

  it("asks for income tax where there was a profit before it", () => {
    const sale: Lines = [
      ["1105", 100],
      ["4135", -100],
    ];
    expect(review({ 1: sale }).incomeTax).toBe(0);
    expect(review({ 1: [...sale, ["5405", 35], ["2404", -35]] }).incomeTax).toBe(35);
    expect(
      review({
        1: [
          ["5195", 100],
          ["1105", -100],
        ],
      }).incomeTax,
    ).toBeNull();
  });

  it("takes a movement of any month, on the side that it asks for", () => {
    const other: Lines = [
      ["1105", 5],
      ["3115", -5],
    ];
    const salary = (amount: number): Lines => [
      ["510506", amount],
      ["2505", -amount],
    ];
    expect(review({ 1: salary(500), 2: other }).unprovided).toHaveLength(4);
    expect(review({ 1: salary(-500) }).unprovided).toBeNull();
    const worn: Lines = [
      ["5160", 10],
      ["1592", -10],
    ];
    expect(review({ 1: [["1540", 900], ...worn], 2: worn, 3: worn, 4: other }).depreciated?.last).toBe(
      "2025-03",
    );
  });

  it("knows a bank that is back at zero, and a tax that stands from before", () => {
    expect(
      review({
        1: [
          ["1110", 100],
          ["1110", -100],
        ],
      }).overdrawn,
    ).toBe(0);
    const from = review({ 1: [["1105", 5]] }, [
      ["2408", -190],
      ["236540", -25],
    ]);
    expect([from.vat, from.withheld]).toEqual([190, 25]);
  });

  it("counts no account as a bank that only sounds like one", () => {
    expect(
      review({
        1: [
          ["1110", 5],
          ["131110", -5],
        ],
      }).overdrawn,
    ).toBe(0);
  });

  it("asks for income tax of a profit before it, however little is left", () => {
    const year = (sold: number, tax: number) =>
      review({
        1: [
          ["4135", -sold],
          ["5405", tax],
        ],
      }).incomeTax;
    expect([year(45, 35), year(45, 50), year(0, 35), year(-1, 0)]).toEqual([35, 50, null, null]);
  });

  it("reads codes from their first digit", () => {
    const strange = ["131540", "131110", "132408", "132365", "135405", "134135"];
    expect(review({ 1: strange.map((code) => [code, 7] as const) })).toEqual({
      difference: 42,
      depreciated: null,
      unprovided: null,
      overdrawn: null,
      vat: null,
      withheld: null,
      incomeTax: null,
    });
  });
});
