import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { indicatorPlaceOf, type Position, positionOf, pucOfCode } from "#domain/accounting/indicators.ts";
import { ABNORMAL_BALANCES, ABNORMAL_LINES } from "#domain/accounting/ledger/abnormal-balance.data.ts";
import { presentBalances } from "#domain/accounting/ledger/abnormal-balance.ts";
import { keepsParties, ofParty, partiesIn, partyKey } from "#domain/accounting/ledger/party-balances.ts";
import { markedPuc, mayBeNonCurrent, nonCurrentOf } from "#domain/accounting/non-current.ts";
import { addMonthsToDay, dayFromNumber, dayNumber, lastDay, monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { type RecurringLoan, recurringDays } from "#domain/recurring/recurring-dues.ts";
import { type AnalysisFigures, figuresFromNets } from "#domain/statement/analysis/analysis-figures.ts";
import { type AnalysisLine, balanceLines } from "#domain/statement/analysis/analysis-lines.ts";
import { netsByMaturity } from "#domain/statement/analysis/loan-nets.ts";
import {
  type MonthMovements,
  netsUntil,
  type PucMovement,
  positionUntil,
} from "#domain/statement/analysis/month-movements.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { accountUnder } from "#tests/support/abnormal-accounts.ts";
import { amountsOf, factsOf } from "#tests/support/book-facts.ts";
import { line, posted } from "#tests/support/builders.ts";
import { randomEntries } from "#tests/support/random/random-books.ts";
import { runs } from "#tests/support/random/runs.ts";

const CHARTS = { puc: pucChart(), mini: miniChart, journal: journalChart } as const;
type Kind = keyof typeof CHARTS;

const SUMS = ["currentAssets", "otherAssets", "currentLiabilities", "otherLiabilities"] as const;
type Sums = Readonly<Record<(typeof SUMS)[number], number>>;

const plain = (value: number | null | undefined) => (value ? value : 0);

/** Accounts marked non-current; default: none. */
type Marks = ReadonlySet<string>;
const NOTHING: Marks = new Set();

function netsAt(entries: readonly Entry[], kind: Kind, last: Day, marks = NOTHING): Map<string, number> {
  const nets = new Map<string, number>();
  for (const { date, lines } of entries) {
    if (date > last) continue;
    for (const { account, debit, credit, thirdParty } of lines) {
      const puc = pucOfCode(kind, account);
      if (puc === null) continue;
      const party = keepsParties(puc) ? partyKey(thirdParty) : "";
      const key = ofParty(markedPuc(puc, marks), party);
      nets.set(key, (nets.get(key) ?? 0) + debit - credit);
    }
  }
  return nets;
}

/** As a book's months store them: sums by account, no entries. */
function monthsOf(entries: readonly Entry[], kind: Kind): MonthMovements[] {
  const months = new Map<Month, Map<string, PucMovement>>();
  for (const { date, lines } of entries) {
    const byPuc = months.get(monthOf(date)) ?? new Map<string, PucMovement>();
    months.set(monthOf(date), byPuc);
    for (const { account, debit, credit, thirdParty } of lines) {
      const puc = pucOfCode(kind, account);
      if (puc === null) continue;
      const key = ofParty(puc, keepsParties(puc) ? partyKey(thirdParty) : "");
      const before = byPuc.get(key) ?? { debit: 0, credit: 0 };
      byPuc.set(key, { debit: before.debit + debit, credit: before.credit + credit });
    }
  }
  return [...months].map(([month, byPuc]) => ({ month, byPuc }));
}

type Loans = readonly RecurringLoan[];

function printed(
  entries: readonly Entry[],
  kind: Kind,
  last: Day,
  nonCurrent = NOTHING,
  loans: Loans = [],
): Sums {
  const chart = CHARTS[kind];
  const from = `${last.slice(0, 4)}-01-01` as Day;
  const periods = [factsOf(entries, chart, from, last)];
  const statement = makeStatement("balance", { chart, periods, nonCurrent, loans });
  const at = (key: string) => plain(amountsOf(statement, key)[0]);
  return {
    currentAssets: at("current-assets"),
    otherAssets: at("non-current-assets"),
    currentLiabilities: at("current-liabilities"),
    otherLiabilities: at("non-current-liabilities"),
  };
}

const ofPosition = (found: Position | AnalysisFigures): Sums =>
  Object.fromEntries(SUMS.map((key) => [key, plain(found[key])])) as Record<keyof Sums, number>;

/** The sums as given by the lines, and as added up from the lines under each. */
function ofLines(lines: readonly AnalysisLine[]): readonly Sums[] {
  const keys = ["current-assets", "other-assets", "current-liabilities", "other-liabilities"];
  const said = new Map<string, number>();
  const added = new Map<string, number>();
  let sum = 0;
  for (const { key, kind, amount } of lines) {
    if (kind === "line") sum += amount;
    else {
      said.set(key, amount);
      added.set(key, sum);
      sum = 0;
    }
  }
  return [said, added].map((of) => ofSums(keys.map((key) => plain(of.get(key)))));
}

const ofSums = (values: readonly number[]): Sums =>
  Object.fromEntries(SUMS.map((key, index) => [key, plain(values[index])])) as Record<keyof Sums, number>;

const anyBook = fc
  .constantFrom<Kind>("puc", "mini", "journal")
  .chain((kind) => fc.record({ kind: fc.constant(kind), entries: randomEntries(CHARTS[kind]) }));

/** The account of a book's chart that stands for one of the PUC. */
function codeIn(kind: Kind, puc: string): AccountCode {
  const own = CHARTS[kind].accounts.find((account) => account.puc === puc);
  return own?.code ?? (puc as AccountCode);
}

function anyLoan(accounts: readonly string[]): fc.Arbitrary<RecurringLoan> {
  return fc
    .record({
      debt: fc.constantFrom(...accounts),
      method: fc.constantFrom("french" as const, "german" as const),
      principal: fc.integer({ min: 1, max: 3_000_000 }).map(pesos),
      rate: fc.double({ min: 0, max: 3, noNaN: true }),
      months: fc.integer({ min: 1, max: 48 }),
      first: fc
        .integer({ min: dayNumber("2024-06-01" as Day), max: dayNumber("2026-02-28" as Day) })
        .map(dayFromNumber),
      paid: fc.nat({ max: 24 }),
    })
    .map(({ first, paid, ...terms }): RecurringLoan => {
      const accountsOf = { debt: terms.debt as AccountCode, interest: "5305", money: "1110" };
      const plan = { kind: "loan", ...terms, ...accountsOf } as RecurringLoan["plan"];
      const head = { description: "Crédito", first, last: null, state: "active" as const, plan };
      const marks = recurringDays(head, addMonthsToDay(first, paid)).map((date) => ({
        date,
        kind: "skipped" as const,
      }));
      return { ...head, marks };
    });
}

const anyDay = fc
  .integer({ min: dayNumber("2024-11-01" as Day), max: dayNumber("2026-03-15" as Day) })
  .map(dayFromNumber);

describe("I-04 the balance, the indicators and the analysis say one position", () => {
  it("at any date of any book, in every chart", () => {
    const moved = new Set<string>();
    fc.assert(
      fc.property(anyBook, anyDay, ({ kind, entries }, last) => {
        const nets = netsAt(entries, kind, last);
        const balance = printed(entries, kind, last);
        expect(ofPosition(positionOf(nets))).toEqual(balance);
        expect(ofPosition(figuresFromNets(nets, null))).toEqual(balance);
        for (const sums of ofLines(balanceLines(nets))) expect(sums).toEqual(balance);
        const holdings = [...nets].map(([key, net]) => [key, { puc: partiesIn(key).account, net }] as const);
        for (const [, parts] of presentBalances(holdings))
          for (const { rule } of parts) if (rule !== null) moved.add(rule.line);
      }),
      runs(400, 1_000),
    );
    // Every line of the table was exercised by some book; otherwise the property would prove nothing about it.
    expect([...moved].sort()).toEqual(Object.keys(ABNORMAL_LINES).sort());
  });

  it("whatever the book says is non-current", () => {
    const all = [...new Set(Object.values(CHARTS).flatMap(({ accounts }) => accounts.map(({ puc }) => puc)))];
    const usual = ["1205", "1305", "2105", "2205", "2335", "2505", "2610", "2705", "2805"];
    const anyMarks = fc
      .tuple(fc.subarray(usual), fc.subarray(all.filter(mayBeNonCurrent), { maxLength: 40 }))
      .map(([some, more]) => nonCurrentOf([{ nonCurrent: [...some, ...more] }]));
    let moved = 0;
    fc.assert(
      fc.property(anyBook, anyDay, anyMarks, ({ kind, entries }, last, marks) => {
        const nets = netsAt(entries, kind, last, marks);
        const balance = printed(entries, kind, last, marks);
        expect(ofPosition(positionOf(nets))).toEqual(balance);
        expect(ofPosition(figuresFromNets(nets, null))).toEqual(balance);
        for (const sums of ofLines(balanceLines(nets))) expect(sums).toEqual(balance);
        const plainly = printed(entries, kind, last);
        expect(balance.currentAssets + balance.otherAssets).toBe(plainly.currentAssets + plainly.otherAssets);
        if (balance.currentLiabilities !== plainly.currentLiabilities) moved += 1;
      }),
      runs(400, 1_000),
    );
    expect(moved).toBeGreaterThan(0);
  });

  it("AC-96 with the debt of loans by when it falls due, from the sums of the months alone too", () => {
    const usual = ["2105", "2205", "2335", "2355"];
    let moved = 0;
    fc.assert(
      fc.property(
        anyBook,
        anyDay,
        fc.array(anyLoan(usual), { maxLength: 3 }),
        fc.subarray(usual),
        ({ kind, entries }, each, loans, some) => {
          const marks = nonCurrentOf([{ nonCurrent: some }]);
          const month = monthOf(each);
          const last = lastDay(month);
          const own = loans.map((loan) => ({
            ...loan,
            plan: { ...loan.plan, debt: codeIn(kind, loan.plan.debt) },
          }));
          const balance = printed(entries, kind, last, marks, own);
          const nets = netsByMaturity(netsAt(entries, kind, last, marks), loans, last);
          expect(ofPosition(positionOf(nets))).toEqual(balance);
          for (const sums of ofLines(balanceLines(nets))) expect(sums).toEqual(balance);
          const plainly = printed(entries, kind, last, marks);
          const owed = ({ currentLiabilities, otherLiabilities }: Sums) =>
            currentLiabilities + otherLiabilities;
          expect(owed(balance)).toBe(owed(plainly));
          if (balance.currentLiabilities !== plainly.currentLiabilities) moved += 1;
          if (some.length > 0) return;
          const months = monthsOf(entries, kind).map((of) => ({ ...of, loans }));
          expect(ofPosition(positionOf(positionUntil(months, month, last)))).toEqual(balance);
        },
      ),
      runs(400, 1_000),
    );
    expect(moved).toBeGreaterThan(0);
  });

  it("at the end of any month from the sums of the months alone", () => {
    fc.assert(
      fc.property(anyBook, anyDay, ({ kind, entries }, each) => {
        const month = monthOf(each);
        const nets = netsUntil(monthsOf(entries, kind), month);
        expect(ofPosition(positionOf(nets))).toEqual(printed(entries, kind, lastDay(month)));
      }),
      { numRuns: 60 },
    );
  });

  it.each(ABNORMAL_BALANCES)("with $prefix on its $when side alone", ({ prefix, when, as }) => {
    const account = accountUnder(prefix);
    const late = indicatorPlaceOf(as).startsWith("other") ? 700 : 0;
    const amount = when === "debit" ? 700 : -700;
    const lines = [
      line(account, amount),
      line(prefix === "11" ? "1110" : "1105", 900),
      line("3105", -900 - amount),
    ];
    const entries = [posted(1, { date: "2025-05-02" as Day, description: "", reference: "", lines })];
    const balance = printed(entries, "puc", "2025-05-31" as Day);
    expect(balance).toEqual({
      currentAssets: when === "debit" ? 1600 - late : 900,
      otherAssets: late,
      currentLiabilities: when === "debit" ? 0 : 700,
      otherLiabilities: 0,
    });
    expect(ofPosition(positionOf(netsAt(entries, "puc", "2025-05-31" as Day)))).toEqual(balance);
  });
});
