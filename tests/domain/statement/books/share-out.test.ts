import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pesos } from "#domain/kernel/pesos.ts";
import { shareOut, thousandths } from "#domain/statement/books/share-out.ts";

const MOST = 9_000_000_000_000;
const weights = fc.uniqueArray(fc.tuple(fc.string(), fc.integer({ min: 1, max: MOST })), {
  minLength: 1,
  maxLength: 12,
  selector: ([key]) => key,
});
const bySize = (map: ReadonlyMap<string, number>, of: readonly (readonly [string, number])[]) =>
  of.map(([key, weight]) => `${weight}:${map.get(key)}`).sort();

describe("I-27 parts of an amount", () => {
  it("add exactly to it, each within one peso of its exact share, in any order", () => {
    fc.assert(
      fc.property(weights, fc.integer({ min: -MOST, max: MOST }), (given, total) => {
        const parts = shareOut(pesos(total), given);
        expect([...parts.values()].reduce((sum: number, part) => sum + part, 0)).toBe(total);
        const base = given.reduce((sum, [, weight]) => sum + BigInt(weight), 0n);
        for (const [key, weight] of given) {
          const apart = BigInt(parts.get(key) ?? 0) * base - BigInt(weight) * BigInt(total);
          expect((apart < 0n ? -apart : apart) < base).toBe(true);
        }
        expect(bySize(shareOut(pesos(total), given.toReversed()), given)).toEqual(bySize(parts, given));
      }),
    );
  });

  it("go to the larger of two whose remainders are alike, whatever their signs and their order", () => {
    const both = (...given: readonly (readonly [string, number])[]) => {
      const one = Object.fromEntries(thousandths(given, 16) ?? []);
      expect(Object.fromEntries(thousandths(given.toReversed(), 16) ?? [])).toEqual(one);
      return one;
    };
    expect(both(["a", 1], ["b", -1], ["c", 16])).toEqual({ a: 63, b: -63, c: 1_000 });
    const negative = [
      ["a", -1],
      ["b", -3],
    ] as const;
    for (const given of [negative, negative.toReversed()])
      expect(Object.fromEntries(shareOut(pesos(2), given))).toEqual({ a: 0, b: 2 });
  });

  it("are taken from what is negative as from what is positive", () => {
    const parts = shareOut(pesos(-100), [
      ["a", -1],
      ["b", -1],
      ["c", -1],
    ]);
    expect([...parts.values()].sort()).toEqual([-33, -33, -34]);
  });
});

describe("I-27 percentages", () => {
  it("of three equal parts are 33,4, 33,3 and 33,3", () => {
    const parts = thousandths(
      [
        ["a", 1],
        ["b", 1],
        ["c", 1],
      ],
      3,
    );
    expect([...(parts?.values() ?? [])]).toEqual([334, 333, 333]);
  });

  it("may be taken of another figure than their sum, below zero too", () => {
    expect([
      ...(thousandths(
        [
          ["cost", -616],
          ["expenses", -323],
        ],
        1000,
      )?.values() ?? []),
    ]).toEqual([-616, -323]);
    expect([...(thousandths([["loss", 50]], -200)?.values() ?? [])]).toEqual([-250]);
  });

  it("round half a thousandth up, below zero too", () => {
    const of = (weight: number) => thousandths([["a", weight]], 2_000)?.get("a");
    expect([of(3), of(1), of(-1), of(-3), of(-4)]).toEqual([2, 1, 0, -1, -2]);
  });

  it("are none when there is nothing to divide by (NU-07)", () => {
    expect(thousandths([["a", 1]], 0)).toBeNull();
  });
});
