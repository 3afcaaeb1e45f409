import { describe, expect, it } from "vitest";
import {
  HERO_LINES,
  type HeroLine,
  heroSum,
  partAmount,
  SHORT_HERO_LINES,
} from "#features/landing/body/hero-figures.ts";

const madeOf = (parts: HeroLine["parts"]) => parts.reduce((sum, part) => sum + partAmount(part), 0);

describe("the figures of the home page's ledger", () => {
  it.each([...HERO_LINES, ...SHORT_HERO_LINES])("$account $amount is the sum of its parts", (line) => {
    expect(line.parts.length).toBeGreaterThan(0);
    expect(madeOf(line.parts)).toBe(line.amount);
  });

  it.each([
    ["wide", HERO_LINES, 11_054_000],
    ["short", SHORT_HERO_LINES, 2_380_000],
  ])("the %s ledger balances, and its sums are made of their lines", (_name, lines, total) => {
    for (const side of ["debit", "credit"] as const) {
      const sum = heroSum(lines, side, side);
      expect(sum.amount).toBe(total);
      expect(madeOf(sum.parts)).toBe(total);
    }
  });
});
