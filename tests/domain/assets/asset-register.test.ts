import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { balancesOfLines } from "#domain/accounting/ledger/balances.ts";
import type { Asset, AssetEvent, AssetFields, AssetPurchase } from "#domain/assets/asset.ts";
import { usualMethod } from "#domain/assets/asset-accounts.ts";
import {
  additionEntry,
  impairmentEntry,
  leavingEntry,
  purchaseEntry,
  reversalEntry,
} from "#domain/assets/asset-entries.ts";
import { compareRegister, isCostPuc, isSameRow, registerFindings } from "#domain/assets/asset-register.ts";
import { type AssetStep, stepAsset } from "#domain/assets/asset-steps.ts";
import { checkAsset, checkPurchase, fixedFields } from "#domain/assets/check-asset.ts";
import { depreciatedUntil } from "#domain/assets/depreciation-share.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import type { EntryId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { line, posted } from "#tests/support/builders.ts";
import { assetOf, depreciated, impaired, MACHINE } from "#tests/support/records/assets.ts";

type Figures = readonly (readonly [account: string, amount: number])[];

const code = (text: string) => text as AccountCode;
const id = (text: string) => text as EntryId;
const pucOf = (account: AccountCode): string => account;
const linesOf = (figures: Figures) => figures.map(([account, amount]) => line(account, amount));
const told = (lines: Entry["lines"]) =>
  lines.map(({ account, debit, credit }) => `${account} ${debit - credit}`);
const MILLION = 1_000_000;

/** Three months depreciated, an improvement, an impairment and what was taken back of it. */
const EVENTS: readonly AssetEvent[] = [
  { ...depreciated(month("2025-01"), 100_000), entryId: id("d1") } as AssetEvent,
  { kind: "addition", date: day("2025-02-10"), amount: pesos(500_000), months: 118, entryId: id("a") },
  { kind: "impairment", date: day("2025-02-20"), amount: pesos(300_000), entryId: id("i") },
  { kind: "reversal", date: day("2025-02-25"), amount: pesos(40_000), entryId: id("r") },
  {
    kind: "estimate",
    date: day("2025-02-26"),
    method: "straight",
    months: 100,
    units: 0,
    residual: pesos(0),
  },
];
const USED: Asset = { ...assetOf({}, EVENTS), entryId: id("b") };
const SOLD: Asset = {
  ...USED,
  events: [...EVENTS, { kind: "disposal", date: day("2025-02-28"), price: pesos(MILLION), entryId: id("s") }],
};

describe("AF-06 the register beside the ledger", () => {
  const rows = (assets: readonly Asset[], ledger: Figures) =>
    compareRegister(assets, balancesOfLines(linesOf(ledger)), pucOf).map(
      ({ account, register, ledger: own }) => `${account} ${register} ${own}`,
    );

  it("has each account of assets with what both have of it, by its code", () => {
    expect(
      rows(
        [USED, assetOf()],
        [
          ["159210", -90_000],
          ["1520", 24_500_000],
          ["1520", -7],
          ["110505", 5],
          ["1524", 3],
        ],
      ),
    ).toEqual(["1520 24500000 24499993", "1524 0 3", "159210 -100000 -90000", "159920 -260000 0"]);
  });

  it("leaves out accounts with nothing in both, and what is no asset", () => {
    expect(
      rows(
        [],
        [
          ["1520", 5],
          ["1520", -5],
          ["115205", 9],
        ],
      ),
    ).toEqual([]);
    expect(rows([SOLD], [["1520", 2]])).toEqual(["1520 0 2"]);
    expect(rows([SOLD], [])).toEqual([]);
  });

  it("tells rows that agree, and accounts of cost from those of what was lost", () => {
    const row = { account: code("1520"), register: pesos(5), ledger: pesos(5) };
    expect([isSameRow(row), isSameRow({ ...row, ledger: pesos(6) })]).toEqual([true, false]);
    expect(["1520", "151592", "1592", "159910", "1590", "1105", "111520"].filter(isCostPuc)).toEqual([
      "1520",
      "151592",
    ]);
  });
});

describe("AF-06 which entries make them differ", () => {
  const entry = (of: string, ...figures: Figures): Entry => ({
    ...posted(1, { date: day("2025-02-28"), description: "", reference: "", lines: linesOf(figures) }),
    id: id(of),
  });
  const BOOKS = [
    entry("b", ["1520", 12 * MILLION], ["1110", -12 * MILLION]),
    entry("d1", ["516010", 100_000], ["159210", -100_000]),
    entry("a", ["1520", 500_000], ["1110", -500_000]),
    entry("i", ["5199", 300_000], ["159920", -300_000]),
    entry("r", ["159920", 40_000], ["4250", -40_000]),
  ];
  const LEFT = entry(
    "s",
    ["1110", MILLION],
    ["159210", 100_000],
    ["159920", 260_000],
    ["531015", 11_140_000],
    ["1520", -12_500_000],
  );
  const found = (assets: readonly Asset[], books: readonly Entry[]) =>
    registerFindings(assets, books, pucOf).map((each) =>
      each.kind === "lost"
        ? `lost ${each.entryId} ${each.assets.length}`
        : `${each.entry.id} ${each.account} ${each.difference}`,
    );

  it("none where each moved what the register knows, until the asset left", () => {
    expect(found([USED], BOOKS)).toEqual([]);
    expect(found([SOLD], [...BOOKS, LEFT])).toEqual([]);
  });

  it.each<[string, readonly Entry[], readonly string[]]>([
    ["a depreciation that is gone", BOOKS.filter((each) => each.id !== "d1"), ["lost d1 1"]],
    [
      "one of another amount",
      [...BOOKS.filter((each) => each.id !== "d1"), entry("d1", ["516010", 90_000], ["159210", -90_000])],
      ["d1 159210 10000"],
    ],
    ["one that no register knows", [...BOOKS, entry("x", ["1520", 7], ["1110", -7])], ["x 1520 7"]],
    [
      "a purchase on another account",
      [...BOOKS.slice(1), entry("b", ["1524", 12 * MILLION], ["1110", -12 * MILLION])],
      ["b 1524 12000000"],
    ],
  ])("%s", (_name, books, expected) => {
    expect(found([USED], books)).toEqual(expected);
  });

  it("asks no entry of an asset that came before all of them, nor of a month without depreciation", () => {
    const { entryId: _, ...nothing } = depreciated(month("2025-01"), 0) as Extract<
      AssetEvent,
      { kind: "depreciation" }
    >;
    expect(found([assetOf({}, [nothing])], [])).toEqual([]);
  });

  it("names an entry of several assets once, with each of them", () => {
    const two = [USED, { ...assetOf(), entryId: id("b") }];
    expect(found(two, BOOKS.slice(1))).toEqual(["lost b 2"]);
    expect(
      found(two, [entry("b", ["1520", 24 * MILLION], ["1110", -24 * MILLION]), ...BOOKS.slice(1)]),
    ).toEqual([]);
  });
});

describe("the entries of an asset", () => {
  const input = { date: day("2025-03-01"), amount: pesos(500), other: code("1110") };

  it("has what it costs on its account, paid from another one, with who sold it on both lines", () => {
    const bought = purchaseEntry({ ...MACHINE, supplier: "Paz" }, code("1110"));
    expect([bought.date, ...told(bought.lines)]).toEqual(["2024-12-14", "1520 12000000", "1110 -12000000"]);
    expect(bought.lines.map(({ thirdParty }) => thirdParty)).toEqual(["Paz", "Paz"]);
    expect(purchaseEntry(MACHINE, code("1110")).lines.some((each) => "thirdParty" in each)).toBe(false);
  });

  it("improves, impairs and takes an impairment back on their own sides (NIIF para PYMES 27.5 and 27.30)", () => {
    expect(told(additionEntry(USED, input).lines)).toEqual(["1520 500", "1110 -500"]);
    expect(told(impairmentEntry(USED, { ...input, other: code("5199") }).lines)).toEqual([
      "5199 500",
      "159920 -500",
    ]);
    expect(told(reversalEntry(USED, { ...input, other: code("4250") }).lines)).toEqual([
      "159920 500",
      "4250 -500",
    ]);
  });

  // 12.500.000 less 100.000 and 260.000: 12.140.000 are left.
  it.each([
    [
      "a gain",
      12_140_001,
      ["1110 12140001", "159210 100000", "159920 260000", "4245 -1", "1520 -12500000"],
      "Venta",
    ],
    ["neither", 12_140_000, ["1110 12140000", "159210 100000", "159920 260000", "1520 -12500000"], "Venta"],
    ["a loss", 1, ["1110 1", "159210 100000", "159920 260000", "531015 12139999", "1520 -12500000"], "Venta"],
    ["scrapped", 0, ["159210 100000", "159920 260000", "531015 12140000", "1520 -12500000"], "Baja"],
  ])("leaves with %s (AF-03)", (_name, price, lines, word) => {
    const accounts = { money: code("1110"), gain: code("4245"), loss: code("531015") };
    const left = leavingEntry(USED, day("2025-02-28"), pesos(price), accounts);
    expect(told(left.lines).toSorted()).toEqual(lines.toSorted());
    expect(left.description).toMatch(new RegExp(`^${word}: `));
  });
});

describe("what is typed of an asset: its limits", () => {
  const declining = { method: "declining" as const, residual: pesos(1) };
  const opened = (accumulated: number, of = "2025-06") => ({
    opening: { month: month(of), accumulated: pesos(accumulated) },
  });

  it.each<[string, Partial<AssetFields>, readonly string[]]>([
    ["a month", { months: 1, taxMonths: 1 }, []],
    ["a hundred years", { months: 1_200, taxMonths: 1_200 }, []],
    ["a month more", { months: 1_201 }, ["life"]],
    ["a month more for taxes", { taxMonths: 1_201 }, ["tax-life"]],
    ["a reducing balance to a peso", declining, []],
    ["one without a life", { ...declining, months: 0 }, ["life"]],
    ["less than nothing left", { residual: pesos(-1) }, ["residual"]],
    ["a thousand million units", { method: "units", units: 1_000_000_000 }, []],
    ["one more", { method: "units", units: 1_000_000_001 }, ["units"]],
    ["a name of 460 characters", { name: "x".repeat(460) }, []],
    ["one of 461", { name: "x".repeat(461) }, ["name"]],
    ["depreciated from the month that it was bought in", { starts: month("2024-12") }, []],
    ["nothing depreciated yet", opened(0), []],
    ["less than nothing", opened(-1), ["opening"]],
    ["all but the residual value", { ...opened(11_999_999), residual: pesos(1) }, []],
    ["more than that", { ...opened(12_000_000), residual: pesos(1) }, ["opening"]],
    ["land with something depreciated", { ...opened(1), method: "none", months: 0 }, ["opening"]],
    ["land without", { ...opened(0), method: "none", months: 0 }, []],
    ["a life that is over, in part", { ...opened(11_999_999, "2034-12") }, ["opening"]],
    ["one that has a month left", { ...opened(11_999_999, "2034-11") }, []],
    ["units, whatever the months", { ...opened(5, "2040-01"), method: "units", units: 9, months: 1 }, []],
  ])("%s", (_name, fields, problems) => {
    expect(checkAsset({ ...MACHINE, ...fields })).toEqual(problems);
  });

  it.each<[string, AssetPurchase, readonly string[]]>([
    ["paid from its own account", { kind: "post", entryId: id("e"), paidFrom: code("1520") }, ["paid-from"]],
    ["from another one", { kind: "post", entryId: id("e"), paidFrom: code("1110") }, []],
    ["by a known entry", { kind: "known", entryId: id("e") }, []],
    ["before all of them", { kind: "none" }, []],
  ])("bought %s", (_name, purchase, problems) => {
    expect(checkPurchase(MACHINE, purchase)).toEqual(problems);
  });

  it("keeps what its entries were counted from", () => {
    const plain = assetOf();
    expect(fixedFields(plain)).toEqual([]);
    expect(fixedFields({ ...plain, entryId: id("b") })).toEqual(["account", "bought", "cost"]);
    expect(fixedFields(USED)).toContain("residual");
  });

  it.each([
    ["1504", "none"],
    ["1508", "none"],
    ["158805", "none"],
    ["1520", "straight"],
    ["1515", "straight"],
    ["131504", "straight"],
  ])("of %s it usually goes by %s", (puc, method) => {
    expect(usualMethod(puc)).toBe(method);
  });
});

describe("AF-04 steps of an asset: their limits", () => {
  const WORN = assetOf({}, [depreciated(month("2025-01"), 100_000), impaired(day("2025-02-03"), 400_000)]);
  const step = (more: object) =>
    ({ date: day("2025-02-10"), other: code("1110"), entryId: id("e"), ...more }) as AssetStep;
  const refused = (asset: Asset, more: object) => {
    const made = stepAsset(asset, step(more));
    if (made.ok) return made.value.events.map(({ kind }) => kind);
    return made.error.kind === "bad-asset" ? made.error.problems : made.error;
  };

  it.each<[string, object, unknown]>([
    ["an improvement of nothing", { kind: "addition", amount: 0, months: 1 }, ["cost"]],
    ["of a peso over a month", { kind: "addition", amount: 1, months: 1 }, ["addition"]],
    ["over a hundred years", { kind: "addition", amount: 1, months: 1_200 }, ["addition"]],
    ["over a month more", { kind: "addition", amount: 1, months: 1_201 }, ["life"]],
    ["over no month", { kind: "addition", amount: 1, months: 0 }, ["life"]],
    ["over half a month", { kind: "addition", amount: 1, months: 1.5 }, ["life"]],
    ["an impairment of nothing", { kind: "impairment", amount: 0 }, ["cost"]],
    [
      "an estimate without life",
      { kind: "estimate", method: "straight", months: 0, units: 0, residual: 0 },
      ["life"],
    ],
    [
      "one of a month",
      { kind: "estimate", method: "straight", months: 1, units: 0, residual: 0 },
      ["estimate"],
    ],
  ])("%s", (_name, more, expected) => {
    expect(refused(WORN, more)).toEqual(expected);
  });

  it("impairs all that it is worth and no peso more", () => {
    const over = refused(WORN, { kind: "impairment", amount: 99 * MILLION });
    const { most } = over as { most: number };
    expect(over).toMatchObject({ kind: "over-limit-asset" });
    expect(refused(WORN, { kind: "impairment", amount: most })).toEqual(["impairment"]);
    expect(refused(WORN, { kind: "impairment", amount: most + 1 })).toEqual({
      kind: "over-limit-asset",
      most,
    });
  });

  it("is not sold for less than nothing; land needs no life for an improvement", () => {
    const sale = {
      kind: "disposal",
      money: code("1110"),
      gain: code("4245"),
      loss: code("5310"),
      lastMonth: "whole",
    };
    expect(refused(WORN, { ...sale, price: -1 })).toEqual(["cost"]);
    expect(refused(WORN, { ...sale, price: 0 })).toContain("disposal");
    const land = assetOf({ method: "none", months: 0 });
    expect(refused(land, { kind: "addition", amount: 5, months: 0 })).toEqual(["addition"]);
  });

  const span = { units: 100, net: pesos(1_200), residual: pesos(200) };

  it.each([
    ["none", 12, 5, 0, 0],
    ["straight", 12, 6, 0, 500],
    ["straight", 12, 12, 0, 1_000],
    ["straight", 12, 13, 0, 1_000],
    ["units", 12, 0, 50, 500],
    ["units", 12, 0, 100, 1_000],
    ["units", 12, 0, 101, 1_000],
    ["declining", 12, 12, 0, 1_000],
    ["declining", 12, 11, 0, 917],
    // Two years: 1.200 × (200 ÷ 1.200) ^ ½ = 490 are left after the first one.
    ["declining", 24, 12, 0, 710],
    ["declining", 24, 6, 0, 355],
    ["declining", 24, 18, 0, 855],
    ["declining", 18, 18, 0, 1_000],
    // 1.200 × (1 ÷ 6) ^ ⅔ = 363 after the first year; five sixths of the 163 that are left to 200.
    ["declining", 18, 17, 0, 973],
  ] as const)("%s over %d months has after %d, or %d units, %d", (method, months, at, units, amount) => {
    expect(depreciatedUntil({ ...span, method, months }, at, units)).toBe(amount);
  });

  it("is spread evenly without a residual value, and nothing where nothing is left", () => {
    const rest = { ...span, method: "declining" as const, months: 12 };
    expect(depreciatedUntil({ ...rest, residual: pesos(0) }, 3, 0)).toBe(300);
    expect(depreciatedUntil({ ...rest, net: pesos(200) }, 3, 0)).toBe(0);
    expect(depreciatedUntil({ ...rest, net: pesos(100), method: "straight" }, 3, 0)).toBe(0);
  });
});
