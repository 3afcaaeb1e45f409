import { describe, expect, it } from "vitest";
import { MORE_SLIPS } from "./payroll.data.ts";
import { readSlipCases, slipDifferences } from "./read-slip-case.ts";

const cases = readSlipCases(MORE_SLIPS);
const numberOf = (name: string) => Number.parseInt(name, 10);

describe("payroll by the figures of a second accountant who had not seen the product", () => {
  it.each([...new Set(cases.map(({ name }) => numberOf(name)))])("payroll 0%d", (number) => {
    expect(slipDifferences(cases.filter(({ name }) => numberOf(name) === number))).toEqual([]);
  });
});
