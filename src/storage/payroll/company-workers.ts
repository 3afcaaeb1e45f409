import type { CompanyId } from "#domain/kernel/ids.ts";
import { type NameWorker, type Worker, workerNames } from "#domain/payroll/payment/worker-names.ts";
import type { CuadraDatabase } from "../engine/database.ts";
import { partiesOfCompany } from "../parties/parties-of-book.ts";
import { readRows } from "../shapes/read-row.ts";
import { employeeShape } from "../shapes/records/employee-shape.ts";
import { keptRunShape } from "../shapes/records/stored-run-shape.ts";
import { companyPayments, PAYMENT_TABLES } from "./payment-posting.ts";

/** Tables that `companyWorkerNames` reads, besides those of books. */
export const WORKER_TABLES = ["employees", "payrollRuns", "parties", ...PAYMENT_TABLES] as const;

/** How entries name the workers of a company, those of deleted records too. */
export async function companyWorkerNames(db: CuadraDatabase, companyId: CompanyId): Promise<NameWorker> {
  const [employees, runs, payments, parties] = await Promise.all([
    db.employees.where("companyId").equals(companyId).toArray(),
    db.payrollRuns.where("companyId").equals(companyId).toArray(),
    companyPayments(db, companyId),
    partiesOfCompany(db, companyId),
  ]);
  const workers: readonly Worker[] = [
    ...readRows(employeeShape, employees).map(({ id, contract }) => ({ ...contract, id })),
    ...readRows(keptRunShape, runs).flatMap(({ people }) => people.map(({ contract }) => contract)),
    ...payments.flatMap(({ people }) =>
      people.map(({ employeeId: id, name, document: noted = "" }) => ({ id, name, document: noted })),
    ),
  ];
  return workerNames(workers, parties);
}
