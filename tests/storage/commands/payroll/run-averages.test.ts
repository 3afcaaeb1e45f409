import { expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import { saveEmployee } from "#storage/commands/payroll/employees.ts";
import { deleteRun, saveRun } from "#storage/commands/payroll/payroll-runs.ts";
import { newId } from "#storage/engine/environment.ts";
import { otherRuns } from "#storage/queries/payroll/payroll-runs.ts";
import { beginRun, closedOf, hire, makeCompany, must, on } from "#tests/support/payroll/payroll-runs.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";

it("a run begins with the averages of the closed runs of the year before (CST arts. 192 and 228)", async () => {
  const storage = await openTestStorage({ newId });
  const companyId = await makeCompany(storage);
  await hire(storage, companyId);
  const october = await beginRun(storage, companyId, "2026-10");
  expect(october.people[0]?.input.leaveAverages).toBeUndefined();
  const people = october.people.map((each) => ({
    ...each,
    input: { ...each.input, commissions: pesos(600_000) },
  }));
  const typed = must(await saveRun(storage, { ...october, ...on(october), people }));
  // A draft pays nobody.
  const early = await beginRun(storage, companyId, "2026-12");
  expect(early.people[0]?.input.leaveAverages).toBeUndefined();
  await closedOf(storage, typed);
  const november = await beginRun(storage, companyId, "2026-11");
  expect(november.people[0]?.input.leaveAverages).toEqual({ variable: 600_000, vacation: 600_000 });
  const far = await beginRun(storage, companyId, "2025-06");
  expect(far.people[0]?.input.leaveAverages).toBeUndefined();
});

it("PY-31 a run begins with what a raise dated back left unpaid, once, also of an earlier period begun later", async () => {
  const storage = await openTestStorage({ newId });
  const companyId = await makeCompany(storage);
  const employee = await hire(storage, companyId);
  await closedOf(storage, await beginRun(storage, companyId, "2026-09"));
  const { salary } = employee.contract;
  const contract = {
    ...employee.contract,
    salary: pesos(salary + 100_000),
    earlierSalaries: [{ until: day("2026-08-31"), salary }],
  };
  const fields = { ...employee, contract };
  const { id: employeeId, version } = employee;
  must(await saveEmployee(storage, { id: newId("command"), employeeId, companyId, fields, version }));
  const arrears = ({ people }: StoredRun) => people[0]?.input.arrears;
  const november = await beginRun(storage, companyId, "2026-11");
  expect(arrears(november)).toEqual([
    { of: { month: "2026-09", part: "month" }, owed: 100_000, amount: 100_000 },
  ]);
  const october = await beginRun(storage, companyId, "2026-10");
  expect(arrears(october)).toBeUndefined();
  expect(await otherRuns(storage, october)).toHaveLength(2);
  for (const runId of [october.id, november.id])
    must(await deleteRun(storage, { id: newId("command"), runId }));
  expect(arrears(await beginRun(storage, companyId, "2026-10"))).toHaveLength(1);
});
