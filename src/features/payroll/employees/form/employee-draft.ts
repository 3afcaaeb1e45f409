import { day } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { EmployeeId } from "#domain/kernel/ids.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { BLANK_CONTRACT } from "#domain/payroll/employee/blank-contract.ts";
import {
  checkEmployee,
  type EmployeeField,
  type EmployeeFields,
} from "#domain/payroll/employee/check-employee.ts";
import type { Contract, EarlierSalary } from "#domain/payroll/employee/contract.ts";
import type { Employee } from "#domain/payroll/employee/employee.ts";
import { withRaise } from "#domain/payroll/employee/salary-on.ts";
import { type PaidOtherwise, paidOtherwise } from "#domain/payroll/run/paid-otherwise.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import { employeeProblemText } from "#session/notices/run-refusal-text.ts";
import { employeeFormTexts as texts } from "../texts.ts";

/** Field values of the employee form. */
export interface EmployeeDraft
  extends Omit<Contract, "id" | "start">,
    Pick<Employee, "position" | "eps" | "pensionFund"> {
  /** Null until typed. */
  readonly start: Day | null;
  /** The salary on record; null for a new employee. */
  readonly salaryOnRecord: Pesos | null;
  /** The day from which a changed salary is paid; null: it replaces the one on record on all days. */
  readonly raiseFrom: Day | null;
}

export type EmployeeProblems = Readonly<Partial<Record<EmployeeField | "raiseFrom", string>>>;

export const BLANK_EMPLOYEE: EmployeeDraft = {
  ...BLANK_CONTRACT,
  position: "",
  start: null,
  salaryOnRecord: null,
  raiseFrom: null,
  eps: "",
  pensionFund: "",
};

export function employeeDraftOf({ contract, position, eps, pensionFund }: Employee): EmployeeDraft {
  return { ...contract, position, eps, pensionFund, salaryOnRecord: contract.salary, raiseFrom: null };
}

/** Whether the salary of somebody on record was changed: it may begin on a day of its own. */
export function isRaise({ salary, salaryOnRecord }: EmployeeDraft): boolean {
  return salaryOnRecord !== null && salary !== salaryOnRecord;
}

/** The salaries before the one of the draft: those on record, and that one where a day says until when it was paid. */
function earlierOf(draft: EmployeeDraft): readonly EarlierSalary[] {
  const { salaryOnRecord, raiseFrom, earlierSalaries = [] } = draft;
  if (salaryOnRecord === null || raiseFrom === null || !isRaise(draft)) return earlierSalaries;
  return withRaise({ salary: salaryOnRecord, earlierSalaries }, raiseFrom);
}

/** Placeholder for a missing day while the other fields are checked. */
const ANY_DAY = day("2000-01-01");

function fieldsWith(draft: EmployeeDraft, start: Day): EmployeeFields {
  const {
    position,
    eps,
    pensionFund,
    salaryOnRecord: _,
    raiseFrom: __,
    earlierSalaries: ___,
    ...rest
  } = draft;
  const earlierSalaries = earlierOf(draft);
  const contract = { ...rest, start, ...(earlierSalaries.length > 0 ? { earlierSalaries } : {}) };
  return { contract, position, eps, pensionFund };
}

/** Converts the draft to command input; null without a first day. */
export function employeeFieldsOf(draft: EmployeeDraft): EmployeeFields | null {
  return draft.start === null ? null : fieldsWith(draft, draft.start);
}

/** The closed runs that paid otherwise since the day of a raise: `runs` are the company's. */
export function paidBeforeRaise(
  draft: EmployeeDraft,
  id: EmployeeId,
  runs: readonly StoredRun[],
): readonly PaidOtherwise[] {
  const { raiseFrom } = draft;
  const fields = employeeFieldsOf(draft);
  if (raiseFrom === null || fields === null || !isRaise(draft)) return [];
  if (employeeProblems(draft).salary !== undefined || employeeProblems(draft).raiseFrom !== undefined)
    return [];
  return paidOtherwise({ ...fields.contract, id }, raiseFrom, runs);
}

/** Problems that make the draft invalid, as texts by field. */
export function employeeProblems(draft: EmployeeDraft): EmployeeProblems {
  const { start, raiseFrom } = draft;
  const found: Partial<Record<keyof EmployeeProblems, string>> =
    start === null ? { start: texts.noStart } : {};
  if (isRaise(draft) && start !== null && raiseFrom !== null && raiseFrom <= start)
    found.raiseFrom = texts.raiseTooEarly;
  for (const problem of checkEmployee(fieldsWith(draft, draft.start ?? draft.end ?? ANY_DAY)))
    found[problem.field] ??= employeeProblemText(problem);
  return found;
}

export function isSameDraft(a: EmployeeDraft, b: EmployeeDraft): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Whether any certificate has been entered. */
export function hasRelief({ relief }: Pick<EmployeeDraft, "relief">): boolean {
  const amounts: readonly Pesos[] = [relief.homeLoanInterest, relief.prepaidHealth, relief.voluntaryPension];
  return relief.dependents || amounts.some((amount) => amount > 0);
}
