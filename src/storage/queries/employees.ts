import type { CompanyId, EmployeeId } from "#domain/kernel/ids.ts";
import type { Employee } from "#domain/payroll/employee.ts";
import { byName } from "#domain/payroll/run-calendar.ts";
import type { AppStorage } from "../app-storage.ts";
import { BAD } from "../backup/copy-value.ts";
import { copyEmployee } from "../backup/employee-shape.ts";

/** The people of a company, by name. Records that cannot be trusted are left out; a backup names them (BR-11). */
export async function listEmployees({ db }: AppStorage, companyId: CompanyId): Promise<readonly Employee[]> {
  const rows = await db.employees.where("companyId").equals(companyId).toArray();
  return rows
    .map(copyEmployee)
    .filter((row) => row !== BAD)
    .sort(byName);
}

/** One employee; null when there is none of this id or the record cannot be read. */
export async function getEmployee({ db }: AppStorage, id: EmployeeId): Promise<Employee | null> {
  const found = copyEmployee(await db.employees.get(id));
  return found === BAD ? null : found;
}
