import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Asset, AssetEvent, AssetFields } from "#domain/assets/asset.ts";
import { assetYears, lifeOf } from "#domain/assets/asset-years.ts";
import { mostImpaired, mostReversed, refuseEvent } from "#domain/assets/check-asset.ts";
import { dueMonths, withUnits } from "#domain/assets/depreciation-dues.ts";
import { depreciatedUntil } from "#domain/assets/depreciation-share.ts";
import { taxedBy, taxMonthsOf } from "#domain/assets/tax-life.ts";
import { assetAfter, assetMonths } from "#domain/assets/walk-asset.ts";
import { addMonths, day, month } from "#domain/kernel/calendar-day.ts";
import type { EntryId } from "#domain/kernel/ids.ts";
import { MAX_PESOS, pesos, sum, ZERO } from "#domain/kernel/pesos.ts";
import { assetOf, depreciated, gone, impaired } from "#tests/support/records/assets.ts";

const entryId = "entry" as EntryId;
const added = (date: string, amount: number, months: number): AssetEvent => ({
  kind: "addition",
  date: day(date),
  amount: pesos(amount),
  months,
  entryId,
});
const reversed = (date: string, amount: number): AssetEvent => ({
  kind: "reversal",
  date: day(date),
  amount: pesos(amount),
  entryId,
});
const estimate = (date: string, fields: Partial<AssetFields>): AssetEvent => ({
  kind: "estimate",
  date: day(date),
  method: "straight",
  months: 0,
  units: 0,
  residual: ZERO,
  ...fields,
});
const months = (count: number, from = "2025-01", amount = 100_000) =>
  Array.from({ length: count }, (_, at) => depreciated(addMonths(month(from), at), amount));
const amounts = (asset: Asset) => assetMonths(asset).map(({ amount }) => amount);
const PRESS = { method: "units", months: 0, units: 120, cost: pesos(1_200_000) } as const;

describe("AF-01 the months of a life", () => {
  it("registered as they were foreseen, leave the rest as it was foreseen", () => {
    const fields = fc.record({
      cost: fc.integer({ min: 100, max: 90_000_000 }),
      months: fc.integer({ min: 1, max: 40 }),
      method: fc.constantFrom("straight" as const, "declining" as const),
      done: fc.nat(40),
    });
    fc.assert(
      fc.property(fields, ({ cost, months: life, method, done }) => {
        const asset = assetOf({ cost: pesos(cost), residual: pesos(7), months: life, method });
        const foreseen = assetMonths(asset);
        const events = foreseen.slice(0, done).map((each) => depreciated(each.month, each.amount));
        expect(amounts({ ...asset, events })).toEqual(foreseen.map(({ amount }) => amount));
      }),
    );
  });

  it.each([
    ["2024-10", "2025-01"],
    ["2024-12", "2025-01"],
    ["2025-01", "2025-02"],
  ])("of one that the books had until %s begin in %s", (until, first) => {
    const known = assetOf({ opening: { month: month(until), accumulated: ZERO } });
    expect(assetMonths(known)[0]?.month).toBe(first);
  });

  it("have what was changed before the first of them, once", () => {
    const bettered = assetOf({}, [added("2024-12-20", 1_200_000, 120)]);
    expect(assetMonths(bettered)[0]).toMatchObject({ cost: 13_200_000, amount: 110_000 });
    const later = assetOf({}, [added("2025-01-20", 1_200_000, 119)]);
    expect(assetMonths(later).slice(0, 2)).toMatchObject([
      { cost: 13_200_000, amount: 100_000 },
      { cost: 13_200_000, amount: 110_084 },
    ]);
  });

  it("are none of what is not depreciated any more, whatever life was typed", () => {
    const stopped = assetOf({}, [...months(2), estimate("2025-02-28", { method: "none", months: 12 })]);
    expect(amounts(stopped)).toEqual([100_000, 100_000]);
    expect(taxMonthsOf(assetOf({ method: "none", months: 0, taxMonths: 120 }))).toEqual([]);
  });

  it("go on where something is added to what was wholly depreciated", () => {
    const opening = { month: month("2035-06"), accumulated: pesos(12_000_000) };
    const old = assetOf({ opening }, [added("2035-08-10", 1_200_000, 12)]);
    expect(amounts(old)).toEqual([0, 0, ...Array.from({ length: 12 }, () => 100_000)]);
  });

  it("of one with nothing to depreciate go on until it leaves", () => {
    const kept = assetOf({ residual: pesos(12_000_000) }, [gone(day("2025-03-10"))]);
    expect(amounts(kept)).toEqual([0, 0]);
    expect(assetYears(kept)).toMatchObject([{ year: 2025, amount: 0, months: 2, recorded: 0 }]);
    expect(dueMonths([assetOf({ residual: pesos(12_000_000) })], month("2025-12"))).toEqual([]);
  });

  it("by the reducing balance end at the residual value to the peso, however large it is", () => {
    const span = { method: "declining", months: 24, units: 0 } as const;
    const [net, residual] = [pesos(6_616_982_665_867_788), pesos(3_334_360_211_006_980)];
    expect(net < MAX_PESOS).toBe(true);
    expect(depreciatedUntil({ ...span, net, residual }, 24, 0)).toBe(net - residual);
  });

  it("are shared evenly without a residual value, and are nothing below it", () => {
    const span = { method: "declining", months: 24, units: 0, net: pesos(1_200), residual: ZERO } as const;
    expect(depreciatedUntil(span, 3, 0)).toBe(150);
    expect(depreciatedUntil({ ...span, net: pesos(100), residual: pesos(200) }, 3, 0)).toBe(0);
    expect(depreciatedUntil({ ...span, net: ZERO, residual: pesos(200) }, 3, 0)).toBe(0);
    expect(depreciatedUntil({ ...span, method: "none", units: 100 }, 3, 50)).toBe(0);
  });
});

describe("AF-02 months that wait", () => {
  it("stand in order, whichever asset they are of", () => {
    const [late, early] = [assetOf({ starts: month("2025-03") }), assetOf({ starts: month("2025-02") })];
    const first = assetOf({ starts: month("2025-01") });
    const waiting = dueMonths([late, first, early], month("2025-03"));
    expect(waiting.map(({ month: of, shares }) => [of, shares.length])).toEqual([
      ["2025-01", 1],
      ["2025-02", 2],
      ["2025-03", 3],
    ]);
  });

  it("ask for the units of what goes by units alone, and of the month that they are of", () => {
    const press = assetOf(PRESS, [depreciated(month("2025-01"), 200_000, 20)]);
    const [due] = dueMonths([press, assetOf({ starts: month("2025-02") })], month("2025-02"));
    if (due === undefined) throw new Error("a month waits");
    expect(withUnits(due, new Map())).toBeNull();
    expect(withUnits(due, new Map([[press.id, 30]]))?.shares.map(({ amount }) => amount)).toEqual([
      300_000, 100_000,
    ]);
    const [plain] = dueMonths([assetOf()], month("2025-01"));
    expect(plain && withUnits(plain, new Map())).toEqual(plain);
  });

  it("end with the units that an asset is to make", () => {
    const made = [depreciated(month("2025-01"), 200_000, 20), depreciated(month("2025-02"), 400_000, 40)];
    const press = assetOf(PRESS, made);
    expect(assetAfter(press, month("2025-02")).left.units).toBe(60);
    expect(amounts(press)).toEqual([200_000, 400_000]);
    const all = assetOf(PRESS, [...made, depreciated(month("2025-03"), 600_000, 60)]);
    expect(dueMonths([press], month("2025-03"))).toHaveLength(1);
    expect(dueMonths([all], month("2026-03"))).toEqual([]);
  });
});

describe("AF-04, AF-05 what an asset is worth on a day", () => {
  it.each([
    ["2025-03-01", "on the first day of a month"],
    ["2025-02-28", "on any other day"],
  ])("has what happened earlier on %s, once", (date) => {
    const before = [...months(1), added("2025-02-01", 1_190_000, 119), ...months(1, "2025-02", 110_000)];
    const asset = assetOf({}, [...before, impaired(day(date), 2_000_000)]);
    const net = 12_000_000 + 1_190_000 - 210_000 - 2_000_000;
    expect(mostImpaired(asset, day(date))).toBe(net);
    expect(mostReversed(asset, day(date))).toBe(2_000_000);
    const back = { ...asset, events: [...asset.events, reversed(date, 500_000)] };
    expect(mostImpaired(back, day(date))).toBe(net + 500_000);
    expect(mostReversed(back, day(date))).toBe(1_500_000);
  });

  it("takes no more back than what it would be worth without the impairment, part of it taken back or not", () => {
    const worse = [...months(24), impaired(day("2026-12-31"), 2_400_000), ...months(12, "2027-01", 75_000)];
    expect(mostReversed(assetOf({}, worse), day("2027-12-31"))).toBe(2_100_000);
    const part = assetOf({}, [...worse, reversed("2027-12-15", 100_000)]);
    expect(mostReversed(part, day("2027-12-31"))).toBe(2_000_000);
  });

  it("by units too, which are what was made", () => {
    const press = assetOf(PRESS, [
      depreciated(month("2025-01"), 200_000, 20),
      impaired(day("2025-01-31"), 500_000),
      depreciated(month("2025-02"), 250_000, 50),
    ]);
    // 500.000 are left without the impairment, 250.000 with it.
    expect(mostReversed(press, day("2025-02-28"))).toBe(250_000);
  });

  it("nothing happens to it within what the books had depreciated, and anything from its last month on", () => {
    const known = assetOf({ opening: { month: month("2025-06"), accumulated: pesos(600_000) } });
    expect(refuseEvent(known, "impairment", day("2025-06-30"))).toBeNull();
    expect(refuseEvent(known, "impairment", day("2025-07-10"))).toBeNull();
  });
});

describe("AF-08, AF-09 lives", () => {
  it("income tax depreciates what was added over what is left of its life", () => {
    const laptop = assetOf({ cost: pesos(3_600_000), months: 36, taxMonths: 60 }, [
      added("2025-12-31", 480_000, 24),
    ]);
    expect(taxedBy(laptop, month("2025-12"))).toBe(720_000);
    expect(taxedBy(laptop, month("2026-01"))).toBe(790_000);
    expect(sum(taxMonthsOf(laptop).map(({ amount }) => amount))).toBe(4_080_000);
  });

  it("income tax has depreciated until a month before it leaves what it had until then", () => {
    const laptop = assetOf({ cost: pesos(3_600_000), months: 36, taxMonths: 60 }, [gone(day("2025-12-15"))]);
    expect(taxedBy(laptop, month("2025-03"))).toBe(180_000);
  });

  it("tells the months of a reducing balance, and those that an estimate left of one that was sold", () => {
    expect(lifeOf(assetOf({ method: "declining", residual: pesos(1) })).months).toEqual({
      done: 0,
      all: 120,
    });
    const shorter = [...months(12), estimate("2025-12-31", { months: 24 })];
    const used = [...shorter, ...months(1, "2026-01", 450_000), gone(day("2026-02-01"))];
    expect(lifeOf(assetOf({}, used)).months).toEqual({ done: 13, all: 36 });
  });
});
