import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addExact,
  addPesos,
  type Exact,
  exact,
  hasFraction,
  isLess,
  over,
  timesExact,
} from "#domain/kernel/exact.ts";
import { MAX_PESOS, type Pesos, pesos } from "#domain/kernel/pesos.ts";
import {
  nearestMultiple,
  nextMultiple,
  percentOf,
  roundHalfUp,
  roundQuantity,
  timesPesos,
  toPesos,
  toShown,
} from "#domain/kernel/rounding.ts";

describe("exact amounts", () => {
  it("round halves away from zero, like every amount of the product", () => {
    const amount = fc.integer({ min: -1e15, max: 1e15 });
    fc.assert(
      fc.property(amount, fc.nat(1_000_000), fc.integer({ min: 1, max: 1_000_000 }), (value, by, divisor) => {
        const mine = toPesos(over(timesExact(exact(value), by), divisor));
        const [top, bottom] = [BigInt(value) * BigInt(by), BigInt(divisor)];
        const whole = top / bottom;
        if (whole > BigInt(MAX_PESOS) - 2n || whole < 2n - BigInt(MAX_PESOS)) return;
        const size = (2n * (top < 0n ? -top : top) + bottom) / (2n * bottom);
        expect(mine).toBe(Number(top < 0n ? -size : size));
        expect(roundHalfUp(value as Pesos, by, divisor)).toBe(mine);
      }),
    );
  });

  it("stay exact where plain numbers would not, and refuse what is out of range", () => {
    const large = timesExact(timesExact(exact(999_999_999_999), 744), 2.6575);
    expect(toPesos(over(large, 210))).toBe(9_415_142_857_133);
    expect(toPesos(timesExact(exact(MAX_PESOS), 2))).toBeNull();
    expect(toPesos(over(timesExact(exact(MAX_PESOS), 3), 3))).toBe(MAX_PESOS);
    expect(toPesos(over(timesExact(exact(MAX_PESOS), 5), 10))).toBe((MAX_PESOS + 1) / 2);
    expect(Object.is(toPesos(over(exact(-1), 3)), 0)).toBe(true);
  });

  it("keep four decimals of what people type", () => {
    expect(toPesos(over(timesExact(exact(1_000_000), 0.522), 100))).toBe(5220);
    expect(toShown(over(exact(2_200_000), 210))).toBe(10_476.19);
    expect([hasFraction(over(exact(10), 5)), hasFraction(over(exact(10), 4))]).toEqual([false, true]);
    expect(percentOf(pesos(1_750_905), 8.5)).toBe(148_827);
  });

  it("round to multiples: the nearest, and the next", () => {
    expect([499, 500, 1499, 1500].map((value) => nearestMultiple(exact(value), 1000))).toEqual([
      0, 1000, 1000, 2000,
    ]);
    expect([0, 1, 100, 101].map((value) => nextMultiple(exact(value), 100))).toEqual([0, 100, 100, 200]);
    expect(nextMultiple(over(exact(1_000_001), 10), 100)).toBe(100_100);
  });

  it("take pesos more or less", () => {
    const value = { top: 10, bottom: 3 };
    addPesos(value, pesos(2));
    expect(toShown(value)).toBe(5.33);
    addPesos(value, pesos(-6));
    expect(toShown(value)).toBe(-0.67);
    const large = { top: MAX_PESOS as number, bottom: 7 };
    addPesos(large, MAX_PESOS);
    expect(toPesos(over(large, 8))).toBe(1_286_742_750_677_284);
  });
});

describe("sums and comparisons of exact amounts", () => {
  const whole = fc.integer({ min: -1e15, max: 1e15 });
  const under = fc.integer({ min: 1, max: 1_000_000 });
  const fraction = fc.tuple(whole, under);
  const reduced = ({ top, bottom }: Exact) => [BigInt(top), BigInt(bottom)] as const;
  const large = fc.tuple(
    whole.map((top) => BigInt(top) * 1_000_003n),
    under.map((bottom) => BigInt(bottom) * 1_000_033n),
  );
  const either = fc.oneof(fraction, large).map(([top, bottom]): Exact => ({ top, bottom }));

  it("add as fractions do, of one denominator or of two, within the safe range and beyond it", () => {
    const same = fc.tuple(whole, whole, under).map(([a, b, bottom]): [Exact, Exact] => [
      { top: a, bottom },
      { top: b, bottom },
    ]);
    fc.assert(
      fc.property(fc.oneof(same, fc.tuple(either, either)), ([a, b]) => {
        const [[top, bottom], [more, other]] = [reduced(a), reduced(b)];
        const [sum, below] = reduced(addExact(a, b));
        expect(sum * bottom * other).toBe((top * other + more * bottom) * below);
        expect(below > 0n).toBe(true);
      }),
    );
    expect(addExact(exact(2), exact(3))).toEqual({ top: 5, bottom: 1 });
    expect(addExact({ top: 1, bottom: 3 }, { top: 1, bottom: 6 })).toEqual({ top: 9n, bottom: 18n });
    expect(addExact(exact(MAX_PESOS), exact(1))).toEqual({ top: BigInt(MAX_PESOS) + 1n, bottom: 1n });
    expect(addExact({ top: 5n, bottom: 1 }, exact(1))).toEqual({ top: 6n, bottom: 1n });
  });

  it("compare as fractions do, and none is less than itself", () => {
    fc.assert(
      fc.property(either, either, (a, b) => {
        const [[top, bottom], [more, other]] = [reduced(a), reduced(b)];
        expect(isLess(a, b)).toBe(top * other < more * bottom);
        expect(isLess(a, a)).toBe(false);
      }),
    );
    expect(isLess({ top: 1, bottom: 3 }, { top: 2, bottom: 6 })).toBe(false);
    expect(isLess({ top: 1, bottom: 3 }, { top: 1, bottom: 2 })).toBe(true);
    expect(isLess({ top: 1, bottom: 2 }, { top: 1, bottom: 3 })).toBe(false);
  });

  it("know a fraction whatever holds it", () => {
    expect(hasFraction({ top: 9n, bottom: 3 })).toBe(false);
    expect(hasFraction({ top: 10, bottom: 3n })).toBe(true);
    expect(hasFraction({ top: 10n, bottom: 5n })).toBe(false);
    expect(hasFraction({ top: 11n, bottom: 5n })).toBe(true);
  });

  it("keep four decimals of a quantity, and numbers while they are safe", () => {
    expect(exact(0.5)).toEqual({ top: 5000, bottom: 10_000 });
    expect(exact(7)).toEqual({ top: 7, bottom: 1 });
    expect(timesExact(exact(3), 4)).toEqual({ top: 12, bottom: 1 });
    expect(timesExact(exact(3), 0.25)).toEqual({ top: 7500, bottom: 10_000 });
    expect(over(exact(3), 4)).toEqual({ top: 3, bottom: 4 });
    expect(over(exact(3), 0.5)).toEqual({ top: 30_000, bottom: 5000 });
    expect(timesExact(exact(MAX_PESOS), 2)).toEqual({ top: BigInt(MAX_PESOS) * 2n, bottom: 1 });
    const sum = { top: 5n as number | bigint, bottom: 2 };
    addPesos(sum, pesos(1));
    expect(sum).toEqual({ top: 7n, bottom: 2 });
    expect(timesPesos(pesos(1_423_500), 1.5)).toBe(2_135_250);
    expect(roundQuantity(1.23456)).toBe(1.2346);
    expect(roundHalfUp(pesos(10), 1, -4)).toBe(-3);
    expect(toShown({ top: -1n, bottom: 3n })).toBe(-0.33);
  });
});
