import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type CentsMark,
  centsMarkOf,
  looksLikeMoney,
  moneyOfNumber,
  writtenMoney,
} from "#domain/import/values/written-money.ts";
import { formatLedger } from "#domain/kernel/format.ts";
import { pesos } from "#domain/kernel/pesos.ts";

describe("NU-02: what looks like an amount", () => {
  it.each(["1.234", "1,234.50", "-5", "(5)", "$ 5", "1'000.000"])("%s does", (cell) => {
    expect(looksLikeMoney(cell)).toBe(true);
  });

  it.each(["", "-05", "05-", "Caja", "03/11/2026", "2026-11", "900.123.456-7", "05-11", "1.2345.6", "(5"])(
    "%s does not",
    (cell) => {
      expect(looksLikeMoney(cell)).toBe(false);
    },
  );
});

describe("NU-02: the decimal mark of a column", () => {
  it.each<[readonly string[], CentsMark]>([
    [["3.000", "12.500"], ","],
    [["3.000", "1.234,50"], ","],
    [["3,000", "1,234.50"], "."],
    [["1234", "", "$ 5.000"], ","],
    [["10.50", "3,000"], "."],
    [["1,5", "20"], ","],
    [["1,234,567", "900"], "."],
    [["Total", "2.000"], ","],
    [["1234.5600", "10.0000"], "."],
    [[], ","],
  ])("%j is written with %s", (cells, mark) => {
    expect(centsMarkOf(cells)).toBe(mark);
  });

  it.each<[string, CentsMark, number | null]>([
    ["3.000", ",", 3000],
    ["3.000", ".", null],
    ["(1.234)", ",", -1234],
    ["$ (1.234)", ",", -1234],
    ["1.234-", ",", -1234],
    ["−1.234", ",", -1234],
    ["-1,234.00", ".", -1234],
    ["1.234,56", ",", 1235],
    ["1.234,567", ",", 1235],
    ["1234.5600", ".", 1235],
    ["$ 1.234.567,00", ",", 1_234_567],
    ["COP\u00a01.234.567", ",", 1_234_567],
    ["1\u00a0234\u202f567", ",", 1_234_567],
    ["1.234 CR", ",", 1234],
    ["DB 1.234", ",", 1234],
    ["12abc", ",", null],
    ["12C", ",", null],
    ["c-12", ",", null],
    ["1.234.5", ",", null],
    ["2026-11", ",", null],
    ["900.123.456-7", ",", null],
    ["9007199254740992", ",", null],
    ["-0", ",", 0],
    ["1'750.905", ",", 1_750_905],
    ["1'750,905", ".", 1_750_905],
    ["$ 12'750.905,50", ",", 12_750_906],
    ["-1´000.000", ",", -1_000_000],
    ["120 mil", ",", 120_000],
    ["$5 mil pesos", ".", 5_000],
    ["$1.190.000 M/CTE.", ",", 1_190_000],
    ["1.190.000 pesos mcte", ",", 1_190_000],
    ["1.190.000,oo", ",", 1_190_000],
    ["1.190.000.oo", ",", 1_190_000],
    ["1.190.000,-", ",", 1_190_000],
    ["1.190.000,--", ",", 1_190_000],
    ["oo", ",", null],
    ["m/cte", ",", null],
    ["1'75", ",", null],
    ["1.5 mil", ",", null],
    ["12 miles", ",", null],
    // A sign stands before or after, and nowhere else; a parenthesis that lacks its half was cut off.
    ["  -1.234 ", ",", -1234],
    ["+1.234", ",", 1234],
    ["1.234+", ",", 1234],
    ["(-1.234)", ",", -1234],
    ["1-234", ",", null],
    ["1+234", ",", null],
    ["1(234", ",", null],
    ["(1.234", ",", null],
    ["1.234)", ",", null],
    ["(1.234)5", ",", null],
    ["5(1.234)", ",", null],
    ["(1)(2)", ",", null],
    ["DB 1.234 CR", ",", null],
    ["(1)5", ",", null],
    ["(1)2)", ",", null],
    ["-05", ",", null],
    ["(-05)", ",", null],
    ["1.190.000 M/CTE. ", ",", 1_190_000],
    ["(900.123.456-7)", ",", null],
    ["(2026-11)", ",", null],
    ["12=3", ",", null],
    ["1 mil x", ",", null],
    ["1' 750,905", ".", 1_750_905],
    ["1'750.905,90", ",", 1_750_906],
    ["1'750,90", ",", 1_751],
  ])("reads %j with %s for cents as %s", (cell, mark, expected) => {
    expect(writtenMoney(cell, mark)?.value ?? null).toBe(expected);
  });

  it.each<[string, "debit" | "credit" | null]>([
    ["1.234 CR", "credit"],
    ["1.234CR.", "credit"],
    ["1.234,00 D", "debit"],
    ["DB. 1.234", "debit"],
    ["DR 5", "debit"],
    ["$ DB 1.234", "debit"],
    ["5 C", "credit"],
    ["1.234", null],
  ])("tells the side that is marked in %j", (cell, side) => {
    expect(writtenMoney(cell, ",")?.side).toBe(side);
  });

  it("keeps what it rounds away, so that a whole entry can be rounded together", () => {
    expect(writtenMoney("10,51", ",")).toMatchObject({ value: 11, cents: -49, isRounded: true });
    expect(writtenMoney("(10,49)", ",")).toMatchObject({ value: -10, cents: -49, isRounded: true });
    expect(moneyOfNumber(-2.5)).toMatchObject({ value: -3, cents: 50 });
    expect(writtenMoney("-5", ",")).toEqual({ value: -5, cents: 0, isRounded: false, side: null });
    expect(moneyOfNumber(0)).toEqual({ value: 0, cents: 0, isRounded: false, side: null });
    expect(moneyOfNumber(-7)).toEqual({ value: -7, cents: 0, isRounded: false, side: null });
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (hundredths) => {
        const read = moneyOfNumber(hundredths / 100);
        expect((read?.value ?? 0) * 100 + (read?.cents ?? 0)).toBe(hundredths);
      }),
    );
  });

  it("no number of a workbook is another one, nor a part of one", () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, -1e300])
      expect(moneyOfNumber(value)).toBeNull();
    expect(moneyOfNumber(Number.MAX_SAFE_INTEGER)?.value).toBe(Number.MAX_SAFE_INTEGER);
  });

  it("reads back what the product writes", () => {
    fc.assert(
      fc.property(fc.array(fc.maxSafeInteger(), { minLength: 1 }), (values) => {
        const cells = values.map((value) => formatLedger(pesos(value)));
        expect(centsMarkOf(cells)).toBe(",");
        expect(cells.map((cell) => writtenMoney(cell, ",")?.value)).toEqual(
          values.map((value) => pesos(value)),
        );
      }),
    );
  });
});
