import { expect, it } from "vitest";
import { pesos } from "#domain/kernel/pesos.ts";
import { saveRun } from "#storage/commands/payroll/payroll-runs.ts";
import { newId } from "#storage/engine/environment.ts";
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
