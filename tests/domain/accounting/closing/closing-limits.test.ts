import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import {
  accrualDays,
  accruedInterest,
  type ClosingLoan,
} from "#domain/accounting/closing/accrued-interest.ts";
import { afterCut, mayFollowCut } from "#domain/accounting/closing/after-cut.ts";
import { carryEntry, closingEntries, isCarryEntry } from "#domain/accounting/closing/closing.ts";
import { beginsBook, isOpeningEntry } from "#domain/accounting/closing/closing-entry.ts";
import { closingPeriod, periodsWith } from "#domain/accounting/closing/closing-period.ts";
import { needsEntries, ownMonths } from "#domain/accounting/closing/own-months.ts";
import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import { balancesOfLines } from "#domain/accounting/ledger/balances.ts";
import { month } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { content, line, posted } from "#tests/support/builders.ts";

type Figures = readonly (readonly [account: string, amount: number])[];

const pucOf = (account: AccountCode) => account;
const YEAR = closingPeriod(2026);
const HALF = closingPeriod(2026, "h1");
const linesOf = (figures: Figures) => figures.map(([account, amount]) => line(account, amount));
const balances = (figures: Figures) => balancesOfLines(linesOf(figures));
const entry = (date: string, ...figures: Figures) =>
  posted(1, { ...content(date, "1105", "4135", 1), lines: linesOf(figures) });
const told = (entries: readonly (EntryContent | null)[]) =>
  entries.map(
    (each) =>
      each && [
        each.description,
        ...each.lines.map(({ account, debit, credit }) => `${account} ${debit - credit}`),
      ],
  );

describe("AC-85 which entries accrue the interest of a cut", () => {
  const LOAN: ClosingLoan = {
    name: "Camión",
    interest: "7330" as AccountCode,
    debt: "210510" as AccountCode,
    accrued: pesos(50),
    days: 10,
    owed: pesos(1_000),
    rate: 1,
  };
  const [last, next] = ["2026-12-31", "2027-01-01"];
  const found = (each: ReturnType<typeof entry>) => {
    const { recorded, back } = accruedInterest([each], [LOAN], YEAR, pucOf);
    return [recorded.length, back.length];
  };

  it.each([
    ["on the account that a loan says", entry(last, ["7330", 50], ["233505", -50]), [2, 0]],
    ["on 5305", entry(last, ["5305", 50], ["2105", -50]), [2, 0]],
    ["not on another account", entry(last, ["13305305", 50], ["233505", -50]), [0, 0]],
    ["not with cash", entry(last, ["5305", 50], ["233505", -30], ["1110", -20]), [0, 0]],
    ["not without interest", entry(last, ["2105", 50], ["233505", -50]), [0, 0]],
    ["not without what is owed", entry(last, ["5305", 50], ["7330", -50]), [0, 0]],
    ["not on the next day", entry(next, ["5305", 50], ["233505", -50]), [0, 0]],
    [
      "not one that charges nothing",
      entry(last, ["5305", 9], ["5305", -9], ["2335", 1], ["2335", -1]),
      [0, 0],
    ],
    [
      "not one that was never posted",
      { ...entry(last, ["5305", 50], ["233505", -50]), status: "void" as const },
      [0, 0],
    ],
    ["given back on the next day", entry(next, ["233505", 50], ["5305", -50]), [0, 2]],
    ["not given back on the same", entry(last, ["233505", 50], ["5305", -50]), [0, 0]],
  ])("%s", (_name, each, expected) => {
    expect(found(each)).toEqual(expected);
    expect([...accrualDays(YEAR)]).toEqual([last, next]);
  });
});

describe("AC-84 what follows a cut", () => {
  const DAY = "2027-03-20";
  const of = (...figures: Figures) => afterCut([entry(DAY, ...figures)], YEAR, pucOf);

  it("narrows the search to results and the legal reserve", () => {
    const codes = ["3605", "3710", "330505", "3105", "3305", "3315", "133605", "3805", "1105"];
    expect(codes.filter(mayFollowCut)).toEqual(["3605", "3710", "330505", "3305"]);
  });

  it.each<[string, Figures, number, number, number]>([
    [
      "a reserve made beside a loss that is covered by profits",
      [
        ["3705", 150],
        ["3710", -50],
        ["330505", -100],
      ],
      100,
      0,
      0,
    ],
    [
      "an opening entry that brings losses and reserves",
      [
        ["1110", 900],
        ["1435", 300],
        ["2205", -200],
        ["3105", -500],
        ["330505", -600],
        ["3710", 100],
      ],
      0,
      0,
      0,
    ],
    [
      "a reserve taken from what is no result",
      [
        ["133605", 50],
        ["330505", -50],
      ],
      0,
      0,
      0,
    ],
    [
      "losses covered beside an account that only sounds like them",
      [
        ["330505", 50],
        ["133710", -50],
      ],
      0,
      0,
      0,
    ],
    [
      "dividends beside an expense are none",
      [
        ["3705", 500],
        ["2360", -400],
        ["5195", -100],
      ],
      0,
      0,
      0,
    ],
    [
      "nor what a reserve pays",
      [
        ["3315", 500],
        ["2360", -500],
      ],
      0,
      0,
      0,
    ],
    [
      "nor what a debtor pays",
      [
        ["133605", 500],
        ["2360", -500],
      ],
      0,
      0,
      0,
    ],
    [
      "nor with a debtor beside them",
      [
        ["3705", 500],
        ["2360", -400],
        ["133605", -100],
      ],
      0,
      0,
      0,
    ],
  ])("%s", (_name, figures, since, absorbed, decreed) => {
    const found = of(...figures);
    expect([found.reserved.since, found.absorbed.all, found.decreed]).toEqual([since, absorbed, decreed]);
  });

  it("counts no entry that is void", () => {
    const reserve = { ...entry(DAY, ["3705", 50], ["330505", -50]), status: "void" as const };
    expect(afterCut([reserve], YEAR, pucOf).reserved.since).toBe(0);
  });
});

describe("which entries open a book", () => {
  it.each<[string, Figures, boolean]>([
    [
      "the year's results with capital and assets",
      [
        ["1105", 550],
        ["3105", -500],
        ["4135", -100],
        ["5195", 50],
      ],
      true,
    ],
    [
      "not without an asset",
      [
        ["2365", 550],
        ["3105", -500],
        ["4135", -100],
        ["5195", 50],
      ],
      false,
    ],
    [
      "not without capital",
      [
        ["1105", 600],
        ["1331", -550],
        ["4135", -100],
        ["5195", 50],
      ],
      false,
    ],
    [
      "not without income",
      [
        ["1105", 450],
        ["3105", -500],
        ["5145", 50],
      ],
      false,
    ],
    [
      "not dividends paid from two banks",
      [
        ["3705", 500],
        ["330510", -100],
        ["1110", -200],
        ["1120", -200],
      ],
      false,
    ],
    [
      "not dividends with a tax beside them",
      [
        ["3705", 500],
        ["330510", -50],
        ["2360", -400],
        ["2408", -50],
      ],
      false,
    ],
    [
      "earlier results and reserves with two other accounts",
      [
        ["3705", 500],
        ["330505", -50],
        ["13302360", -50],
        ["2205", -400],
      ],
      true,
    ],
    [
      "not one equity account with an asset and a debt",
      [
        ["1110", 500],
        ["2205", -200],
        ["3705", -300],
      ],
      false,
    ],
    [
      "one with three of them",
      [
        ["1110", 400],
        ["1435", 100],
        ["2205", -200],
        ["3705", -300],
      ],
      true,
    ],
    [
      "not assets bought on credit",
      [
        ["1110", 500],
        ["1435", 100],
        ["2205", -600],
      ],
      false,
    ],
    [
      "not debts alone",
      [
        ["2205", -100],
        ["2335", 50],
        ["2408", -10],
        ["3705", 60],
      ],
      false,
    ],
    [
      "not assets alone",
      [
        ["1110", 50],
        ["1435", 50],
        ["1524", 50],
        ["3705", -150],
      ],
      false,
    ],
  ])("%s", (_name, figures, isOpening) => {
    expect(isOpeningEntry(entry("2026-01-01", ...figures), pucOf)).toBe(isOpening);
  });

  it.each<[string, Figures, boolean]>([
    [
      "capital that was brought",
      [
        ["1110", 500],
        ["3105", -500],
      ],
      true,
    ],
    [
      "opening balances",
      [
        ["1110", 400],
        ["1435", 100],
        ["2205", -200],
        ["3705", -300],
      ],
      true,
    ],
    [
      "not capital that was given back",
      [
        ["3105", 500],
        ["1110", -500],
      ],
      false,
    ],
    [
      "not a sale",
      [
        ["1105", 100],
        ["4135", -100],
      ],
      false,
    ],
    [
      "not a debtor who paid",
      [
        ["1105", 100],
        ["1331", -100],
      ],
      false,
    ],
  ])("a book begins with %s", (_name, figures, begins) => {
    expect(beginsBook(entry("2026-01-01", ...figures), pucOf)).toBe(begins);
  });
});

describe("closing and carrying parts of a year", () => {
  const close = (figures: Figures, period = YEAR, kind: "puc" | "mini" = "puc") =>
    told(closingEntries({ kind, period, pucOf, balances: balances(figures) }));
  const carry = (before: Figures, since: Figures = [], period = YEAR, kind: "puc" | "mini" = "puc") =>
    told([carryEntry({ kind, period, pucOf, before: balances(before), since: balances(since) })])[0];

  it("closes nothing twice, and what lies on any account of 59", () => {
    expect(
      close([
        ["4135", 100],
        ["4135", -100],
        ["5195", 5],
        ["5195", -5],
      ]),
    ).toEqual([]);
    expect(
      close([
        ["5905", -50],
        ["590505", -30],
      ]),
    ).toEqual([["Utilidad del ejercicio 2026", "5905 50", "590505 30", "3605 -80"]]);
  });

  it("names the half of a year", () => {
    expect(
      close(
        [
          ["4135", -100],
          ["5195", 40],
        ],
        HALF,
      ),
    ).toEqual([
      ["Cierre de los ingresos del primer semestre de 2026", "4135 100", "5905 -100"],
      ["Cierre de los costos y gastos del primer semestre de 2026", "5195 -40", "5905 40"],
      ["Utilidad del primer semestre de 2026", "5905 60", "3605 -60"],
    ]);
    expect(carry([["3605", -60]], [], HALF)?.[0]).toBe("Traslado del resultado del primer semestre de 2026");
    expect(
      close(
        [
          ["4135", -100],
          ["5195", 100],
        ],
        YEAR,
        "mini",
      ).map((each) => each?.[0]),
    ).toEqual(["Utilidad del ejercicio 2026", "Utilidad del ejercicio 2026"]);
  });

  it("carries what is left of each account of 36, by their code", () => {
    expect(
      carry([
        ["3610", 500],
        ["3605", -60],
      ])?.slice(1),
    ).toEqual(["3605 60", "3610 -500", "3705 -60", "3710 500"]);
    expect(
      carry(
        [["3610", 500]],
        [
          ["3610", -200],
          ["3710", 200],
        ],
      )?.slice(1),
    ).toEqual(["3610 -300", "3710 300"]);
    expect(carry([["3605", -60]], [], YEAR, "mini")).toBeNull();
  });

  it("knows an entry that carries a result by its accounts alone", () => {
    const is = (...figures: Figures) => isCarryEntry({ lines: linesOf(figures) }, pucOf);
    expect(is(["3605", 60], ["3705", -60])).toBe(true);
    expect(is(["3605", 60], ["1110", -60])).toBe(false);
    expect(is(["3705", 60], ["3710", -60])).toBe(false);
    expect(is(["3605", 60], ["133605", -60])).toBe(false);
  });

  it("finds the halves that a run of months touches, by a month of each", () => {
    const run = { first: month("2026-06"), last: month("2026-07") };
    expect(periodsWith([run], "half").map(({ part }) => part)).toEqual(["h2", "h1"]);
    expect(periodsWith([{ ...run, first: month("2026-07") }], "half").map(({ part }) => part)).toEqual([
      "h2",
    ]);
  });
});

describe("AC-40 when months alone do not tell what was recorded", () => {
  const months = (...all: readonly Figures[]) =>
    all.map((figures, at) => ({ month: month(`2026-0${at + 1}`), balances: balances(figures) }));

  it("where any month moves benefits or depreciation", () => {
    const sale: Figures = [
      ["1105", 5],
      ["4135", -5],
    ];
    expect(
      needsEntries(
        months(sale, [
          ["5195", 5],
          ["261005", -5],
        ]),
        pucOf,
      ),
    ).toBe(true);
    expect(
      needsEntries(
        months(sale, [
          ["516015", 5],
          ["159215", -5],
        ]),
        pucOf,
      ),
    ).toBe(true);
    expect(needsEntries(months(sale, sale), pucOf)).toBe(false);
    expect(needsEntries([], pucOf)).toBe(false);
  });

  it.each<[string, Figures, object, boolean]>([
    [
      "a payment",
      [
        ["261005", 50],
        ["1110", -50],
      ],
      {},
      true,
    ],
    [
      "not a provision charged to any expense",
      [
        ["5195", 50],
        ["261005", -50],
      ],
      {},
      false,
    ],
    [
      "not what is void",
      [
        ["261005", 50],
        ["1110", -50],
      ],
      { status: "void" },
      false,
    ],
    [
      "a reversal of what an earlier year recovered",
      [
        ["4250", 50],
        ["261005", -50],
      ],
      { reverses: { id: "entry_other", number: 9, date: "2025-12-31" } },
      true,
    ],
  ])("passes through: %s", (_name, figures, more, passes) => {
    const own = { ...entry("2026-01-15", ...figures), ...more } as ReturnType<typeof entry>;
    const [found] = ownMonths(months(figures), [own], pucOf);
    expect(found?.passing?.has("261005" as AccountCode)).toBe(passes);
  });
});
