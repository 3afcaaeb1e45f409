import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { createLawReader } from "#domain/payroll/law/law.ts";
import { leaveIn } from "#domain/payroll/leave/leave.ts";
import { payLeave } from "#domain/payroll/leave/leave-pay.ts";
import { periodSpan } from "#domain/payroll/run/period.ts";
import type { Absence } from "#domain/payroll/run/period-input.ts";
import { absence, amountOf, contractOf, periodOf, slipOf } from "../people.ts";

const law = createLawReader()(day("2026-11-30"));
if (!law.ok) throw new Error("no law");

/** Days, days of the employer, those at half and those of the fund, of each leave of a month. */
const days = (period: string, ...absences: readonly Absence[]) =>
  leaveIn(periodSpan(periodOf(period)), absences).map((each) => [
    each.days,
    each.ofEmployer,
    each.atHalf,
    each.ofFund,
  ]);

describe("the days of a leave in a month of thirty days", () => {
  it.each<[string, string, readonly Absence[], readonly (readonly number[])[]]>([
    ["one on a 31st has none", "2026-10", [absence("paid", "2026-10-31", "2026-10-31")], []],
    [
      "two that share a fortnight have its fifteen, a 31st or not",
      "2026-10",
      [absence("paid", "2026-10-16", "2026-10-23"), absence("vacation", "2026-10-24", "2026-10-31")],
      [
        [8, 0, 0, 0],
        [7, 0, 0, 0],
      ],
    ],
    [
      "February counts thirty, none of them at half",
      "2026-02",
      [absence("sick", "2026-02-01", "2026-02-28")],
      [[30, 2, 0, 0]],
    ],
    ["day 90 on 28 February", "2026-02", [absence("sick", "2025-12-01", "2026-02-28")], [[30, 0, 0, 0]]],
    ["day 91 on 28 February", "2026-02", [absence("sick", "2025-11-30", "2026-02-28")], [[30, 0, 3, 0]]],
    [
      "a sick leave after vacations begins by itself (CST art. 227)",
      "2026-11",
      [absence("vacation", "2026-11-02", "2026-11-04"), absence("sick", "2026-11-05", "2026-11-08")],
      [
        [3, 0, 0, 0],
        [4, 2, 0, 0],
      ],
    ],
    [
      "one that prolongs another goes on counting",
      "2026-11",
      [absence("sick", "2026-11-02", "2026-11-04"), absence("sick", "2026-11-05", "2026-11-08")],
      [
        [3, 2, 0, 0],
        [4, 0, 0, 0],
      ],
    ],
  ])("%s", (_name, period, absences, expected) => {
    expect(days(period, ...absences)).toEqual(expected);
  });

  it("are paid by whoever owes them, without a line of no days", () => {
    const paid = (...given: readonly [number, number, number, number]) => {
      const [all, ofEmployer, atHalf, ofFund] = given;
      const leave = {
        absence: absence("sick", "2026-11-02", "2026-11-30"),
        days: all,
        ofEmployer,
        atHalf,
        ofFund,
      };
      return payLeave(contractOf(6_000_000), law.value, leave).map(
        ({ concept, quantity }) => `${concept} ${quantity?.value}`,
      );
    };
    expect(paid(2, 2, 0, 0)).toEqual(["sickLeaveEmployer 2"]);
    expect(paid(5, 2, 0, 0)).toEqual(["sickLeaveEmployer 2", "sickLeaveEps 3"]);
    expect(paid(10, 0, 4, 0)).toEqual(["sickLeaveEps 6", "sickLeaveEps 4"]);
    expect(paid(10, 0, 10, 10)).toEqual(["sickLeaveFund 10"]);
  });
});

it("PY-60 an average is of days of leave that are paid: unpaid ones add nothing to a whole month", () => {
  const leaveAverages = { variable: pesos(9_000_000), vacation: pesos(9_000_000) };
  const exempt = (kind: Absence["kind"]) =>
    slipOf("2026-11", 17_000_000, {
      input: { leaveAverages, absences: [absence(kind, "2026-11-01", "2026-11-10")] },
    }).exonerated;
  // 17.000.000 are under ten minimum wages; with a third of 9.000.000 they are not.
  expect([exempt("unpaid"), exempt("paid")]).toEqual([true, false]);
  expect(amountOf(slipOf("2026-11", 17_000_000), "employerHealth")).toBe(0);
});
