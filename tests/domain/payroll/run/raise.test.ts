import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, day, lastDay, month } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { bonusPay, spanPay } from "#domain/payroll/benefits/average-pay.ts";
import { payHistory } from "#domain/payroll/benefits/pay-history.ts";
import { contractOn, salaryOn, withRaise } from "#domain/payroll/employee/salary-on.ts";
import { ABSENCE_KINDS } from "#domain/payroll/leave/absences.data.ts";
import { leaveIn } from "#domain/payroll/leave/leave.ts";
import { commercialDays } from "#domain/payroll/run/period.ts";
import { salaryDays } from "#domain/payroll/slip/salary-days.ts";
import type { Slip } from "#domain/payroll/slip/slip.ts";
import { runs } from "#tests/support/random/runs.ts";
import { closedRunOf } from "../benefits/runs-of.ts";
import { absence, amountOf, type Case, contractOf, hours, slipOf, trySlip } from "../people.ts";

/** A contract whose salary was another one until the eve of a day. */
const raised = (before: number, from: string) => ({
  earlierSalaries: [{ until: addDays(day(from), -1), salary: pesos(before) }],
});

const of = (before: number, from: string, more: Case = {}): Case => ({
  ...more,
  contract: { ...more.contract, ...raised(before, from) },
});

const linesOf = (slip: Slip, concept: Slip["lines"][number]["concept"]) =>
  slip.lines.flatMap((line) => (line.concept === concept ? [line.amount] : []));

describe("PY-29 a raise within a month pays each day at its salary (CST arts. 127 y 134)", () => {
  it.each([
    ["on the 16th", "2026-11", "2026-11-16", [1_000_000, 1_200_000]],
    [
      "on the 11th: ten days of 2.000.000 and twenty of 2.400.000",
      "2026-11",
      "2026-11-11",
      [666_667, 1_600_000],
    ],
    ["on the last day of February, which is three of thirty", "2026-02", "2026-02-28", [1_800_000, 240_000]],
    ["on a 31st, which pays nothing", "2026-10", "2026-10-31", [2_000_000]],
    ["on the first day of the month", "2026-11", "2026-11-01", [2_400_000]],
    ["on the first day of the next", "2026-11", "2026-12-01", [2_000_000]],
  ])("%s", (_, name, from, lines) => {
    expect(linesOf(slipOf(name, 2_400_000, of(2_000_000, from)), "salary")).toEqual(lines);
  });

  it("pays contributions and provisions on the sum", () => {
    // 666.667 + 1.600.000 = 2.266.667; with the allowance 2.515.762, a twelfth of which is 209.647.
    const slip = slipOf("2026-11", 2_400_000, of(2_000_000, "2026-11-11"));
    const figures = (["health", "pension", "transport", "severance", "vacationProvision"] as const).map(
      (concept) => amountOf(slip, concept),
    );
    expect(slip.bases.ibc?.amount).toBe(2_266_667);
    expect(figures).toEqual([90_667, 90_667, 249_095, 209_647, 94_444]);
  });

  it.each([
    ["3.466.667 are under two minimum wages", "2026-11-21", 3_600_000, 249_095],
    ["3.600.000 are over them", "2026-11-16", 3_800_000, 0],
  ])("judges the transport allowance by the month's salary: %s", (_, from, salary, due) => {
    expect(amountOf(slipOf("2026-11", salary, of(3_400_000, from)), "transport")).toBe(due);
  });

  it("pays hours at the salary of their day, and asks for those that cross it apart", () => {
    const slip = slipOf(
      "2026-11",
      2_400_000,
      of(2_000_000, "2026-11-16", {
        input: { hours: [hours("HED", 4, "2026-11-05"), hours("HED", 4, "2026-11-20")] },
      }),
    );
    expect(linesOf(slip, "hours")).toEqual([47_619, 57_143]);
    const across = trySlip(
      "2026-11",
      2_400_000,
      of(2_000_000, "2026-11-16", { input: { hours: [hours("HED", 4, "2026-11-10", "2026-11-20")] } }),
    );
    expect(across).toMatchObject({
      ok: false,
      error: { kind: "hours-across-change", change: "2026-11-16", isRaise: true },
    });
  });

  it("counts a paid licence by its days, and unpaid ones at the salary before them (Decreto 780 de 2016)", () => {
    const away = (kind: "paid" | "unpaid") =>
      slipOf(
        "2026-11",
        2_400_000,
        of(2_000_000, "2026-11-16", { input: { absences: [absence(kind, "2026-11-11", "2026-11-20")] } }),
      );
    expect(linesOf(away("paid"), "paidLeave")).toEqual([333_333, 400_000]);
    expect(linesOf(away("unpaid"), "salary")).toEqual([666_667, 800_000]);
    expect(away("unpaid").bases.unpaidBase?.amount).toBe(666_667);
  });

  it("holds for an integral salary, on 70 % of it", () => {
    const slip = slipOf(
      "2026-11",
      26_000_000,
      of(24_000_000, "2026-11-16", { contract: { kind: "integral" } }),
    );
    expect(linesOf(slip, "integralSalary")).toEqual([12_000_000, 13_000_000]);
    expect(slip.bases.ibc?.amount).toBe(17_500_000);
  });

  it("enters the average of the prima by its days (CST art. 306)", () => {
    // 165 days of 2.000.000 and 15 of 2.400.000 are 2.033.333 on average.
    const contract = contractOf(2_400_000, { start: day("2026-01-01"), ...raised(2_000_000, "2026-06-16") });
    const semester = ["01", "02", "03", "04", "05", "06"].map((each) =>
      closedRunOf({ period: `2026-${each}`, salary: 2_400_000 }, contract),
    );
    const span = { from: day("2026-01-01"), to: day("2026-06-30") };
    expect(bonusPay(spanPay(payHistory(semester, contract), contract, span)).salary).toBe(2_033_333);
    expect(bonusPay(spanPay([], contract, span)).salary).toBe(2_033_333);
  });

  it("adds up to the days of any period, whatever leave it has", () => {
    const spanArb = fc
      .tuple(fc.integer({ min: 2023, max: 2028 }), fc.integer({ min: 1, max: 12 }), fc.nat(30), fc.nat(30))
      .map(([year, each, a, b]) => {
        const first = day(`${year}-${String(each).padStart(2, "0")}-01`);
        const last = lastDay(month(first.slice(0, 7)));
        const within = (days: number) => [addDays(first, days), last].sort()[0] ?? last;
        return { from: within(Math.min(a, b)), to: within(Math.max(a, b)) };
      });
    const input = spanArb.chain((span) =>
      fc.record({
        span: fc.constant(span),
        raise: fc.nat(32),
        leave: fc.tuple(fc.nat(30), fc.nat(12), fc.constantFrom(...ABSENCE_KINDS)),
      }),
    );
    fc.assert(
      fc.property(input, ({ span, raise, leave: [late, length, kind] }) => {
        const contract = contractOf(3_000_000, raised(2_000_000, addDays(span.from, raise)));
        const from = addDays(span.from, late);
        const absences = [{ kind, from, to: addDays(from, length) }];
        const found = salaryDays(contract, span, absences);
        const away = leaveIn(span, absences).reduce((sum, { days }) => sum + days, 0);
        const total = (key: "days" | "workedDays") => found.reduce((sum, each) => sum + each[key], 0);
        expect(total("days")).toBe(commercialDays(span.from, span.to));
        expect(total("workedDays")).toBe(total("days") - away);
        expect(found.filter(({ workedDays }) => workedDays < 0)).toEqual([]);
      }),
      runs(500, 5_000),
    );
  });
});

describe("PY-29 the history of a contract's salary", () => {
  const twice = contractOf(3_000_000, {
    earlierSalaries: [
      { until: day("2025-12-31"), salary: pesos(2_000_000) },
      { until: day("2026-06-15"), salary: pesos(2_500_000) },
    ],
  });

  it("says the salary of each day, and how the contract stood on it", () => {
    const days = ["2025-12-31", "2026-01-01", "2026-06-15", "2026-06-16"].map(day);
    expect(days.map((each) => salaryOn(twice, each))).toEqual([2_000_000, 2_500_000, 2_500_000, 3_000_000]);
    expect(contractOn(twice, day("2026-03-01"))).toMatchObject({
      salary: 2_500_000,
      earlierSalaries: [{ until: "2025-12-31", salary: 2_000_000 }],
    });
    expect(contractOn(twice, day("2025-03-01"))).not.toHaveProperty("earlierSalaries");
  });

  it("takes a raise on any day, and tells a day again that it told", () => {
    expect(withRaise(twice, day("2026-11-16"))).toEqual([
      ...(twice.earlierSalaries ?? []),
      { until: "2026-11-15", salary: 3_000_000 },
    ]);
    expect(withRaise(twice, day("2026-06-16"))).toEqual(twice.earlierSalaries);
    expect(withRaise(twice, day("2026-03-01"))).toEqual([
      { until: "2025-12-31", salary: 2_000_000 },
      { until: "2026-02-28", salary: 2_500_000 },
    ]);
  });
});
