import { describe, expect, it } from "vitest";
import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { sampleCompany } from "#domain/sample/sample-company.ts";
import { sampleStock } from "#domain/sample/sample-stock.ts";
import { ALL_SHOP_ITEMS, SAND } from "#domain/sample/shop-items.data.ts";

const UNTIL = day("2026-11-23");
const { entries } = sampleCompany(UNTIL);
const net = (all: readonly EntryContent[], account: string) =>
  all
    .flatMap(({ lines }) => lines)
    .filter((line) => line.account === account)
    .reduce((sum, { debit, credit }) => sum + debit - credit, 0);

describe("the merchandise of the sample", () => {
  const moves = sampleStock(entries);

  it("is told of every entry of 1435, and a later day only adds to it", () => {
    const own = entries.filter(({ lines }) => lines.some(({ account }) => account === "1435"));
    expect(moves.map(({ entry }) => entry)).toEqual(own);
    for (const earlier of ["2025-01-02", "2025-08-31", "2026-04-30"]) {
      const former = sampleStock(sampleCompany(day(earlier)).entries);
      expect(moves.slice(0, former.length), earlier).toEqual(former);
    }
  });

  it("sells in whole units but for sand, for what its invoice says", () => {
    const divisible = new Set(ALL_SHOP_ITEMS.flatMap((item) => (item.divisible ? [item.code] : [])));
    expect([...divisible]).toEqual([SAND.code]);
    for (const { kind, entry, lines } of moves) {
      const sum = lines.reduce((total, { amount }) => total + amount, 0);
      const paid = kind === "sale" ? -net([entry], "4135") : net([entry], "1435");
      expect(sum, entry.reference).toBe(paid);
      for (const { code, quantity, amount } of lines) {
        expect(quantity > 0 && amount > 0, `${entry.reference} ${code}`).toBe(true);
        if (!divisible.has(code)) expect(quantity % 1000, `${entry.reference} ${code}`).toBe(0);
      }
    }
  });

  it("moves every item, each on many days", () => {
    for (const { code } of ALL_SHOP_ITEMS) {
      const sold = moves.filter(
        ({ kind, lines }) => kind === "sale" && lines.some((line) => line.code === code),
      );
      expect(sold.length, code).toBeGreaterThan(20);
    }
  });
});
