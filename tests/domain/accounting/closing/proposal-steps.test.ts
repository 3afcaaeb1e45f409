import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { closingProposals } from "#domain/accounting/closing/proposals/closing-proposals.ts";
import type { ProposalInput, ProposalKey } from "#domain/accounting/closing/proposals/proposal.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import {
  balances,
  CAPITAL,
  type ClosingBooks,
  closingBooks,
  findProposal,
  type Held,
  linesOf,
  MILLION,
  monthAt,
  profit,
  stepsOf,
} from "./closing-books.ts";

describe("AC-40 the result's own step", () => {
  const year = (sold: number, closed = 0): Held => [
    ["4135", -sold],
    ["5195", 3_000],
    ["6135", 2_000],
    ["7105", 1_000],
    ...(closed === 0 ? [] : ([["5905", -closed]] as const)),
  ];

  it.each<[string, Held, readonly string[], RegExp]>([
    ["a profit", year(10_000), ["10000", "− 6000", "= 4000"], /^Utilidad/],
    ["a loss", year(5_000), ["5000", "− 6000", "= 1000"], /^Pérdida/],
    ["with what 5905 held", year(10_000, 200), ["10000", "− 6000", "+ 200", "= 4200"], /^Utilidad/],
  ])("tells %s", (_name, moved, expected, word) => {
    const input = closingBooks({ months: { 12: moved } });
    expect(stepsOf(input, "result")).toEqual(expected);
    expect(findProposal(input, "result")?.steps.at(-1)?.label).toMatch(word);
    expect(findProposal(input, "result")?.sure).toBe(true);
  });

  it("has nothing to take without a result", () => {
    expect(findProposal(closingBooks({ months: { 12: year(6_000) } }), "result")).toBeUndefined();
  });
});

describe("AC-40 pending vacations: what is told (CST art. 186)", () => {
  const owed = (amount: number, complete: boolean, areas: readonly (readonly [string, number])[]) => ({
    vacation: {
      amount: pesos(amount),
      people: 2,
      complete,
      expenses: areas.map(([account, part]) => ({ account, amount: pesos(part) })),
    },
  });
  const PROVIDED: Held = [
    ["510539", 900],
    ["261015", -900],
  ];

  it.each<[string, number, readonly string[], RegExp]>([
    ["too little", 1_000, ["1000", "− 900", "= 100"], /^Falta/],
    ["too much", 600, ["600", "− 900", "= 300"], /^Sobra/],
  ])("%s", (_name, amount, expected, word) => {
    const input = closingBooks({ months: { 6: PROVIDED }, company: owed(amount, true, []) });
    expect(stepsOf(input, "vacation")).toEqual(expected);
    expect(findProposal(input, "vacation")?.steps.at(-1)?.label).toMatch(word);
    expect(findProposal(input, "vacation")?.note).toBeUndefined();
  });

  it("says that closed runs do not cover the contracts, and gives the rest of rounding to the last area", () => {
    const areas = [
      ["510539", 100],
      ["520539", 0],
      ["720539", 100],
      ["730539", 0],
    ] as const;
    const input = closingBooks({ months: { 6: PROVIDED }, company: owed(1_001, false, areas) });
    expect(linesOf(input, "vacation")).toEqual(["510539 51", "720539 50", "261015 -101"]);
    expect(findProposal(input, "vacation")?.note).toMatch(/no cubren/);
  });

  it("leaves out an area that rounding leaves nothing of", () => {
    const areas = [
      ["510539", 1],
      ["520539", 999],
    ] as const;
    const input = closingBooks({ months: { 6: PROVIDED }, company: owed(1_000, true, areas) });
    expect(linesOf(input, "vacation")).toEqual(["520539 100", "261015 -100"]);
  });
});

describe("AC-40 codes are read from their first digit", () => {
  const INSIDE = ["3705", "3710", "3610", "3305", "31", "310515", "4", "5", "54", "59", "516015", "261005"];
  const MORE = ["261015", "2525", "2335", "1592", "159215", "510530", "510506", "2610", "539520", "511595"];

  it.each<[string, ClosingBooks, readonly ProposalKey[]]>([
    [
      "an open year",
      {
        months: Object.fromEntries(
          Array.from({ length: 11 }, (_, at) => [
            at + 1,
            [
              ["516015", 10],
              ["159215", -10],
              ["4135", -90_000],
              ["510506", 1_000],
              ["2505", -1_000],
              ["261015", -5],
              ["510539", 5],
            ] as Held,
          ]),
        ),
        company: {
          tax: { filer: true, simple: false, rate: "general" },
          vacation: { amount: pesos(100), people: 1, complete: true, expenses: [] },
          provided: [
            {
              month: monthAt(1),
              posted: true,
              amounts: [{ benefit: "severance", account: "510530", amount: pesos(90) }],
            },
          ],
        },
      },
      ["depreciation", "severance", "vacation", "income-tax"],
    ],
    [
      "one without any provision",
      {
        months: {
          1: [
            ["510506", 1_000],
            ["2505", -1_000],
          ],
        },
        company: {
          provided: [
            {
              month: monthAt(1),
              posted: true,
              amounts: [{ benefit: "vacation", account: "510539", amount: pesos(90) }],
            },
          ],
        },
      },
      ["vacation"],
    ],
    [
      "a closed one",
      {
        held: [...CAPITAL, ["3710", 800], ["330505", -50], ["3705", -100]],
        closings: profit(20_000),
      },
      ["losses", "reserve", "carry", "cover", "dividends"],
    ],
  ])("of %s", (_name, some, keys) => {
    const wanted = new Set(keys);
    const input = closingBooks(some);
    const plain = closingProposals(input, wanted);
    expect([...plain.before, ...plain.after].map(({ key }) => key)).toEqual(keys);
    for (const amount of [7_000 * MILLION, -7_000 * MILLION]) {
      const strange = balances([...INSIDE, ...MORE].map((code) => [`1330${code}`, amount]));
      const also = (own: ReadonlyMap<AccountCode, object>) => new Map([...own, ...strange]) as typeof strange;
      const beside: ProposalInput = {
        ...input,
        months: input.months.map((each) => ({ ...each, balances: also(each.balances) })),
        standing: also(input.standing),
        since: also(input.since),
        closings: also(input.closings),
      };
      expect(closingProposals(beside, wanted)).toEqual(plain);
    }
  });
});
