import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { month } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { duplicates, firstDigit, missingNumbers } from "#domain/watching/entry-rules.ts";
import { cashCover, costGrowth, salesDrop } from "#domain/watching/growth-rules.ts";
import { partyShares } from "#domain/watching/party-rules.ts";
import { signalKey } from "#domain/watching/signal.ts";
import type { WatchedEntry } from "#domain/watching/watch-facts.ts";
import {
  abnormalBalanceSignals,
  oldReceivables,
  strayYear,
  taxUnpaid,
  watchBooks,
} from "#domain/watching/watch-rules.ts";
import { BOOK, bookOf, companyOf, EMPTY_BOOK, entryOf, type Nets, partiesOf } from "./hand-books.ts";

/** An ordinary month: 100 sold in cash, 40 of cost, 20 of rent, the rest stays in the bank. */
const MONTH: Nets = { "4135": -100, "6135": 40, "5120": 20, "1110": 40 };
const times = (count: number, nets: Nets = MONTH): Nets[] => Array.from({ length: count }, () => nets);

describe("VG-01 a cost that grows faster than sales", () => {
  const after = (nets: Nets) => costGrowth(companyOf([...times(3), ...times(3, { ...MONTH, ...nets })]));
  it.each<[string, Nets, readonly string[]]>([
    ["nothing changes", {}, []],
    ["rent doubles", { "5120": 40 }, ["5120"]],
    ["rent grows with sales", { "4135": -200, "5120": 40 }, []],
    ["rent grows 14 points faster", { "5120": 22.8 }, []],
    ["rent grows 16 points faster", { "5120": 23.2 }, ["5120"]],
    ["rent stays while sales halve", { "4135": -50 }, []],
    ["cost and rent grow: the dearest first", { "5120": 30, "6135": 80 }, ["6135", "5120"]],
    ["a new expense has nothing to grow from", { "5195": 30 }, []],
    ["income tax is no cost that grows", { "5405": 30 }, []],
    ["no sales before or after", { "4135": 0 }, []],
  ])("%s", (_name, nets, accounts) => {
    expect(after(nets).map(({ account }) => account)).toEqual(accounts);
  });

  it("leaves out a large growth of little money", () => {
    const [before, now] = [
      { ...MONTH, "5195": 0.5 },
      { ...MONTH, "5195": 2 },
    ];
    expect(costGrowth(companyOf([...times(3, before), ...times(3, now)]))).toEqual([]);
  });

  it("compares with the year before where the books cover it", () => {
    const december = { ...MONTH, "5120": 60 };
    const year = [...times(3, december), ...times(9), ...times(3, december)];
    expect(costGrowth(companyOf(year))).toEqual([]);
    expect(costGrowth(companyOf(year.slice(3)))).toHaveLength(1);
  });

  it("says nothing of fewer months than it compares, and counts no month that is not over", () => {
    expect(costGrowth(companyOf([...times(2), ...times(3, { ...MONTH, "5120": 90 })]))).toEqual([]);
    const running = companyOf([...times(6), { "5120": 900 }], month("2026-11"));
    expect(costGrowth(running)).toEqual([]);
  });
});

describe("VG-02 sales that fall", () => {
  it.each([
    [81, 0],
    [80, 1],
    [50, 1],
    [120, 0],
  ])("%d where there were 100", (now, found) => {
    const facts = companyOf([...times(3), ...times(3, { "4135": -now, "1110": now })]);
    expect(salesDrop(facts)).toHaveLength(found);
  });
});

describe("VG-03 cash under a month of expenses", () => {
  const spends = { "5120": 20, "1110": -20 };
  it.each<[string, readonly Nets[], number]>([
    ["cash for two months", [{ "1110": 80, "3115": -80 }, spends, spends], 0],
    ["cash for exactly a month", [{ "1110": 60, "3115": -60 }, spends, spends], 0],
    ["cash for less", [{ "1110": 50, "3115": -50 }, spends, spends], 1],
    ["no cash", [{ "1110": 40, "3115": -40 }, spends, spends], 1],
    ["depreciation costs no cash", times(3, { "5160": 20, "1592": -20 }), 0],
    ["one month says nothing of an ordinary one", [{ "5120": 20, "1110": -20 }], 0],
  ])("%s", (_name, months, found) => {
    expect(cashCover(companyOf(months))).toHaveLength(found);
  });

  it("does not take cash from an overdrawn bank", () => {
    const [found] = cashCover(
      companyOf([{ "1105": 100, "111005": -900, "3115": 800 }, spends, { "5120": 20, "1105": -20 }]),
    );
    expect(found).toBeUndefined();
  });
});

describe("VG-04 one customer or supplier", () => {
  const facts = companyOf(times(12, { "4135": -100, "6135": 50, "1110": 50 }));
  const told = (...args: Parameters<typeof partiesOf>) =>
    partyShares(facts, partiesOf(...args)).map(({ kind, party, basis }) => [kind, party, basis]);
  it.each<[string, Parameters<typeof partiesOf>, readonly unknown[]]>([
    [
      "sales that name a large one",
      ["4135", { Ana: -160, Beto: -140 }, 4],
      [["customer-share", "Ana", "named"]],
    ],
    ["sales that name three alike", ["4135", { Ana: -100, Beto: -100, Ciro: -100 }, 4], []],
    ["sales that name few", ["4135", { Ana: -100 }, 4], []],
    ["credit to one", ["130505", { Ana: 90, Beto: 30 }, 4], [["customer-share", "Ana", "credit"]]],
    ["little credit", ["130505", { Ana: 20 }, 4], []],
    ["credit of two months", ["130505", { Ana: 300 }, 2], []],
    ["one supplier", ["2205", { Zeta: -90, Yota: -10 }, 4], [["supplier-share", "Zeta", "credit"]]],
    ["a supplier who was only paid", ["2205", { Zeta: 90 }, 4], []],
  ])("%s", (_name, parties, found) => {
    expect(told(...parties)).toEqual(found);
  });
});

describe("rules of one book", () => {
  it("VG-05 tells each balance against its nature, the largest first", () => {
    const of = (account: string, amount: number) => ({
      account: account as AccountCode,
      name: account,
      amount,
      side: "credit" as const,
    });
    const found = abnormalBalanceSignals({ ...EMPTY_BOOK, against: [of("1105", 5), of("1110", 9)] });
    expect(found.map(({ account }) => account)).toEqual(["1110", "1105"]);
  });

  it("VG-08 tells stray months in order", () => {
    const strays = [month("2106-01"), month("2002-03")];
    expect(strayYear({ ...EMPTY_BOOK, strays })).toEqual([
      { kind: "stray-year", book: BOOK, months: [month("2002-03"), month("2106-01")] },
    ]);
  });

  it.each([
    [100, 19, 0],
    [100, 20, 1],
    [100, 100, 1],
    [0, 0, 0],
  ])("VG-09 of %d owed %d are old", (owed, old, found) => {
    const receivables = { owed: pesos(owed), old: pesos(old) };
    expect(oldReceivables({ ...EMPTY_BOOK, receivables })).toHaveLength(found);
  });

  it.each([
    [999, 0],
    [1000, 1],
  ])("VG-10 a tax with %d left", (left, found) => {
    const due = { month: month("2026-08"), left };
    expect(taxUnpaid({ ...EMPTY_BOOK, vat: due })).toHaveLength(found);
    expect(taxUnpaid({ ...EMPTY_BOOK, withheld: due })).toHaveLength(found);
  });
});

describe("VG-06 entries written twice", () => {
  it.each<[string, readonly Parameters<typeof entryOf>[0][], number]>([
    [
      "the same customer, day and amount",
      [
        { number: 1, party: "Ana" },
        { number: 2, party: " ANA " },
      ],
      1,
    ],
    [
      "told in other words",
      [
        { number: 1, party: "Ana" },
        { number: 2, party: "Ana", words: "Otra" },
      ],
      1,
    ],
    [
      "another customer",
      [
        { number: 1, party: "Ana" },
        { number: 2, party: "Beto" },
      ],
      0,
    ],
    [
      "another day",
      [
        { number: 1, party: "Ana" },
        { number: 2, party: "Ana", date: "2026-10-06" },
      ],
      0,
    ],
    [
      "another amount",
      [
        { number: 1, party: "Ana" },
        { number: 2, party: "Ana", amount: 50_001 },
      ],
      0,
    ],
    [
      "another account",
      [
        { number: 1, party: "Ana" },
        { number: 2, party: "Ana", debit: "1110" },
      ],
      0,
    ],
    [
      "two invoices",
      [
        { number: 1, party: "Ana", reference: "F1" },
        { number: 2, party: "Ana", reference: "F2" },
      ],
      0,
    ],
    ["two sales in cash with the same words", [{ number: 1 }, { number: 2 }], 1],
    [
      "two sales in cash that nothing tells",
      [
        { number: 1, words: "" },
        { number: 2, words: "" },
      ],
      0,
    ],
    [
      "two sales in cash in other words",
      [
        { number: 1, words: "Pan" },
        { number: 2, words: "Queso" },
      ],
      0,
    ],
  ])("%s", (_name, entries, found) => {
    const told = duplicates(bookOf(entries.map(entryOf)));
    expect(told).toHaveLength(found);
    if (found > 0) expect(told[0]?.groups).toEqual([[1, 2]]);
  });
});

describe("VG-07 first digits", () => {
  const amounts = (make: (at: number) => number, count = 600) =>
    bookOf(Array.from({ length: count }, (_, at) => entryOf({ number: at + 1, amount: make(at) })));
  it.each<[string, (at: number) => number, number]>([
    ["growth by a constant factor follows the law", (at) => Math.round(1000 * 1.02 ** (at % 581)), 0],
    [
      "amounts of every size that begin with 4",
      (at) => (at % 2 ? 4 * 10 ** (2 + (at % 5)) : Math.round(1000 * 1.02 ** (at % 581))),
      1,
    ],
    ["one price", () => 49_900, 0],
    ["prices of one size", (at) => 40_000 + at, 0],
  ])("%s", (_name, make, found) => {
    expect(firstDigit(amounts(make))).toHaveLength(found);
  });

  it("names the digit, and says nothing of fewer than 500 entries", () => {
    const four = (at: number) => (at % 2 ? 4 * 10 ** (2 + (at % 5)) : Math.round(1000 * 1.02 ** (at % 581)));
    expect(firstDigit(amounts(four))[0]?.digit).toBe(4);
    expect(firstDigit(amounts(four, 499))).toEqual([]);
  });
});

describe("VG-11 numbers that lack", () => {
  const run = (numbers: readonly number[]) =>
    missingNumbers({ ...EMPTY_BOOK, sold: numbers.map((number) => `FV-${number}`) });
  const upTo = (last: number, without: readonly number[] = []) =>
    Array.from({ length: last }, (_, at) => at + 1).filter((each) => !without.includes(each));
  it("tells them by the run of their prefix", () => {
    expect(run(upTo(30, [7, 9]))).toEqual([
      { kind: "missing-numbers", book: BOOK, prefix: "FV-", missing: [7, 9], first: 1, last: 30 },
    ]);
    expect(run(upTo(20))).toEqual([]);
  });
  it("says nothing of short runs, of numbers in no order, or of words", () => {
    expect(run([1, 2, 4])).toEqual([]);
    expect(run(upTo(20, [2, 4, 6, 8]))).toEqual([]);
    expect(
      missingNumbers({ ...EMPTY_BOOK, sold: Array.from({ length: 30 }, () => "Pedido de Ana") }),
    ).toEqual([]);
    expect(run([...upTo(20), 900_000_000_000])).toEqual([]);
  });
});

describe("all rules", () => {
  it("say nothing of empty books or of one entry", () => {
    expect(watchBooks(companyOf([]), [], [])).toEqual([]);
    const one = fc.record({
      amount: fc.integer({ min: 1, max: 1e12 }),
      debit: fc.constantFrom("1105", "1110", "5120", "6135", "1305", "2205"),
      credit: fc.constantFrom("4135", "3115", "2205"),
      party: fc.constantFrom("", "Ana"),
    });
    fc.assert(
      fc.property(one, ({ amount, debit, credit, party }) => {
        const moves = party === "" ? [] : partiesOf(debit, { [party]: amount }, 1);
        const nets = debit === credit ? {} : { [debit]: amount, [credit]: -amount };
        const entry = entryOf({ number: 1, amount, debit, party, reference: "F1" });
        expect(watchBooks(companyOf([nets]), moves, [bookOf([entry])])).toEqual([]);
      }),
    );
  });

  const nets = fc.record({
    "4135": fc.integer({ min: -300, max: 0 }),
    "6135": fc.integer({ min: 0, max: 200 }),
    "5120": fc.integer({ min: 0, max: 100 }),
    "1110": fc.integer({ min: -200, max: 300 }),
  });
  const history = fc.array(nets, { minLength: 1, maxLength: 18 });
  const parties = fc.record({
    Ana: fc.integer({ min: 0, max: 100 }),
    Beto: fc.integer({ min: 0, max: 100 }),
    Ciro: fc.integer({ min: 0, max: 100 }),
  });
  const scaled = (each: Nets, by: number): Nets =>
    Object.fromEntries(Object.entries(each).map(([key, net]) => [key, net * by]));

  it("VG-01 to VG-04 tell the same of books ten million times as large", () => {
    fc.assert(
      fc.property(history, parties, (months, owed) => {
        const by = 10_000_000;
        const keys = (size: number) =>
          watchBooks(
            companyOf(months.map((each) => scaled(each, size))),
            partiesOf("130505", scaled(owed, size) as Record<string, number>),
            [],
          ).map(signalKey);
        expect(keys(by)).toEqual(keys(1));
      }),
    );
  });

  const entries = fc.array(
    fc.record({
      amount: fc.integer({ min: 1, max: 3 }),
      party: fc.constantFrom("", "Ana", "Beto"),
      reference: fc.constantFrom("", "F1", "F2", "F13"),
    }),
    { maxLength: 30 },
  );

  it("VG-06 and VG-11 do not depend on the order of the entries", () => {
    fc.assert(
      fc.property(entries, fc.infiniteStream(fc.nat()), (parts, order) => {
        const made = parts.map((each, at) => entryOf({ number: at + 1, ...each }));
        const keyed = made.map((entry): [number, WatchedEntry] => [order.next().value ?? 0, entry]);
        const shuffled = keyed.toSorted(([a], [b]) => a - b).map(([, entry]) => entry);
        const told = (list: readonly WatchedEntry[]) => watchBooks(companyOf([]), [], [bookOf(list)]);
        expect(told(shuffled)).toEqual(told(made));
      }),
    );
  });

  it("VG-06 a copy of an entry is always told", () => {
    fc.assert(
      fc.property(
        entries.filter((each) => each.length > 0),
        (parts) => {
          const made = parts.map((each, at) => entryOf({ number: at + 1, ...each }));
          const [first] = made;
          if (first === undefined) throw new Error("no entry");
          const found = duplicates(bookOf([...made, { ...first, number: 99 }]));
          expect(found[0]?.groups.some((numbers) => numbers.includes(1) && numbers.includes(99))).toBe(true);
        },
      ),
    );
  });
});
