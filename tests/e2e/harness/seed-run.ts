import { day, month } from "#domain/kernel/calendar-day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import type { Contract } from "#domain/payroll/employee/contract.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { closeRun, createRun } from "#storage/commands/payroll/payroll-runs.ts";
import { openAccountDatabase } from "#storage/engine/app-storage.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";

export interface SeedPerson {
  readonly name: string;
  readonly document: string;
  readonly salary: number;
}

const FROM = { kind: "ordinary", start: day("2024-02-01"), end: null, arlClass: 1 } as const;
const WITHOUT_RELIEF: Contract["relief"] = {
  homeLoanInterest: ZERO,
  prepaidHealth: ZERO,
  dependents: false,
  voluntaryPension: ZERO,
};

/** Creates a closed run of November 2026 in an account's database: company, employees and slips. */
export async function seedRun(
  database: string,
  companyName: string,
  people: readonly SeedPerson[],
): Promise<string> {
  const store = await openAccountDatabase(database, { plan: fixedPlan("premium") });
  const command = () => store.newId("command");
  const companyId = store.newId("company");
  const made = await createCompany(store, {
    id: command(),
    companyId,
    name: companyName,
    nit: "901.482.316-8",
  });
  if (!made.ok) throw new Error(made.error.kind);
  const at = store.clock.now();
  await store.db.employees.bulkAdd(
    people.map(({ salary, ...person }) => ({
      id: store.newId("employee"),
      companyId,
      version: 1,
      createdAt: at,
      updatedAt: at,
      position: "Auxiliar de ventas",
      eps: "EPS Andina",
      pensionFund: "Fondo Cordillera",
      contract: {
        ...FROM,
        ...person,
        salary: pesos(salary),
        area: "sales",
        transport: "transport",
        contributesToPension: true,
        relief: WITHOUT_RELIEF,
      },
    })),
  );
  const runId = store.newId("payrollRun");
  const period = { month: month("2026-11"), part: "month" } as const;
  const run = await createRun(store, { id: command(), runId, companyId, period, copyFrom: null });
  if (!run.ok) throw new Error(run.error.kind);
  const closed = await closeRun(store, { id: command(), runId, version: run.value.version });
  if (!closed.ok) throw new Error(closed.error.kind);
  store.close();
  return runId;
}
