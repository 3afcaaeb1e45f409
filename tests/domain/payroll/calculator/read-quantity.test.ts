import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatDecimal } from "#domain/kernel/format.ts";
import { readQuantity } from "#domain/payroll/calculator/read-quantity.ts";

const MOST = 1_000_000_000;

describe("NU-09 a quantity is read as figures are written", () => {
  it.each([
    ["1.500", 1500],
    ["12.000,50", 12_000.5],
    ["1.234.567", 1_234_567],
    ["2*1.500", 3000],
    ["1.500+0,5", 1500.5],
    ["1.5", 1.5],
    ["1.50", 1.5],
    ["1.5000", 1.5],
    ["0.522", 0.522],
    ["0,522", 0.522],
    ["1500.25", 1500.25],
    ["1,500", 1.5],
  ])("%s is %d", (text, value) => {
    expect(readQuantity(text, MOST)).toEqual({ ok: true, value });
  });

  it.each(["1.500.00", "1.50.000", "1.234,567,8", "1,234.567"])("%s is no quantity", (text) => {
    expect(readQuantity(text, MOST).ok).toBe(false);
  });

  it.each([
    ["", "empty"],
    ["  ", "empty"],
    ["=", "not-a-number"],
    ["= ", "not-a-number"],
    ["%", "not-a-number"],
    ["=%", "not-a-number"],
  ])("NU-11 «%s» is %s: a sign without a figure is no empty field", (text, problem) => {
    expect(readQuantity(text, MOST)).toEqual({ ok: false, error: problem });
  });

  it.each([
    ["1,234", 3, true],
    ["1,2345", 3, false],
    ["1,2340", 3, true],
    ["12", 0, true],
    ["12,0", 0, true],
    ["12,5", 0, false],
    ["25/2", 0, false],
    ["0,1234", 4, true],
    ["0,12345", 4, false],
  ])("IN-52 %s with %d decimals at most: %s", (text, decimals, isRead) => {
    expect(readQuantity(text, MOST, decimals).ok).toBe(isRead);
  });

  it.each([
    ["5-3", 2],
    ["10−4,5", 5.5],
    ["3-5+4", 2],
    ["2*3/4", 1.5],
    ["1+2×3-4/2", 5],
    ["=1,5*4", 6],
    // The error of binary fractions: 0,0999999999767 and 9.000.000.001.234,0001 ten-thousandths.
    ["1000000,1-1000000", 0.1],
    ["900000000,1234", 900_000_000.1234],
  ])("the operation %s is %d, products before sums", (text, value) => {
    expect(readQuantity(text, MOST)).toEqual({ ok: true, value });
  });

  it.each([
    ["2=3", "not-a-number"],
    ["2+", "not-a-number"],
    ["2**3", "not-a-number"],
    ["2--3", "not-a-number"],
    ["*2", "not-a-number"],
    ["2/0", "not-a-number"],
    ["dos*3", "not-a-number"],
    ["3-5", "negative"],
    ["-5", "negative"],
    ["-5-3", "not-a-number"],
    ["1/3", "decimals"],
    ["1000000000,5", "too-large"],
    ["1.000.000.001", "too-large"],
  ])("%s is refused: %s", (text, problem) => {
    expect(readQuantity(text, MOST)).toEqual({ ok: false, error: problem });
  });

  it("what a field shows of any quantity is read as that quantity", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000_000 }),
        fc.integer({ min: 0, max: 4 }),
        (whole, places) => {
          const value = Math.round(whole) / 10 ** places;
          const decimals = String(value).split(".")[1]?.length ?? 0;
          expect(readQuantity(formatDecimal(value, decimals), 1e10)).toEqual({ ok: true, value });
        },
      ),
    );
  });
});
