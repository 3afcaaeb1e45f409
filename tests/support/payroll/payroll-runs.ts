import { day, month } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { BookId, CompanyId } from "#domain/kernel/ids.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import type { Result } from "#domain/kernel/result.ts";
import type { EmployeeFields } from "#domain/payroll/employee/check-employee.ts";
import { DEFAULT_SETTINGS } from "#domain/payroll/employee/contract.ts";
import type { Employee } from "#domain/payroll/employee/employee.ts";
import type { PayrollPeriod } from "#domain/payroll/run/period.ts";
import { NOTHING_NEW, type PeriodInput } from "#domain/payroll/run/period-input.ts";
import type { RunMember, StoredRun } from "#domain/payroll/run/stored-run.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { saveEmployee } from "#storage/commands/payroll/employees.ts";
import { closeRun, createRun } from "#storage/commands/payroll/payroll-runs.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";

export function must<Value>(result: Result<Value, { readonly kind: string }>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** "2026-11" is a month; "2026-11 -1" and "2026-11 -2" are its fortnights. */
export function periodOf(text: string): PayrollPeriod {
  const part = text.endsWith(" -1") ? "first-half" : text.endsWith(" -2") ? "second-half" : "month";
  return { month: month(text.slice(0, 7)), part };
}

export function employeeFields(
  name = "Yuliana Cárdenas Peña",
  salary = 2_200_000,
  more: Partial<Employee["contract"]> = {},
): EmployeeFields {
  return {
    contract: {
      name,
      document: "52.731.094",
      salary: pesos(salary),
      kind: "ordinary",
      start: day("2024-02-01"),
      end: null,
      arlClass: 1,
      area: "administration",
      transport: "transport",
      contributesToPension: true,
      relief: { homeLoanInterest: ZERO, prepaidHealth: ZERO, dependents: false, voluntaryPension: ZERO },
      ...more,
    },
    position: "Auxiliar contable",
    eps: "Sura",
    pensionFund: "Porvenir",
  };
}

export function memberOf(
  input: Partial<PeriodInput> = {},
  name?: string,
  salary?: number,
  more: Partial<Employee["contract"]> = {},
): RunMember {
  const { contract, ...notes } = employeeFields(name, salary, more);
  return { contract: { ...contract, id: newId("employee") }, ...notes, input: { ...NOTHING_NEW, ...input } };
}

/** A draft as createRun makes it. */
export function draftOf(people: readonly RunMember[], period = "2026-11"): StoredRun {
  return {
    id: newId("payrollRun"),
    companyId: newId("company"),
    period: periodOf(period),
    status: "draft",
    settings: DEFAULT_SETTINGS,
    overrides: {},
    people,
    kept: null,
    paidOn: null,
    posting: null,
    createdAt: 1,
    updatedAt: 1,
    version: 1,
  };
}

export async function makeCompany(storage: AppStorage, name = "Café La Sabana"): Promise<CompanyId> {
  const companyId = newId("company");
  must(await createCompany(storage, { id: newId("command"), companyId, name }));
  return companyId;
}

export async function makeBook(
  storage: AppStorage,
  companyId: CompanyId | null,
  chart: "puc" | "mini" = "puc",
): Promise<BookId> {
  const bookId = newId("book");
  must(await createBook(storage, { id: newId("command"), bookId, companyId, name: "Diario", chart }));
  return bookId;
}

export async function hire(
  storage: AppStorage,
  companyId: CompanyId,
  fields = employeeFields(),
): Promise<Employee> {
  const command = { id: newId("command"), employeeId: newId("employee"), companyId, fields, version: null };
  return must(await saveEmployee(storage, command));
}

export async function beginRun(
  storage: AppStorage,
  companyId: CompanyId,
  period = "2026-11",
): Promise<StoredRun> {
  const command = { id: newId("command"), runId: newId("payrollRun"), companyId, copyFrom: null };
  return must(await createRun(storage, { ...command, period: periodOf(period) }));
}

/** The common part of a command on the current version of a run. */
export function on({ id, version }: StoredRun) {
  return { id: newId("command"), runId: id, version };
}

export async function closedOf(storage: AppStorage, run: StoredRun): Promise<StoredRun> {
  return must(await closeRun(storage, on(run)));
}

export const PAY_DAY: Day = day("2026-11-30");
