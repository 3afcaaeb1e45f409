import { describe, expect, it } from "vitest";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { bonusPay, firstOfMonthsTo, spanPay } from "#domain/payroll/benefits/average-pay.ts";
import { leaveAverages, withAverage } from "#domain/payroll/benefits/leave-average.ts";
import { payHistory } from "#domain/payroll/benefits/pay-history.ts";
import { absence, contractOf, hours } from "../people.ts";
import { closedRunOf } from "./runs-of.ts";

const CONTRACT = contractOf(2_400_000, { start: day("2026-01-01") });

describe("what closed runs paid a person", () => {
  it("is told oldest first, from the contract's first day on, without drafts and without others", () => {
    const runs = [
      closedRunOf({ period: "2026-03", salary: 2_400_000 }),
      closedRunOf({ period: "2026-01", salary: 2_400_000 }),
      closedRunOf({ period: "2026-02", salary: 2_400_000 }),
      { ...closedRunOf({ period: "2026-04", salary: 2_400_000 }), kept: null },
      closedRunOf({ period: "2026-05", salary: 2_400_000 }, { id: "p2" }),
    ];
    const from = (start: string) =>
      payHistory(runs, { id: "p1", start: day(start) }).map((each) => each.from);
    expect(from("2026-01-01")).toEqual(["2026-01-01", "2026-02-01", "2026-03-01"]);
    expect(from("2026-02-28")).toEqual(["2026-02-01", "2026-03-01"]);
    expect(from("2026-03-01")).toEqual(["2026-03-01"]);
  });

  it("has its variable pay, of which vacations count commissions and night surcharges alone (CST art. 192)", () => {
    const input = {
      commissions: pesos(100_000),
      hours: [hours("RN", 10, "2026-11-03", "2026-11-06"), hours("HED", 4, "2026-11-03")],
      absences: [
        absence("vacation", "2026-11-09", "2026-11-13"),
        absence("unpaid", "2026-11-16", "2026-11-17"),
      ],
    };
    const run = closedRunOf({ period: "2026-11", salary: 2_400_000, input });
    const [stretch] = payHistory([run], { id: "p1", start: day("2026-01-01") });
    // Ten hours of 2.400.000 ÷ 210 at 35 % are 40.000; four at 125 %, 57.143.
    expect(stretch).toMatchObject({ variable: 197_143, vacationVariable: 140_000, vacationDays: 5 });
    expect([stretch?.days, stretch?.unpaidDays, stretch?.posted]).toEqual([28, 2, true]);
  });

  it("has the salaries with which a later run paid the arrears of its days, and of no other days (PY-31)", () => {
    const raised = { earlierSalaries: [{ until: day("2026-09-30"), salary: pesos(2_400_000) }] };
    const arrears = (name: string, amount: number) => [
      { of: { month: month(name), part: "month" as const }, owed: pesos(100_000), amount: pesos(amount) },
    ];
    const october = closedRunOf({ period: "2026-10", salary: 2_400_000 });
    const salary = (input: object) => {
      const november = closedRunOf({ period: "2026-11", salary: 2_500_000, input }, raised);
      const [first] = payHistory([october, november], { id: "p1", start: day("2026-10-01") });
      return first?.salaries.map((each) => each.salary);
    };
    expect(salary({})).toEqual([2_400_000]);
    expect(salary({ arrears: arrears("2026-10", 100_000) })).toEqual([2_500_000]);
    expect(salary({ arrears: arrears("2026-10", 0) })).toEqual([2_400_000]);
    expect(salary({ arrears: arrears("2026-09", 100_000) })).toEqual([2_400_000]);
  });
});

describe("the averages of a span", () => {
  it("takes the part of a run that lies in it, the prima on the average where something varied (CST art. 306)", () => {
    const run = closedRunOf({ period: "2026-11", salary: 2_400_000, input: { commissions: pesos(300_000) } });
    const history = payHistory([run], { id: "p1", start: day("2026-01-01") });
    const half = spanPay(history, CONTRACT, { from: day("2026-11-16"), to: day("2026-11-30") });
    expect([half.variable, half.days, half.knownDays, half.changed]).toEqual([300_000, 15, 30, false]);
    // Half of the commissions on half of the days, the other half without a run.
    expect(bonusPay(half)).toMatchObject({ salary: 2_400_000, variable: 300_000 });
    const plain = spanPay([], CONTRACT, { from: day("2026-11-16"), to: day("2026-11-30") });
    expect([plain.transport, plain.knownDays, bonusPay(plain)]).toEqual([
      null,
      0,
      { salary: 2_400_000, variable: 0 },
    ]);
  });

  it.each([
    ["2026-12-31", 3, "2026-10-01"],
    ["2026-11-15", 3, "2026-08-16"],
    ["2026-01-30", 3, "2025-11-01"],
    ["2026-02-28", 12, "2025-03-01"],
    ["2026-06-30", 1, "2026-06-01"],
  ])("until %s %d months begin on %s", (end, count, first) => {
    expect(firstOfMonthsTo(day(end), count)).toBe(first);
  });
});

describe("leave on the averages of the year before (CST art. 192)", () => {
  const paid = closedRunOf({ period: "2026-10", salary: 2_400_000, input: { commissions: pesos(300_000) } });
  const of = (more: Partial<typeof CONTRACT>) =>
    leaveAverages([paid], { ...CONTRACT, ...more }, { month: month("2026-11"), part: "month" });

  it("is known of who served before the month, and varies", () => {
    expect(of({ start: day("2026-10-01") })).toEqual({ variable: 300_000, vacation: 300_000 });
    expect(of({ start: day("2026-10-31") })).not.toBeNull();
    expect(of({ start: day("2026-11-01") })).toBeNull();
    expect(of({ kind: "integral" })).toBeNull();
    expect(leaveAverages([], CONTRACT, { month: month("2026-11"), part: "month" })).toBeNull();
  });

  it("is paid on the salary and the average, and tells both", () => {
    const step = (amount: number) => ({
      sign: "",
      label: "Base",
      value: { kind: "amount", amount: pesos(amount) },
    });
    const line = (...steps: readonly object[]) => ({ derivation: { steps, norm: "" } }) as never;
    const shown = (
      averages: object | undefined,
      kind: "sick" | "vacation",
      base: (salary: number) => readonly object[],
    ) =>
      withAverage(CONTRACT, averages as never, kind, ({ salary }) => [line(...base(salary))]).map(
        ({ derivation }) =>
          derivation.steps.map(({ value }) => ("amount" in value ? value.amount : value.kind)),
      );
    const averages = { variable: pesos(300_000), vacation: pesos(100_000) };
    const more = { sign: "÷", label: "Días", value: { kind: "number", value: 30 } };
    expect(shown(averages, "sick", (salary) => [step(salary), more])).toEqual([
      [2_400_000, 300_000, "number"],
    ]);
    expect(shown(averages, "vacation", (salary) => [step(salary)])).toEqual([[2_400_000, 100_000]]);
    expect(shown(averages, "sick", () => [step(7)])).toEqual([[7]]);
    expect(shown(averages, "sick", () => [more])).toEqual([["number"]]);
    expect(shown(undefined, "sick", (salary) => [step(salary)])).toEqual([[2_400_000]]);
  });
});
