import { describe, expect, it } from "vitest";
import { readSlipCases, slipDifferences } from "./read-slip-case.ts";
import { THIRD_SLIPS } from "./third-slips.data.ts";

const cases = readSlipCases(THIRD_SLIPS);
const numberOf = (name: string) => Number.parseInt(name, 10);

describe("pay reckoned from the law for a third time", () => {
  it.each([...new Set(cases.map(({ name }) => numberOf(name)))])("third pay %d", (number) => {
    expect(slipDifferences(cases.filter(({ name }) => numberOf(name) === number))).toEqual([]);
  });
});
