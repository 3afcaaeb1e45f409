import type { CompanyId } from "#domain/kernel/ids.ts";
import type { Employee } from "#domain/payroll/employee/employee.ts";
import type { NameWorker } from "#domain/payroll/payment/worker-names.ts";
import { byName } from "#domain/payroll/run/run-calendar.ts";
import type { PayableEmployee } from "#domain/payroll/settlement/settled-people.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { companyWorkerNames } from "../../payroll/company-workers.ts";
import { payableEmployees } from "../../payroll/payment-posting.ts";
import { readRows } from "../../shapes/read-row.ts";
import { employeeShape } from "../../shapes/records/employee-shape.ts";

/** The employees of a company, by name. Damaged records are left out; a backup names them (BR-11). */
export async function listEmployees({ db }: AppStorage, companyId: CompanyId): Promise<readonly Employee[]> {
  const rows = await db.employees.where("companyId").equals(companyId).toArray();
  return readRows(employeeShape, rows).sort(byName);
}

/** The same as runs may pay them: up to the day of a settlement that counts in a book. */
export async function listPayable(
  { db }: AppStorage,
  companyId: CompanyId,
): Promise<readonly PayableEmployee[]> {
  return (await payableEmployees(db, companyId)).toSorted(byName);
}

/** How the entries of a company name its workers. */
export function readWorkerNames({ db }: AppStorage, companyId: CompanyId): Promise<NameWorker> {
  return companyWorkerNames(db, companyId);
}
