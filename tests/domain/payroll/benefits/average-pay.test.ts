import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import {
  bonusPay,
  firstOfMonthsTo,
  severancePay,
  spanPay,
  yearOfService,
} from "#domain/payroll/benefits/average-pay.ts";
import { payHistory } from "#domain/payroll/benefits/pay-history.ts";
import { absence, contractOf, hours } from "../people.ts";
import { closedRunOf, monthsOf, type Paid } from "./runs-of.ts";

const YEAR = { from: day("2026-01-01"), to: day("2026-12-31") };
const SECOND = { from: day("2026-07-01"), to: day("2026-12-31") };

const historyOf = (paid: readonly Paid[]) =>
  payHistory(
    paid.map((each) => closedRunOf(each)),
    contractOf(0),
  );
const repeat = (salary: number, count: number) => Array.from({ length: count }, () => salary);

/** Above two minimum wages: no transport allowance. */
const HIGH = 4_000_000;

describe("PY-09 the average that benefits ask for", () => {
  it.each<[string, readonly number[], number, number]>([
    ["no change: the last salary", repeat(HIGH, 12), 4_000_000, 4_000_000],
    [
      "a raise in November: ten months of 4 and two of 5",
      [...repeat(HIGH, 10), 5e6, 5e6],
      4_166_667,
      4_333_333,
    ],
    [
      "a raise on 1 October: none in the last three months",
      [...repeat(HIGH, 9), 5e6, 5e6, 5e6],
      5_000_000,
      4_500_000,
    ],
    ["a cut in December counts like a raise", [...repeat(HIGH, 11), 3_600_000], 3_966_667, 3_933_333],
    [
      "a raise in July: the whole semester is one salary",
      [...repeat(HIGH, 6), ...repeat(5e6, 6)],
      5_000_000,
      5_000_000,
    ],
  ])("CST arts. 253 and 306, %s", (_, salaries, severance, bonus) => {
    const history = historyOf(monthsOf(2026, salaries));
    const contract = contractOf(salaries.at(-1) ?? 0);
    expect(severancePay(spanPay(history, contract, YEAR)).salary).toBe(severance);
    expect(bonusPay(spanPay(history, contract, SECOND)).salary).toBe(bonus);
  });

  it("CST art. 253: the raise of 2.000.000 to 3.000.000 in November averages 2.166.667, with the allowance due by month", () => {
    const history = historyOf(monthsOf(2026, [...repeat(2_000_000, 10), 3_000_000, 3_000_000]));
    const pay = severancePay(spanPay(history, contractOf(3_000_000), YEAR));
    expect(pay).toEqual({ salary: 2_166_667, variable: 0, transport: 249_095 });
  });

  it("CST art. 253: variable pay asks for the average of everything, also of a raise in March", () => {
    const inputs = { 5: { commissions: pesos(1_200_000) } };
    const history = historyOf(monthsOf(2026, [...repeat(HIGH, 2), ...repeat(5e6, 10)], inputs));
    const pay = severancePay(spanPay(history, contractOf(5e6), YEAR));
    expect(pay).toEqual({ salary: 4_833_333, variable: 100_000, transport: 0 });
  });

  it("CST art. 192: vacations count commissions, bonuses and the night surcharge, no overtime and no rest-day work", () => {
    const inputs = {
      6: {
        commissions: pesos(300_000),
        salaryBonus: pesos(60_000),
        hours: [
          hours("HED", 10, "2026-06-02", "2026-06-03"),
          hours("RN", 22, "2026-06-04", "2026-06-06"),
          hours("RDF", 8, "2026-06-07"),
        ],
      },
    };
    const history = historyOf(monthsOf(2026, repeat(2_200_000, 12), inputs));
    const [june] = history.filter(({ from }) => from === "2026-06-01");
    // 2.200.000 ÷ 220 is 10.000: 22 nights × 3.500; 10 overtime hours × 12.500; 8 of a Sunday × 8.000.
    expect(june).toMatchObject({ variable: 360_000 + 77_000 + 125_000 + 64_000, vacationVariable: 437_000 });
    const pay = spanPay(history, contractOf(2_200_000), YEAR);
    expect([pay.variable, pay.vacationVariable]).toEqual([52_167, 36_417]);
  });

  it("CST art. 53: unpaid days make no average smaller", () => {
    const inputs = {
      2: { absences: [absence("unpaid", "2026-02-01", "2026-02-28")] },
      3: { commissions: pesos(1_100_000) },
    };
    const history = historyOf(monthsOf(2026, repeat(HIGH, 12), inputs));
    expect(spanPay(history, contractOf(HIGH), YEAR)).toMatchObject({
      salary: HIGH,
      variable: 100_000,
      knownDays: 360,
      unpaidDays: 30,
    });
  });

  it.each<[string, string, number, number, number]>([
    // 2025 at 4.000.000, January 2026 at 5.000.000; a commission of 900.000 in each January.
    ["2025-01-01", "2025-12-31", 4_000_000, 75_000, 360],
    // From the 21st: 340 days and 20, a third of one commission and two thirds of the other.
    ["2025-01-21", "2026-01-20", 4_055_556, 75_000, 360],
    ["2025-01-11", "2026-01-10", 4_027_778, 75_000, 360],
    ["2025-02-01", "2026-01-31", 4_083_333, 75_000, 360],
    ["2026-01-16", "2026-01-30", 5_000_000, 900_000, 15],
  ])(
    "CST art. 253: a year from %s to %s counts of a month the days inside",
    (from, to, salary, variable, days) => {
      const some = (year: number, salaries: readonly number[]) =>
        monthsOf(year, salaries, { 1: { commissions: pesos(900_000) } });
      const history = historyOf([...some(2025, repeat(HIGH, 12)), ...some(2026, [5e6])]);
      const pay = spanPay(history, contractOf(5e6), { from: day(from), to: day(to) });
      expect(pay).toMatchObject({ salary, variable, days });
    },
  );

  it("days without a closed run count with the salary of the next one, or with the contract's", () => {
    const history = historyOf(monthsOf(2026, [HIGH, HIGH], {}, 10));
    const pay = spanPay(history, contractOf(5e6), YEAR);
    expect(pay).toMatchObject({ salary: 4_083_333, knownDays: 60, days: 360, changedLately: true });
    // A raise after the span says nothing about it.
    const before = spanPay(history, contractOf(5e6), { from: day("2026-01-01"), to: day("2026-09-30") });
    expect(before).toMatchObject({ salary: HIGH, lastSalary: HIGH, changed: false, transport: null });
  });

  it("a draft and an earlier contract pay nothing", () => {
    const runs = monthsOf(2026, repeat(HIGH, 3)).map((each) => closedRunOf(each));
    const drafts = runs.map((run) => ({ ...run, status: "draft" as const, kept: null }));
    expect(payHistory(drafts, contractOf(HIGH))).toEqual([]);
    expect(payHistory(runs, { id: "p1", start: day("2026-03-01") })).toHaveLength(1);
    expect(payHistory(runs, { id: "p2", start: day("2020-01-01") })).toEqual([]);
  });

  it.each<[string, number, string]>([
    ["2026-12-31", 3, "2026-10-01"],
    ["2026-11-15", 3, "2026-08-16"],
    ["2026-02-28", 3, "2025-12-01"],
    ["2026-05-30", 3, "2026-03-01"],
    // A raise of 1 November is three months old on 30 January, as on the 31st.
    ["2026-01-30", 3, "2025-11-01"],
    ["2026-01-31", 3, "2025-11-01"],
    ["2026-01-30", 6, "2025-08-01"],
    ["2026-03-30", 12, "2025-04-01"],
    ["2026-03-29", 12, "2025-03-30"],
  ])("to %s, %d months begin on %s", (end, count, first) => {
    expect(firstOfMonthsTo(day(end), count)).toBe(first);
  });

  it("a year of service to a 30th has 360 days, with a 31st before it or not", () => {
    const history = historyOf([...monthsOf(2025, repeat(HIGH, 12)), ...monthsOf(2026, repeat(HIGH, 3))]);
    const contract = contractOf(HIGH, { start: day("2024-01-01") });
    const year = (end: string) => spanPay(history, contract, yearOfService(contract, day(end)));
    expect(["2026-01-30", "2026-01-31", "2026-03-30"].map((end) => year(end).days)).toEqual([360, 360, 360]);
  });

  it.each([
    ["2026-09-30", "2025-10-01"],
    ["2026-09-15", "2025-09-16"],
  ])("the year of service to %s begins on %s, or with the contract", (end, first) => {
    expect(yearOfService({ start: day("2020-01-01") }, day(end)).from).toBe(first);
    expect(yearOfService({ start: day("2026-09-01") }, day(end)).from).toBe("2026-09-01");
  });
});

describe("PY-09 what an average leaves to the closed runs, and what to the contract", () => {
  const known = (...paid: readonly Paid[]) => historyOf(paid);
  const november = (salary: number, input: Paid["input"] = {}): Paid => ({
    period: "2026-11",
    salary,
    input,
  });
  const span = (from: string, to: string) => ({ from: day(from), to: day(to) });

  it("a salary that the contract says now is none of days that a run paid, and is that of a day that none paid", () => {
    const whole = spanPay(known(november(HIGH)), contractOf(5e6), span("2026-11-01", "2026-11-30"));
    expect([whole.salary, whole.lastSalary, whole.changed]).toEqual([HIGH, HIGH, false]);
    const half = historyOf([{ period: "2026-11 -1", salary: HIGH }]);
    const day16 = spanPay(half, contractOf(5e6), span("2026-11-01", "2026-11-16"));
    // Fifteen days of 4.000.000 and one of 5.000.000.
    expect([day16.salary, day16.lastSalary, day16.changed]).toEqual([4_062_500, 5_000_000, true]);
  });

  it("a day that none paid has the salary of the next run, not of one that begins on it", () => {
    const later = known({ period: "2026-11 -2", salary: HIGH }, { period: "2026-12", salary: 6e6 });
    const pay = spanPay(later, contractOf(7e6), span("2026-11-15", "2026-11-16"));
    expect([pay.salary, pay.lastSalary]).toEqual([HIGH, HIGH]);
    const before = spanPay(later, contractOf(7e6), span("2026-10-30", "2026-10-30"));
    expect([before.salary, before.changed]).toEqual([HIGH, false]);
  });

  it("of a run that is cut, a salary before the cut counts no more", () => {
    const raised = { earlierSalaries: [{ until: day("2026-11-15"), salary: pesos(3_600_000) }] };
    const run = closedRunOf(november(HIGH), raised);
    const history = payHistory([run], contractOf(0));
    expect(spanPay(history, contractOf(HIGH), span("2026-11-21", "2026-11-30"))).toMatchObject({
      salary: HIGH,
      changed: false,
    });
    expect(spanPay(history, contractOf(HIGH), span("2026-11-11", "2026-11-30")).salary).toBe(3_900_000);
  });

  it.each([
    ["2026-10-01", true],
    ["2026-09-30", false],
  ])(
    "the salary of %s changed within three months of the last day of the year: %s (CST art. 253)",
    (until, lately) => {
      const contract = { ...contractOf(5e6), earlierSalaries: [{ until: day(until), salary: pesos(HIGH) }] };
      const pay = spanPay([], contract, YEAR);
      expect(pay.changedLately).toBe(lately);
      expect(severancePay(pay).salary).toBe(lately ? 4_247_222 : 5_000_000);
    },
  );

  it("of days of unpaid leave alone is the salary, and no allowance is known", () => {
    const away = known(november(HIGH, { absences: [absence("unpaid", "2026-11-01", "2026-11-30")] }));
    const pay = spanPay(away, contractOf(HIGH), span("2026-11-01", "2026-11-30"));
    expect([pay.salary, pay.variable, pay.transport, pay.unpaidDays]).toEqual([HIGH, 0, null, 30]);
  });

  it("is told with an average allowance where runs paid one, and only where something changed or varied", () => {
    const low = historyOf(monthsOf(2026, repeat(2_000_000, 6)));
    const first = span("2026-01-01", "2026-06-30");
    expect(bonusPay(spanPay(low, contractOf(2_000_000), first))).toEqual({ salary: 2_000_000, variable: 0 });
    const varied = historyOf(monthsOf(2026, repeat(2_000_000, 6), { 3: { commissions: pesos(600_000) } }));
    expect(bonusPay(spanPay(varied, contractOf(2_000_000), first))).toEqual({
      salary: 2_000_000,
      variable: 100_000,
      transport: 249_095,
    });
    const raised = {
      ...contractOf(5e6),
      earlierSalaries: [{ until: day("2026-03-31"), salary: pesos(HIGH) }],
    };
    expect(bonusPay(spanPay([], raised, first))).toEqual({ salary: 4_500_000, variable: 0 });
  });
});
