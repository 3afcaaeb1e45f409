import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { afterCut } from "#domain/accounting/closing/after-cut.ts";
import { closingPeriod } from "#domain/accounting/closing/closing-period.ts";
import { closingProposals } from "#domain/accounting/closing/proposals/closing-proposals.ts";
import type {
  ClosingProposal,
  ProposalInput,
  ProposalKey,
} from "#domain/accounting/closing/proposals/proposal.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { balancesOfLines } from "#domain/accounting/ledger/balances.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { ZERO } from "#domain/kernel/pesos.ts";
import { line } from "#tests/support/builders.ts";

type Held = readonly (readonly [account: string, amount: number])[];

const PERIOD = closingPeriod(2026);
const pucOf = (code: AccountCode): string => code;
const linesOf = (held: Held) => held.map(([account, amount]) => line(account, amount));

/** A closed year with a result, and what the books hold besides; `later`: entries of March. */
function closed(held: Held, profit: number, later: readonly ClosingProposal["entry"][] = []): ProposalInput {
  const closing: Held = [
    ["5905", profit],
    [profit >= 0 ? "3605" : "3610", -profit],
  ];
  const entries = later.map(
    (entry, at) => ({ ...entry, id: `a${at}`, status: "posted" }) as unknown as Entry,
  );
  const { reserved, absorbed, decreed } = afterCut(entries, PERIOD, pucOf);
  return {
    kind: "puc",
    period: PERIOD,
    pucOf,
    before: balancesOfLines([]),
    months: [],
    standing: balancesOfLines([
      ...linesOf([...held, ...closing]),
      ...later.filter(({ date }) => date <= PERIOD.to).flatMap(({ lines }) => lines),
    ]),
    since: balancesOfLines(later.filter(({ date }) => date > PERIOD.to).flatMap(({ lines }) => lines)),
    reserved,
    absorbed,
    decreed,
    today: day("2027-03-20"),
    closings: balancesOfLines(linesOf(closing)),
    until: month("2026-12"),
    isClosed: true,
    company: { name: "La Sabana S.A.", tax: null, vacation: null, provided: [] },
  };
}

const wordsOf = (found: ClosingProposal | undefined) =>
  found?.entry.lines.map(({ account, debit, credit }) => `${account} ${debit} ${credit}`);

function told(input: ProposalInput, key: ProposalKey, wanted: readonly ProposalKey[] = []) {
  return wordsOf(closingProposals(input, new Set(wanted)).after.find((each) => each.key === key));
}

const LOSSES: Held = [
  ["3105", -100],
  ["3710", 80],
  ["1110", 100],
];

describe("AC-84 losses of earlier years come before a dividend (C.Co. arts. 151, 155, 453 and 456)", () => {
  it.each<[string, Held, readonly string[] | undefined]>([
    ["the legal reserve, as far as it goes", [["330505", -50]], ["330505 50 0", "3710 0 50"]],
    ["never more than the losses", [["330505", -500]], ["330505 80 0", "3710 0 80"]],
    [
      "then what is at the assembly's disposal, then other occasional ones",
      [
        ["330505", -50],
        ["331505", -90],
        ["331545", -10],
      ],
      ["330505 50 0", "331545 10 0", "331505 20 0", "3710 0 80"],
    ],
    [
      "not those of the statutes, of the law or of own shares",
      [
        ["331095", -50],
        ["330510", -50],
        ["330515", -50],
        ["330516", 20],
      ],
      undefined,
    ],
    ["not without reserves", [], undefined],
  ])("%s", (_name, reserves, lines) => {
    expect(told(closed([...LOSSES, ...reserves], 10), "losses")).toEqual(lines);
  });

  it("proposes nothing without losses, nor before the closing, and never ticks it", () => {
    const reserves: Held = [["330505", -20]];
    expect(told(closed(reserves, 10), "losses")).toBeUndefined();
    expect(told({ ...closed([...LOSSES, ...reserves], 10), isClosed: false }, "losses")).toBeUndefined();
    const { after } = closingProposals(closed([...LOSSES, ...reserves], 500));
    expect(after.map(({ key, sure }) => [key, sure])).toEqual([
      ["losses", false],
      ["reserve", true],
      ["carry", true],
      ["cover", false],
    ]);
  });

  it("leaves the reserve of this result alone", () => {
    const made = {
      date: PERIOD.to,
      description: "",
      reference: "",
      lines: linesOf([
        ["3605", 42],
        ["330505", -42],
      ]),
    };
    expect(told(closed([...LOSSES, ["330505", -8]], 500, [made]), "losses")).toEqual([
      "330505 8 0",
      "3710 0 8",
    ]);
  });

  it("covers a loss of the period itself once it is carried", () => {
    const input = closed(
      [
        ["3105", -100],
        ["330505", -50],
        ["1110", 150],
      ],
      -30,
    );
    expect(told(input, "losses")).toBeUndefined();
    expect(told(input, "losses", ["carry"])).toEqual(["330505 30 0", "3710 0 30"]);
  });

  it("says why no dividend is proposed, and proposes it once they are covered", () => {
    const input = closed(LOSSES, 500);
    const { remarks } = closingProposals(input);
    expect(remarks.map(({ key }) => key)).toEqual(["dividends"]);
    expect(remarks[0]?.text).toMatch(/\$\s80 .*arts\. 151 y 155/);
    // (500 − 80) × 10 % = 42, up to half of the capital; half of 378.
    expect(told(input, "dividends", ["reserve", "carry", "cover"])).toEqual(["3705 189 0", "2360 0 189"]);
  });

  const keys: readonly ProposalKey[] = ["losses", "reserve", "carry", "cover", "dividends"];
  const amount = fc.integer({ min: 0, max: 1_000_000 });

  it("whatever is ticked: no dividend with losses, no account below zero, and nothing is proposed twice", () => {
    fc.assert(
      fc.property(
        fc.record({ capital: amount, legal: amount, free: amount, losses: amount, profit: amount }),
        fc.subarray([...keys]),
        ({ capital, legal, free, losses, profit }, wanted) => {
          const held: Held = [
            ["1110", capital + legal + free - losses],
            ["3105", -capital],
            ["330505", -legal],
            ["331545", -free],
            ["3710", losses],
          ];
          const input = closed(held, profit);
          const found = closingProposals(input, new Set(wanted)).after.filter(({ key }) =>
            wanted.includes(key),
          );
          const posted = found.map(({ entry }) => entry);
          const after = closed(held, profit, posted);
          const net = (code: string) =>
            [after.standing, after.since].reduce((sum, each) => {
              const { debit, credit } = each.get(code as AccountCode) ?? { debit: 0, credit: 0 };
              return sum + credit - debit;
            }, 0);
          for (const code of ["330505", "331545", "3705"]) expect(net(code)).toBeGreaterThanOrEqual(0);
          expect(net("3710")).toBeLessThanOrEqual(0);
          if (found.some(({ key }) => key === "dividends")) expect(net("3710")).toBeCloseTo(0);
          const again = closingProposals(after, new Set(wanted));
          const said = found.map(({ key }) => key);
          expect(again.after.map(({ key }) => key).filter((key) => said.includes(key))).toEqual([]);
          // A reserve that was made as proposed is not said to differ from what the profit asks for.
          if (said.includes("reserve"))
            expect(again.remarks.filter(({ key }) => key === "reserve")).toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  });

  it("a use of the reserve is no reserve taken back", () => {
    const entry = (held: Held, date = "2027-03-20") =>
      ({ date: day(date), status: "posted", lines: linesOf(held) }) as unknown as Entry;
    const use: Held = [
      ["330505", 50],
      ["331545", 10],
      ["3710", -60],
    ];
    expect(afterCut([entry(use)], PERIOD, pucOf)).toMatchObject({
      reserved: { onCut: 0, since: 0 },
      absorbed: { all: 60, legal: 50 },
      decreed: 0,
    });
    const back: Held = use.map(([code, net]) => [code, -net] as const);
    expect(afterCut([entry(use), entry(back)], PERIOD, pucOf).absorbed).toEqual({ all: ZERO, legal: ZERO });
    const taken: Held = [
      ["330505", 50],
      ["3705", -50],
    ];
    expect(afterCut([entry(taken)], PERIOD, pucOf)).toMatchObject({
      reserved: { since: -50 },
      absorbed: { all: 0 },
    });
  });
});
