import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { closingPeriod } from "#domain/accounting/closing/closing-period.ts";
import { closingProposals } from "#domain/accounting/closing/proposals/closing-proposals.ts";
import type { ProposalInput, ProvidedMonth } from "#domain/accounting/closing/proposals/proposal.ts";
import { type Balances, balancesOfLines } from "#domain/accounting/ledger/balances.ts";
import { month } from "#domain/kernel/calendar-day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";

type Move = readonly [at: number, debit: string, credit: string, amount: number];

const monthAt = (at: number) => month(`2026-${String(at).padStart(2, "0")}`);

const balances = (moves: readonly Move[]): Balances =>
  balancesOfLines(
    moves.flatMap(([, debit, credit, amount]) => [
      { account: debit as AccountCode, debit: pesos(amount), credit: pesos(0) },
      { account: credit as AccountCode, debit: pesos(0), credit: pesos(amount) },
    ]),
  );

/** A run that provides 100 of cesantías in each area, 24 of interest, 100 of prima and 50 of vacations. */
const run = (at: number, posted = false): ProvidedMonth => ({
  month: monthAt(at),
  posted,
  amounts: [
    { benefit: "severance", account: "510530", amount: pesos(100_000) },
    { benefit: "severance", account: "520530", amount: pesos(100_000) },
    { benefit: "interest", account: "510533", amount: pesos(24_000) },
    { benefit: "bonus", account: "510536", amount: pesos(100_000) },
    { benefit: "vacation", account: "510539", amount: pesos(50_000) },
  ],
});

const SALARIES = (at: number): Move => [at, "510506", "2505", 1_000_000];

function proposals(moves: readonly Move[], provided: readonly ProvidedMonth[], part: "h1" | null = null) {
  const period = closingPeriod(2026, part);
  const names = [...new Set(moves.map(([at]) => at))].sort((a, b) => a - b);
  const none = new Map();
  const input: ProposalInput = {
    kind: "puc",
    period,
    pucOf: (code) => code,
    before: none,
    months: names.map((at) => ({
      month: monthAt(at),
      balances: balances(moves.filter(([own]) => own === at)),
    })),
    standing: balances(moves),
    reserved: { onCut: ZERO, since: ZERO },
    since: none,
    closings: none,
    until: period.last,
    isClosed: false,
    company: { name: "Ana", tax: { filer: false, simple: false, rate: "general" }, vacation: null, provided },
  };
  const { before, remarks } = closingProposals(input);
  return {
    keys: before.map(({ key }) => key),
    remarks: remarks.map(({ key }) => key).filter((key) => key === "runs"),
    lines: Object.fromEntries(
      before.map(({ key, entry }) => [
        key,
        entry.lines.map(({ account, debit, credit }) => `${account} ${debit - credit}`),
      ]),
    ),
    dates: before.map(({ entry }) => entry.date),
  };
}

describe("AC-40 benefits that closed runs provided and the books do not show (CST arts. 186, 249, 306; Ley 52 de 1975)", () => {
  it("proposes each of them, on the accounts of expense of the runs", () => {
    const found = proposals([SALARIES(1), SALARIES(2)], [run(1), run(2)]);
    expect(found.lines).toEqual({
      severance: ["510530 200000", "520530 200000", "261005 -400000"],
      interest: ["510533 48000", "261010 -48000"],
      bonus: ["510536 200000", "261020 -200000"],
      vacation: ["510539 100000", "261015 -100000"],
    });
    expect(found.remarks).toEqual([]);
  });

  const provided = (at: number): Move[] => [
    [at, "510530", "261005", 100_000],
    [at, "520530", "261005", 100_000],
    [at, "510533", "261010", 24_000],
    [at, "510536", "261020", 100_000],
    [at, "510539", "261015", 50_000],
  ];

  it.each<[string, readonly Move[], readonly string[]]>([
    ["nothing of what was provided", [SALARIES(1), SALARIES(2), ...provided(1), ...provided(2)], []],
    [
      "the rest of what was provided in part",
      [SALARIES(1), SALARIES(2), ...provided(1)],
      ["severance", "interest", "bonus"],
    ],
    [
      "no prima that was charged when it was paid",
      [
        SALARIES(1),
        SALARIES(2),
        ...provided(1),
        [2, "510536", "1110", 100_000],
        [2, "510530", "261005", 200_000],
        [2, "510533", "261010", 24_000],
      ],
      [],
    ],
    [
      "no benefits of a book that provides for them as one sum",
      [SALARIES(1), SALARIES(2), [2, "510530", "2610", 90_000]],
      [],
    ],
    [
      "nothing of consolidated cesantías twice",
      [SALARIES(1), SALARIES(2), ...provided(1), ...provided(2), [2, "261005", "2510", 400_000]],
      [],
    ],
    [
      "nothing where the second prima was paid on 20 December and its month provided later",
      [SALARIES(1), SALARIES(2), ...provided(1), ...provided(2), [2, "261020", "1110", 200_000]],
      [],
    ],
  ])("proposes %s", (_name, moves, keys) => {
    expect(proposals(moves, [run(1), run(2)]).keys).toEqual(keys);
  });

  it.each<[string, readonly ProvidedMonth[], readonly Move[], readonly string[], readonly string[]]>([
    ["a run whose salaries the books lack", [run(3)], [], [], ["runs"]],
    [
      "a second fortnight that waits for its entry",
      [run(1, true), run(1)],
      [SALARIES(1), ...provided(1)],
      [],
      ["runs"],
    ],
    ["a posted run whose entry was reversed", [run(1, true)], [], [], ["runs"]],
  ])("only tells of %s", (_name, runs, moves, keys, remarks) => {
    const found = proposals(moves, runs);
    expect([found.keys, found.remarks]).toEqual([keys, remarks]);
  });

  it("counts runs up to the cut alone, and dates the entry on it", () => {
    const found = proposals([SALARIES(1), SALARIES(8)], [run(1), run(8)], "h1");
    expect(found.lines.interest).toEqual(["510533 24000", "261010 -24000"]);
    expect(new Set(found.dates)).toEqual(new Set(["2026-06-30"]));
  });
});
