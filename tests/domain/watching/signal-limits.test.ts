import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { coveredMonths } from "#domain/accounting/covered-months.ts";
import { addMonths, day, month } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { duplicates, firstDigit, missingNumbers } from "#domain/watching/entry-rules.ts";
import { cashCover, costGrowth, salesDrop } from "#domain/watching/growth-rules.ts";
import { partyShares } from "#domain/watching/party-rules.ts";
import { reviewedOn, type Signal } from "#domain/watching/signal.ts";
import type { CompanyFacts, WatchedMove } from "#domain/watching/watch-facts.ts";
import { abnormalBalanceSignals, oldReceivables } from "#domain/watching/watch-rules.ts";
import { BOOK, bookOf, companyOf, EMPTY_BOOK, entryOf, type Nets, partiesOf, TODAY } from "./hand-books.ts";

const times = (count: number, nets: Nets): Nets[] => Array.from({ length: count }, () => nets);
const grown = (before: Nets, now: Nets) =>
  costGrowth(companyOf([...times(3, before), ...times(3, now)])).map(({ account }) => account);

describe("VG-01 the limits of a growth", () => {
  it.each<[string, Nets, Nets, readonly string[]]>([
    ["15 points faster", { "4135": -100, "5120": 20 }, { "4135": -100, "5120": 23 }, ["5120"]],
    ["14 points faster", { "4135": -100, "5120": 50 }, { "4135": -100, "5120": 57 }, []],
    [
      "15 points faster than sales that grow",
      { "4135": -100, "5120": 20 },
      { "4135": -125, "5120": 28 },
      ["5120"],
    ],
    [
      "10 points faster than sales that grow 10",
      { "4135": -100, "5120": 60 },
      { "4135": -110, "5120": 72 },
      [],
    ],
    ["worth 2 % of sales", { "4135": -100, "5120": 1 }, { "4135": -100, "5120": 3 }, ["5120"]],
    ["worth 1.9 % of sales", { "4135": -1000, "5120": 10 }, { "4135": -1000, "5120": 29 }, []],
    ["no sales before", { "4135": 0, "5120": 20 }, { "4135": -100, "5120": 40 }, []],
    ["no sales now", { "4135": -100, "5120": 20 }, { "4135": 0, "5120": 40 }, []],
    ["more given back than sold before", { "4135": 10, "5120": 20 }, { "4135": -100, "5120": 40 }, []],
    ["more given back than sold now", { "4135": -100, "5120": 20 }, { "4135": 10, "5120": 40 }, []],
  ])("%s", (_told, before, now, accounts) => {
    expect(grown(before, now)).toEqual(accounts);
  });

  it("tells accounts that cost as much by their code, in whatever order they moved", () => {
    const before = { "4135": -1000, "5105": 100, "5115": 100 };
    const months = [{ "5115": 390 }, { "5105": 390 }, {}].map((each) => ({ "4135": -1000, ...each }));
    const told = costGrowth(companyOf([...times(3, before), ...months]));
    expect(told.map(({ account, excess }) => [account, excess])).toEqual([
      ["5105", 90],
      ["5115", 90],
    ]);
  });

  it("counts no month that the books' last day cuts", () => {
    const facts = companyOf([...times(7, { "4135": -100, "1110": 100 }), { "4135": -10, "1110": 10 }]);
    expect(salesDrop(facts)).toHaveLength(1);
    expect(salesDrop({ ...facts, cutOff: day("2026-10-30") })).toEqual([]);
  });
});

describe("VG-02 and VG-03 without anything to compare", () => {
  it("tell no fall of no sales, or of more given back than sold", () => {
    expect(salesDrop(companyOf(times(6, { "5120": 5, "1110": -5 })))).toEqual([]);
    expect(salesDrop(companyOf(times(6, { "4175": 5, "1110": -5 })))).toEqual([]);
  });

  it("take a mistyped year for no ordinary months", () => {
    const spends = new Map([
      ["5120", { debit: 20, credit: 0 }],
      ["1110", { debit: 0, credit: 20 }],
    ]);
    const used = ["2002-02", "2002-03", "2026-11"].map(month);
    const months = used.map((each) => ({ month: each, byPuc: spends }));
    const posted = used.map((each, at) => ({ month: each, posted: at === 2 ? 60 : 1 }));
    const facts: CompanyFacts = {
      months,
      covered: coveredMonths(posted, TODAY),
      cutOff: TODAY,
      today: TODAY,
    };
    expect(cashCover(facts)).toEqual([]);
    // A book of those months alone has nothing else to be far from.
    expect(cashCover({ ...facts, covered: coveredMonths(posted.slice(0, 2), TODAY) })).toHaveLength(1);
  });
});

describe("VG-04 the limits of what third parties move", () => {
  const facts = companyOf(times(12, { "4135": -100, "6135": 50, "1110": 50 }));
  const moved = (moves: readonly WatchedMove[], by: number): readonly WatchedMove[] =>
    moves.map((each) => ({ ...each, month: addMonths(each.month, by) }));
  const told = (...moves: readonly WatchedMove[]) =>
    partyShares(facts, moves).map(({ kind, party, basis }) => [kind, party, basis]);
  /** Sold on credit: enough to tell where sales name nobody. */
  const CREDIT = partiesOf("130505", { Ana: 90, Beto: 30 });
  const BY_CREDIT = [["customer-share", "Ana", "credit"]];

  it("are the twelve months until the last one", () => {
    const three = partiesOf("130505", { Ana: 120 }, 3);
    expect(told(...moved(three, -9))).toEqual(BY_CREDIT);
    expect(told(...moved(three, -10))).toEqual([]);
    expect(told(...moved(three, -12))).toEqual([]);
    expect(told(...moved(three, 3))).toEqual([]);
  });

  it("count sales that name somebody within them alone", () => {
    const large = partiesOf("4135", { Ana: -320 }, 3);
    expect(told(...large)).toEqual([["customer-share", "Ana", "named"]]);
    expect(told(...moved(large, -9))).toEqual([["customer-share", "Ana", "named"]]);
    const larger = partiesOf("4135", { Ana: -900 }, 3);
    expect(told(...moved(larger, -12), ...CREDIT)).toEqual(BY_CREDIT);
    expect(told(...moved(larger, 3), ...CREDIT)).toEqual(BY_CREDIT);
  });

  it("are of credit where sales name too little, or give it back", () => {
    expect(told(...partiesOf("4135", { Ana: -100 }), ...CREDIT)).toEqual(BY_CREDIT);
    expect(told(...partiesOf("4135", { Ana: -200, Beto: 100 }), ...CREDIT)).toEqual(BY_CREDIT);
    expect(told(...partiesOf("2205", { Zeta: -600 }), ...CREDIT)).toEqual([
      ...BY_CREDIT,
      ["supplier-share", "Zeta", "credit"],
    ]);
  });

  it("count a month only where something was moved in it", () => {
    const paid = partiesOf("130505", { Ana: -50 }, 3);
    expect(told(...partiesOf("130505", { Ana: 180 }, 2), ...paid)).toEqual([]);
    expect(told(...partiesOf("130505", { Ana: 180 }, 3), ...paid)).toEqual(BY_CREDIT);
  });

  it("are none of what nothing was sold or bought of", () => {
    const nothing = companyOf(times(12, { "1110": 50, "3115": -50 }));
    expect(partyShares(nothing, [...CREDIT, ...partiesOf("2205", { Zeta: -90 })])).toEqual([]);
    expect(partyShares(nothing, partiesOf("4135", { Ana: -90 }))).toEqual([]);
    expect(told(...partiesOf("2205", { Zeta: -44 }, 4))).toEqual([]);
    expect(told(...partiesOf("2205", { Zeta: -45 }, 4))).toEqual([["supplier-share", "Zeta", "credit"]]);
  });

  it("are the first by name of those alike, in whatever order they came", () => {
    for (const names of [
      ["Ana", "Beto"],
      ["Beto", "Ana"],
    ]) {
      const sold = Object.fromEntries(names.map((name) => [name, -150]));
      expect(told(...partiesOf("4135", sold))).toEqual([["customer-share", "Ana", "named"]]);
    }
  });
});

describe("VG-06, VG-07 and VG-11 their limits", () => {
  it("name nobody with a blank", () => {
    const of = (words: readonly string[]) =>
      duplicates(bookOf(words.map((each, at) => entryOf({ number: at + 1, party: " ", words: each }))));
    expect(of(["Pan", "Queso"])).toEqual([]);
    expect(of(["Pan", "Pan"])).toHaveLength(1);
  });

  it("tell the groups from the latest on, in whatever order they came", () => {
    const pair = (first: number, party: string) =>
      [first, first + 1].map((number) => entryOf({ number, party, amount: first * 10 }));
    const entries = [...pair(3, "Beto"), ...pair(1, "Ana"), ...pair(5, "Ciro")];
    const [found] = duplicates(bookOf(entries));
    expect([found?.groups, found?.amount]).toEqual([
      [
        [5, 6],
        [3, 4],
        [1, 2],
      ],
      50,
    ]);
  });

  it.each([1, 2, 7, 9])("tell the first digit %d that stands out", (digit) => {
    const make = (at: number) =>
      at % 2 ? digit * 10 ** (2 + (at % 5)) : Math.round(1000 * 1.02 ** (at % 581));
    const entries = Array.from({ length: 600 }, (_, at) => entryOf({ number: at + 1, amount: make(at) }));
    expect(firstDigit(bookOf(entries))[0]?.digit).toBe(digit);
  });

  it("tell a first digit that stands out a little", () => {
    const make = (at: number) =>
      at % 10 ? Math.round(1000 * 1.02 ** (at % 581)) : 3 * 10 ** (2 + (at % 50) / 10);
    const entries = Array.from({ length: 600 }, (_, at) => entryOf({ number: at + 1, amount: make(at) }));
    expect(firstDigit(bookOf(entries))[0]?.digit).toBe(3);
  });

  it("measure the width of the amounts without the hundredth part at each end", () => {
    // Of 600 amounts in order the sixth and the 594th are told: 4 and 4.000.
    const of = (small: number, large: number) => {
      const amounts = [
        ...Array<number>(small).fill(4),
        ...Array<number>(600 - small - large).fill(500),
        ...Array<number>(large).fill(4000),
      ];
      return firstDigit(bookOf(amounts.map((amount, at) => entryOf({ number: at + 1, amount })))).length;
    };
    expect([of(6, 7), of(5, 7), of(6, 6)]).toEqual([1, 0, 0]);
  });

  it("read a number with blanks around it, and tell the runs by their prefix", () => {
    const run = (prefix: string) => Array.from({ length: 12 }, (_, at) => ` ${prefix} ${at + 1} `);
    const sold = ["B", "A", "C"].flatMap((prefix) => run(prefix).filter((_, at) => at !== 4));
    const found = missingNumbers({ ...EMPTY_BOOK, sold });
    expect(found.map(({ prefix, missing, last }) => [prefix, missing, last])).toEqual([
      ["A", [5], 12],
      ["B", [5], 12],
      ["C", [5], 12],
    ]);
  });
});

describe("VG-05, VG-09 and VG-12 their limits", () => {
  it("tell balances as large as each other by their account", () => {
    const of = (account: string) => ({
      account: account as AccountCode,
      name: account,
      amount: 5,
      side: "credit" as const,
    });
    const told = (...accounts: readonly string[]) =>
      abnormalBalanceSignals({ ...EMPTY_BOOK, against: accounts.map(of) }).map(({ account }) => account);
    expect(told("1110", "1105")).toEqual(["1105", "1110"]);
    expect(told("1105", "1110")).toEqual(["1105", "1110"]);
  });

  it("tell no part of nothing owed", () => {
    const receivables = { owed: pesos(0), old: pesos(5) };
    expect(oldReceivables({ ...EMPTY_BOOK, receivables })).toEqual([]);
  });

  it("take the figure of another signal for none of their own", () => {
    const cash = { kind: "cash-cover", share: 0.5 } as unknown as Signal;
    const seen = { figure: "0.5", day: day("2026-11-02") };
    expect(reviewedOn(cash, [{ signal: `first-digit/${BOOK}`, ...seen }])).toBeNull();
    expect(reviewedOn(cash, [{ signal: "cash-cover", ...seen }])).toBe("2026-11-02");
  });
});
