import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addPesos, exact, hasFraction, over, timesExact } from "#domain/kernel/exact.ts";
import { MAX_PESOS, type Pesos, pesos } from "#domain/kernel/pesos.ts";
import {
  nearestMultiple,
  nextMultiple,
  percentOf,
  roundHalfUp,
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
