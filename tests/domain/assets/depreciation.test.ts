import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Asset, AssetFields } from "#domain/assets/asset.ts";
import { depreciationEntry, dueMonths, dueSum, withUnits } from "#domain/assets/depreciation-dues.ts";
import { leastTaxMonths, taxedBy, taxMonthsOf, usualTaxMonths } from "#domain/assets/tax-life.ts";
import { assetAfter, assetMonths, unimpairedNet, valueNow } from "#domain/assets/walk-asset.ts";
import { addMonths, day, month } from "#domain/kernel/calendar-day.ts";
import { pesos, sum, ZERO } from "#domain/kernel/pesos.ts";
import { assetOf, depreciated, gone, impaired } from "#tests/support/records/assets.ts";

const amounts = (asset: Asset) => assetMonths(asset).map(({ amount }) => amount);
const byYear = (asset: Asset) => {
  const all = amounts(asset);
  return Array.from({ length: Math.ceil(all.length / 12) }, (_, at) => sum(all.slice(at * 12, at * 12 + 12)));
};

/** Registers months as they are foreseen. */
function registered(asset: Asset, count: number): Asset {
  const next = assetMonths(asset).filter(({ recorded }) => recorded === null);
  const made = next.slice(0, count).map(({ month: of, amount }) => depreciated(of, amount));
  return { ...asset, events: [...asset.events, ...made] };
}

describe("AF-01 a schedule sums to what there is to depreciate", () => {
  it("by straight line: a laptop of 2.180.000 over 60 months has lost 145.333 after four", () => {
    const laptop = assetOf({ cost: pesos(2_180_000), months: 60 });
    const all = amounts(laptop);
    expect(all.slice(0, 4)).toEqual([36_333, 36_334, 36_333, 36_333]);
    expect(sum(all.slice(0, 4))).toBe(145_333);
    expect(all).toHaveLength(60);
    expect(sum(all)).toBe(2_180_000);
  });

  it("by the reducing balance: 10 million to 1 million over five years, as a table by hand has it", () => {
    const car = assetOf({
      cost: pesos(10_000_000),
      residual: pesos(1_000_000),
      months: 60,
      method: "declining",
    });
    expect(byYear(car)).toEqual([3_690_427, 2_328_501, 1_469_186, 926_993, 584_893]);
    expect(sum(amounts(car))).toBe(9_000_000);
  });

  it("by units: a press of 100.000 units", () => {
    const press = assetOf({
      method: "units",
      units: 100_000,
      months: 0,
      cost: pesos(5_000_001),
      residual: pesos(1),
    });
    const [due] = dueMonths([press], month("2025-01"));
    if (due === undefined) throw new Error("a month waits");
    expect(withUnits(due, new Map())).toBeNull();
    const said = withUnits(due, new Map([[press.id, 12_345]]));
    expect(said && dueSum(said)).toBe(617_250);
    const most = withUnits(due, new Map([[press.id, 500_000]]));
    expect(most && dueSum(most)).toBe(5_000_000);
  });

  it("over any cost, residual value, life and method, whatever was registered of it", () => {
    const fields = fc
      .record({
        cost: fc.integer({ min: 1, max: 9_000_000_000_000 }),
        part: fc.double({ min: 0, max: 1, noNaN: true }),
        months: fc.integer({ min: 1, max: 600 }),
        method: fc.constantFrom("straight", "declining"),
        done: fc.integer({ min: 0, max: 40 }),
      })
      .filter(({ cost, part, method }) => method === "straight" || Math.floor(cost * part) >= 1);
    fc.assert(
      fc.property(fields, ({ cost, part, months, method, done }) => {
        const residual = Math.floor(cost * part);
        const asset = registered(
          assetOf({
            cost: pesos(cost),
            residual: pesos(residual),
            months,
            method: method as AssetFields["method"],
          }),
          done,
        );
        const all = assetMonths(asset);
        expect(sum(all.map(({ amount }) => amount))).toBe(cost - residual);
        expect(all.every(({ amount, net }) => amount >= 0 && net >= residual)).toBe(true);
        expect(all).toHaveLength(months);
      }),
    );
  });

  it("land is not depreciated, and what the books had already is not again", () => {
    expect(amounts(assetOf({ method: "none", months: 0 }))).toEqual([]);
    const known = assetOf({ opening: { month: month("2026-10"), accumulated: pesos(2_200_000) } });
    const rest = assetMonths(known);
    expect(rest[0]).toMatchObject({ month: "2026-11", amount: 100_000 });
    expect(rest).toHaveLength(98);
    expect(sum(rest.map(({ amount }) => amount))).toBe(9_800_000);
  });
});

describe("AF-02 a month waits once, with one entry for all assets", () => {
  it("each account once, in the order of the months", () => {
    const [a, b] = [assetOf(), assetOf({ cost: pesos(1_200_000), starts: month("2025-02") })];
    const months = dueMonths([a, b], month("2025-02"));
    expect(months.map(({ month: of, shares }) => [of, shares.length])).toEqual([
      ["2025-01", 1],
      ["2025-02", 2],
    ]);
    const entry = months[1] && depreciationEntry(months[1]);
    expect(entry).toMatchObject({
      date: "2025-02-28",
      description: "Depreciación de febrero de 2025",
      lines: [
        { account: "516010", debit: 110_000, credit: 0 },
        { account: "159210", debit: 0, credit: 110_000 },
      ],
    });
    const done = { ...a, events: [depreciated(month("2025-01"), 100_000)] };
    expect(dueMonths([done], month("2025-01"))).toEqual([]);
  });
});

describe("AF-05 a change counts from the next month on", () => {
  const after = registered(assetOf(), 24);
  const dec = day("2026-12-31");
  const entryId = "entry" as never;

  it.each([
    ["an addition", { kind: "addition", date: dec, amount: pesos(2_400_000), months: 96, entryId }, 125_000],
    ["an impairment", impaired(dec, 2_400_000), 75_000],
    [
      "a shorter life",
      { kind: "estimate", date: dec, method: "straight", months: 48, units: 0, residual: ZERO },
      200_000,
    ],
    [
      "a residual value",
      { kind: "estimate", date: dec, method: "straight", months: 96, units: 0, residual: pesos(4_800_000) },
      50_000,
    ],
  ] as const)("%s", (_name, event, monthly) => {
    const changed = { ...after, events: [...after.events, event] };
    const all = assetMonths(changed);
    expect(all.slice(0, 24).every(({ amount }) => amount === 100_000)).toBe(true);
    expect(all[24]).toMatchObject({ month: "2027-01", amount: monthly });
    const { net, left } = assetAfter(changed, month("2026-12"));
    expect(sum(all.slice(24).map(({ amount }) => amount))).toBe(net - left.residual);
  });
});

describe("AF-04 what an asset would be worth without impairment", () => {
  it("twelve months after an impairment of 2.400.000, as a table by hand has it", () => {
    const two = registered(assetOf(), 24);
    const worse = { ...two, events: [...two.events, impaired(day("2026-12-31"), 2_400_000)] };
    const three = registered(worse, 12);
    expect(valueNow(three)).toMatchObject({ accumulated: 3_300_000, impaired: 2_400_000, net: 6_300_000 });
    expect(unimpairedNet(three, month("2027-12"))).toBe(8_400_000);
  });
});

describe("AF-08 the life for income tax stands beside that of the books", () => {
  it.each([
    ["1516", 541],
    ["1520", 120],
    ["1528", 60],
    ["1532", 96],
    ["152805", 60],
    ["1544", 180],
  ])("ET art. 137 lets %s be depreciated in no less than %i months", (puc, months) => {
    expect(leastTaxMonths(puc, day("2026-01-01"))?.months).toBe(months);
  });

  it("is never shorter than the law's, and that of the books where that is longer", () => {
    expect(usualTaxMonths("1528", day("2026-01-01"), 36)).toBe(60);
    expect(usualTaxMonths("1528", day("2026-01-01"), 84)).toBe(84);
    expect(usualTaxMonths("1504", day("2026-01-01"), 84)).toBe(84);
  });

  it("goes on by itself: a computer over three years in the books and five for income tax", () => {
    const laptop = assetOf({ cost: pesos(3_600_000), months: 36, taxMonths: 60 });
    const year = addMonths(laptop.starts, 11);
    expect(assetAfter(laptop, year).accumulated).toBe(1_200_000);
    expect(taxedBy(laptop, year)).toBe(720_000);
    expect(sum(taxMonthsOf(laptop).map(({ amount }) => amount))).toBe(3_600_000);
  });

  // 60.000 a month from January 2025 on.
  it.each([
    ["2025-12-31", 720_000],
    ["2025-12-15", 690_000],
    ["2025-12-01", 662_000],
    ["2025-02-28", 120_000],
    ["2025-01-10", 20_000],
    ["2024-12-20", 0],
    ["2031-05-10", 3_600_000],
  ])("goes on until the day that it leaves: sold on %s, %i", (date, taxed) => {
    const laptop = assetOf({ cost: pesos(3_600_000), months: 36, taxMonths: 60 });
    const sold = { ...laptop, events: [gone(day(date))] };
    expect(taxedBy(sold, month(date.slice(0, 7)))).toBe(taxed);
    expect(taxedBy(sold, month("2040-01"))).toBe(taxed);
  });
});
