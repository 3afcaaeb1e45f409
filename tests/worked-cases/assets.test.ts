import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { Asset, AssetFields } from "#domain/assets/asset.ts";
import { purchaseEntry } from "#domain/assets/asset-entries.ts";
import { type AssetStep, stepAsset } from "#domain/assets/asset-steps.ts";
import { assetYears } from "#domain/assets/asset-years.ts";
import { mostReversed } from "#domain/assets/check-asset.ts";
import { assetDues, dueMonths, withUnits } from "#domain/assets/depreciation-dues.ts";
import { taxedBy } from "#domain/assets/tax-life.ts";
import { valueInUse, valueNow } from "#domain/assets/walk-asset.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { newId } from "#storage/engine/environment.ts";
import { assetOf, depreciated } from "#tests/support/records/assets.ts";
import { told } from "./stock-book.ts";

const code = (text: string) => text as AccountCode;

/** The asset with all months until one registered, as the register proposes them. */
function registered(asset: Asset, until: string): Asset {
  const events = assetDues(asset, month(until)).map((due) => depreciated(due.month, due.amount));
  return { ...asset, events: [...asset.events, ...events] };
}

/** The same by the units of one month of each year. */
function produced(asset: Asset, of: string, units: number): Asset {
  const due = dueMonths([asset], month(of)).find((each) => each.month === of);
  const known = due && withUnits(due, new Map([[asset.id, units]]));
  const [share] = known?.shares ?? [];
  if (share === undefined) throw new Error(of);
  return { ...asset, events: [...asset.events, depreciated(month(of), share.amount, units)] };
}

function stepped(asset: Asset, step: AssetStep) {
  const done = stepAsset(asset, step);
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return { asset: { ...asset, events: [...asset.events, ...done.value.events] }, entry: done.value.entry };
}

const newAsset = (fields: Partial<AssetFields>) => assetOf({ supplier: "", ...fields });
const yearsOf = (asset: Asset) =>
  Object.fromEntries(assetYears(asset).map((each) => [each.year, each.amount]));
const net = (asset: Asset) => valueInUse(asset).net;
const entryId = newId("entry");

describe("fixed assets by the figures of an accountant who had not seen the product", () => {
  it("asset 1: installation and IVA are cost (NIIF 17.10, ET art. 491); whole months, as he accepts", () => {
    const server = newAsset({
      account: code("152805"),
      bought: day("2026-04-17"),
      cost: pesos(24_440_000),
      residual: pesos(2_440_000),
      months: 60,
      starts: month("2026-04"),
    });
    // By days 3.055.556; from whole months 9 of 366.667.
    expect(yearsOf(server)[2026]).toBe(3_300_000);
    expect(told(purchaseEntry(server, code("233595")))).toEqual(["152805 D 24440000", "233595 C 24440000"]);
    const next = { ...server, starts: month("2026-05") };
    expect(yearsOf(next)[2026]).toBe(2_933_333);
  });

  it("asset 2: units, a year without any, and a new estimate (NIIF 17.20, 10.16)", () => {
    const fields = { method: "units" as const, months: 0, units: 440_000, cost: pesos(96_500_000) };
    const bought = { residual: pesos(8_500_000), bought: day("2026-01-01"), starts: month("2026-01") };
    let machine = produced(newAsset({ ...fields, ...bought }), "2026-01", 61_350);
    expect(machine.events.at(-1)).toMatchObject({ amount: 12_270_000 });
    for (let at = 2; at <= 24; at += 1) {
      const of = `${at <= 12 ? 2026 : 2027}-${String(((at - 1) % 12) + 1).padStart(2, "0")}`;
      machine = produced(machine, of, 0);
    }
    expect(net(machine)).toBe(84_230_000);
    const estimate = { method: "units" as const, months: 0, units: 300_000, residual: pesos(8_500_000) };
    machine = stepped(machine, { kind: "estimate", date: day("2028-01-01"), ...estimate }).asset;
    machine = produced(machine, "2028-01", 58_000);
    expect(machine.events.at(-1)).toMatchObject({ amount: 14_641_133 });
    expect(net(machine)).toBe(69_588_867);
  });

  it("asset 3: a reducing balance of 20 % from July, which ends at its residual (NIIF 17.22)", () => {
    const truck = newAsset({
      method: "declining",
      cost: pesos(125_000_000),
      residual: pesos(51_200_000),
      months: 48,
      bought: day("2026-07-01"),
      starts: month("2026-07"),
    });
    expect(yearsOf(truck)).toEqual({
      2026: 12_500_000,
      2027: 22_500_000,
      2028: 18_000_000,
      2029: 14_400_000,
      2030: 6_400_000,
    });
  });

  it("asset 4: an improvement that prolongs the life counts from its month (NIIF 17.15, 10.16)", () => {
    const old = newAsset({
      cost: pesos(72_000_000),
      bought: day("2022-01-01"),
      starts: month("2022-01"),
      months: 120,
    });
    const before = registered(old, "2026-09");
    expect(net(before)).toBe(37_800_000);
    const date = day("2026-10-01");
    const amount = pesos(18_900_000);
    const other = code("111005");
    const better = stepped(before, { kind: "addition", date, amount, months: 99, other, entryId });
    expect(told(better.entry ?? { lines: [] })).toEqual(["1520 D 18900000", "111005 C 18900000"]);
    const left = { method: "straight" as const, months: 99, units: 0, residual: pesos(3_240_000) };
    const machine = stepped(better.asset, { kind: "estimate", date, ...left }).asset;
    expect(yearsOf(machine)[2026]).toBe(7_020_000);
    expect(net(registered(machine, "2026-12"))).toBe(55_080_000);
  });

  it("asset 5: a life and a residual estimated again at the beginning of a year (NIIF 10.16)", () => {
    const truck = newAsset({
      cost: pesos(164_400_000),
      residual: pesos(20_400_000),
      months: 120,
      bought: day("2023-03-16"),
      starts: month("2023-03"),
      // What the books had by days before they were kept here: half a month of March 2023.
      opening: { month: month("2025-12"), accumulated: pesos(40_200_000) },
    });
    const estimate = { method: "straight" as const, months: 48, units: 0, residual: pesos(26_000_000) };
    const machine = stepped(truck, { kind: "estimate", date: day("2026-01-01"), ...estimate }).asset;
    expect(yearsOf(machine)[2026]).toBe(24_550_000);
    expect(net(registered(machine, "2026-12"))).toBe(99_650_000);
  });

  it("asset 6: an impairment, and no more of it back than there would be without (NIIF 27.29 to 27.31)", () => {
    const machine = newAsset({
      cost: pesos(210_000_000),
      months: 120,
      bought: day("2023-01-01"),
      starts: month("2023-01"),
    });
    const date = day("2026-12-31");
    const before = registered(machine, "2026-12");
    expect(net(before)).toBe(126_000_000);
    const impairment = { kind: "impairment" as const, date, amount: pesos(25_502_827), entryId };
    const worn = stepped(before, { ...impairment, other: code("519915") });
    expect(told(worn.entry ?? { lines: [] })).toEqual(["519915 D 25502827", "159920 C 25502827"]);
    expect(yearsOf(worn.asset)[2027]).toBe(16_749_529);
    const later = registered(worn.asset, "2028-12");
    expect(net(later)).toBe(66_998_115);
    expect(mostReversed(later, day("2028-12-31"))).toBe(17_001_885);
    const step = { kind: "reversal" as const, date: day("2028-12-31"), other: code("425035"), entryId };
    expect(stepAsset(later, { ...step, amount: pesos(28_001_885) })).toMatchObject({
      error: { kind: "over-limit-asset", most: 17_001_885 },
    });
    const back = stepped(later, { ...step, amount: pesos(17_001_885) });
    expect(told(back.entry ?? { lines: [] })).toEqual(["159920 D 17001885", "425035 C 17001885"]);
    expect(yearsOf(back.asset)[2029]).toBe(21_000_000);
  });

  const ways = { money: code("111005"), gain: code("424540"), loss: code("531015") };
  const CAR = {
    account: code("154005"),
    accumulated: code("159235"),
    cost: pesos(92_000_000),
    residual: pesos(8_000_000),
    months: 120,
    bought: day("2021-02-01"),
    starts: month("2021-02"),
  };

  it.each([
    ["(a) with a gain", 47_000_000, "424540 C 1480000"],
    ["(b) with a loss", 41_300_000, "531015 D 4220000"],
  ] as const)("asset 7 %s, depreciated to its day (NIIF 17.20, 17.27 to 17.30)", (_, price, result) => {
    const car = registered(newAsset(CAR), "2026-07");
    const sold = stepped(car, {
      kind: "disposal",
      date: day("2026-08-12"),
      price: pesos(price),
      lastMonth: "days",
      entryId,
      ...ways,
    });
    expect(told(sold.entry ?? { lines: [] })).toEqual([
      "516010 D 280000",
      "159235 C 280000",
      `111005 D ${price}`,
      "159235 D 46480000",
      result,
      "154005 C 92000000",
    ]);
    expect(valueNow(sold.asset)).toMatchObject({ cost: 0, accumulated: 0, net: 0 });
  });

  it("asset 7 (c): what was stolen is a loss whole, and the insurance apart (NIIF 17.25)", () => {
    const computers = newAsset({
      account: code("152805"),
      accumulated: code("159220"),
      cost: pesos(38_400_000),
      months: 60,
      bought: day("2024-01-01"),
      starts: month("2024-01"),
    });
    const own = registered(computers, "2026-04");
    const out = { ...ways, loss: code("531040") };
    const { entry } = stepped(own, {
      kind: "disposal",
      date: day("2026-05-20"),
      price: ZERO,
      lastMonth: "days",
      entryId,
      ...out,
    });
    expect(told(entry ?? { lines: [] })).toContain("531040 D 20053333");
  });

  it("asset 8: five years in the books and ten for the tax (ET art. 137)", () => {
    const machine = newAsset({
      cost: pesos(150_000_000),
      months: 60,
      taxMonths: 120,
      bought: day("2026-01-01"),
      starts: month("2026-01"),
    });
    expect(yearsOf(machine)[2026]).toBe(30_000_000);
    expect(taxedBy(machine, month("2026-12"))).toBe(15_000_000);
    const differences = [2026, 2027, 2028, 2029, 2030, 2031, 2035].map((year) => {
      const books = assetYears(machine).findLast((each) => each.year <= year)?.accumulated ?? 0;
      return ((books - taxedBy(machine, month(`${year}-12`))) * 35) / 100;
    });
    expect(differences).toEqual([5_250_000, 10_500_000, 15_750_000, 21_000_000, 26_250_000, 21_000_000, 0]);
  });
});
