import { expect, it } from "vitest";
import { readNumber } from "#domain/lessons/read-number.ts";

it.each([
  ["$ 1.234.567", "pesos", 1_234_567],
  ["-100.000", "pesos", -100_000],
  ["1,17", "times", 1.17],
  ["2 x", "times", 2],
  ["50 %", "percent", 50],
  ["", "pesos", null],
  ["dos", "units", null],
  ["-0", "pesos", 0],
] as const)("ED-61 reads %s in %s", (text, unit, number) => {
  expect(readNumber(text, unit)).toBe(number);
});
