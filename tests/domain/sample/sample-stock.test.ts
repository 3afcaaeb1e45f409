import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import { balancesOfLines } from "#domain/accounting/ledger/balances.ts";
import type { Asset } from "#domain/assets/asset.ts";
import { compareRegister, isSameRow } from "#domain/assets/asset-register.ts";
import { checkAsset } from "#domain/assets/check-asset.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { AssetId, BookId } from "#domain/kernel/ids.ts";
import { sampleAssets } from "#domain/sample/sample-assets.ts";
import { sampleCompany } from "#domain/sample/sample-company.ts";
import { sampleStock } from "#domain/sample/sample-stock.ts";
import { ALL_SHOP_ITEMS, SAND } from "#domain/sample/shop-items.data.ts";

const KEPT = {
  id: "asset_1" as AssetId,
  bookId: "book_1" as BookId,
  events: [],
  createdAt: 0,
  updatedAt: 0,
  version: 1,
};
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

describe.each([
  "2025-01-15",
  "2025-06-30",
  "2026-01-30",
  "2026-07-31",
  "2026-11-23",
  "2027-12-31",
  "2032-03-10",
])("the fixed assets of the sample on %s", (until) => {
  const own = sampleCompany(day(until)).entries;
  const assets = sampleAssets(own);

  it("can be registered, equal 15 and 1592, and go on in the month after", () => {
    const chart = pucChart();
    expect(assets.length).toBe(until < "2026-01-29" ? 2 : 3);
    for (const { fields } of assets) {
      expect(checkAsset(fields), fields.name).toEqual([]);
      for (const code of [fields.account, fields.accumulated, fields.impaired, fields.expense])
        expect(chart.byCode.has(code), code).toBe(true);
      if (fields.opening) expect(fields.opening.month <= until.slice(0, 7), fields.name).toBe(true);
    }
    const rows = compareRegister(
      assets.map(({ fields }): Asset => ({ ...fields, ...KEPT })),
      balancesOfLines(own.flatMap(({ lines }) => lines)),
      (code) => code,
    );
    expect(rows.filter((row) => !isSameRow(row))).toEqual([]);
    expect(rows.length).toBeGreaterThan(3);
  });
});
