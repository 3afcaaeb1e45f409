import { day } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { BLANK_CONTRACT } from "#domain/payroll/employee/blank-contract.ts";
import {
  checkEmployee,
  type EmployeeField,
  type EmployeeFields,
} from "#domain/payroll/employee/check-employee.ts";
import type { Contract } from "#domain/payroll/employee/contract.ts";
import type { Employee } from "#domain/payroll/employee/employee.ts";
import { employeeProblemText } from "#session/notices/run-refusal-text.ts";
import { employeeFormTexts as texts } from "../texts.ts";

/** Field values of the employee form. */
export interface EmployeeDraft
  extends Omit<Contract, "id" | "start">,
    Pick<Employee, "position" | "eps" | "pensionFund"> {
  /** Null until typed. */
  readonly start: Day | null;
}

export type EmployeeProblems = Readonly<Partial<Record<EmployeeField, string>>>;

export const BLANK_EMPLOYEE: EmployeeDraft = {
  ...BLANK_CONTRACT,
  position: "",
  start: null,
  eps: "",
  pensionFund: "",
};

export function employeeDraftOf({ contract, position, eps, pensionFund }: Employee): EmployeeDraft {
  return { ...contract, position, eps, pensionFund };
}

/** Placeholder for a missing day while the other fields are checked. */
const ANY_DAY = day("2000-01-01");

function fieldsWith(draft: EmployeeDraft, start: Day): EmployeeFields {
  const { position, eps, pensionFund, ...contract } = draft;
  return { contract: { ...contract, start }, position, eps, pensionFund };
}

/** Converts the draft to command input; null without a first day. */
export function employeeFieldsOf(draft: EmployeeDraft): EmployeeFields | null {
  return draft.start === null ? null : fieldsWith(draft, draft.start);
}

/** Problems that make the draft invalid, as texts by field. */
export function employeeProblems(draft: EmployeeDraft): EmployeeProblems {
  const found: Partial<Record<EmployeeField, string>> = draft.start === null ? { start: texts.noStart } : {};
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
