import type { Contract } from "../employee/contract.ts";
import { type SalarySpan, salaryOn, salarySpans } from "../employee/salary-on.ts";
import { type LeaveDays, leaveIn, leaveStart, paidDays, reckonedAverage } from "../leave/leave.ts";
import { commercialDays, type DaySpan } from "../run/period.ts";
import type { Absence, PeriodInput } from "../run/period-input.ts";
import type { MonthSoFar } from "./slip.ts";

/** The days of a period that one salary pays, in 30-day months. */
export interface SalaryDays extends SalarySpan {
  readonly days: number;
  readonly leave: readonly LeaveDays[];
  readonly workedDays: number;
  readonly paidDays: number;
}

/** The days without those of an earlier salary. Who pays them is asked of the whole leave, not of these. */
function lessBefore(days: LeaveDays, before: LeaveDays | undefined): LeaveDays {
  return before === undefined ? days : { ...days, days: days.days - before.days };
}

/**
 * The days of a period by salary. Each stretch is the difference of two counts from the first day, so that they add up
 * to the period whatever days a month has: a raise on a 31st or on 28 February moves no day of pay.
 */
export function salaryDays(
  contract: Pick<Contract, "salary" | "earlierSalaries">,
  span: DaySpan,
  absences: readonly Absence[],
): readonly SalaryDays[] {
  let [counted, away]: [number, readonly LeaveDays[]] = [0, []];
  return salarySpans(contract, span).map((each) => {
    const upTo = { from: span.from, to: each.to };
    const [all, leaveSoFar] = [commercialDays(upTo.from, upTo.to), leaveIn(upTo, absences)];
    const days = all - counted;
    const leave = leaveSoFar
      .map((one) =>
        lessBefore(
          one,
          away.find(({ absence }) => absence === one.absence),
        ),
      )
      .filter((one) => one.days > 0);
    [counted, away] = [all, leaveSoFar];
    const workedDays = leave.reduce((left, one) => left - one.days, days);
    return { ...each, days, leave, workedDays, paidDays: paidDays(days, leave) };
  });
}

/** The monthly salary of the day on which a leave began, over all records that follow each other. */
export function salaryOfLeave(
  contract: Pick<Contract, "salary" | "earlierSalaries">,
  absence: Absence,
  absences: readonly Absence[],
) {
  const begun = leaveStart(absence, absences);
  const first = absences.find(({ from }) => from === begun);
  return first?.salary ?? salaryOn(contract, begun);
}

/** Monthly salary × days, by what became of the days. */
export type SalaryTimes = Pick<MonthSoFar, "paidSalaryDays" | "unpaidSalaryDays" | "contractSalaryDays">;

export function salaryTimesDays(
  contract: Pick<Contract, "salary" | "earlierSalaries" | "kind">,
  salaries: readonly SalaryDays[],
  { absences, leaveAverages }: Pick<PeriodInput, "absences" | "leaveAverages">,
): SalaryTimes {
  const leave = salaries.flatMap((each) => each.leave);
  const unpaid = leave
    .filter(({ absence }) => absence.kind === "unpaid")
    .reduce((sum, { absence, days }) => sum + salaryOfLeave(contract, absence, absences) * days, 0);
  const averages = leave.reduce(
    (sum, { absence, days }) => sum + reckonedAverage(contract, leaveAverages, absence.kind) * days,
    0,
  );
  return {
    paidSalaryDays: salaries.reduce((sum, each) => sum + each.salary * each.paidDays, 0),
    unpaidSalaryDays: unpaid,
    contractSalaryDays: salaries.reduce((sum, each) => sum + each.salary * each.days, averages),
  };
}
