import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { afterCut } from "#domain/accounting/closing/after-cut.ts";
import { closingPeriod } from "#domain/accounting/closing/closing-period.ts";
import { closingProposals } from "#domain/accounting/closing/proposals/closing-proposals.ts";
import type { ProposalInput, ProposalKey } from "#domain/accounting/closing/proposals/proposal.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { type Balances, balancesOfLines } from "#domain/accounting/ledger/balances.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";

type Move = readonly [debit: string, credit: string, amount: number];

const linesOf = (moves: readonly Move[]) =>
  moves.flatMap(([debit, credit, amount]) => [
    { account: debit as AccountCode, debit: pesos(amount), credit: ZERO },
    { account: credit as AccountCode, debit: ZERO, credit: pesos(amount) },
  ]);
const balances = (moves: readonly Move[]): Balances => balancesOfLines(linesOf(moves));

interface Books extends Partial<Omit<ProposalInput, "before" | "since">> {
  readonly before?: readonly Move[];
  readonly since?: readonly Move[];
  readonly profit?: number;
  readonly name?: string;
  readonly withheld?: number;
}

const CAPITAL: Move = ["1110", "3105", 100_000_000];

/** A year of 2026 that is closed, of an S.A. with a profit of 20 millions. */
function closed({
  before = [CAPITAL],
  since = [],
  profit = 20_000_000,
  name = "La Sabana S.A.",
  withheld,
  ...more
}: Books): ProposalInput {
  const closing: Move = profit >= 0 ? ["5905", "3605", profit] : ["3610", "5905", -profit];
  return {
    kind: "puc",
    period: closingPeriod(2026),
    pucOf: (code) => code,
    before: balances(before),
    months: [],
    standing: balances([...before, closing]),
    since: balances(since),
    reserved: { onCut: ZERO, since: ZERO },
    closings: balances([closing]),
    until: month("2026-12"),
    isClosed: true,
    company: {
      name,
      tax: {
        filer: true,
        simple: false,
        rate: "general",
        ...(withheld !== undefined && { dividends: { rate: withheld, account: "236510" } }),
      },
      vacation: null,
      provided: [],
    },
    ...more,
  };
}

function dividends(books: Books, wanted: readonly ProposalKey[] = ["reserve", "carry", "cover"]) {
  const found = closingProposals(closed(books), new Set(wanted)).after.find(({ key }) => key === "dividends");
  return found?.entry.lines.map(({ account, debit, credit }) => `${account} ${debit} ${credit}`);
}

describe("AC-83 dividends of a closed period (C.Co. arts. 155 and 451)", () => {
  it.each<[string, Books, readonly string[] | undefined]>([
    ["half of the profit after the legal reserve", {}, ["3705 9000000 0", "2360 0 9000000"]],
    ["of an S.A.S. half of the profit", { name: "La Sabana S.A.S." }, ["3705 10000000 0", "2360 0 10000000"]],
    [
      "with what the fiscal profile withholds",
      { withheld: 7.5 },
      ["3705 9000000 0", "236510 0 675000", "2360 0 8325000"],
    ],
    [
      "after losses that the profit covers",
      { name: "La Sabana S.A.S.", before: [CAPITAL, ["3710", "1110", 8_000_000]] },
      ["3705 6000000 0", "2360 0 6000000"],
    ],
    [
      "never more than 3705 holds",
      {
        name: "La Sabana S.A.S.",
        since: [
          ["3605", "3705", 20_000_000],
          ["3705", "3315", 15_000_000],
        ],
      },
      ["3705 5000000 0", "2360 0 5000000"],
    ],
    ["not of a loss", { profit: -500_000 }, undefined],
    ["not of losses larger than the profit", { before: [CAPITAL, ["3710", "1110", 30_000_000]] }, undefined],
    ["not before the closing", { isClosed: false }, undefined],
    ["not twice", { decreed: pesos(1_000_000) }, undefined],
  ])("%s", (_name, books, expected) => {
    expect(dividends(books)).toEqual(expected);
  });

  it("are the owners' to decide: never ticked, and not proposed of a result that is not carried", () => {
    const { after } = closingProposals(closed({}));
    expect(after.map(({ key, sure }) => [key, sure])).toEqual([
      ["reserve", true],
      ["carry", true],
      ["dividends", false],
    ]);
    expect(dividends({}, ["reserve"])).toBeUndefined();
  });

  it("are dated when they are looked at, and never before the period is over", () => {
    const dated = (today: string) =>
      closingProposals(closed({ today: day(today) })).after.find(({ key }) => key === "dividends")?.entry
        .date;
    expect([dated("2026-12-20"), dated("2027-03-18")]).toEqual(["2027-01-01", "2027-03-18"]);
  });
});

describe("AC-83 dividends that were decided since a cut", () => {
  const of = (date: string, moves: readonly Move[]): Entry =>
    ({ date: day(date), status: "posted", lines: linesOf(moves) }) as unknown as Entry;
  const decreed = (...entries: readonly Entry[]) =>
    afterCut(entries, closingPeriod(2026), (code) => code).decreed;

  it.each<[string, readonly Move[], string, number]>([
    ["owed to the owners", [["3705", "2360", 500]], "2027-03-15", 500],
    [
      "with what is withheld",
      [
        ["3705", "2360", 450],
        ["3705", "236510", 50],
      ],
      "2027-03-15",
      500,
    ],
    ["paid at once", [["3705", "111005", 500]], "2027-03-15", 500],
    [
      "together with a reserve",
      [
        ["3705", "330505", 100],
        ["3705", "2360", 400],
      ],
      "2027-03-15",
      400,
    ],
    ["taken back", [["2360", "3705", 500]], "2027-03-15", -500],
    ["not those of the next year", [["3705", "2360", 500]], "2027-12-31", 0],
    ["not the transfer of the result", [["3605", "3705", 500]], "2027-01-01", 0],
    ["not a correction of an expense", [["3705", "5195", 500]], "2027-03-15", 0],
  ])("%s", (_name, moves, date, amount) => {
    expect(decreed(of(date, moves))).toBe(amount);
  });
});
