import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { CarriedPurposes } from "#domain/statement/books/carried-purposes.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { pucReader } from "#domain/statement/books/period-facts.ts";
import { figuresOf, inputOf } from "#tests/support/book-facts.ts";
import {
  back,
  bookOf,
  flowsOf,
  noteOf,
  on,
  PUC,
  type Step,
  YEAR,
} from "#tests/support/records/short-book.ts";

const CAPITAL = on("2024-01-02", ["1110", 10_000], ["3105", -10_000]);
const machine = (date: string, amount: number, party?: string) =>
  on(date, ["1524", amount], party === undefined ? ["2335", -amount] : ["2335", -amount, party]);
const service = (date: string, amount: number, party?: string) =>
  on(date, ["5135", amount], party === undefined ? ["2335", -amount] : ["2335", -amount, party]);
const pay = (date: string, amount: number, party?: string) =>
  on(date, party === undefined ? ["2335", amount] : ["2335", amount, party], ["1110", -amount]);
const said = (step: Step, flow: "property" | "expenses" | "investments"): Step => ({
  ...step,
  said: { "2335": flow },
});

type Case = readonly [string, readonly Step[], Record<string, number>];

describe("AC-42 which of what is owed a payment settles (NIIF para PYMES 7.4 to 7.6)", () => {
  it.each<Case>([
    [
      "what was paid whole is no longer owed: the next payment is for what was bought since",
      [service("2025-02-01", 40), pay("2025-02-10", 40), machine("2025-03-01", 100), pay("2025-04-01", 100)],
      { operating: -40, "property-paid": -100 },
    ],
    [
      "the same of what a person said was paid",
      [
        machine("2025-02-01", 40),
        said(pay("2025-02-10", 40), "property"),
        machine("2025-03-01", 100),
        pay("2025-04-01", 100),
      ],
      { "property-paid": -140 },
    ],
    ...[0, 1].map((first): Case => {
      const lines = [
        ["2335", 50],
        ["2335", 50, "Ana"],
      ] as const;
      return [
        `of one entry, what names a third party is settled before what names nobody (${first})`,
        [
          service("2025-02-01", 50, "Ana"),
          machine("2025-02-02", 50, "Beto"),
          on("2025-03-01", ...(first === 0 ? lines : lines.toReversed()), ["1110", -100]),
        ],
        { operating: -50, "property-paid": -50 },
      ];
    }),
    [
      "a purchase from nobody named settles no advance of somebody",
      [
        on("2024-06-01", ["2335", 30, "Ana"], ["1110", -30]),
        machine("2025-02-01", 100),
        pay("2025-03-01", 100),
      ],
      { "property-paid": -100 },
    ],
    [
      "nor does a sale on credit to nobody named settle what somebody paid before",
      [
        on("2024-06-01", ["1110", 30], ["1380", -30, "Ana"]),
        on("2025-02-01", ["1380", 100], ["1524", -100]),
        on("2025-03-01", ["1110", 100], ["1380", -100]),
      ],
      { property: 100 },
    ],
    [
      "what is collected from nobody named settles the oldest of all",
      [
        on("2025-02-01", ["1380", 100, "Ana"], ["1524", -100]),
        on("2025-02-02", ["1380", 100, "Beto"], ["4220", -100]),
        on("2025-03-01", ["1110", 100], ["1380", -100]),
      ],
      { property: 100 },
    ],
    [
      "said of a third party, it is one of that party's debts",
      [
        service("2025-02-01", 100, "Ana"),
        machine("2025-02-02", 100, "Ana"),
        said(pay("2025-03-01", 100, "Ana"), "property"),
        pay("2025-04-01", 100, "Ana"),
      ],
      { operating: -100, "property-paid": -100 },
    ],
    [
      "said of another third party, it leaves what is owed to the first one",
      [
        machine("2025-02-01", 100, "Ana"),
        said(pay("2025-03-01", 100, "Beto"), "property"),
        pay("2025-04-01", 100, "Ana"),
      ],
      { "property-paid": -200 },
    ],
    [
      "said of nobody, it is the oldest of what was said, whoever is owed",
      [
        service("2025-01-05", 10, "Ana"),
        machine("2025-02-01", 100, "Beto"),
        machine("2025-02-02", 100, "Ana"),
        said(pay("2025-03-01", 100), "property"),
        pay("2025-04-01", 110, "Ana"),
      ],
      { operating: -10, "property-paid": -200 },
    ],
    [
      "said of one account of an entry, the other one is paid for its own",
      [
        machine("2025-02-01", 100),
        on("2025-02-01", ["1435", 50], ["2205", -50]),
        { ...on("2025-03-01", ["2205", 50], ["2335", 100], ["1110", -150]), said: { "2205": "suppliers" } },
      ],
      { operating: -50, "property-paid": -100 },
    ],
    [
      "an exchange difference added to what is owed is no part of the asset",
      [machine("2025-02-01", 100), on("2025-02-28", ["530525", 20], ["2335", -20]), pay("2025-03-01", 120)],
      { operating: -20, "property-paid": -100 },
    ],
    [
      "an annulled or unfinished entry opens nothing",
      [
        { ...machine("2025-02-01", 100), status: "void" },
        { ...machine("2025-02-01", 100), status: "draft" },
        service("2025-02-02", 40),
        pay("2025-03-01", 40),
      ],
      { operating: -40 },
    ],
    [
      "a dividend owed on the account of a partner, in detail, is a dividend",
      [on("2025-02-01", ["3705", 12], ["235505", -12]), on("2025-03-01", ["235505", 12], ["1110", -12])],
      { "owners-paid": -12 },
    ],
  ])("%s", (_title, steps, expected) => {
    expect(flowsOf([CAPITAL, ...steps])).toEqual(expected);
  });

  describe("what a debt was for stays with it on another account", () => {
    const taken = on("2025-02-20", ["2335", 30, "Ana"], ["2355", -30]);
    const owner = on("2025-03-01", ["2355", 30], ["1110", -30]);

    it("an expense that a partner took over is paid as an expense, whatever else the account holds", () => {
      const own = [CAPITAL, service("2025-02-01", 30, "Ana"), taken, owner];
      expect(flowsOf(own)).toEqual({ operating: -30 });
      expect(flowsOf([...own, machine("2025-02-15", 500, "Beto")])).toEqual({ operating: -30 });
    });

    it("a loan of a partner owed on the account of a creditor is paid as a loan", () => {
      const moved = on("2025-02-20", ["2355", 70], ["2335", -70]);
      const lent = on("2025-02-01", ["1110", 70], ["2355", -70]);
      const own = [CAPITAL, lent, moved, pay("2025-03-01", 70)];
      expect(flowsOf(own)).toEqual({ debt: 70, "debt-paid": -70 });
      expect(flowsOf([...own, on("2025-02-15", ["3705", 5], ["2355", -5])])).toEqual({
        debt: 70,
        "debt-paid": -70,
      });
    });

    it("interest that was owed is interest on another account, other expenses are of that account", () => {
      const moved = on("2025-02-20", ["2335", 30], ["2380", -30]);
      const paid = on("2025-03-01", ["2380", 30], ["1110", -30]);
      const other = on("2025-02-16", ["1524", 8], ["2380", -8, "Beto"]);
      const direct = (...steps: readonly Step[]) => {
        const input = inputOf(
          bookOf([CAPITAL, machine("2025-02-15", 9, "Beto"), other, ...steps, moved, paid]),
          PUC,
          [...YEAR],
        );
        const { operating: _, net: __, ...lines } = figuresOf(makeStatement("cash", input, "direct"));
        return lines;
      };
      expect(direct(on("2025-01-31", ["530520", 30], ["2335", -30]))).toMatchObject({ "interest-paid": -30 });
      const expense = direct(service("2025-01-31", 30));
      expect(expense).toMatchObject({ employees: -30 });
      expect(expense).not.toHaveProperty("expenses");
    });

    it("a loan that went to another account and came back is the one that a person says was paid", () => {
      const steps = [
        CAPITAL,
        on("2025-01-10", ["5135", 30], ["2355", -30]),
        on("2025-01-20", ["1110", 70], ["2355", -70]),
        { ...on("2025-02-01", ["2355", 70], ["2335", -70]), said: { "2355": "debt" as const } },
        on("2025-02-10", ["2335", 70], ["2355", -70]),
        { ...on("2025-03-01", ["2355", 70], ["1110", -70]), said: { "2355": "debt" as const } },
        on("2025-04-01", ["2355", 30], ["1110", -30]),
      ];
      expect(flowsOf(steps)).toEqual({ operating: -30, debt: 70, "debt-paid": -70 });
    });

    it("a bank loan that a partner took over is the loan that a person says was paid", () => {
      const steps = [
        CAPITAL,
        on("2025-01-10", ["5135", 30], ["2355", -30]),
        on("2025-01-20", ["1110", 70], ["2105", -70]),
        on("2025-02-01", ["2105", 70], ["2355", -70]),
        { ...on("2025-03-01", ["2355", 70], ["1110", -70]), said: { "2355": "debt" as const } },
        on("2025-04-01", ["2355", 30], ["1110", -30]),
      ];
      expect(flowsOf(steps)).toEqual({ operating: -30, debt: 70, "debt-paid": -70 });
    });

    it("a promise to buy that is owed is paid as the asset that it is for (7.5 a)", () => {
      const promised = on("2025-02-01", ["1340", 100], ["2335", -100]);
      const steps = [CAPITAL, promised, pay("2025-03-01", 60)];
      expect(flowsOf(steps)).toEqual({ "property-paid": -60 });
      expect(noteOf(steps)).toEqual({ "Compra de propiedades, planta y equipo": 40 });
    });

    it("an asset on credit that a bank refinanced is the bank's debt; interest that it took over is interest", () => {
      const refinanced = (amount: number) => on("2025-02-20", ["2335", amount], ["2105", -amount]);
      const bank = (amount: number) => on("2025-04-01", ["2105", amount], ["1110", -amount]);
      const interest = on("2025-01-31", ["530520", 12], ["2335", -12]);
      const added = on("2025-03-31", ["530520", 8], ["2105", -8]);
      expect(flowsOf([CAPITAL, machine("2025-02-01", 100), refinanced(100), added, bank(50)])).toEqual({
        operating: -8,
        "interest-paid": -8,
        "debt-paid": -42,
      });
      expect(flowsOf([CAPITAL, interest, refinanced(12), bank(12)])).toEqual({
        operating: -12,
        "interest-paid": -12,
      });
      expect(flowsOf([CAPITAL, interest, machine("2025-02-01", 100), refinanced(112), bank(20)])).toEqual({
        operating: -12,
        "interest-paid": -12,
        "debt-paid": -8,
      });
    });

    it("a loan to which nothing is added as interest is paid as a loan", () => {
      const lent = on("2025-02-01", ["1524", 100], ["2105", -100]);
      const also = on("2025-02-02", ["530520", 5], ["2105", 10], ["1110", -15]);
      const cost = on("2025-02-03", ["2105", -30], ["5135", 30]);
      expect(flowsOf([CAPITAL, lent, also, cost, on("2025-03-01", ["2105", 60], ["1110", -60])])).toEqual({
        operating: -5,
        "interest-paid": -5,
        "debt-paid": -70,
      });
    });
  });
});

it("AC-42 of entries as they come, only posted ones count", () => {
  const steps: Step[] = [
    { ...machine("2025-02-01", 100), status: "void" },
    { ...machine("2025-02-01", 100), status: "draft" },
    pay("2025-03-01", 100),
  ];
  const purposes = new CarriedPurposes(new Set(["2335" as AccountCode]), pucReader(PUC), day("2025-01-01"));
  for (const entry of bookOf(steps)) purposes.take(entry);
  expect(
    [...purposes.parts.values()].flatMap(({ parts }) => parts.map(({ kind }) => kind?.key)),
  ).not.toContain("property");
});

describe("AC-42 what differs from the usual is kept of each entry, and nothing else", () => {
  const kept = (accounts: readonly string[], ...steps: readonly Step[]) => {
    const followed = new Set(accounts as readonly AccountCode[]);
    const purposes = new CarriedPurposes(followed, pucReader(PUC), day("2025-01-01"));
    for (const entry of bookOf(steps)) purposes.take(entry);
    return [...purposes.parts.values()].map(({ parts }) => parts.map(({ kind }) => kind?.key));
  };

  it("an expense that goes from one account to another is what that one is for", () => {
    const moved = on("2025-02-20", ["2335", 30], ["2380", -30]);
    const paid = on("2025-03-01", ["2380", 30], ["1110", -30]);
    expect(kept(["2335", "2380"], service("2025-01-31", 30), moved, paid)).toEqual([]);
    const interest = on("2025-01-31", ["530520", 30], ["2335", -30]);
    expect(kept(["2335", "2380"], interest, moved, paid).at(-1)).toContain("interest-paid");
  });

  it("an advance for an expense is told as it was paid", () => {
    const paid = on("2025-02-01", ["1330", 100], ["1110", -100]);
    expect(kept(["1330"], paid, on("2025-03-01", ["5135", 100], ["1330", -100]))).toEqual([]);
    expect(kept(["1330"], paid, on("2025-03-01", ["1524", 100], ["1330", -100]))).toHaveLength(1);
  });
});

describe("AC-42 a reversal opens again what the reversed entry settled", () => {
  it("first of all: paid again, it is for the same", () => {
    const paid = pay("2025-03-01", 100);
    const steps = [
      CAPITAL,
      machine("2025-02-01", 100),
      service("2025-02-02", 30),
      paid,
      back("2025-03-05", 3, paid),
      pay("2025-04-01", 100),
    ];
    expect(flowsOf(steps)).toEqual({ "property-paid": -100 });
    expect(flowsOf([...steps, pay("2025-05-01", 30)])).toEqual({ operating: -30, "property-paid": -100 });
  });

  it("each for its own third party, of a payment to two of them", () => {
    const paid = on("2025-03-01", ["2335", 60, "Ana"], ["2335", 40, "Beto"], ["1110", -100]);
    const steps = [
      CAPITAL,
      machine("2025-02-01", 60, "Ana"),
      service("2025-02-02", 40, "Beto"),
      paid,
      back("2025-03-05", 3, paid),
    ];
    expect(flowsOf(steps)).toEqual({});
    expect(flowsOf([...steps, pay("2025-04-01", 40, "Beto")])).toEqual({ operating: -40 });
    expect(flowsOf([...steps, pay("2025-04-01", 60, "Ana")])).toEqual({ "property-paid": -60 });
  });

  it("whose third party was changed since settles what that one is owed", () => {
    const paid = pay("2025-03-01", 60, "Ana");
    const other: Step = { ...on("2025-03-05", ["2335", -60, "Beto"], ["1110", 60]), reverses: 2 };
    expect(flowsOf([CAPITAL, machine("2025-02-01", 60, "Ana"), paid, other])).toEqual({
      operating: 60,
      "property-paid": -60,
    });
  });
});

describe("7.5 a: an advance is the purchase of what it was paid for, once that comes", () => {
  const advance = (date: string, amount: number, party?: string) =>
    on(date, party === undefined ? ["1330", amount] : ["1330", amount, party], ["1110", -amount]);

  it.each<Case>([
    [
      "paid on the first day of the year, and used up",
      [advance("2025-01-01", 100), on("2025-03-01", ["1524", 100], ["1330", -100])],
      { "property-paid": -100 },
    ],
    [
      "paid the year before",
      [advance("2024-12-31", 100), on("2025-03-01", ["1524", 100], ["1330", -100])],
      {},
    ],
    [
      "goods and a machine of one invoice, each for its part",
      [advance("2025-02-01", 100), on("2025-03-01", ["1435", 40], ["1524", 60], ["1330", -100])],
      { operating: -40, "property-paid": -60 },
    ],
    [
      "a machine and its programs, each for its part",
      [advance("2025-02-01", 80), on("2025-03-01", ["1524", 60], ["1635", 40], ["1330", -80], ["2335", -20])],
      { "property-paid": -48, "intangibles-paid": -32 },
    ],
    [
      "more taken of it than was paid: the rest is owed",
      [advance("2025-02-01", 50), on("2025-03-01", ["1524", 80], ["1330", -80])],
      { "property-paid": -50 },
    ],
    [
      "of two advances, of which a person said that one was for the machine",
      [
        { ...advance("2025-02-01", 50), said: { "1330": "property" } },
        advance("2025-02-02", 50),
        on("2025-03-01", ["1524", 100], ["1330", -100]),
      ],
      { "property-paid": -100 },
    ],
    [
      "for a machine in part payment of which an old one was given",
      [advance("2025-02-01", 70), on("2025-03-01", ["1524", 100], ["1540", -30], ["1330", -70])],
      { "property-paid": -70 },
    ],
    [
      "used for a promise to buy",
      [advance("2025-02-01", 50), on("2025-03-01", ["1340", 80], ["1330", -50], ["2335", -30])],
      { "property-paid": -50 },
    ],
    [
      "goods alone: the advance stays a payment to a supplier",
      [
        advance("2025-02-01", 30),
        on("2025-02-10", ["1435", 30], ["1330", -30]),
        advance("2025-02-11", 50),
        on("2025-02-12", ["1524", 50], ["1330", -50]),
      ],
      { operating: -30, "property-paid": -50 },
    ],
    [
      "given on to another supplier, it moves no cash",
      [
        advance("2025-02-01", 50, "Ana"),
        on("2025-02-10", ["1330", 50, "Beto"], ["1330", -50, "Ana"]),
        on("2025-03-01", ["1524", 50], ["1330", -50, "Beto"]),
      ],
      { operating: -50 },
    ],
    [
      "paid in part alone, received, taken back and received in two parts",
      [
        on("2025-02-01", ["1330", 100], ["1110", -70], ["2335", -30]),
        on("2025-03-01", ["1524", 100], ["1330", -100]),
        { ...on("2025-03-02", ["1524", -100], ["1330", 100]), reverses: 2 },
        on("2025-03-03", ["1524", 80], ["1330", -80]),
        on("2025-03-04", ["1524", 20], ["1330", -20]),
      ],
      { "property-paid": -70 },
    ],
  ])("%s", (_title, steps, expected) => {
    expect(flowsOf([CAPITAL, ...steps])).toEqual(expected);
  });
});

describe("AC-46 what the note tells of debts for several things, or of two years", () => {
  const MACHINE = "Compra de propiedades, planta y equipo";
  const both = (date: string) => on(date, ["1524", 60], ["5135", 40], ["2335", -100]);
  const moved = on("2025-02-20", ["2335", 100], ["2380", -100]);

  it.each<Case>([
    [
      "a payment said to be for shares takes nothing off the machine",
      [machine("2025-02-01", 100), said(pay("2025-03-01", 40), "investments")],
      { [MACHINE]: 100 },
    ],
    [
      "a machine and a service of last year, moved and paid in part",
      [both("2024-06-01"), moved, on("2025-03-01", ["2380", 50], ["1110", -50])],
      {},
    ],
    [
      "the same of this year",
      [both("2025-02-01"), moved, on("2025-03-01", ["2380", 50], ["1110", -50])],
      {
        [MACHINE]: 30,
      },
    ],
    [
      "a machine of last year and programs of this one, paid together",
      [machine("2024-06-01", 100), on("2025-02-01", ["1635", 60], ["2335", -60]), pay("2025-03-01", 160)],
      {},
    ],
    [
      "two machines on two accounts, one of last year, paid together",
      [
        on("2024-06-01", ["1524", 100], ["2205", -100]),
        machine("2025-02-01", 60),
        on("2025-03-01", ["2205", 100], ["2335", 60], ["1110", -160]),
      ],
      {},
    ],
    [
      "a machine sold on credit and money lent with it, collected",
      [
        on("2025-02-01", ["1380", 100], ["1524", -70], ["1110", -30]),
        on("2025-03-01", ["1110", 100], ["1380", -100]),
      ],
      {},
    ],
    [
      "capital paid in part: what is still owed was not contributed in cash",
      [on("2025-02-01", ["1110", 60], ["1328", 40], ["3105", -100])],
      { "Aportes de capital": 40 },
    ],
  ])("%s", (_title, steps, expected) => {
    expect(noteOf([CAPITAL, ...steps])).toEqual(expected);
  });
});

it("7.5 a: an advance for a service stays what was paid to a supplier, whatever other advances were for", () => {
  const steps = [
    CAPITAL,
    on("2025-02-01", ["1330", 30], ["1110", -30]),
    on("2025-02-10", ["5135", 30], ["1330", -30]),
    on("2025-02-11", ["1330", 50], ["1110", -50]),
    on("2025-02-12", ["1524", 50], ["1330", -50]),
  ];
  const direct = figuresOf(makeStatement("cash", inputOf(bookOf(steps), PUC, [...YEAR]), "direct"));
  expect(direct).toMatchObject({ suppliers: -30, "property-paid": -50, operating: -30 });
  expect(direct).not.toHaveProperty("expenses");
});
