import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { addDays, addMonthsToDay, day } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { checkRecurring } from "#domain/recurring/check-recurring.ts";
import { monthlyRate, RATE_QUOTES } from "#domain/recurring/loan-rate.ts";
import { prepaidLoan } from "#domain/recurring/loan-state.ts";
import { loanTable } from "#domain/recurring/loan-table.ts";
import { days360 } from "#domain/recurring/part-months.ts";
import type { LoanPlan, RecurringFields } from "#domain/recurring/recurring.ts";
import { loanOn, recurringDays, recurringLines } from "#domain/recurring/recurring-dues.ts";
import { deferredRecords, loanRecords, startProblems } from "#domain/recurring/said-records.ts";

const NAMES = { adjustment: "a", grace: "g", first: "p", last: "u" };
const code = (text: string) => text as AccountCode;
const ACCOUNTS = { debt: code("2105"), interest: code("5305"), money: code("1110") };
const END = day("2099-12-31");

/** What records debit of an account in all. */
function debited(records: readonly RecurringFields[], account: string): number {
  return records
    .flatMap((fields) =>
      recurringDays(fields, END).flatMap((_, at) => [...recurringLines(fields.plan, at + 1)]),
    )
    .reduce((all, line) => all + (line.account === account ? line.debit : 0), 0);
}

const terms = fc.record({
  method: fc.constantFrom("french" as const, "german" as const),
  principal: fc.integer({ min: 1_000_000, max: 900_000_000 }).map(pesos),
  rate: fc.double({ min: 0, max: 3, noNaN: true }),
  months: fc.integer({ min: 1, max: 60 }),
});
const firstDay = fc.integer({ min: 0, max: 1500 }).map((at) => addDays(day("2025-01-01"), at));

function loan(first: Day, plan: Omit<LoanPlan, "kind" | keyof typeof ACCOUNTS>) {
  const head = { description: "Préstamo", first, last: null, state: "active" as const };
  return { ...head, plan: { kind: "loan" as const, ...ACCOUNTS, ...plan } };
}

describe("RC-04 a loan is told as the bank tells it", () => {
  it("its parts may be saved and pay the loan back, whenever it was received and whatever its grace", () => {
    fc.assert(
      fc.property(
        terms,
        firstDay,
        fc.option(fc.integer({ min: 1, max: 90 }), { nil: null }),
        fc.integer({ min: 0, max: 24 }),
        fc.constantFrom(...RATE_QUOTES),
        (plan, first, before, grace, quote) => {
          const own = loan(first, plan);
          fc.pre(checkRecurring(own).length === 0);
          const received = before === null ? null : addDays(first, -before);
          const records = loanRecords(own, { received, grace, quote }, NAMES);
          const sums = records.map((fields) => checkRecurring(fields).length);
          // Interest of nothing has no entry.
          if (plan.rate > 0.01 && plan.months > 2) expect(sums.every((count) => count === 0)).toBe(true);
          expect(debited(records, "2105")).toBe(plan.principal);
        },
      ),
    );
  });

  it("of a whole first month and no grace it is what it was", () => {
    const own = loan(day("2026-03-05"), {
      method: "french",
      principal: pesos(1_000_000),
      rate: 2,
      months: 3,
    });
    const whole = { received: null, grace: 0, quote: "monthly" as const };
    expect(loanRecords(own, whole, NAMES)).toEqual([own]);
    expect(loanRecords(own, { ...whole, received: day("2026-02-05") }, NAMES)).toEqual([own]);
  });

  it.each([
    ["2026-03-05", 0, ["received"]],
    ["2026-03-04", 0, []],
    [null, 121, ["grace"]],
    [null, 1.5, ["grace"]],
  ] as const)("received on %s with %d months of grace: %o", (received, grace, problems) => {
    const start = { received: received === null ? null : day(received), grace, quote: "monthly" as const };
    expect(startProblems({ first: day("2026-03-05") }, start)).toEqual(problems);
  });

  it("a rate paid ahead costs more than one paid at its end, and more often is more", () => {
    const percent = fc.double({ min: 1, max: 60, noNaN: true });
    fc.assert(
      fc.property(percent, (rate) => {
        expect(monthlyRate(rate, "nominal-advance")).toBeGreaterThan(monthlyRate(rate, "nominal"));
        expect(monthlyRate(rate, "quarterly-advance")).toBeGreaterThan(monthlyRate(rate, "quarterly"));
        expect(monthlyRate(rate, "nominal")).toBeGreaterThan(monthlyRate(rate, "quarterly"));
        expect(monthlyRate(rate, "quarterly")).toBeGreaterThan(monthlyRate(rate, "effective"));
      }),
    );
    expect(monthlyRate(1200, "nominal-advance")).toBe(Number.POSITIVE_INFINITY);
  });

  it("days of thirty a month", () => {
    const of = (from: string, to: string) => days360(day(from), day(to));
    expect([of("2026-07-10", "2026-07-25"), of("2026-01-31", "2026-02-28")]).toEqual([15, 28]);
    expect([of("2026-01-15", "2027-01-15"), of("2026-08-30", "2026-08-31")]).toEqual([360, 0]);
  });
});

describe("RC-05 capital paid ahead", () => {
  it("with what is paid until then and what is left pays the loan back", () => {
    fc.assert(
      fc.property(
        terms,
        firstDay,
        fc.nat(40),
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 1, max: 60 }),
        (plan, first, at, percent, months) => {
          const own = loan(first, plan);
          fc.pre(checkRecurring(own).length === 0 && at < plan.months && months <= plan.months);
          const date = addMonthsToDay(first, at);
          const { owed } = loanOn(own, date);
          fc.pre(owed > 100);
          const amount = pesos(Math.max(1, Math.floor((owed * percent) / 100)));
          const prepaid = prepaidLoan(own, { date, amount, months }, { ahead: "abono" });
          if (!prepaid.ok) throw new Error(prepaid.error);
          const { until, records } = prepaid.value;
          expect(debited([until, ...records], "2105")).toBe(plan.principal);
        },
      ),
    );
  });

  const own = loan(day("2026-01-15"), {
    method: "french",
    principal: pesos(3_000_000),
    rate: 1.5,
    months: 12,
  });
  it.each([
    ["more than is owed", "2026-01-15", 2_800_000, 11, [], "amount"],
    ["nothing", "2026-01-15", 0, 11, [], "amount"],
    ["no payment that is left", "2026-01-15", 9, 0, [], "months"],
    ["after its end", "2027-01-15", 9, 1, [], "paid"],
    ["before a registered payment", "2026-02-14", 9, 10, ["2026-02-15"], "later"],
  ] as const)("of %s is refused", (_, date, amount, months, marks, problem) => {
    const marked = { ...own, marks: marks.map((each) => ({ date: day(each), kind: "posted" as const })) };
    const asked = { date: day(date), amount: pesos(amount), months };
    expect(prepaidLoan(marked, asked, { ahead: "abono" })).toEqual({ ok: false, error: problem });
  });

  it.each([
    ["2026-03-15", 0, 0],
    // 1.000.000 × 1,5 % × 15 of 30 days.
    ["2026-03-30", 15, 7_500],
    ["2026-04-01", 16, 8_000],
  ])("of %s goes with its interest of %d days", (date, days, interest) => {
    const asked = { date: day(date), amount: pesos(1_000_000), months: 9 };
    const prepaid = prepaidLoan(own, asked, { ahead: "abono" });
    if (!prepaid.ok) throw new Error(prepaid.error);
    const { records, ...said } = prepaid.value;
    expect(said).toMatchObject({ days, interest });
    const lines = records[0]?.plan.kind === "monthly" ? records[0].plan.lines : [];
    expect(lines.map(({ account, debit, credit }) => [account, debit - credit])).toEqual(
      [
        [own.plan.debt, 1_000_000],
        [own.plan.interest, interest],
        [own.plan.money, -1_000_000 - interest],
      ].filter(([, net]) => net !== 0),
    );
  });

  it("says where a loan stands, and that one that was paid ahead owes nothing", () => {
    const { plan } = own;
    const third = loanTable(plan)[2];
    expect(loanOn(own, day("2026-03-30"))).toMatchObject({ paid: 3, owed: third?.balance, later: 0 });
    expect(loanOn({ ...own, last: day("2026-03-15") }, day("2026-03-15")).owed).toBe(0);
    expect(loanOn(own, day("2025-12-20"))).toMatchObject({ paid: 0, owed: 3_000_000, accrued: 7_500 });
  });
});

describe("RC-06 a payment that was skipped is not taken as paid", () => {
  const own = loan(day("2026-01-15"), {
    method: "german",
    principal: pesos(1_200_000),
    rate: 1,
    months: 12,
  });
  const marked = (kinds: string, more: Partial<RecurringFields> = {}) => ({
    ...own,
    ...more,
    plan: own.plan,
    marks: [...kinds].flatMap((kind, at) =>
      kind === "-"
        ? []
        : [
            {
              date: addMonthsToDay(own.first, at),
              kind: kind === "p" ? ("posted" as const) : ("skipped" as const),
            },
          ],
    ),
  });
  it.each([
    ["all registered", "ppp", {}, [900_000, 0, 0]],
    ["one skipped", "psp", {}, [1_000_000, 100_000, 0]],
    ["the first and the last skipped", "sps", {}, [1_100_000, 200_000, 0]],
    ["one that waits is said, and counted as it will be", "pp-", {}, [900_000, 0, 100_000]],
    ["proposed again, it waits", "p-p", {}, [900_000, 0, 100_000]],
    ["of what was paid ahead, its own alone", "psp", { last: day("2026-03-15") }, [100_000, 100_000, 0]],
    ["a loan on pause owes nothing", "psp", { state: "stopped" }, [0, 0, 0]],
  ] as const)("%s", (_, kinds, more, [owed, skipped, waiting]) => {
    const found = loanOn(marked(kinds, more), day("2026-03-31"));
    expect(found).toMatchObject({ owed, skipped, waiting });
    expect(found.current + found.later).toBe(owed);
  });

  it("neither paid ahead nor in the interest of the table", () => {
    const [date, on] = [day("2026-03-15"), day("2026-03-30")];
    expect(loanOn(marked("psp"), on).accrued).toBe(loanOn(own, on).accrued);
    const ahead = (amount: number) =>
      prepaidLoan(marked("psp"), { date, amount: pesos(amount), months: 9 }, { ahead: "abono" });
    expect(ahead(900_001)).toEqual({ ok: false, error: "amount" });
    expect(ahead(900_000).ok).toBe(true);
  });

  it("owes what its entries did not pay, whatever was registered, skipped or left", () => {
    const kinds = fc.array(fc.constantFrom("p", "s", "-"), { maxLength: 12 });
    fc.assert(
      fc.property(kinds, fc.nat(400), (said, at) => {
        const on = addDays(day("2026-01-01"), at);
        const loaned = marked(said.slice(0, recurringDays(own, on).length).join(""));
        const paid = loaned.marks.filter(({ kind }) => kind === "posted").length * 100_000;
        const { owed, waiting } = loanOn(loaned, on);
        expect(owed + waiting).toBe(1_200_000 - paid);
      }),
    );
  });
});

describe("RC-02 a cost paid ahead from a day within a month", () => {
  it("sums to the whole, whatever the day and the months", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 90_000_000 }),
        fc.integer({ min: 1, max: 60 }),
        firstDay,
        (total, months, covers) => {
          const plan = { kind: "deferred" as const, total: pesos(total), months };
          const head = { description: "Póliza", first: covers, last: null, state: "active" as const };
          const fields = { ...head, plan: { ...plan, expense: code("5130"), prepaid: code("1705") } };
          const records = deferredRecords(fields, covers, NAMES);
          expect(debited(records, "5130")).toBe(total);
          expect(deferredRecords(fields, null, NAMES)).toEqual([fields]);
        },
      ),
    );
  });
});
