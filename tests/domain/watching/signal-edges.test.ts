import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { addMonths, day, month } from "#domain/kernel/calendar-day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { duplicates, firstDigit, missingNumbers } from "#domain/watching/entry-rules.ts";
import { cashCover, costGrowth, salesDrop } from "#domain/watching/growth-rules.ts";
import { partyShares } from "#domain/watching/party-rules.ts";
import {
  MOST_REVIEWED,
  reviewedOn,
  type Signal,
  signalFigure,
  signalKey,
  withReviewed,
} from "#domain/watching/signal.ts";
import { oldReceivables, taxUnpaid, watchBooks } from "#domain/watching/watch-rules.ts";
import { BOOK, bookOf, companyOf, EMPTY_BOOK, entryOf, type Nets, partiesOf } from "./hand-books.ts";

const MONTH: Nets = { "4135": -100, "6135": 40, "5120": 20, "1110": 40 };
const times = (count: number, nets: Nets = MONTH): Nets[] => Array.from({ length: count }, () => nets);
const SPAN = { first: month("2026-08"), last: month("2026-10") };
const BEFORE = { first: month("2026-05"), last: month("2026-07") };

describe("what a signal of growth says", () => {
  it("VG-01 with its sums, its growth and what it costs beyond that of sales", () => {
    const now = { ...MONTH, "4135": -110, "512005": 15, "512010": 21, "5120": 0 };
    expect(costGrowth(companyOf([...times(3), ...times(3, now)]))).toEqual([
      {
        kind: "cost-growth",
        account: "5120",
        span: SPAN,
        against: BEFORE,
        now: 108,
        before: 60,
        share: 108 / 60 - 1,
        salesShare: 330 / 300 - 1,
        excess: 108 - 60 * (1 + (330 / 300 - 1)),
      },
    ]);
  });

  it("VG-01 of three accounts at most, by what they cost and then by their code", () => {
    const before = { "4135": -1000, "5105": 100, "5110": 100, "5115": 100, "5195": 50, "1110": 650 };
    const now = { "4135": -1000, "5105": 130, "5110": 150, "5115": 130, "5195": 78, "1110": 512 };
    const told = costGrowth(companyOf([...times(3, before), ...times(3, now)]));
    expect(told.map(({ account }) => account)).toEqual(["5110", "5105", "5115"]);
  });

  it.each<readonly [account: string, told: boolean]>([
    ["5120", true],
    ["5220", true],
    ["5305", true],
    ["6135", true],
    ["7105", true],
    ["5405", false],
    ["5905", false],
    ["1512", false],
    ["1552", false],
    ["4175", false],
  ])("VG-01 of the account %s: %s", (account, told) => {
    const before = { "4135": -100, [account]: 20, "1110": 80 };
    const found = costGrowth(companyOf([...times(3, before), ...times(3, { ...before, [account]: 40 })]));
    expect(found.length > 0).toBe(told);
  });

  it("VG-02 with both sums and its share below zero", () => {
    const facts = companyOf([...times(3), ...times(3, { "4135": -70, "1110": 70 })]);
    expect(salesDrop(facts)).toEqual([
      { kind: "sales-drop", span: SPAN, against: BEFORE, now: 210, before: 300, share: 210 / 300 - 1 },
    ]);
    expect(salesDrop(companyOf([...times(3, { "5120": 5, "1110": -5 }), ...times(3)]))).toEqual([]);
    expect(salesDrop(companyOf([]))).toEqual([]);
  });

  it("VG-02 against the same months of the year before", () => {
    const year = [...times(3, { "4135": -300, "1110": 300 }), ...times(12)];
    expect(salesDrop(companyOf(year))[0]?.against).toEqual({
      first: month("2025-08"),
      last: month("2025-10"),
    });
    expect(salesDrop(companyOf(year.slice(1)))).toEqual([]);
  });

  it("VG-03 with the cash, the mean expenses and the day", () => {
    const spends = { "5120": 20, "1110": -20 };
    expect(cashCover(companyOf([{ "1110": 50, "3115": -50 }, spends, { "5120": 30, "1110": -30 }]))).toEqual([
      { kind: "cash-cover", cash: 0, monthly: 25, share: 0, on: day("2026-10-31") },
    ]);
    const facts = companyOf([{ "1110": 50, "3115": -50 }, spends, spends]);
    expect(cashCover(facts)[0]).toMatchObject({ cash: 10, monthly: 20, share: 0.5 });
    expect(cashCover(companyOf([]))).toEqual([]);
  });

  it.each<readonly [account: string, told: boolean]>([
    ["5120", true],
    ["5220", true],
    ["5315", true],
    ["5160", false],
    ["5165", false],
    ["5199", false],
    ["5260", false],
    ["5405", false],
    ["6135", false],
    ["1520", false],
  ])("VG-03 of the account %s as an expense that is paid: %s", (account, told) => {
    const found = cashCover(companyOf(times(3, { [account]: 20, "1110": -20 })));
    expect(found.length > 0).toBe(told);
  });

  it("VG-03 counts the three months before, and a month that gave back expenses for none", () => {
    const spends = { "5120": 20, "1110": -20 };
    const back = { "5120": -20, "1110": 20 };
    expect(cashCover(companyOf([{ "1110": 45, "3115": -45 }, spends, spends]))[0]?.monthly).toBe(20);
    expect(cashCover(companyOf([{ "1110": 20, "3115": -20 }, spends, back]))).toEqual([]);
    expect(cashCover(companyOf([{ "5120": 900, "1110": -900 }, ...times(3, spends)]))[0]?.monthly).toBe(20);
  });
});

describe("VG-04 the figures of a third party", () => {
  const facts = companyOf(times(12, { "4135": -100, "6135": 50, "1110": 50 }));
  const span = { first: month("2025-11"), last: month("2026-10") };

  it("are its sum, that of all and its part", () => {
    expect(partyShares(facts, partiesOf("4135", { Ana: -160, Beto: -140 }))).toEqual([
      {
        kind: "customer-share",
        party: "Ana",
        amount: 640,
        total: 1200,
        share: 640 / 1200,
        span,
        basis: "named",
      },
    ]);
    expect(partyShares(facts, partiesOf("2335", { Zeta: -40, Yota: -60 }, 3))).toEqual([
      {
        kind: "supplier-share",
        party: "Yota",
        amount: 180,
        total: 300,
        share: 0.6,
        span,
        basis: "credit",
      },
    ]);
  });

  it("are of what is named, of this year, of three months and of a large part", () => {
    const told = (...args: Parameters<typeof partiesOf>) => partyShares(facts, partiesOf(...args)).length;
    expect(told("4135", { Ana: -240 }, 4)).toBe(1);
    expect(told("4135", { Ana: -239 }, 4)).toBe(0);
    expect(told("4135", { Ana: -160, Beto: -240 }, 3)).toBe(1);
    expect(told("4135", { Ana: -120, Beto: -90, Ciro: -90 }, 4)).toBe(1);
    expect(told("4135", { Ana: -119, Beto: -91, Ciro: -90 }, 4)).toBe(0);
    expect(told("130505", { Ana: 120 }, 3)).toBe(1);
    expect(told("130505", { Ana: 119 }, 3)).toBe(0);
    expect(told("130505", { Ana: -400 }, 4)).toBe(0);
    expect(told("1330", { Ana: 400 }, 4)).toBe(0);
    expect(told("2305", { Ana: -400 }, 4)).toBe(0);
    const old = partiesOf("4135", { Ana: -300 }).map((move) => ({
      ...move,
      month: addMonths(move.month, -12),
    }));
    expect(partyShares(facts, old)).toEqual([]);
    const later = partiesOf("4135", { Ana: -300 }).map((move) => ({
      ...move,
      month: addMonths(move.month, 4),
    }));
    expect(partyShares(facts, later)).toEqual([]);
  });

  it("are the first by name of two alike", () => {
    expect(partyShares(facts, partiesOf("4135", { Beto: -150, Ana: -150 }))[0]).toMatchObject({
      party: "Ana",
    });
  });

  it("leave out one that gave back more than it bought", () => {
    const moves = [...partiesOf("4135", { Ana: -150, Beto: -150 }), ...partiesOf("4175", { Ciro: 30 })];
    expect(partyShares(facts, moves)[0]).toMatchObject({ total: 1200, share: 0.5 });
  });
});

describe("the figures of one book", () => {
  it("VG-06 are the groups, the latest first, with the day and the amount of that one", () => {
    const entries = [
      entryOf({ number: 4, party: "Ana" }),
      entryOf({ number: 1, party: "Beto", amount: 70 }),
      entryOf({ number: 3, party: "Ana" }),
      entryOf({ number: 2, party: "Beto", amount: 70 }),
      entryOf({ number: 9, party: "Ana", date: "2026-10-09" }),
    ];
    expect(duplicates(bookOf(entries))).toEqual([
      {
        kind: "duplicates",
        book: BOOK,
        groups: [
          [3, 4],
          [1, 2],
        ],
        date: day("2026-10-05"),
        amount: 50_000,
      },
    ]);
  });

  it("VG-06 are of one reference however it is written, and of lines in any order", () => {
    const first = entryOf({ number: 1, reference: "FV 1", words: "" });
    const second = entryOf({ number: 2, reference: " fv 1 ", words: "" });
    expect(duplicates(bookOf([first, { ...second, lines: second.lines.toReversed() }]))).toHaveLength(1);
    expect(
      duplicates(bookOf([entryOf({ number: 1, words: "Pán" }), entryOf({ number: 2, words: "pan " })])),
    ).toHaveLength(1);
    const half = entryOf({ number: 1, party: "Ana", words: "" });
    const one = {
      ...half,
      lines: half.lines.map((line, at) => (at === 0 ? line : { ...line, thirdParty: " " })),
    };
    expect(duplicates(bookOf([one, { ...one, number: 2, description: "Otra" }]))).toHaveLength(1);
  });

  it("VG-07 are the digit, its share and the usual one", () => {
    const four = (at: number) => (at % 2 ? 4 * 10 ** (2 + (at % 5)) : Math.round(1000 * 1.02 ** (at % 581)));
    const entries = Array.from({ length: 600 }, (_, at) => entryOf({ number: at + 1, amount: four(at) }));
    const nothing = {
      ...entryOf({ number: 999 }),
      lines: [{ account: "1105" as AccountCode, debit: ZERO, credit: pesos(5) }],
    };
    const [found] = firstDigit(bookOf([...entries, nothing]));
    expect(found).toMatchObject({ kind: "first-digit", book: BOOK, entries: 600, digit: 4 });
    expect([found?.share, found?.usual].map((share) => share?.toFixed(4))).toEqual(["0.5467", "0.0969"]);
    expect(firstDigit(bookOf(entries.slice(0, 500)))).toHaveLength(1);
    expect(firstDigit(bookOf([...entries.slice(0, 499), nothing]))).toEqual([]);
  });

  it("VG-07 are none of amounts within a thousand times", () => {
    const of = (most: number) =>
      bookOf(
        Array.from({ length: 600 }, (_, at) =>
          entryOf({ number: at, amount: at % 2 ? 4000 : at % 4 ? 4 : most }),
        ),
      );
    expect(firstDigit(of(4000))).toHaveLength(1);
    const close = Array.from({ length: 600 }, (_, at) => entryOf({ number: at, amount: at % 2 ? 3999 : 4 }));
    expect(firstDigit(bookOf(close))).toEqual([]);
  });

  it("VG-11 are of each run by itself", () => {
    const run = (prefix: string, from: number, to: number, without: readonly number[] = []) =>
      Array.from({ length: to - from + 1 }, (_, at) => from + at)
        .filter((each) => !without.includes(each))
        .map((each) => `${prefix}${each}`);
    const of = (...sold: readonly string[]) => missingNumbers({ ...EMPTY_BOOK, sold });
    const told = of(
      ...run("fv ", 5, 16, [6]),
      ...run("A", 1, 12, [12, 3]),
      ...run("A", 1, 12, [3]),
      "FV 5",
      "12a",
      "",
    );
    expect(told).toEqual([
      { kind: "missing-numbers", book: BOOK, prefix: "A", missing: [3], first: 1, last: 12 },
      { kind: "missing-numbers", book: BOOK, prefix: "FV", missing: [6], first: 5, last: 16 },
    ]);
    expect(of(...run("", 1, 11, [4]))).toHaveLength(1);
    expect(of(...run("", 1, 10, [4]))).toEqual([]);
    expect(of(...run("", 1, 12, [4, 5]))).toEqual([]);
    expect(of(...run("", 1, 22, [4, 5]))).toHaveLength(1);
    expect(of(...run("F", 1, 11, [4]), "F1234567890123")).toHaveLength(1);
  });

  it("VG-09 and VG-10 are what is old and what is left", () => {
    const receivables = { owed: pesos(200), old: pesos(50) };
    expect(oldReceivables({ ...EMPTY_BOOK, receivables })).toEqual([
      { kind: "old-receivables", book: BOOK, owed: 200, old: 50, share: 0.25 },
    ]);
    for (const [owed, old] of [
      [-5, -2],
      [100, -20],
      [-100, 20],
    ])
      expect(
        oldReceivables({ ...EMPTY_BOOK, receivables: { owed: pesos(owed ?? 0), old: pesos(old ?? 0) } }),
      ).toEqual([]);
    expect(oldReceivables(EMPTY_BOOK)).toEqual([]);
    const due = { month: month("2026-08"), left: 1500 };
    expect(taxUnpaid({ ...EMPTY_BOOK, vat: due, withheld: { ...due, left: 2000 } })).toEqual([
      { kind: "vat-unpaid", book: BOOK, ...due },
      { kind: "withheld-unpaid", book: BOOK, ...due, left: 2000 },
    ]);
  });

  it("come after those of the company, money first", () => {
    const facts = companyOf([...times(3), ...times(3, { "4135": -50, "6135": 40, "5120": 20, "1110": -50 })]);
    const entries = [entryOf({ number: 1, party: "Ana" }), entryOf({ number: 2, party: "Ana" })];
    const due = { month: month("2026-08"), left: 1500 };
    const book = {
      ...bookOf(entries),
      vat: due,
      strays: [month("2002-01")],
      receivables: { owed: pesos(100), old: pesos(50) },
      against: [{ account: "1105" as AccountCode, name: "Caja", amount: 5, side: "credit" as const }],
      sold: Array.from({ length: 20 }, (_, at) => `F${at === 5 ? 30 : at + 1}`),
    };
    const kinds = watchBooks(facts, [], [book]).map(({ kind }) => kind);
    expect(kinds).toEqual([
      "cash-cover",
      "sales-drop",
      "vat-unpaid",
      "old-receivables",
      "against-nature",
      "stray-year",
      "duplicates",
    ]);
  });
});

describe("VG-12 a signal that was seen", () => {
  const of = (signal: object) => ({ book: BOOK, span: SPAN, ...signal }) as unknown as Signal;
  it.each<readonly [signal: object, key: string, figure: string]>([
    [{ kind: "cost-growth", account: "5120", share: 0.256 }, "cost-growth/5120", "2026-10 26"],
    [{ kind: "sales-drop", share: -0.254 }, "sales-drop", "2026-10 -25"],
    [{ kind: "cash-cover", share: 0.46 }, "cash-cover", "0.5"],
    [{ kind: "customer-share", party: "Ana", share: 0.5 }, "customer-share/Ana", "50"],
    [{ kind: "supplier-share", party: "Zeta", share: 0.414 }, "supplier-share/Zeta", "41"],
    [
      { kind: "against-nature", account: "1105", side: "credit", amount: 7 },
      "against-nature/book_1/1105",
      "credit 7",
    ],
    [
      {
        kind: "duplicates",
        groups: [
          [3, 4],
          [1, 2],
        ],
      },
      "duplicates/book_1",
      "3=4 1=2",
    ],
    [{ kind: "first-digit", digit: 4, share: 0.3 }, "first-digit/book_1", "4 30"],
    [{ kind: "stray-year", months: ["2002-01", "2106-05"] }, "stray-year/book_1", "2002-01 2106-05"],
    [{ kind: "old-receivables", old: 50 }, "old-receivables/book_1", "50"],
    [{ kind: "vat-unpaid", month: "2026-08", left: 1500 }, "vat-unpaid/book_1", "2026-08 1500"],
    [{ kind: "withheld-unpaid", month: "2026-08", left: 2 }, "withheld-unpaid/book_1", "2026-08 2"],
    [{ kind: "missing-numbers", prefix: "FV-", missing: [7, 9] }, "missing-numbers/book_1/FV-", "7 9"],
  ])("is known by %j", (signal, key, figure) => {
    expect([signalKey(of(signal)), signalFigure(of(signal))]).toEqual([key, figure]);
  });

  it("is known to be seen by its figure, and the day is told", () => {
    const drop = of({ kind: "sales-drop", share: -0.25 });
    const known = withReviewed([], "sales-drop", { figure: "2026-10 -25", day: day("2026-11-02") });
    expect(reviewedOn(drop, known)).toBe("2026-11-02");
    expect(reviewedOn(of({ kind: "sales-drop", share: -0.35 }), known)).toBeNull();
    expect(reviewedOn(of({ kind: "cash-cover", share: -0.25 }), known)).toBeNull();
  });

  it("is kept once, with its last figure, among the last hundred", () => {
    const seen = (figure: string) => ({ figure, day: day("2026-11-20") });
    const one = withReviewed([], "a", seen("1"));
    expect(one).toEqual([{ signal: "a", ...seen("1") }]);
    const two = withReviewed(one, "b", seen("2"));
    expect(withReviewed(two, "a", seen("3")).map(({ signal, figure }) => signal + figure)).toEqual([
      "b2",
      "a3",
    ]);
    expect(withReviewed(two, "a", null)).toEqual([{ signal: "b", ...seen("2") }]);
    expect(withReviewed(two, "z", null)).toEqual(two);
    const full = Array.from({ length: MOST_REVIEWED }, (_, at) => ({ signal: `s${at}`, ...seen("0") }));
    const more = withReviewed(full, "new", seen("1"));
    expect([more.length, more[0]?.signal, more.at(-1)?.signal, MOST_REVIEWED]).toEqual([
      100,
      "s1",
      "new",
      100,
    ]);
  });
});
