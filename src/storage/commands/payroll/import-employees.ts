import type { Refusal } from "#domain/accounting/refusal.ts";
import { type EmployeeChoices, judgeEmployees } from "#domain/import/staff/employee-import.ts";
import type { ListedEmployee } from "#domain/import/staff/employee-rows.ts";
import { today } from "#domain/kernel/clock.ts";
import type { CommandId, CompanyId, EmployeeId } from "#domain/kernel/ids.ts";
import { err, ok } from "#domain/kernel/result.ts";
import type { Employee } from "#domain/payroll/employee/employee.ts";
import type { RunRefusal } from "#domain/payroll/run/run-refusal.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { planNow } from "../../engine/plan-check.ts";
import { runCommand } from "../../engine/run-command.ts";
import { type PayrollCommandResult, refuseCompany, refusePeople } from "../../payroll/payroll-work.ts";

export interface ImportEmployees {
  readonly id: CommandId;
  readonly companyId: CompanyId;
  readonly rows: readonly ListedEmployee[];
  readonly choices: EmployeeChoices;
}

interface ImportedEmployees {
  readonly added: number;
  readonly updated: number;
}

/**
 * Records the employees of a list and updates those that there are, in one transaction (IM-25). The rows are judged
 * again beside the records of this moment, so that a list that another tab brought meanwhile adds nothing; more people
 * than the plan has place for are refused as a whole (PL-02). `undoRecords` with this command's id takes all of it back.
 */
export async function importEmployees(
  storage: AppStorage,
  command: ImportEmployees,
): Promise<PayrollCommandResult<ImportedEmployees>> {
  const { db, clock } = storage;
  const at = clock.now();
  const plan = await planNow(storage);
  if (!plan.ok) return plan;
  const { companyId, rows, choices } = command;
  const ids = rows.map((): EmployeeId => storage.newId("employee"));
  const head = { id: command.id, kind: "save-employee" } as const;
  const tables = ["employees", "companies", "books"] as const;
  return runCommand<ImportedEmployees, RunRefusal | Refusal>(storage, head, tables, async () => {
    const refusal = await refuseCompany(storage, plan.value, companyId);
    if (refusal) return err(refusal);
    const there = await db.employees.where("companyId").equals(companyId).toArray();
    const { people } = judgeEmployees(there, rows, choices, today(clock));
    const changes = people.flatMap(({ verdict, known, fields }, index) => {
      if ((verdict !== "new" && verdict !== "changes") || fields === null) return [];
      const id = known?.id ?? (ids[index] as EmployeeId);
      const stamp = { createdAt: known?.createdAt ?? at, updatedAt: at, version: (known?.version ?? 0) + 1 };
      const after: Employee = { id, companyId, ...fields, ...stamp };
      return [{ table: "employees" as const, key: id, before: known, after }];
    });
    const added = changes.filter(({ before }) => before === null).length;
    const tooMany = added === 0 ? null : refusePeople(plan.value, there.length + added, 0);
    if (tooMany) return err(tooMany);
    return ok({
      answer: { added, updated: changes.length - added },
      changes,
      write: () => db.employees.bulkPut(changes.map(({ after }) => after)),
    });
  });
}
