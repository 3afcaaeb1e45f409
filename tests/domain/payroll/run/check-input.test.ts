import { describe, expect, it } from "vitest";
import { addDays, day } from "#domain/kernel/calendar-day.ts";
import { type Pesos, pesos, ZERO } from "#domain/kernel/pesos.ts";
import { MOST_SURCHARGE } from "#domain/payroll/earnings/overtime-kinds.data.ts";
import { MAX_AMOUNT } from "#domain/payroll/employee/max-amount.ts";
import { checkInput } from "#domain/payroll/run/check-input.ts";
import { periodSpan } from "#domain/payroll/run/period.ts";
import { NOTHING_NEW, type PeriodInput, type SalaryArrears } from "#domain/payroll/run/period-input.ts";
import { absence, type Case, contractOf, deduction, hours, periodOf } from "../people.ts";

const NOVEMBER = periodSpan(periodOf("2026-11"));

function problemOf({ contract, input }: Case) {
  return checkInput(contractOf(2_000_000, contract), { ...NOTHING_NEW, ...input }, NOVEMBER);
}

const ROWS = Array.from({ length: 200 }, (_, at) => at);
const RELIEF = { homeLoanInterest: ZERO, prepaidHealth: ZERO, dependents: false, voluntaryPension: ZERO };
const minus = -1 as Pesos;
const owed = (was: number, amount = was): SalaryArrears => ({
  of: periodOf("2026-10"),
  owed: was as Pesos,
  amount: amount as Pesos,
});
/** Days of leave of one day each, all before the period. */
const leaves = ROWS.map((at) =>
  absence("sick", addDays(day("2025-01-01"), at), addDays(day("2025-01-01"), at)),
);

describe("PY-01, PY-02 a record of a person and a period is checked like a file", () => {
  it.each<[string, Case]>([
    ["nothing new", {}],
    ["two hundred lines of hours", { input: { hours: ROWS.map(() => hours("HED", 1, "2026-11-03")) } }],
    ["two hundred leaves of a day, told in any order", { input: { absences: leaves.toReversed() } }],
    ["two hundred deductions", { input: { deductions: ROWS.map(() => deduction("loan", 1)) } }],
    ["two hundred debts of a raise", { input: { arrears: ROWS.map(() => owed(1)) } }],
    [
      "the largest surcharge",
      { input: { hours: [{ ...hours("HED", 1, "2026-11-03"), surcharge: MOST_SURCHARGE }] } },
    ],
    [
      "a leave after another one, the later one told first",
      {
        input: {
          absences: [
            absence("vacation", "2026-11-06", "2026-11-09"),
            absence("sick", "2026-11-03", "2026-11-05"),
          ],
        },
      },
    ],
    ["a contract that ends on the first day", { contract: { end: NOVEMBER.from } }],
    ["one that begins on the last", { contract: { start: NOVEMBER.to } }],
    [
      "the largest certificates",
      {
        contract: {
          relief: { ...RELIEF, prepaidHealth: pesos(MAX_AMOUNT), dependentsAmount: pesos(MAX_AMOUNT) },
        },
      },
    ],
  ])("%s is taken", (_name, each) => {
    expect(problemOf(each)).toBeNull();
  });

  it.each<[string, string, Case]>([
    [
      "a first day that is none",
      "contract",
      { contract: { start: day("2026-02-28").replace("28", "30") as never } },
    ],
    ["a last day that is none", "contract", { contract: { end: "2026-11-31" as never } }],
    [
      "a certificate below nothing",
      "relief",
      { contract: { relief: { ...RELIEF, voluntaryPension: minus } } },
    ],
    [
      "dependents for less than nothing",
      "relief",
      { contract: { relief: { ...RELIEF, dependentsAmount: minus } } },
    ],
    ["a debt below nothing", "arrears", { input: { arrears: [owed(1), owed(-1, 1)] } }],
    ["less than nothing paid of a debt", "arrears", { input: { arrears: [owed(1, -1)] } }],
    ["201 debts", "arrears", { input: { arrears: [...ROWS.map(() => owed(1)), owed(1)] } }],
    ["hours of no kind", "hours", { input: { hours: [hours("NONE" as "HED", 1, "2026-11-03")] } }],
    [
      "hours of no day",
      "hours",
      {
        input: {
          hours: [
            hours("HED", 1, "2026-11-03", "2026-11-03"),
            { ...hours("HED", 1, "2026-11-03"), date: "2026-02-30" as never },
          ],
        },
      },
    ],
    [
      "hours until no day",
      "hours",
      { input: { hours: [{ ...hours("HED", 1, "2026-10-03"), until: "2026-10-32" as never }] } },
    ],
    [
      "hours that end before they begin",
      "hours",
      { input: { hours: [hours("HED", 1, "2026-11-03", "2026-11-02")] } },
    ],
    [
      "more than the largest surcharge",
      "hours",
      { input: { hours: [{ ...hours("HED", 1, "2026-11-03"), surcharge: MOST_SURCHARGE + 1 }] } },
    ],
    [
      "201 lines of hours",
      "hours",
      { input: { hours: [...ROWS, 0].map(() => hours("HED", 1, "2026-11-03")) } },
    ],
    [
      "a leave of no kind",
      "absences",
      { input: { absences: [absence("none" as "sick", "2026-11-03", "2026-11-03")] } },
    ],
    [
      "a leave from no day",
      "absences",
      {
        input: {
          absences: [{ ...absence("sick", "2026-11-03", "2026-11-30"), from: "2026-11-00" as never }],
        },
      },
    ],
    [
      "a leave until no day",
      "absences",
      {
        input: { absences: [{ ...absence("sick", "2026-11-03", "2026-11-30"), to: "2026-11-31" as never }] },
      },
    ],
    [
      "a leave on a salary below nothing",
      "absences",
      { input: { absences: [{ ...absence("sick", "2026-11-03", "2026-11-03"), salary: minus }] } },
    ],
    ["averages below nothing", "absences", { input: { leaveAverages: { variable: minus, vacation: ZERO } } }],
    [
      "201 leaves",
      "absences",
      { input: { absences: [...leaves, absence("sick", "2026-11-03", "2026-11-03")] } },
    ],
    ["a deduction of no kind", "deductions", { input: { deductions: [deduction("none" as "loan", 1)] } }],
    [
      "a deduction below nothing",
      "deductions",
      { input: { deductions: [deduction("loan", 1), { kind: "loan", detail: "", amount: minus }] } },
    ],
    ["201 deductions", "deductions", { input: { deductions: [...ROWS, 0].map(() => deduction("loan", 1)) } }],
  ])("%s is refused as its %s", (_name, field, each) => {
    expect(problemOf(each)).toEqual({ kind: "bad-input", employee: "p1", field });
  });

  it.each<[string, PeriodInput["absences"], string]>([
    [
      "two on a day",
      [absence("sick", "2026-11-03", "2026-11-05"), absence("vacation", "2026-11-05", "2026-11-09")],
      "2026-11-05",
    ],
    [
      "one within another, told first",
      [absence("sick", "2026-11-04", "2026-11-04"), absence("vacation", "2026-11-03", "2026-11-09")],
      "2026-11-04",
    ],
    [
      "the last two of three, told backwards",
      [
        absence("sick", "2026-11-20", "2026-11-22"),
        absence("paid", "2026-11-12", "2026-11-20"),
        absence("vacation", "2026-11-03", "2026-11-09"),
      ],
      "2026-11-20",
    ],
  ])("says the day on which leaves overlap: %s", (_name, absences, overlap) => {
    expect(problemOf({ input: { absences } })).toEqual({
      kind: "absences-overlap",
      employee: "p1",
      day: overlap,
    });
  });

  it.each([
    ["ended the day before", { end: day("2026-10-31") }],
    ["begins the day after", { start: day("2026-12-01") }],
  ])("says that a contract that %s is not of the period", (_name, contract) => {
    expect(problemOf({ contract })).toEqual({ kind: "not-in-period", employee: "p1" });
  });
});
