import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { pesos, sum } from "#domain/kernel/pesos.ts";
import { monthlyRate, type RateQuote } from "#domain/recurring/loan-rate.ts";
import { prepaidLoan } from "#domain/recurring/loan-state.ts";
import { loanTable } from "#domain/recurring/loan-table.ts";
import { interestOf } from "#domain/recurring/part-months.ts";
import type { DeferredPlan, LoanPlan, RecurringFields } from "#domain/recurring/recurring.ts";
import { loanOn, recurringDays, recurringLines } from "#domain/recurring/recurring-dues.ts";
import { deferredRecords, type LoanStart, loanRecords } from "#domain/recurring/said-records.ts";
import { told } from "./stock-book.ts";

const NAMES = { adjustment: "ajuste", grace: "gracia", first: "primero", last: "último" };
const code = (text: string) => text as AccountCode;

function loan(first: string, terms: Partial<LoanPlan>): RecurringFields & { readonly plan: LoanPlan } {
  const accounts = { debt: code("210510"), interest: code("530520"), money: code("111005") };
  const plan = { kind: "loan" as const, method: "french" as const, principal: pesos(0), rate: 0, months: 1 };
  return {
    description: "Préstamo",
    first: day(first),
    last: null,
    state: "active",
    plan: { ...plan, ...accounts, ...terms },
  };
}

/** The entries that records propose until a day, as "2026-10-05 530520 D 437354 …". */
function dues(records: readonly RecurringFields[], until: string): readonly string[] {
  return records
    .flatMap((fields) =>
      recurringDays(fields, day(until)).map(
        (date, at) => `${date} ${told({ lines: recurringLines(fields.plan, at + 1) }).join(" ")}`,
      ),
    )
    .toSorted();
}

const start = (part: Partial<LoanStart>): LoanStart => ({
  received: null,
  grace: 0,
  quote: "monthly",
  ...part,
});
const rows = (terms: Partial<LoanPlan>) => loanTable(loan("2026-01-01", terms).plan);
const row = ({ interest, capital, payment, balance }: ReturnType<typeof rows>[number]) => [
  interest,
  capital,
  payment,
  balance,
];

describe("loans and prepaid costs by the figures of an accountant who had not seen the product", () => {
  it("loan 1: equal payments at an effective rate, and the days before the first whole month (NIIF 11.15)", () => {
    const rate = monthlyRate(21.5, "effective");
    expect(rate).toBeCloseTo(1.6361073, 6);
    const own = loan("2026-11-05", { principal: pesos(48_000_000), rate, months: 24 });
    const table = loanTable(own.plan);
    expect(table.slice(0, 3).map(row)).toEqual([
      [785_332, 1_649_076, 2_434_408, 46_350_924],
      [758_351, 1_676_057, 2_434_408, 44_674_867],
      [730_929, 1_703_479, 2_434_408, 42_971_388],
    ]);
    expect(row(table[23] as (typeof table)[number])).toEqual([39_188, 2_395_225, 2_434_413, 0]);
    expect(sum(table.map(({ interest }) => interest))).toBe(10_425_797);
    const records = loanRecords(own, start({ received: day("2026-09-18"), quote: "effective" }), NAMES);
    expect(dues(records, "2026-11-05")).toEqual([
      "2026-10-05 530520 D 437354 111005 C 437354",
      "2026-11-05 210510 D 1649076 530520 D 785332 111005 C 2434408",
    ]);
  });

  it("loan 2: equal capital with a first period of fifteen days (30/360)", () => {
    const rate = monthlyRate(19.44, "nominal");
    expect(rate).toBeCloseTo(1.62, 10);
    const own = loan("2026-07-25", { method: "german", principal: pesos(36_000_000), rate, months: 18 });
    const records = loanRecords(own, start({ received: day("2026-07-10"), quote: "nominal" }), NAMES);
    const found = dues(records, "2027-12-31");
    expect(found).toHaveLength(18);
    expect([found[0], found[1], found[2], found[17]]).toEqual([
      "2026-07-25 210510 D 2000000 530520 D 291600 111005 C 2291600",
      "2026-08-25 210510 D 2000000 530520 D 550800 111005 C 2550800",
      "2026-09-25 210510 D 2000000 530520 D 518400 111005 C 2518400",
      "2027-12-25 210510 D 2000000 530520 D 32400 111005 C 2032400",
    ]);
  });

  it("loan 3: six months of interest alone, and what is paid within a year (NIIF 4.7)", () => {
    const own = loan("2026-10-31", { principal: pesos(60_000_000), rate: 1.45, months: 30 });
    const records = loanRecords(own, start({ grace: 6 }), NAMES);
    const found = dues(records, "2027-05-31");
    expect(found).toEqual([
      "2026-10-31 530520 D 870000 111005 C 870000",
      "2026-11-30 530520 D 870000 111005 C 870000",
      "2026-12-31 530520 D 870000 111005 C 870000",
      "2027-01-31 530520 D 870000 111005 C 870000",
      "2027-02-28 530520 D 870000 111005 C 870000",
      "2027-03-31 530520 D 870000 111005 C 870000",
      "2027-04-30 210510 D 1610679 530520 D 870000 111005 C 2480679",
      "2027-05-30 210510 D 1634034 530520 D 846645 111005 C 2480679",
    ]);
    const rest = records.at(-1) as RecurringFields & { readonly plan: LoanPlan };
    expect(loanOn(rest, day("2026-12-31"))).toMatchObject({
      owed: 60_000_000,
      current: 15_365_959,
      later: 44_634_041,
    });
    expect(loanTable(rest.plan).at(-1)?.payment).toBe(2_480_692);
  });

  it.each<[string, number, RateQuote, number, number, number]>([
    ["(a) effective", 24, "effective", 1.808758, 1_869_050, 2_428_603],
    ["(b) nominal", 22.2, "nominal", 1.85, 1_873_813, 2_485_757],
    ["(c) nominal, the month ahead", 21.6, "nominal-advance", 1.832994, 1_871_848, 2_462_182],
    ["(d) nominal, the quarter ahead", 20, "quarterly-advance", 1.724477, 1_859_337, 2_312_041],
  ])("loan 4 %s", (_, percent, quote, monthly, payment, interest) => {
    const rate = monthlyRate(percent, quote);
    expect(rate).toBeCloseTo(monthly, 6);
    const table = rows({ principal: pesos(20_000_000), rate, months: 12 });
    expect(table[0]?.payment).toBe(payment);
    expect(Math.abs(sum(table.map((each) => each.interest)) - interest)).toBeLessThanOrEqual(15);
  });

  it("loan 5: capital paid ahead with the tenth payment (Ley 1555 de 2012)", () => {
    const own = loan("2026-01-15", { principal: pesos(30_000_000), rate: 1.5, months: 36 });
    expect(row(loanTable(own.plan)[9] as ReturnType<typeof rows>[number])).toEqual([
      359_009, 725_563, 1_084_572, 23_208_352,
    ]);
    const ahead = { date: day("2026-10-15"), amount: pesos(6_000_000) };
    const names = { ahead: "abono" };
    const lower = prepaidLoan(own, { ...ahead, months: 26 }, names);
    if (!lower.ok) throw new Error(lower.error);
    expect(lower.value.until.last).toBe("2026-10-15");
    const [paid, rest] = lower.value.records as [RecurringFields, RecurringFields & { plan: LoanPlan }];
    expect(dues([lower.value.until, paid], "2026-12-31").slice(-2)).toEqual([
      "2026-10-15 210510 D 6000000 111005 C 6000000",
      "2026-10-15 210510 D 725563 530520 D 359009 111005 C 1084572",
    ]);
    const table = loanTable(rest.plan);
    expect([rest.first, rest.plan.principal, table[0]?.payment, table.at(-1)?.payment]).toEqual([
      "2026-11-15",
      17_208_352,
      804_180,
      804_175,
    ]);
    expect(sum(table.map(({ interest }) => interest))).toBe(3_700_323);
    // (b) as many payments as he counts, 19, all equal: 18 of 1.084.572 and a smaller last one cannot be told yet.
    const fewer = prepaidLoan(own, { ...ahead, months: 19 }, names);
    const own19 = fewer.ok ? (fewer.value.records[1] as RecurringFields & { plan: LoanPlan }) : null;
    expect(own19 && loanTable(own19.plan)[0]?.payment).toBe(1_047_618);
  });

  const deferred = (total: number, months: number) => {
    const accounts = { expense: code("513095"), prepaid: code("170520") };
    const plan: DeferredPlan = { kind: "deferred", total: pesos(total), months, ...accounts };
    const head = { description: "Póliza", first: day("2026-01-01"), last: null, state: "active" as const };
    return { ...head, plan };
  };
  const spent = (records: readonly RecurringFields[], from: string, until: string) =>
    records
      .map((fields) =>
        recurringDays(fields, day(until)).reduce(
          (all, date, at) => all + (date < from ? 0 : (recurringLines(fields.plan, at + 1)[0]?.debit ?? 0)),
          0,
        ),
      )
      .reduce((all, each) => all + each, 0);

  it("loan 6: a policy of a year from the 14th: 137 days of 360, as he accepts (NIIF 2.36)", () => {
    const records = deferredRecords(deferred(5_840_000, 12), day("2026-08-14"), NAMES);
    expect(Math.abs(spent(records, "", "2026-12-31") - 2_222_444)).toBeLessThanOrEqual(2);
    expect(spent(records, "", "2027-08-13")).toBe(5_840_000);
  });

  it("loan 7: rent paid for six months from the 16th (NIIF 2.36)", () => {
    const records = deferredRecords(deferred(25_800_000, 6), day("2026-11-16"), NAMES);
    expect(spent(records, "", "2026-11-30")).toBe(2_150_000);
    expect(spent(records, "2026-12-01", "2026-12-31")).toBe(4_300_000);
    expect(25_800_000 - spent(records, "", "2026-12-31")).toBe(19_350_000);
    expect(spent(records, "", "2027-05-15")).toBe(25_800_000);
  });

  it("loan 8: interest of the days since the last payment, at each month's end (NIIF 2.36)", () => {
    const own = loan("2026-11-20", { principal: pesos(25_000_000), rate: 1.7, months: 12 });
    const accrued = (on: string) => loanOn(own, day(on) as Day).accrued;
    expect(["2026-10-31", "2026-11-30", "2026-12-31"].map(accrued)).toEqual([141_667, 130_925, 120_000]);
    expect(loanOn(own, day("2026-12-31"))).toMatchObject({ paid: 2, owed: 21_176_472, current: 21_176_472 });
  });

  it("statement 4: what is paid of a loan within a year of the cut (NIIF 4.7)", () => {
    const own = loan("2025-04-30", { principal: pesos(90_000_000), rate: 1.4, months: 60 });
    expect(loanOn(own, day("2026-12-31"))).toMatchObject({
      paid: 21,
      owed: 66_579_704,
      current: 16_793_559,
      later: 49_786_145,
    });
  });

  it("statement 5: interest of an overdraft by days at an effective rate", () => {
    const rate = monthlyRate(26.5, "effective");
    const days = [day("2026-12-12"), day("2026-12-31")] as const;
    expect(interestOf(pesos(4_330_000), rate, "effective", ...days)).toBe(53_310);
  });
});
