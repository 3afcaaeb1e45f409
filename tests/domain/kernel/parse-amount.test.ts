import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatLedger, formatPesos } from "#domain/kernel/format.ts";
import { parseAmount } from "#domain/kernel/parse-amount.ts";
import { isPesos, MAX_PESOS, type Pesos, pesos } from "#domain/kernel/pesos.ts";
import { runs } from "#tests/support/random/runs.ts";

describe("parseAmount", () => {
  it.each([
    ["1234567", 1_234_567],
    ["1.234.567", 1_234_567],
    ["$ 1.234.567", 1_234_567],
    ["$\u00a01.234.567", 1_234_567],
    ["1 234 567", 1_234_567],
    ["12.500 * 3", 37_500],
    ["$ 1.200 + $ 300", 1500],
    ["COP 50.000", 50_000],
    ["3.000", 3000],
    ["1.234.567,00", 1_234_567],
    ["  500\n", 500],
    ["0", 0],
    ["1200*3", 3600],
    ["=2*3", 6],
    ["= 1.200 + 300", 1500],
    ["1.200 × 3", 3600],
    ["100+50-20", 130],
    ["2*3+4*5", 26],
    ["900/3", 300],
    ["9007199254740991", MAX_PESOS],
    ["=2026-11", 2015],
    ["=900123456-7", 900123449],
    ["2026-1", 2025],
    ["100-5", 95],
    ["0-0", 0],
  ])("NU-01 reads %j as %d", (text, expected) => {
    expect(parseAmount(text)).toEqual({ ok: true, value: expected });
  });

  it.each([
    ["", "empty"],
    ["$ ", "empty"],
    ["abc", "not-a-number"],
    ["12abc", "not-a-number"],
    ["1e6", "not-a-number"],
    ["0x10", "not-a-number"],
    ["٣٤", "not-a-number"],
    ["1.23.456", "not-a-number"],
    ["1000\t2000", "not-a-number"],
    ["1000\n2000", "not-a-number"],
    ["1000 2000", "not-a-number"],
    ["12 5", "not-a-number"],
    ["12COP34", "not-a-number"],
    ["$1$2", "not-a-number"],
    ["0.500", "not-a-number"],
    ["1,234,567", "not-a-number"],
    ["2026-11-20", "not-a-number"],
    ["20/11/2026", "not-a-number"],
    ["=2026-11-20", "not-a-number"],
    ["2026-11", "not-a-number"],
    ["2026 - 11", "not-a-number"],
    ["2026/02", "not-a-number"],
    ["2028/12", "not-a-number"],
    ["11/2026", "not-a-number"],
    ["11-2026", "not-a-number"],
    ["2026−11", "not-a-number"],
    ["10/05", "not-a-number"],
    ["05-11", "not-a-number"],
    ["900123456-7", "not-a-number"],
    ["900.123.456-7", "not-a-number"],
    ["1.020.304.050-1", "not-a-number"],
    ["NaN", "not-a-number"],
    ["Infinity", "not-a-number"],
    ["1++2", "not-a-number"],
    ["5*", "not-a-number"],
    ["8/0", "not-a-number"],
    ["1,5", "decimals"],
    ["1.234,56", "decimals"],
    ["2500000.75", "decimals"],
    ["10.5", "decimals"],
    ["=", "not-a-number"],
    ["==2", "not-a-number"],
    ["10/3", "decimals"],
    ["-5", "negative"],
    ["−5", "negative"],
    ["5-8", "negative"],
    ["9007199254740992", "too-large"],
    ["9007199254740991+1", "too-large"],
    ["9007199254740991*2", "too-large"],
  ])("NU-05 refuses %j as %s, never another number", (text, problem) => {
    expect(parseAmount(text)).toEqual({ ok: false, error: problem });
  });

  it("NU-04 I-26 reads back every amount that the formatters write", () => {
    const amounts = fc.oneof(fc.constantFrom(0, 1, 999, 1000, 2 ** 53 - 1), fc.maxSafeNat());
    fc.assert(
      fc.property(amounts, (value) => {
        const amount = pesos(value);
        expect(parseAmount(formatPesos(amount))).toEqual({ ok: true, value });
        expect(parseAmount(formatLedger(amount))).toEqual({ ok: true, value });
      }),
      runs(150, 2_000),
    );
  });

  it("NU-05 never makes a third number of two figures beside each other", () => {
    const figure = fc.integer({ min: 0, max: 9_999_999 }).map(String);
    const blank = fc.constantFrom(" ", "\t", "\n", "\r\n", "\u00a0", "  ", " $", " COP ");
    fc.assert(
      fc.property(figure, blank, figure, (left, between, right) => {
        const result = parseAmount(left + between + right);
        // Only a group of three digits after one plain blank continues a figure: "1 234".
        const grouped = /^[1-9]\d{0,2}[ \u00a0]\d{3}$/.test(left + between + right);
        expect(result.ok).toBe(grouped);
      }),
      runs(150, 2_000),
    );
  });

  it("I-24 answers any text with whole pesos or a refusal", () => {
    const texts = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string({ unit: fc.constantFrom(..."0123456789.,+-*/$ ()") }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const result = parseAmount(text);
        if (result.ok) expect(isPesos(result.value) && result.value >= 0).toBe(true);
      }),
      runs(150, 2_000),
    );
  });
});

describe("formatters", () => {
  it("NU-06 writes amounts the es-CO way", () => {
    expect(formatPesos(1234 as Pesos)).toBe("$\u00a01.234");
    expect(formatPesos(-1234567 as Pesos)).toBe("−$\u00a01.234.567");
    expect(formatLedger(-1234567 as Pesos)).toBe("(1.234.567)");
    expect(formatLedger(0 as Pesos)).toBe("0");
  });

  it("I-26 formats different amounts differently", () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.maxSafeInteger(), (a, b) => {
        const [left, right] = [pesos(a), pesos(b)];
        expect(formatPesos(left) === formatPesos(right)).toBe(left === right);
      }),
    );
  });
});
