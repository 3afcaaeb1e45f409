import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { checkRecurring } from "#domain/recurring/check-recurring.ts";
import { loanPartsOn, standingLoans } from "#domain/recurring/loan-parts.ts";
import { effectiveRate, monthlyRate, type RateQuote } from "#domain/recurring/loan-rate.ts";
import { prepaidLoan } from "#domain/recurring/loan-state.ts";
import { loanTable } from "#domain/recurring/loan-table.ts";
import { interestOf } from "#domain/recurring/part-months.ts";
import type { DeferredPlan, LoanPlan, RecurringFields, RecurringMark } from "#domain/recurring/recurring.ts";
import {
  closingLoans,
  dueEntries,
  loanOn,
  recurringLines,
  takesAmount,
} from "#domain/recurring/recurring-dues.ts";
import { marksBack, withMark } from "#domain/recurring/recurring-marks.ts";
import {
  deferredRecords,
  type LoanStart,
  loanRecords,
  startProblems,
} from "#domain/recurring/said-records.ts";
import { line } from "#tests/support/builders.ts";

const code = (text: string) => text as AccountCode;
const LOAN: LoanPlan = {
  kind: "loan",
  method: "german",
  principal: pesos(900_000),
  rate: 2,
  months: 3,
  debt: code("2105"),
  interest: code("5305"),
  money: code("1110"),
};
const PREPAID: DeferredPlan = {
  kind: "deferred",
  expense: code("5145"),
  prepaid: code("1705"),
  total: pesos(600_000),
  months: 2,
};
const loan = (plan: Partial<LoanPlan> = {}, first = "2026-03-05") => ({
  description: " Moto ",
  first: day(first),
  last: null,
  state: "active" as const,
  plan: { ...LOAN, ...plan },
});
const same = (...lines: readonly (readonly [string, number])[]) => ({
  ...loan(),
  plan: {
    kind: "monthly" as const,
    asks: true,
    lines: lines.map(([account, amount]) => line(account, amount)),
  },
});
const prepaid = (plan: Partial<DeferredPlan> = {}) => ({ ...loan(), plan: { ...PREPAID, ...plan } });
const mark = (date: string, kind: RecurringMark["kind"]): RecurringMark => ({ date: day(date), kind });

/** "2026-03-05…2026-04-05 5305 18000, 1110 -18000", or the terms of a plan. */
function told({ first, last, plan }: RecurringFields): string {
  const span = last === null ? first : `${first}…${last}`;
  if (plan.kind === "monthly")
    return `${span} ${plan.lines.map(({ account, debit, credit }) => `${account} ${debit - credit}`).join(", ")}`;
  return `${span} ${plan.kind === "loan" ? plan.principal : plan.total} in ${plan.months}`;
}

describe("RC-01 what keeps it from being saved", () => {
  const most = { principal: pesos(600), rate: 0 };
  it.each<[string, RecurringFields, readonly string[]]>([
    ["one month", loan({ months: 1 }), []],
    ["no month", loan({ months: 0 }), ["months"]],
    ["six hundred", loan({ ...most, months: 600 }), []],
    ["one more", loan({ principal: pesos(601), rate: 0, months: 601 }), ["months"]],
    ["half a month", loan({ months: 2.5 }), ["months"]],
    ["a peso each month", loan({ principal: pesos(3), rate: 0 }), []],
    ["less than a peso each month", loan({ principal: pesos(2), rate: 0 }), ["amount"]],
    ["no interest", loan({ rate: 0 }), []],
    ["less than none", loan({ rate: -0.01 }), ["rate"]],
    ["20 % a month", loan({ rate: 20 }), []],
    ["more", loan({ rate: 20.01 }), ["rate"]],
    ["an account twice", loan({ interest: LOAN.debt }), ["accounts"]],
    ["no account", loan({ money: code("") }), ["accounts"]],
    ["a prepaid cost", prepaid(), []],
    ["of nothing", prepaid({ total: ZERO, months: 1 }), ["amount"]],
    ["of nothing, in no month", prepaid({ total: ZERO, months: 0 }), ["amount", "months"]],
    ["on the account of its expense", prepaid({ expense: PREPAID.prepaid }), ["accounts"]],
    ["without one of them", prepaid({ prepaid: code("") }), ["accounts"]],
    ["an entry", same(["5120", 5], ["1110", -5]), []],
    ["a line alone", same(["5120", 5]), ["unbalanced"]],
    ["lines of nothing", same(["5120", 0], ["1110", 0]), ["unbalanced"]],
    ["lines that differ", same(["5120", 5], ["1110", -4]), ["unbalanced"]],
    ["sums beyond what is counted", same(["5120", 9e15], ["5125", 9e15], ["1110", -9e15]), ["unbalanced"]],
    ["an account on both sides", same(["5120", 5], ["5120", -5]), ["accounts"]],
    ["one on both sides beside others", same(["5120", 5], ["5120", -5], ["1110", 3], ["2335", -3]), []],
    ["a name of 480 characters", { ...loan(), description: "x".repeat(480) }, []],
    ["one of 481", { ...loan(), description: "x".repeat(481) }, ["description"]],
    ["its first day as the last", { ...loan(), last: day("2026-03-05") }, []],
    ["an end before it begins", { ...loan(), last: day("2026-03-04") }, ["end"]],
  ])("%s", (_name, fields, problems) => {
    expect(checkRecurring(fields)).toEqual(problems);
  });
});

describe("RC-04 rates as banks quote them", () => {
  it.each<[RateQuote, number, number]>([
    ["monthly", 2, 2],
    ["effective", 26.824179, 2],
    ["nominal", 24, 2],
    ["nominal-advance", 24, 2.040816],
    // 6 % a quarter: 1,06 ^ (1/3); paid ahead it is 6 ÷ 94.
    ["quarterly", 24, 1.961282],
    ["quarterly-advance", 24, 2.083927],
    ["nominal", 1_200, 100],
    ["nominal-advance", 1_200, Number.POSITIVE_INFINITY],
    ["nominal-advance", 2_400, Number.POSITIVE_INFINITY],
    ["quarterly-advance", 400, Number.POSITIVE_INFINITY],
  ])("%s %d %% is %d %% a month", (quote, percent, monthly) => {
    expect(monthlyRate(percent, quote)).toBeCloseTo(monthly, 5);
  });

  it("a month's rate is worth its interest on interest in a year", () => {
    expect(effectiveRate(2)).toBeCloseTo(26.824179, 5);
    expect(effectiveRate(0)).toBe(0);
  });

  it.each<[RateQuote, string, string, number]>([
    ["monthly", "2026-01-15", "2026-01-30", 10_000],
    ["monthly", "2026-01-15", "2026-01-31", 10_000],
    ["nominal", "2026-12-20", "2027-01-05", 10_000],
    // Whole years of days: 1,02 ^ 12.
    ["effective", "2026-01-01", "2027-01-01", 268_242],
    ["effective", "2026-01-01", "2026-01-31", 19_723],
  ])("%s, 2 %% a month of a million from %s to %s", (quote, from, to, interest) => {
    expect(interestOf(pesos(1_000_000), 2, quote, day(from), day(to))).toBe(interest);
  });

  it("a loan without interest is paid in equal parts, the rest last (RC-03)", () => {
    const table = loanTable({ method: "french", principal: pesos(1_000), rate: 0, months: 3 });
    expect(table.map(({ payment, balance }) => [payment, balance])).toEqual([
      [333, 667],
      [333, 334],
      [334, 0],
    ]);
    expect(recurringLines({ ...LOAN, rate: 0 }, 1)).toEqual([line("2105", 300_000), line("1110", -300_000)]);
    expect(recurringLines(PREPAID, 2)).toEqual([line("5145", 300_000), line("1705", -300_000)]);
    expect(recurringLines(LOAN, 4)).toEqual([]);
  });
});

describe("RC-04 how a loan began", () => {
  const begun = (start: Partial<LoanStart>, plan: Partial<LoanPlan> = {}) =>
    loanRecords(
      loan(plan),
      { received: null, grace: 0, quote: "monthly", ...start },
      { adjustment: "a", grace: "g", first: "p", last: "u" },
    );
  // Received fifteen days before its first whole month, or fifteen before its first payment: 900.000 × 2 % ÷ 2.
  const [early, late] = [{ received: day("2026-01-20") }, { received: day("2026-02-20") }];
  const SHORT = "2026-03-05…2026-03-05 2105 300000, 5305 9000, 1110 -309000";

  it.each<[string, Partial<LoanStart>, Partial<LoanPlan>, readonly string[]]>([
    [
      "days before the first month",
      early,
      {},
      ["2026-02-05…2026-02-05 5305 9000, 1110 -9000", "2026-03-05 900000 in 3"],
    ],
    ["a shorter first month", late, {}, [SHORT, "2026-04-05 600000 in 2"]],
    ["a single one", late, { months: 1 }, ["2026-03-05…2026-03-05 2105 900000, 5305 9000, 1110 -909000"]],
    [
      "a month of grace",
      { grace: 1 },
      {},
      ["2026-03-05…2026-03-05 5305 18000, 1110 -18000", "2026-04-05 900000 in 3"],
    ],
    [
      "two of them",
      { grace: 2 },
      {},
      ["2026-03-05…2026-04-05 5305 18000, 1110 -18000", "2026-05-05 900000 in 3"],
    ],
    [
      "a shorter one of grace",
      { ...late, grace: 1 },
      {},
      ["2026-03-05…2026-03-05 5305 9000, 1110 -9000", "2026-04-05 900000 in 3"],
    ],
    [
      "a shorter one and a whole one",
      { ...late, grace: 2 },
      {},
      [
        "2026-03-05…2026-03-05 5305 9000, 1110 -9000",
        "2026-04-05…2026-04-05 5305 18000, 1110 -18000",
        "2026-05-05 900000 in 3",
      ],
    ],
    [
      "no interest of days without a rate",
      late,
      { rate: 0 },
      ["2026-03-05…2026-03-05 2105 300000, 1110 -300000", "2026-04-05 600000 in 2"],
    ],
  ])("%s", (_name, start, plan, records) => {
    expect(begun(start, plan).map(told)).toEqual(records);
  });

  it("names its parts beside its own name, and asks no amount", () => {
    const [first] = begun(late);
    expect(first?.description).toBe("Moto: p");
    expect([...begun(late), ...begun({ grace: 1 })].some(takesAmount)).toBe(false);
    expect(takesAmount(same(["5120", 5], ["1110", -5]))).toBe(true);
    expect(takesAmount(same(["5120", 5], ["1110", -3], ["2335", -2]))).toBe(false);
    expect(takesAmount(prepaid())).toBe(false);
  });

  it.each([
    [null, 0, []],
    [null, -1, ["grace"]],
    [null, 120, []],
    [null, 121, ["grace"]],
    [null, 1.5, ["grace"]],
    ["2026-03-04", 0, []],
    ["2026-03-05", 0, ["received"]],
  ])("received %s with %d months of grace", (received, grace, problems) => {
    const start = { received: received === null ? null : day(received), grace, quote: "monthly" as const };
    expect(startProblems(loan(), start)).toEqual(problems);
  });
});

describe("RC-02 a prepaid cost of months that begin within one", () => {
  const parts = (covers: string | null, plan: Partial<DeferredPlan> = {}) =>
    deferredRecords(prepaid(plan), covers === null ? null : day(covers), {
      adjustment: "a",
      grace: "g",
      first: "p",
      last: "u",
    }).map(told);

  it.each<[string, string | null, Partial<DeferredPlan>, readonly string[]]>([
    ["not told", null, {}, ["2026-03-05 600000 in 2"]],
    ["the first of a month: at its end", "2026-03-01", {}, ["2026-03-31 600000 in 2"]],
    [
      "the 16th: half a month on each side",
      "2026-03-16",
      {},
      [
        "2026-03-31…2026-03-31 5145 150000, 1705 -150000",
        "2026-04-30 300000 in 1",
        "2026-05-15…2026-05-15 5145 150000, 1705 -150000",
      ],
    ],
    [
      "the 31st, which is the thirtieth day: one day",
      "2026-03-31",
      {},
      [
        "2026-03-31…2026-03-31 5145 10000, 1705 -10000",
        "2026-04-30 300000 in 1",
        "2026-05-30…2026-05-30 5145 290000, 1705 -290000",
      ],
    ],
    [
      "a single month",
      "2026-03-16",
      { months: 1 },
      ["2026-03-31…2026-03-31 5145 300000, 1705 -300000", "2026-04-15…2026-04-15 5145 300000, 1705 -300000"],
    ],
  ])("%s", (_name, covers, plan, records) => {
    expect(parts(covers, plan)).toEqual(records);
  });
});

describe("RC-05 RC-06 a loan on a day", () => {
  const on = day("2026-04-20");

  it("begins a month before its first payment, and stands while its table owes", () => {
    const standing = (date: string) => standingLoans([loan()], day(date)).map(({ owed }) => owed);
    expect([standing("2026-02-04"), standing("2026-02-05"), standing("2026-05-04")]).toEqual([
      [],
      [900_000],
      [300_000],
    ]);
    expect(standing("2026-05-05")).toEqual([]);
    const skipped = { ...loan(), marks: [mark("2026-03-05", "skipped")] };
    expect(standingLoans([skipped], on).map(({ owed }) => owed)).toEqual([300_000]);
    expect(standingLoans([skipped], day("2026-05-05"))).toEqual([]);
  });

  it("keeps as many payments that wait as the table owes, or as were skipped", () => {
    const parts = (marks: readonly RecurringMark[], date: string, months = 3) =>
      loanPartsOn([{ ...loan({ months }), marks }], day(date)).get("2105");
    expect(parts([], "2026-04-20", 4)).toEqual({ current: 450_000, later: 0, waiting: 450_000 });
    expect(parts([mark("2026-03-05", "skipped")], "2026-05-05", 2)).toEqual({
      current: 0,
      later: 0,
      waiting: 900_000,
    });
  });

  it.each<[string, Partial<RecurringFields>, number]>([
    ["that ends on the day", { last: on }, 0],
    ["that ends a day later", { last: day("2026-04-21") }, 300_000],
    ["that was stopped", { state: "stopped" }, 0],
  ])("owes what is left of one %s", (_name, more, owed) => {
    expect(loanOn({ ...loan(), ...more, plan: LOAN }, on).owed).toBe(owed);
  });

  it("is told for a closing with its interest since the last payment, without what was skipped", () => {
    const skipped = { ...loan(), marks: [mark("2026-03-05", "skipped")] };
    const rent = same(["5120", 5], ["1110", -5]);
    // 15 days of 30 at 2 % of 300.000.
    expect(closingLoans([skipped, rent, prepaid()], on)).toEqual([
      { name: " Moto ", interest: "5305", debt: "2105", accrued: 3_000, days: 15, owed: 300_000, rate: 2 },
    ]);
    expect(closingLoans([skipped], day("2026-05-05"))).toEqual([]);
  });

  const paid = (date: string, amount: number, months: number, marks?: readonly RecurringMark[]) =>
    prepaidLoan(
      { ...loan(), ...(marks && { marks }) },
      { date: day(date), amount: pesos(amount), months },
      { ahead: "abono" },
    );

  it.each<[string, Parameters<typeof paid>, string | readonly string[]]>([
    ["before it was received", ["2026-02-04", 100_000, 3], "paid"],
    [
      "on the day that it was received",
      ["2026-02-05", 300_000, 3],
      ["2026-02-05…2026-02-05 2105 300000, 1110 -300000", "2026-03-05 600000 in 3"],
    ],
    [
      "between two payments, with the interest of its days: 2 % ÷ 2 of 100.000",
      ["2026-04-20", 100_000, 1],
      ["2026-04-20…2026-04-20 2105 100000, 5305 1000, 1110 -101000", "2026-05-05 200000 in 1"],
    ],
    [
      "all of it, whatever months are said",
      ["2026-04-20", 300_000, 0],
      ["2026-04-20…2026-04-20 2105 300000, 5305 3000, 1110 -303000"],
    ],
    ["a peso more than is owed", ["2026-04-20", 300_001, 1], "amount"],
    ["nothing", ["2026-04-20", 0, 1], "amount"],
    ["with no month left for the rest", ["2026-04-20", 100_000, 0], "months"],
    [
      "with all of its months",
      ["2026-03-20", 100_000, 3],
      ["2026-03-20…2026-03-20 2105 100000, 5305 1000, 1110 -101000", "2026-04-05 500000 in 3"],
    ],
    ["with more", ["2026-03-20", 100_000, 4], "months"],
    [
      "before a payment that was registered",
      ["2026-04-20", 100_000, 1, [mark("2026-05-05", "posted")]],
      "later",
    ],
    ["once it is paid", ["2026-05-05", 1, 1], "paid"],
    [
      "beside a payment that was skipped, which is left to its own proposal",
      ["2026-04-20", 300_000, 1, [mark("2026-03-05", "skipped")]],
      ["2026-04-20…2026-04-20 2105 300000, 5305 3000, 1110 -303000"],
    ],
  ])("is paid ahead %s (Ley 1555 de 2012)", (_name, given, expected) => {
    const found = paid(...given);
    expect(found.ok ? found.value.records.map(told) : found.error).toEqual(expected);
    if (!found.ok) return;
    expect(found.value.records[0]?.description).toBe("Moto: abono");
    expect(found.value.records.some(takesAmount)).toBe(false);
  });

  it("ends with its last payment before, or as if it had never begun", () => {
    const until = (date: string) => {
      const found = paid(date, 100_000, 1);
      return found.ok ? [found.value.until.last, found.value.until.state] : found.error;
    };
    expect(until("2026-04-20")).toEqual(["2026-04-05", "active"]);
    expect(until("2026-03-04")).toEqual([null, "stopped"]);
  });

  it("keeps one mark of a day, in their order", () => {
    const marks = [mark("2026-03-05", "posted"), mark("2026-05-05", "posted")];
    const dates = withMark(withMark(marks, mark("2026-04-05", "skipped")), mark("2026-05-05", "skipped"));
    expect(dates.map(({ date, kind }) => `${date} ${kind}`)).toEqual([
      "2026-03-05 posted",
      "2026-04-05 skipped",
      "2026-05-05 skipped",
    ]);
  });

  it("takes a mark back, though another day was marked otherwise since", () => {
    const [posted, skipped] = [mark("2026-03-05", "posted"), mark("2026-04-05", "skipped")];
    const back = (
      now: readonly RecurringMark[],
      before: readonly RecurringMark[],
      after: readonly RecurringMark[],
    ) => marksBack({ marks: now }, { marks: before }, { marks: after });
    expect(back([skipped], [], [skipped])).toEqual([]);
    expect(back([skipped], [posted], [posted, skipped])).toEqual([]);
    expect(back([], [], [skipped])).toBeNull();
    expect(back([], [skipped], [])).toEqual([skipped]);
  });

  it("waits in the order of days, and within a day of whose it is", () => {
    const due = (id: string, first: string) =>
      ({ ...same(["5120", 5], ["1110", -5]), id, first: day(first), last: day(first), marks: [] }) as never;
    const [a, b, early] = [due("a", "2026-03-05"), due("b", "2026-03-05"), due("z", "2026-03-04")];
    const ids = (...all: readonly never[]) => dueEntries(all, on).map(({ recurring }) => recurring.id);
    expect([ids(b, a, early), ids(early, a, b)]).toEqual([
      ["z", "a", "b"],
      ["z", "a", "b"],
    ]);
  });
});
