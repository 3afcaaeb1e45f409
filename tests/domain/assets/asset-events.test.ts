import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { entryTotals } from "#domain/accounting/entries/check-entry.ts";
import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import type { Asset, AssetEvent, AssetFields } from "#domain/assets/asset.ts";
import { accountsOfAsset, usualAssetAccount, usualMethod } from "#domain/assets/asset-accounts.ts";
import { leavingEntry, purchaseEntry } from "#domain/assets/asset-entries.ts";
import { type AssetStep, stepAsset } from "#domain/assets/asset-steps.ts";
import { assetYears } from "#domain/assets/asset-years.ts";
import {
  checkAsset,
  checkEstimate,
  mostImpaired,
  mostReversed,
  refuseEvent,
} from "#domain/assets/check-asset.ts";
import { depreciationEntry, dueMonths } from "#domain/assets/depreciation-dues.ts";
import {
  assetMonths,
  LAST_MONTHS,
  type LastMonth,
  lastMonthShare,
  valueInUse,
  valueNow,
} from "#domain/assets/walk-asset.ts";
import { addDays, addMonths, day, firstDay, lastDay, month, monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { newId } from "#storage/engine/environment.ts";
import { readRows } from "#storage/shapes/read-row.ts";
import { assetShape } from "#storage/shapes/records/asset-shape.ts";
import { assetOf, depreciated, impaired, MACHINE } from "#tests/support/records/assets.ts";

const code = (text: string) => text as AccountCode;
const THREE = [depreciated(month("2025-01"), 100_000), depreciated(month("2025-02"), 100_000)];

describe("what is typed of an asset is refused where it cannot be", () => {
  it.each<[string, Partial<AssetFields>, readonly string[]]>([
    ["as it stands", {}, []],
    ["no name", { name: "  " }, ["name"]],
    ["a cost of zero", { cost: ZERO }, ["cost"]],
    ["a life of zero", { months: 0 }, ["life"]],
    ["half a month", { months: 1.5 }, ["life"]],
    ["a residual value above the cost", { residual: pesos(12_000_001) }, ["residual"]],
    ["a residual value of all of it", { residual: pesos(12_000_000) }, []],
    ["a reducing balance to nothing", { method: "declining" }, ["residual"]],
    ["no units", { method: "units" }, ["units"]],
    ["no life for taxes", { taxMonths: 0 }, ["tax-life"]],
    ["land", { method: "none", months: 0, taxMonths: 0 }, []],
    ["depreciated before it was bought", { starts: month("2024-11") }, ["starts"]],
    ["an expense that is the asset", { expense: code("1520") }, ["accounts"]],
    ["no account", { impaired: code("") }, ["accounts"]],
    [
      "more depreciated than there is",
      { opening: { month: month("2025-06"), accumulated: pesos(12_000_001) } },
      ["opening"],
    ],
    [
      "a life that is over with something left",
      { opening: { month: month("2034-12"), accumulated: pesos(11_999_999) } },
      ["opening"],
    ],
    [
      "a life that is over, whole",
      { opening: { month: month("2035-06"), accumulated: pesos(12_000_000) } },
      [],
    ],
  ])("%s", (_name, fields, problems) => {
    expect(checkAsset({ ...MACHINE, ...fields })).toEqual(problems);
  });
});

describe("AF-03 an asset leaves once, in order", () => {
  const entryId = newId("entry");
  it("asks for the months before, and refuses what comes before what is registered", () => {
    expect(refuseEvent(assetOf({}, THREE), "addition", day("2025-03-10"))).toBeNull();
    expect(refuseEvent(assetOf({}, THREE), "addition", day("2025-04-10"))).toEqual({
      kind: "month-missing",
      month: "2025-03",
    });
    expect(refuseEvent(assetOf({}, THREE), "addition", day("2025-01-10"))).toEqual({
      kind: "later-event",
      date: "2025-02-28",
    });
    expect(refuseEvent(assetOf(), "disposal", day("2024-12-13"))).toEqual({
      kind: "before-asset",
      date: "2024-12-14",
    });
    const opening = { month: month("2025-06"), accumulated: pesos(600_000) };
    expect(refuseEvent(assetOf({ opening }), "impairment", day("2025-05-31"))).toEqual({
      kind: "before-asset",
      date: "2025-06-30",
    });
    const sold = assetOf({}, [...THREE, { kind: "disposal", date: day("2025-03-10"), price: ZERO, entryId }]);
    expect(refuseEvent(sold, "disposal", day("2025-03-11"))).toEqual({ kind: "asset-gone" });
    expect(valueNow(sold)).toEqual({ cost: 0, accumulated: 0, impaired: 0, net: 0 });
    expect(assetMonths(sold)).toHaveLength(2);
    expect(dueMonths([sold], month("2030-12"))).toEqual([]);
  });

  const ways = { money: code("1110"), gain: code("424520"), loss: code("531015") };
  it.each([
    ["a gain", 12_000_000, { account: "424520", debit: 0, credit: 200_000 }],
    ["a loss", 10_000_000, { account: "531015", debit: 1_800_000, credit: 0 }],
  ])("with %s", (_name, price, result) => {
    const { lines } = leavingEntry(assetOf({}, THREE), day("2025-03-10"), pesos(price), ways);
    expect(lines).toContainEqual(result);
    expect(lines).toContainEqual({ account: "159210", debit: 200_000, credit: 0 });
    expect(lines).toContainEqual({ account: "1520", debit: 0, credit: 12_000_000 });
    const totals = entryTotals(lines);
    expect(totals?.debit).toBe(totals?.credit);
  });

  it("scrapped at what it is worth, without a line of money", () => {
    const { lines, description } = leavingEntry(assetOf({}, THREE), day("2025-03-10"), ZERO, ways);
    expect(description).toBe("Baja: Máquina tintométrica");
    expect(lines.map(({ account }) => account)).toEqual(["159210", "531015", "1520"]);
  });
});

describe("AF-03 the month in which it leaves is depreciated alike, registered before or not", () => {
  const before = [...THREE];
  const march = depreciated(month("2025-03"), 100_000);
  const step = (date: string, lastMonth: LastMonth) =>
    ({ kind: "disposal", date: day(date), price: pesos(12_000_000), lastMonth, entryId, ...ways }) as const;
  const entryId = newId("entry");
  const ways = { money: code("1110"), gain: code("424520"), loss: code("531015") };
  const linesOf = (events: readonly AssetEvent[], date: string, lastMonth: LastMonth) => {
    const sold = stepAsset(assetOf({}, events), step(date, lastMonth));
    if (!sold.ok) throw new Error(JSON.stringify(sold.error));
    return (sold.value.entry?.lines ?? []).map(
      ({ account, debit, credit }) => `${account} ${debit - credit}`,
    );
  };

  it.each<[string, LastMonth, number, number]>([
    // 12.000.000 over 120 months: 3.333 and a third a day of thirty.
    ["2025-03-01", "days", 3_333, -96_667],
    ["2025-03-15", "days", 50_000, -50_000],
    ["2025-03-30", "days", 100_000, 0],
    ["2025-03-31", "days", 100_000, 0],
    ["2025-03-15", "whole", 100_000, 0],
    ["2025-03-15", "none", 0, -100_000],
  ])("on %s by %s", (date, way, waiting, registered) => {
    const share = (events: readonly AssetEvent[]) => lastMonthShare(assetOf({}, events), day(date), way);
    expect([share(before), share([...before, march])]).toEqual([waiting, registered]);
  });

  it("takes back what its registered month has of the days after", () => {
    expect(linesOf([...before, march], "2025-03-15", "days")).toEqual([
      "159210 50000",
      "516010 -50000",
      "1110 12000000",
      "159210 250000",
      "424520 -250000",
      "1520 -12000000",
    ]);
    const asset = assetOf({}, [...before, march]);
    const sold = stepAsset(asset, step("2025-03-15", "days"));
    if (!sold.ok) throw new Error("refused");
    const bookId = newId("book");
    const gone = { ...asset, bookId, events: [...asset.events, ...sold.value.events] };
    expect(assetYears(gone)).toMatchObject([{ year: 2025, amount: 250_000, recorded: 3, months: 3 }]);
    expect(readRows(assetShape, [gone])).toEqual([gone]);
    const twice = { ...asset, bookId, events: [...asset.events, march] };
    expect(readRows(assetShape, [twice])).toEqual([]);
  });

  it("whatever was first, the sale or the month, the books are the same", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LAST_MONTHS),
        fc.integer({ min: 1, max: 31 }),
        fc.integer({ min: 1, max: 90_000_000 }),
        fc.constantFrom("straight", "declining"),
        (way, of, cost, method) => {
          const fields = { cost: pesos(cost + 100), residual: pesos(100), months: 36, method } as const;
          const share = (events: readonly AssetEvent[]) => {
            const [due] = dueMonths([assetOf(fields, events)], month("2025-03"));
            return due?.shares[0]?.amount ?? ZERO;
          };
          const january = depreciated(month("2025-01"), share([]));
          const two = [january, depreciated(month("2025-02"), share([january]))];
          const all = [...two, depreciated(month("2025-03"), share(two))];
          const date = day(`2025-03-${String(of).padStart(2, "0")}`);
          const left = (events: readonly AssetEvent[]) => {
            const asset = assetOf(fields, events);
            const sold = stepAsset(asset, { ...step("2025-03-01", way), date });
            if (!sold.ok) throw new Error(JSON.stringify(sold.error));
            const { accumulated } = valueInUse({
              ...asset,
              events: [...asset.events, ...sold.value.events],
            });
            const { lines } = sold.value.entry ?? { lines: [] };
            const result = lines.find(({ account }) => [ways.gain, ways.loss].includes(account));
            return [accumulated, (result?.debit ?? 0) - (result?.credit ?? 0)];
          };
          expect(left(all)).toEqual(left(two));
        },
      ),
    );
  });

  it("by units, what was made was made", () => {
    const press = { method: "units", months: 0, units: 100_000 } as const;
    const events = [depreciated(month("2025-01"), 1_200_000, 10_000)];
    for (const way of LAST_MONTHS)
      expect(lastMonthShare(assetOf(press, events), day("2025-01-10"), way)).toBe(0);
  });
});

describe("AF-05 a change of the first day counts from its month, any other from the next one", () => {
  const whole = assetOf({ months: 10, cost: pesos(10_000_000) });
  const left = { method: "straight" as const, months: 4, units: 0, residual: ZERO };
  const change = (date: string): AssetEvent => ({ kind: "estimate", date: day(date), ...left });
  const amounts = (events: readonly AssetEvent[]) =>
    assetMonths({ ...whole, events }).map(({ amount }) => amount);
  const one = depreciated(month("2025-01"), 1_000_000);

  it.each([
    ["2025-02-01", [1_000_000, 2_250_000, 2_250_000, 2_250_000, 2_250_000]],
    ["2025-02-02", [1_000_000, 1_000_000, 2_000_000, 2_000_000, 2_000_000, 2_000_000]],
    ["2025-01-31", [1_000_000, 2_250_000, 2_250_000, 2_250_000, 2_250_000]],
  ])("%s", (date, expected) => expect(amounts([one, change(date)])).toEqual(expected));

  it("comes before the depreciation of its month, so that one is not registered yet", () => {
    const asset = { ...whole, events: [one] };
    expect(refuseEvent(asset, "addition", day("2025-01-01"))).toEqual({
      kind: "month-counted",
      month: "2025-01",
    });
    expect(refuseEvent(asset, "addition", day("2025-01-02"))).toBeNull();
    expect(refuseEvent(asset, "disposal", day("2025-01-01"))).toBeNull();
  });

  it("a month that was registered otherwise leaves what it left to the rest, and the residual in the end", () => {
    const asked = [one, change("2025-02-01"), depreciated(month("2025-02"), 1_000_000)];
    expect(amounts(asked)).toEqual([1_000_000, 1_000_000, 2_666_667, 2_666_666, 2_666_667]);
  });
});

describe("AF-04 an impairment is taken back up to what it would be worth without it", () => {
  it("in whole pesos, as a table by hand has it", () => {
    const months = (from: string, count: number, amount: number) =>
      Array.from({ length: count }, (_, at) => depreciated(addMonths(month(from), at), amount));
    const asset = assetOf({}, [
      ...months("2025-01", 24, 100_000),
      impaired(day("2026-12-31"), 2_400_000),
      ...months("2027-01", 12, 75_000),
    ]);
    const date = day("2027-12-31");
    expect(mostReversed(asset, date)).toBe(2_100_000);
    expect(mostImpaired(asset, date)).toBe(6_300_000);
    expect(mostReversed(assetOf({}, THREE), day("2025-03-31"))).toBe(0);
    const back: AssetEvent = { kind: "reversal", date, amount: pesos(2_100_000), entryId: newId("entry") };
    const next = assetMonths({ ...asset, events: [...asset.events, back] });
    expect(next.find((each) => each.month === "2028-01")?.amount).toBe(100_000);
  });

  it("land too, which is not depreciated", () => {
    const land = assetOf({ method: "none", months: 0 }, [impaired(day("2025-06-30"), 2_000_000)]);
    expect(mostReversed(land, day("2025-12-31"))).toBe(2_000_000);
  });
});

it("AF-05 an estimate leaves something to share over at least a month", () => {
  const asset = assetOf({}, THREE);
  const estimate = { method: "straight", units: 0, residual: ZERO } as const;
  const date = day("2025-02-28");
  expect(checkEstimate(asset, date, { ...estimate, months: 0 })).toEqual(["life"]);
  expect(checkEstimate(asset, date, { ...estimate, months: 1 })).toEqual([]);
  expect(checkEstimate(asset, date, { ...estimate, months: 1, residual: pesos(11_800_001) })).toEqual([
    "residual",
  ]);
});

it("a step is refused above its most, of nothing, and without months for what is added", () => {
  const asset = assetOf({}, THREE);
  const head = { date: day("2025-02-28"), other: code("5199"), entryId: newId("entry") };
  expect(stepAsset(asset, { ...head, kind: "impairment", amount: pesos(11_800_001) })).toMatchObject({
    error: { kind: "over-limit-asset", most: 11_800_000 },
  });
  expect(stepAsset(asset, { ...head, kind: "reversal", amount: pesos(1) })).toMatchObject({
    error: { kind: "over-limit-asset", most: 0 },
  });
  expect(stepAsset(asset, { ...head, kind: "addition", amount: ZERO, months: 9 })).toMatchObject({
    error: { problems: ["cost"] },
  });
  const noLife = { ...head, kind: "addition", amount: pesos(9), months: 0 } as const;
  expect(stepAsset(asset, noLife)).toMatchObject({ error: { problems: ["life"] } });
  const declining = assetOf({ method: "declining", residual: pesos(1) });
  expect(stepAsset(declining, { ...noLife, date: day("2024-12-31") })).toMatchObject({
    error: { problems: ["life"] },
  });
});

it("AF-03 a month that is depreciated as it was registered leaves no event; what left takes no step", () => {
  const leaving = {
    kind: "disposal",
    date: day("2025-02-28"),
    price: ZERO,
    entryId: newId("entry"),
    lastMonth: "whole",
    money: code("1110"),
    gain: code("4245"),
    loss: code("5310"),
  } as const;
  const left = stepAsset(assetOf({}, THREE), leaving);
  if (!left.ok) throw new Error("refused");
  expect(left.value.events.map(({ kind }) => kind)).toEqual(["disposal"]);
  const gone = assetOf({}, [...THREE, ...left.value.events]);
  expect(stepAsset(gone, leaving)).toEqual({ ok: false, error: { kind: "asset-gone" } });
});

describe("accounts over each chart", () => {
  it.each([
    ["1516", "159205", "159916", "516005", "424516"],
    ["1524", "159215", "159924", "516015", "424524"],
    ["1560", "159260", "159960", "516060", "424560"],
    ["1562", "159265", "159962", "5160", "424562"],
    ["1504", "1592", "159904", "5160", "424504"],
    ["152805", "159220", "159928", "516020", "424528"],
  ])("%s in the PUC", (account, accumulated, impairedIn, expense, gain) => {
    const found = accountsOfAsset(pucChart(), code(account), false);
    expect(found).toMatchObject({ accumulated, impaired: impairedIn, expense, gain });
    expect(accountsOfAsset(pucChart(), code(account), true).expense.startsWith("5260")).toBe(true);
  });

  it("a short chart has one account for the asset and what it lost", () => {
    for (const chart of [miniChart, journalChart]) {
      const account = usualAssetAccount(chart);
      const found = accountsOfAsset(chart, account, false);
      expect(found).toMatchObject({ accumulated: account, impaired: account });
      const fields = { ...MACHINE, account, ...found };
      expect(checkAsset(fields)).toEqual([]);
      const asset = assetOf(fields, THREE);
      const { lines } = leavingEntry(asset, day("2025-03-10"), pesos(11_800_000), found);
      expect(lines).toEqual([
        { account: found.money, debit: 11_800_000, credit: 0 },
        { account, debit: 0, credit: 11_800_000 },
      ]);
    }
  });

  it("a short chart keeps what is lost in the asset's own account, whichever it is", () => {
    const found = accountsOfAsset(miniChart, code("1003"), false);
    expect(found).toMatchObject({ accumulated: "1003", impaired: "1003" });
  });

  it("land and what is being built is not depreciated", () => {
    expect(["1504", "1508", "158801", "1520"].map(usualMethod)).toEqual(["none", "none", "none", "straight"]);
  });
});

/** What entries leave in each account. */
function balancesOf(entries: readonly EntryContent[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { lines } of entries)
    for (const { account, debit, credit } of lines)
      sums.set(account, (sums.get(account) ?? 0) + debit - credit);
  return sums;
}

const STEPS = ["month", "month", "month", "addition", "impairment", "reversal", "estimate"] as const;

/** An asset with one more thing that happened to it, and the entry that it wrote; the same where it may not be. */
function step(asset: Asset, kind: (typeof STEPS)[number], size: number): [Asset, EntryContent | null] {
  const last = asset.events.at(-1)?.date ?? asset.bought;
  const entryId = newId("entry");
  const other = code("2205");
  const more = (events: readonly AssetEvent[], entry: EntryContent | null): [Asset, EntryContent | null] => [
    { ...asset, events: [...asset.events, ...events] },
    entry,
  ];
  if (kind === "month") {
    const [due] = dueMonths([asset], addMonths(monthOf(last), 12));
    const share = due?.shares[0];
    if (due === undefined || share === undefined) return [asset, null];
    return more(
      [{ kind: "depreciation", date: lastDay(due.month), amount: share.amount, entryId }],
      depreciationEntry(due),
    );
  }
  // Half of what happens counts from its own month, half from the next one (AF-05).
  const date = size % 2 === 0 ? last : firstDay(addMonths(monthOf(last), 1));
  const amount = pesos(kind === "addition" ? 1 + size : Math.min(size, mostOf(asset, kind, date)));
  const head = { date, entryId };
  const steps: Readonly<Record<Exclude<(typeof STEPS)[number], "month">, AssetStep>> = {
    addition: { ...head, kind: "addition", amount, months: 1 + (size % 60), other },
    impairment: { ...head, kind: "impairment", amount, other },
    reversal: { ...head, kind: "reversal", amount, other },
    estimate: {
      kind: "estimate",
      date,
      method: "straight",
      months: 1 + (size % 90),
      units: 0,
      residual: ZERO,
    },
  };
  const stepped = stepAsset(asset, steps[kind]);
  return stepped.ok ? more(stepped.value.events, stepped.value.entry) : [asset, null];
}

const mostOf = (asset: Asset, kind: string, date: Day) =>
  kind === "impairment" ? mostImpaired(asset, date) : mostReversed(asset, date);

it("AF-06 the register is what its entries left, and a sale at any moment leaves nothing of it (AF-03)", () => {
  const history = fc.array(fc.tuple(fc.constantFrom(...STEPS), fc.integer({ min: 0, max: 3_000_000 })), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(history, fc.integer({ min: 0, max: 20_000_000 }), (steps, price) => {
      let asset = assetOf({ months: 24 });
      const entries: EntryContent[] = [purchaseEntry(MACHINE, code("2205"))];
      for (const [kind, size] of steps) {
        const [next, entry] = step(asset, kind, size);
        asset = next;
        if (entry !== null) entries.push(entry);
      }
      const { cost, accumulated, impaired: lost, net } = valueInUse(asset);
      const sums = balancesOf(entries);
      const of = (account: string) => sums.get(account) ?? 0;
      expect([of("1520") - cost, of("159210") + accumulated, of("159920") + lost]).toEqual([0, 0, 0]);
      expect(net).toBeGreaterThanOrEqual(0);
      const last = asset.events.at(-1)?.date ?? asset.bought;
      const ways = accountsOfAsset(pucChart(), asset.account, false);
      const next = last.endsWith("-01") ? last : firstDay(addMonths(monthOf(last), 1));
      const date = price % 2 === 0 ? last : addDays(next, price % 28);
      const head = {
        kind: "disposal" as const,
        date,
        price: pesos(price),
        entryId: newId("entry"),
        lastMonth: "days" as const,
      };
      const sold = stepAsset(asset, { ...head, ...ways });
      if (!sold.ok || sold.value.entry === null) throw new Error(JSON.stringify(sold));
      const gone = { ...asset, events: [...asset.events, ...sold.value.events] };
      expect(valueNow(gone).net).toBe(0);
      const left = balancesOf([...entries, sold.value.entry]);
      for (const account of ["1520", "159210", "159920"]) expect(left.get(account)).toSatisfy((sum) => !sum);
    }),
  );
});
