import fc from "fast-check";
import { expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { type MeantLine, roundedLines } from "#domain/import/books/rounded-lines.ts";
import { sidedMoney } from "#domain/import/books/row-cells.ts";
import { pesos } from "#domain/kernel/pesos.ts";

/** A line of so many hundredths of a peso; below zero on the credit side. */
function line(hundredths: number, account = "1105", party = "", note = ""): MeantLine {
  const size = Math.abs(hundredths);
  const whole = Math.floor(size / 100 + 0.5);
  const cents = size - whole * 100;
  const value = { value: pesos(whole), cents, isRounded: cents !== 0, side: null, isMixed: false };
  const side = hundredths > 0 ? "debit" : "credit";
  return {
    said: { row: 1, code: account, name: "", party, text: note, side, value },
    account: account as AccountCode,
    note,
  };
}

const shown = (lines: readonly MeantLine[]) =>
  roundedLines(lines).map(({ account, debit, credit }) => `${account} ${debit - credit}`);

it.each<readonly [string, readonly MeantLine[], readonly string[]]>([
  [
    "the largest line of the short side takes what the rounding left",
    [line(1050, "5135"), line(2050, "5195"), line(-3100, "1105")],
    ["5135 11", "5195 21", "1105 -32"],
  ],
  [
    "on the debit side as well",
    [line(1040, "5135"), line(2040, "5195"), line(-3080, "1105")],
    ["5135 10", "5195 21", "1105 -31"],
  ],
  [
    "the first of two as large",
    [line(1040, "5135"), line(1040, "5195"), line(-2080, "1105")],
    ["5135 11", "5195 10", "1105 -21"],
  ],
  [
    "on a line above a smaller one",
    [line(-3100, "1105"), line(-100, "1110"), line(1650, "5135"), line(1550, "5195")],
    ["1105 -32", "1110 -1", "5135 17", "5195 16"],
  ],
  [
    "the first of lines that are all less than half a peso",
    [...Array.from({ length: 5 }, () => line(40, "5135")), line(-200, "1105")],
    ["5135 2", "1105 -2"],
  ],
  [
    "whole pesos stay as they are",
    [line(1000, "5135"), line(-400, "1105"), line(-600, "1110")],
    ["5135 10", "1105 -4", "1110 -6"],
  ],
  [
    "what does not balance in the file does not here either",
    [line(1050, "5135"), line(-1000, "1105")],
    ["5135 11", "1105 -10"],
  ],
  [
    "less than half a peso is no line",
    [line(1000, "5135"), line(-1000, "1105"), line(20, "5195")],
    ["5135 10", "1105 -10"],
  ],
])("IM-20 %s", (_, lines, expected) => {
  expect(shown(lines)).toEqual(expected);
});

it("IM-20 entries that balance in hundredths balance in pesos, no line further than it has to be", () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(sizes, fc.boolean(), (amounts, isDebit) => {
      const sign = isDebit ? 1 : -1;
      const total = amounts.reduce((sum, each) => sum + each, 0);
      const lines = [...amounts.map((each) => line(sign * each)), line(-sign * total, "1110")];
      const made = roundedLines(lines);
      expect(made.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0);
      const off = lines.map(({ said }) => said.value.value).reduce((sum, each) => sum + each, 0);
      const written = made.reduce((sum, { debit, credit }) => sum + debit + credit, 0);
      expect(written - off).toBeGreaterThanOrEqual(0);
      expect(written - off).toBeLessThanOrEqual(lines.length / 2);
    }),
    { numRuns: 60 },
  );
});

it("IM-20 a text longer than an entry takes is cut, and none is written where there is none", () => {
  const long = "x".repeat(501);
  expect(
    roundedLines([line(100, "1105", long, long), line(-100, "1110", "", "abono"), line(-100, "1110", "Ana")]),
  ).toEqual([
    { account: "1105", debit: 1, credit: 0, thirdParty: "x".repeat(500), note: "x".repeat(500) },
    { account: "1110", debit: 0, credit: 1, note: "abono" },
    { account: "1110", debit: 0, credit: 1, thirdParty: "Ana" },
  ]);
  expect(roundedLines([line(100)])[0]).not.toHaveProperty("note");
  expect(roundedLines([line(100)])[0]).not.toHaveProperty("thirdParty");
});

it.each([
  [5, 0, "debit", 5, 0],
  [-5, 0, "credit", 5, 0],
  [-5, 40, "credit", 5, -40],
  [-5, -40, "credit", 5, 40],
  [5, -40, "debit", 5, -40],
  [0, -40, "credit", 0, 40],
  [0, 40, "debit", 0, 40],
  [0, 0, "debit", 0, 0],
] as const)(
  "IM-20 %s pesos and %s hundredths to debit stand on the %s side",
  (value, cents, side, size, rest) => {
    const money = { value: pesos(value), cents, isRounded: cents !== 0, side: null, isMixed: false };
    const found = sidedMoney(money, "debit");
    expect([found.side, found.value.value, found.value.cents]).toEqual([side, size, rest]);
  },
);
