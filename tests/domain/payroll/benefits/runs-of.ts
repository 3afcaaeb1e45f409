import type { Contract } from "#domain/payroll/employee/contract.ts";
import { computeKept, keptLines } from "#domain/payroll/run/compute-stored-run.ts";
import type { PayrollPeriod } from "#domain/payroll/run/period.ts";
import { NOTHING_NEW, type PeriodInput } from "#domain/payroll/run/period-input.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import { newId } from "#storage/engine/environment.ts";
import { draftOf, must } from "#tests/support/payroll/payroll-runs.ts";
import { contractOf, periodOf } from "../people.ts";

/** One period of a person: the salary, and what else was paid. */
export interface Paid {
  readonly period: string;
  readonly salary: number;
  readonly input?: Partial<PeriodInput>;
}

const POSTING = { bookId: newId("book"), entryId: newId("entry") };

export function closedRunOf(
  { period, salary, input }: Paid,
  contract: Partial<Contract> = {},
  posted = true,
): StoredRun {
  const notes = { position: "", eps: "", pensionFund: "" };
  const member = { contract: contractOf(salary, contract), ...notes, input: { ...NOTHING_NEW, ...input } };
  const draft = { ...draftOf([member]), period: periodOf(period) satisfies PayrollPeriod };
  const { run } = must(computeKept(draft, null));
  return { ...draft, status: "closed", kept: keptLines(run), posting: posted ? POSTING : null };
}

/** The closed runs of whole months of a year, from `first` on, one for each salary. */
export function monthsOf(
  year: number,
  salaries: readonly number[],
  inputs: Readonly<Record<number, Partial<PeriodInput>>> = {},
  first = 1,
): readonly Paid[] {
  return salaries.map((salary, index) => ({
    period: `${year}-${String(first + index).padStart(2, "0")}`,
    salary,
    input: inputs[first + index] ?? {},
  }));
}
