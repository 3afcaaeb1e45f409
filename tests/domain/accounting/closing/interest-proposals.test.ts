import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { accruedInterest } from "#domain/accounting/closing/accrued-interest.ts";
import { type ClosingPeriod, closingPeriod } from "#domain/accounting/closing/closing-period.ts";
import { closingProposals } from "#domain/accounting/closing/proposals/closing-proposals.ts";
import { loanInterestFact } from "#domain/accounting/closing/proposals/interest-proposals.ts";
import type { ProposalInput, ProposalKey } from "#domain/accounting/closing/proposals/proposal.ts";
import type { Entry, EntryContent } from "#domain/accounting/entries/entry.ts";
import { balancesOfLines } from "#domain/accounting/ledger/balances.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { loanTable } from "#domain/recurring/loan-table.ts";
import type { LoanPlan, RecurringFields } from "#domain/recurring/recurring.ts";
import { closingLoans } from "#domain/recurring/recurring-dues.ts";
import { line } from "#tests/support/builders.ts";

const PERIOD = closingPeriod(2026);
const pucOf = (code: AccountCode): string => code;
const code = (text: string) => text as AccountCode;

const PLAN: LoanPlan = {
  kind: "loan",
  method: "french",
  principal: pesos(25_000_000),
  rate: 1.7,
  months: 12,
  debt: code("210510"),
  interest: code("530520"),
  money: code("111005"),
};
const LOAN: RecurringFields & { readonly plan: LoanPlan } = {
  description: "Camión",
  first: day("2026-11-20"),
  last: null,
  state: "active",
  plan: PLAN,
};

function posted(content: EntryContent, at: number, more: Partial<Entry> = {}): Entry {
  return { ...content, id: `entry_${at}`, number: at, status: "posted", ...more } as unknown as Entry;
}

interface Books {
  readonly loans?: readonly RecurringFields[];
  readonly entries?: readonly Entry[];
  readonly standing?: readonly string[];
  readonly until?: string;
  readonly isClosed?: boolean;
  readonly period?: ClosingPeriod;
}

function year(books: Books) {
  const { loans = [LOAN], entries = [], standing = [], until = "2026-12", isClosed = false } = books;
  const { period = PERIOD } = books;
  const found = closingLoans(loans, period.to);
  const empty = balancesOfLines([]);
  const input: ProposalInput = {
    kind: "puc",
    period,
    pucOf,
    before: empty,
    months: [],
    standing: balancesOfLines(standing.map((account) => line(account, 1))),
    since: empty,
    reserved: { onCut: ZERO, since: ZERO },
    closings: empty,
    until: month(until),
    isClosed,
    company: { name: "La Sabana S.A.S.", tax: null, vacation: null, provided: [] },
    ...(found.length > 0 && { accrued: { loans: found, ...accruedInterest(entries, found, period, pucOf) } }),
  };
  return input;
}

function told(input: ProposalInput, key: ProposalKey, wanted: readonly ProposalKey[] = ["accrued"]) {
  const { before, after } = closingProposals(input, new Set(wanted));
  const entry = [...before, ...after].find((each) => each.key === key)?.entry;
  return (
    entry && [entry.date, ...entry.lines.map(({ account, debit, credit }) => `${account} ${debit} ${credit}`)]
  );
}

const ACCRUED = ["2026-12-31", "530520 120000 0", "233505 0 120000"];
const BACK = ["2027-01-01", "233505 120000 0", "530520 0 120000"];
const entry = (date: string, ...lines: readonly (readonly [string, number])[]): EntryContent => ({
  date: day(date),
  description: "Intereses",
  reference: "",
  lines: lines.map(([account, amount]) => line(account, amount)),
});

describe("AC-85 interest of loans accrued at a cut (NIIF para PYMES 2.36)", () => {
  it("is proposed with its return on the next day, ticked, each day and base told", () => {
    const input = year({});
    expect([told(input, "accrued"), told(input, "accrued-back")]).toEqual([ACCRUED, BACK]);
    const { before } = closingProposals(input);
    expect(before.map(({ key, sure }) => [key, sure])).toEqual([
      ["accrued", true],
      ["accrued-back", true],
    ]);
    expect(before[0]?.steps[0]?.label.replace(/\s/g, " ")).toBe(
      "Camión: 10 días de 30 al 1,7 % mensual sobre $ 21.176.472",
    );
    expect(told(input, "accrued-back", [])).toBeUndefined();
  });

  // 12.000.000 in 12 payments of 1.000.000 of capital on the 15th, from January, at 2 % a month: fifteen days of it on
  // what is left after three, six and nine payments. The last one is paid in December.
  it.each([
    ["q1", "2026-03-31", 90_000, "2026-04-01"],
    ["q2", "2026-06-30", 60_000, "2026-07-01"],
    ["q3", "2026-09-30", 30_000, "2026-10-01"],
    ["q4", "2026-12-31", null, null],
    ["h1", "2026-06-30", 60_000, "2026-07-01"],
  ] as const)(
    "is proposed at the cut of %s, %s, and given back on the day after",
    (part, cut, amount, next) => {
      const terms = { method: "german" as const, principal: pesos(12_000_000), rate: 2, months: 12 };
      const loan = { ...LOAN, first: day("2026-01-15"), plan: { ...PLAN, ...terms } };
      const input = year({ loans: [loan], period: closingPeriod(2026, part) });
      expect(input.period.to).toBe(cut);
      const both = [told(input, "accrued"), told(input, "accrued-back")];
      if (amount === null) return expect(both).toEqual([undefined, undefined]);
      expect(both).toEqual([
        [cut, `530520 ${amount} 0`, `233505 0 ${amount}`],
        [next, `233505 ${amount} 0`, `530520 0 ${amount}`],
      ]);
      // What the cut before gave back on its next day belongs to this period, and hides nothing of it.
      const before = posted(entry(input.period.from, ["233505", 7], ["530520", -7]), 1);
      const again = year({ loans: [loan], period: input.period, entries: [before] });
      expect(told(again, "accrued")).toEqual(both[0]);
    },
  );

  it.each<[string, Books, readonly (string | undefined)[]]>([
    [
      "one entry for several loans",
      { loans: [LOAN, LOAN] },
      ["2026-12-31", "530520 240000 0", "233505 0 240000"],
    ],
    [
      "on the account of 2335 that the books use",
      { standing: ["2335"] },
      ["2026-12-31", "530520 120000 0", "2335 0 120000"],
    ],
    [
      "as deep as the loan's own account",
      { loans: [{ ...LOAN, plan: { ...LOAN.plan, debt: code("2105"), interest: code("5305") } }] },
      ["2026-12-31", "5305 120000 0", "2335 0 120000"],
    ],
  ])("%s", (_name, books, lines) => {
    expect(told(year(books), "accrued")).toEqual(lines);
  });

  it.each<[string, Books]>([
    ["before the period is over", { until: "2026-11" }],
    ["of a loan paid on the last day", { loans: [{ ...LOAN, first: day("2026-11-30") }] }],
    ["of a loan that was stopped", { loans: [{ ...LOAN, state: "stopped" }] }],
    ["without loans", { loans: [] }],
    ["once the period is closed", { isClosed: true }],
  ])("is not proposed %s", (_name, books) => {
    expect(told(year(books), "accrued")).toBeUndefined();
  });

  const accrual = entry("2026-12-31", ["530520", 120_000], ["233505", -120_000]);
  const back = entry("2027-01-01", ["233505", 120_000], ["530520", -120_000]);
  const link = (date: string) => ({ id: "entry_9", number: 9, date: day(date) }) as never;

  it.each<[string, readonly Entry[], boolean, boolean]>([
    ["recorded", [posted(accrual, 1)], false, true],
    [
      "recorded against the loan itself",
      [posted(entry("2026-12-31", ["530520", 120_000], ["210510", -120_000]), 1)],
      false,
      true,
    ],
    ["recorded and given back", [posted(accrual, 1), posted(back, 2)], false, false],
    [
      "recorded and reversed on the next day",
      [
        posted(accrual, 1, { reversedBy: link("2027-01-01") }),
        posted(back, 2, { reverses: link("2026-12-31") }),
      ],
      false,
      false,
    ],
    ["reversed on another day", [posted(accrual, 1, { reversedBy: link("2027-01-15") })], true, false],
    [
      "interest paid from the bank that day",
      [posted(entry("2026-12-31", ["530520", 9_000], ["111005", -9_000]), 1)],
      true,
      false,
    ],
  ])("never twice: %s", (_name, entries, accrues, returns) => {
    const input = year({ entries });
    expect(told(input, "accrued", []) !== undefined).toBe(accrues);
    expect(told(input, "accrued-back", []) !== undefined).toBe(returns);
    if (returns) expect(closingProposals(input).before.at(-1)?.sure).toBe(false);
  });

  it("says an amount that differs, and proposes its return as it was recorded", () => {
    const input = year({
      entries: [posted(entry("2026-12-31", ["530520", 100_000], ["233505", -100_000]), 1)],
    });
    expect(closingProposals(input).remarks.map(({ key }) => key)).toEqual(["accrued"]);
    expect(told(input, "accrued-back")).toEqual(["2027-01-01", "233505 100000 0", "530520 0 100000"]);
  });

  it.each([
    ["a peso of rounding of its loan", 120_001, false],
    ["two pesos more", 120_002, true],
    ["a peso less", 119_999, false],
    ["two pesos less", 119_998, true],
  ])("speaks of what was recorded with %s: %s", (_name, amount, isSaid) => {
    const entries = [
      posted(entry("2026-12-31", ["530520", amount + 7], ["530520", -7], ["233505", -amount]), 1),
    ];
    const { remarks } = closingProposals(year({ entries }));
    expect(remarks.map(({ key }) => key)).toEqual(isSaid ? ["accrued"] : []);
    expect(loanInterestFact(year({ entries }))).toEqual({ due: 120_000, recorded: amount, loans: 1 });
  });

  it("says nothing of interest recorded for a loan that owes none, and gives it back", () => {
    const loans = [{ ...LOAN, first: day("2026-11-30") }];
    const entries = [posted(entry("2026-12-31", ["530520", 9_000], ["233505", -9_000]), 1)];
    expect(closingProposals(year({ loans, entries })).remarks).toEqual([]);
    expect(loanInterestFact(year({ loans, entries }))).toBeNull();
    expect(loanInterestFact(year({ loans: [] }))).toBeNull();
    expect(told(year({ loans, entries }), "accrued-back")).toEqual([
      "2027-01-01",
      "233505 9000 0",
      "530520 0 9000",
    ]);
  });

  it("adds up loans, on the deepest account of 2335 that the books use, and gives back no account of nothing", () => {
    const input = year({ loans: [LOAN, LOAN], standing: ["233505", "2335", "13302335", "233510"] });
    expect(told(input, "accrued")).toEqual(["2026-12-31", "530520 240000 0", "233505 0 240000"]);
    const steps = (key: ProposalKey) =>
      closingProposals(input)
        .before.find((each) => each.key === key)
        ?.steps.map(({ sign, amount }) => `${sign}${amount}`);
    expect(steps("accrued")).toEqual(["120000", "+120000", "=240000"]);
    expect(steps("accrued-back")).toEqual(["=240000"]);
    const both = entry("2026-12-31", ["530520", 120_000], ["2335", 5], ["2335", -5], ["233505", -120_000]);
    expect(told(year({ entries: [posted(both, 1)] }), "accrued-back")).toEqual(BACK);
  });

  it("each period bears its days, and what the loan pays is as its table says", () => {
    fc.assert(
      fc.property(
        fc.record({
          principal: fc.integer({ min: 100_000, max: 900_000_000 }),
          rate: fc.integer({ min: 0, max: 400 }),
          months: fc.integer({ min: 1, max: 36 }),
          dayOf: fc.integer({ min: 1, max: 31 }),
          monthOf: fc.integer({ min: 1, max: 12 }),
          method: fc.constantFrom("french" as const, "german" as const),
        }),
        ({ principal, rate, months, dayOf, monthOf, method }) => {
          const plan = { ...PLAN, method, principal: pesos(principal), rate: rate / 100, months };
          const last = new Date(Date.UTC(2026, monthOf, 0)).getUTCDate();
          const two = (value: number) => String(value).padStart(2, "0");
          const first = day(`2026-${two(monthOf)}-${two(Math.min(dayOf, last))}`);
          const input = year({ loans: [{ ...LOAN, first, plan }] });
          const { before } = closingProposals(input);
          const [accrued, returned] = before.map((each) => each.entry);
          if (accrued === undefined) return;
          const sums = balancesOfLines([...accrued.lines, ...(returned?.lines ?? [])]);
          for (const { debit, credit } of sums.values()) expect(debit).toBe(credit);
          const paid = input.accrued?.loans[0];
          const row = loanTable(plan).find(
            ({ interest, balance, capital }) =>
              paid !== undefined && balance + capital === paid.owed && interest >= paid.accrued,
          );
          // What was accrued is part of the interest of the payment to come, which the table keeps.
          expect(row).toBeDefined();
          const entries = before.map((each, at) => posted(each.entry, at + 1));
          expect(closingProposals(year({ loans: [{ ...LOAN, first, plan }], entries })).before).toEqual([]);
        },
      ),
      { numRuns: 100 },
    );
  });
});
