import type { Refusal } from "#domain/accounting/refusal.ts";
import type { CommandId, CompanyId, EmployeeId } from "#domain/kernel/ids.ts";
import { err, ok } from "#domain/kernel/result.ts";
import {
  checkEmployee,
  cleanEmployee,
  type EmployeeFields,
} from "#domain/payroll/employee/check-employee.ts";
import type { Employee } from "#domain/payroll/employee/employee.ts";
import type { RunRefusal } from "#domain/payroll/run/run-refusal.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { planNow } from "../../engine/plan-check.ts";
import type { WritingPlan } from "../../engine/plan-source.ts";
import { runCommand } from "../../engine/run-command.ts";
import { type PayrollCommandResult, refuseCompany, refusePeople } from "../../payroll/payroll-work.ts";

export interface SaveEmployee {
  readonly id: CommandId;
  readonly employeeId: EmployeeId;
  readonly companyId: CompanyId;
  readonly fields: EmployeeFields;
  /** Version shown by the form; null for a new employee. */
  readonly version: number | null;
}

/**
 * Why the record may not be written, or null. `before`: the stored record of this id. Call within the transaction.
 */
async function refuse(
  storage: AppStorage,
  command: SaveEmployee,
  plan: WritingPlan,
  before: Employee | undefined,
): Promise<RunRefusal | Refusal | null> {
  const { companyId, version } = command;
  if (version !== null && before?.companyId !== companyId) return { kind: "unknown-employee" };
  if (before && before.version !== version) return { kind: "stale-employee", current: before };
  const refusal = await refuseCompany(storage, plan, companyId);
  if (refusal || before) return refusal;
  const people = await storage.db.employees.where("companyId").equals(companyId).count();
  return refusePeople(plan, people + 1, 0);
}

/**
 * Saves an employee, new or over the version that was on screen (MT-02). A duplicate document is not refused
 * (`sameDocument` reports it). The plan's people are counted in the transaction (PL-02). Returns the record.
 */
export async function saveEmployee(
  storage: AppStorage,
  command: SaveEmployee,
): Promise<PayrollCommandResult<Employee>> {
  const { db, clock } = storage;
  const at = clock.now();
  const plan = await planNow(storage);
  if (!plan.ok) return plan;
  const head = { id: command.id, kind: "save-employee" } as const;
  const tables = ["employees", "companies", "books"] as const;
  return runCommand<Employee, RunRefusal | Refusal>(storage, head, tables, async () => {
    const fields = cleanEmployee(command.fields);
    const problems = checkEmployee(fields);
    if (problems.length > 0) return err({ kind: "bad-employee", problems });
    const before = await db.employees.get(command.employeeId);
    const refusal = await refuse(storage, command, plan.value, before);
    if (refusal) return err(refusal);
    const { employeeId: id, companyId } = command;
    const stamp = { createdAt: before?.createdAt ?? at, updatedAt: at, version: (before?.version ?? 0) + 1 };
    const after: Employee = { id, companyId, ...fields, ...stamp };
    const write = () => db.employees.put(after);
    const changes = [{ table: "employees" as const, key: id, before: before ?? null, after }];
    return ok({ answer: after, changes, write });
  });
}

export interface DeleteEmployee {
  readonly id: CommandId;
  readonly employeeId: EmployeeId;
}

/**
 * Deletes an employee, on any plan. Runs keep who they paid. `undoRecords` with this command's id restores the
 * record. Returns the deleted record.
 */
export async function deleteEmployee(
  storage: AppStorage,
  command: DeleteEmployee,
): Promise<PayrollCommandResult<Employee>> {
  const { db } = storage;
  const head = { id: command.id, kind: "delete-employee" } as const;
  return runCommand<Employee, RunRefusal>(storage, head, ["employees"], async () => {
    const before = await db.employees.get(command.employeeId);
    if (!before) return err({ kind: "unknown-employee" });
    const write = () => db.employees.delete(before.id);
    return ok({
      answer: before,
      changes: [{ table: "employees", key: before.id, before, after: null }],
      write,
    });
  });
}
