import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  indicatorsOf,
  type Position,
  performanceOf,
  positionOf,
  pucOfCode,
  quotient,
  totalAssets,
  totalLiabilities,
} from "#domain/accounting/indicators.ts";
import { CODES } from "#tests/support/builders.ts";

const nets = (record: Readonly<Record<string, number>>) => new Map(Object.entries(record));

/** A shop's assets, debts, income and expenses, as debits less credits. */
const SHOP = nets({
  "110505": 2_000_000,
  "1110": 3_000_000,
  "1435": 5_000_000,
  "1524": 10_000_000,
  "1592": -2_000_000,
  "2205": -4_000_000,
  "2408": -1_000_000,
  "29": -3_000_000,
  "3105": -8_000_000,
  "4135": -20_000_000,
  "4175": 2_000_000,
  "6135": 11_000_000,
  "5105": 5_000_000,
});

describe("figures of a company", () => {
  it("reads what it has, what it owes and what is its owners'", () => {
    const position = positionOf(SHOP);
    expect(position).toEqual({
      currentAssets: 10_000_000,
      otherAssets: 8_000_000,
      currentLiabilities: 5_000_000,
      otherLiabilities: 3_000_000,
      equity: 10_000_000,
    });
    expect(performanceOf(SHOP)).toEqual({ income: 18_000_000, sales: 18_000_000, netResult: 2_000_000 });
  });

  it("works out Liquidez, Rentabilidad and Endeudamiento, and judges them", () => {
    const { liquidity, profitability, debt } = indicatorsOf(positionOf(SHOP), performanceOf(SHOP));
    expect(liquidity).toEqual({ value: 2, status: "good" });
    expect(profitability.value).toBeCloseTo(0.1111, 4);
    expect(profitability.status).toBe("good");
    expect(debt.value).toBeCloseTo(0.4444, 4);
    expect(debt.status).toBe("good");
  });

  it("counts a debit balance of IVA as an asset", () => {
    const position = positionOf(nets({ "2408": -300, "240802": 500, "1105": 1000, "3105": -1200 }));
    expect(position).toMatchObject({ currentAssets: 1200, currentLiabilities: 0, equity: 1200 });
  });

  it("counts overdrawn banks and advances of customers as owed, advances to suppliers as an asset", () => {
    const position = positionOf(
      nets({ "1105": 500, "111005": -300, "112005": -10, "1305": -40, "2205": 20, "3105": -170 }),
    );
    expect(position).toMatchObject({ currentAssets: 520, currentLiabilities: 350, equity: 170 });
  });

  it("leaves memorandum accounts out", () => {
    expect(positionOf(nets({ "8105": 500, "9105": -500 }))).toMatchObject({ currentAssets: 0, equity: 0 });
  });
});

describe("NU-07 what cannot be divided", () => {
  it("is null of returns alone, which leave no sales to compare with, and zero has no sign", () => {
    const returns = performanceOf(nets({ "417505": 100, "5105": 50 }));
    expect(returns).toEqual({ income: -100, sales: -100, netResult: -150 });
    expect(indicatorsOf(positionOf(nets({})), returns).profitability).toEqual({ value: null, status: null });
    expect([quotient(3, 0), quotient(0, 0), quotient(-3, 0), quotient(3, -2)]).toEqual(Array(4).fill(null));
    expect(quotient(-0, 5)).toBe(0);
  });

  it("is null, never NaN, and is not judged", () => {
    const nothing = indicatorsOf(positionOf(nets({})), performanceOf(nets({})));
    for (const each of Object.values(nothing)) expect(each).toEqual({ value: null, status: null });
    const noDebts = indicatorsOf(positionOf(nets({ "1105": 5, "3105": -5 })), performanceOf(nets({})));
    expect(noDebts.liquidity.value).toBeNull();
    expect(noDebts.debt).toEqual({ value: 0, status: "good" });
    expect(noDebts.profitability.value).toBeNull();
  });
});

const at = (values: Partial<Position>): Position => ({
  currentAssets: 0,
  otherAssets: 0,
  currentLiabilities: 0,
  otherLiabilities: 0,
  equity: 0,
  ...values,
});

test.each([
  [150, "good"],
  [149, "warning"],
  [100, "warning"],
  [99, "bad"],
])("a liquidity of %d over 100 is %s", (currentAssets, status) => {
  const position = at({ currentAssets, currentLiabilities: 100 });
  expect(indicatorsOf(position, { income: 0, sales: 0, netResult: 0 }).liquidity.status).toBe(status);
});

test.each([
  [50, "good"],
  [51, "warning"],
  [70, "warning"],
  [71, "bad"],
])("debts of %d over 100 are %s", (currentLiabilities, status) => {
  const position = at({ currentAssets: 100, currentLiabilities });
  expect(indicatorsOf(position, { income: 0, sales: 0, netResult: 0 }).debt.status).toBe(status);
});

test.each([
  [10, "good"],
  [9, "warning"],
  [0, "warning"],
  [-1, "bad"],
])("a result of %d over 100 is %s", (netResult, status) => {
  expect(indicatorsOf(at({}), { income: 100, sales: 100, netResult }).profitability.status).toBe(status);
});

describe("charts", () => {
  it("reads the beginners' charts as the PUC, and nothing else", () => {
    expect(["1001", "2003", "4001"].map((code) => pucOfCode("mini", code))).toEqual(["1105", "2404", "4135"]);
    expect(pucOfCode("journal", "activos-fijos")).toBe("1524");
    expect([pucOfCode("puc", "110505"), pucOfCode("mini", "1105")]).toEqual(["110505", null]);
    for (const code of ["x", "x1105", "1105x", "0105", ""]) expect(pucOfCode("puc", code)).toBeNull();
  });
});

const arbitraryEntries = fc.array(
  fc.tuple(
    fc.constantFrom(...CODES, "1592", "1705", "1710", "2725", "29", "3610", "8105", "2105"),
    fc.constantFrom(...CODES),
    fc.integer({ min: 1, max: 1_000_000_000 }),
  ),
  { maxLength: 60 },
);

function netsOf(entries: readonly (readonly [string, string, number])[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const [debit, credit, amount] of entries) {
    found.set(debit, (found.get(debit) ?? 0) + amount);
    found.set(credit, (found.get(credit) ?? 0) - amount);
  }
  return found;
}

describe("properties", () => {
  it("I-04 I-28: assets are liabilities and equity, and nothing is NaN, infinite or −0", () => {
    fc.assert(
      fc.property(arbitraryEntries, (entries) => {
        const found = netsOf(entries);
        const position = positionOf(found);
        const performance = performanceOf(found);
        expect(totalAssets(position)).toBe(totalLiabilities(position) + position.equity);
        const indicators = Object.values(indicatorsOf(position, performance)).map((each) => each.value ?? 0);
        for (const each of [...Object.values(position), ...Object.values(performance), ...indicators]) {
          expect(Number.isFinite(each)).toBe(true);
          expect(Object.is(each, -0)).toBe(false);
        }
      }),
    );
  });

  it("I-07 I-08: order changes nothing, and scaling leaves every ratio", () => {
    fc.assert(
      fc.property(arbitraryEntries, fc.integer({ min: 2, max: 50 }), (entries, by) => {
        const plain = netsOf(entries);
        const scaled = netsOf(
          entries.map(([debit, credit, amount]) => [debit, credit, amount * by] as const),
        );
        const back = netsOf([...entries].reverse());
        const of = (found: Map<string, number>) => indicatorsOf(positionOf(found), performanceOf(found));
        expect(of(back)).toEqual(of(plain));
        for (const key of ["liquidity", "profitability", "debt"] as const) {
          const [a, b] = [of(plain)[key].value, of(scaled)[key].value];
          if (a === null || b === null) expect(a).toBe(b);
          else expect(b).toBeCloseTo(a, 9);
        }
      }),
    );
  });

  it("a split line changes no total", () => {
    fc.assert(
      fc.property(arbitraryEntries, (entries) => {
        const split = entries.flatMap(([debit, credit, amount]) => [
          [debit, credit, 1] as const,
          [debit, credit, amount - 1] as const,
        ]);
        expect(positionOf(netsOf(split))).toEqual(positionOf(netsOf(entries)));
      }),
    );
  });
});
