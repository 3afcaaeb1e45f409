import { describe, expect, it } from "vitest";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { type EmployeeFields, sameDocument } from "#domain/payroll/employee/check-employee.ts";
import type { Employee } from "#domain/payroll/employee/employee.ts";
import { activateCompany } from "#storage/commands/companies/change-company.ts";
import { deleteCompany } from "#storage/commands/companies/delete-company.ts";
import { deleteEmployee, saveEmployee } from "#storage/commands/payroll/employees.ts";
import { undoRecords } from "#storage/commands/undo-records.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { fixedPlan, type WritingPlan } from "#storage/engine/plan-source.ts";
import { listEmployees } from "#storage/queries/payroll/employees.ts";
import { employeeFields, hire, makeCompany, must } from "#tests/support/payroll/payroll-runs.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";

async function open(plan: WritingPlan = "premium") {
  const storage = await openTestStorage({ newId, plan: fixedPlan(plan) });
  return { storage, companyId: await makeCompany(storage) };
}

function command(companyId: CompanyId, fields: EmployeeFields = employeeFields(), before?: Employee) {
  const employeeId = before?.id ?? newId("employee");
  return { id: newId("command"), employeeId, companyId, fields, version: before?.version ?? null };
}

const namesOf = async (storage: AppStorage, companyId: CompanyId) =>
  (await listEmployees(storage, companyId)).map(({ contract }) => contract.name);

describe("an employee", () => {
  it("is kept as typed, without spaces around, and stands in the order of a Spanish list", async () => {
    const { storage, companyId } = await open();
    for (const name of ["Óscar Méndez", "  Ñoño   Ruiz ", "Ana Ruiz", "Nora Díaz"])
      await hire(storage, companyId, employeeFields(name));
    expect(await namesOf(storage, companyId)).toEqual(["Ana Ruiz", "Nora Díaz", "Ñoño Ruiz", "Óscar Méndez"]);
    expect(await namesOf(storage, await makeCompany(storage, "Otra"))).toEqual([]);
    storage.close();
  });

  it("is changed over the version that was on screen, and not over another (MT-02)", async () => {
    const { storage, companyId } = await open();
    const first = await hire(storage, companyId);
    const raised = employeeFields("Yuliana Cárdenas Peña", 2_500_000);
    const second = must(await saveEmployee(storage, command(companyId, raised, first)));
    expect(second).toMatchObject({ id: first.id, version: 2, createdAt: first.createdAt });
    expect(second.contract.salary).toBe(2_500_000);
    expect(await saveEmployee(storage, command(companyId, raised, first))).toEqual({
      ok: false,
      error: { kind: "stale-employee", current: second },
    });
    const again = { ...command(companyId, raised, first), version: null };
    expect(await saveEmployee(storage, again)).toMatchObject({
      ok: false,
      error: { kind: "stale-employee" },
    });
    expect(await listEmployees(storage, companyId)).toEqual([second]);
    storage.close();
  });

  it("is kept once, however often the same command comes (ST-09)", async () => {
    const { storage, companyId } = await open();
    const once = command(companyId);
    const first = await saveEmployee(storage, once);
    expect(first.ok).toBe(true);
    expect(await saveEmployee(storage, once)).toEqual(first);
    expect(await namesOf(storage, companyId)).toHaveLength(1);
    storage.close();
  });

  it("with something wrong is refused with all of it, and nothing is written", async () => {
    const { storage, companyId } = await open();
    expect(await saveEmployee(storage, command(companyId, employeeFields(" ", -1)))).toEqual({
      ok: false,
      error: {
        kind: "bad-employee",
        problems: [
          { field: "name", problem: "blank" },
          { field: "salary", problem: "amount" },
        ],
      },
    });
    expect(await namesOf(storage, companyId)).toEqual([]);
    storage.close();
  });

  it("may have a document that another has: it is told, not refused", async () => {
    const { storage, companyId } = await open();
    const first = await hire(storage, companyId);
    const twin = await hire(
      storage,
      companyId,
      employeeFields("Julián Peña", 1_900_000, { document: "52731094" }),
    );
    const all = await listEmployees(storage, companyId);
    expect(sameDocument(all, twin.contract.document, twin.id)).toEqual([first]);
    storage.close();
  });

  it("belongs to a company that is there and stays with it", async () => {
    const { storage, companyId } = await open();
    const first = await hire(storage, companyId);
    const other = await makeCompany(storage, "Otra");
    const moved = { ...command(other, employeeFields(), first) };
    expect(await saveEmployee(storage, moved)).toEqual({ ok: false, error: { kind: "unknown-employee" } });
    const nowhere = command(newId("company"));
    expect(await saveEmployee(storage, nowhere)).toEqual({ ok: false, error: { kind: "unknown-company" } });
    const gone = { ...command(companyId), version: 3 };
    expect(await saveEmployee(storage, gone)).toEqual({ ok: false, error: { kind: "unknown-employee" } });
    storage.close();
  });

  it("goes and comes back", async () => {
    const { storage, companyId } = await open();
    const saved = await hire(storage, companyId);
    const target = newId("command");
    expect(must(await deleteEmployee(storage, { id: target, employeeId: saved.id }))).toEqual(saved);
    expect(await namesOf(storage, companyId)).toEqual([]);
    const nobody = { id: newId("command"), employeeId: saved.id };
    expect(await deleteEmployee(storage, nobody)).toEqual({ ok: false, error: { kind: "unknown-employee" } });
    must(await undoRecords(storage, { id: newId("command"), target }));
    const [back] = await listEmployees(storage, companyId);
    expect(back).toEqual({ ...saved, version: 2, updatedAt: back?.updatedAt });
    storage.close();
  });

  it("that cannot be read is left out of the list", async () => {
    const { storage, companyId } = await open();
    const saved = await hire(storage, companyId);
    await storage.db.employees.add({ ...saved, id: newId("employee"), contract: null } as never);
    expect(await listEmployees(storage, companyId)).toEqual([saved]);
    storage.close();
  });
});

describe("a deleted company", () => {
  it("AC-11 takes nobody new, and comes back with its people", async () => {
    const { storage, companyId } = await open();
    const saved = await hire(storage, companyId);
    const target = newId("command");
    must(await deleteCompany(storage, { id: target, companyId }));
    expect(await saveEmployee(storage, command(companyId))).toMatchObject({
      ok: false,
      error: { kind: "unknown-company" },
    });
    must(await undoRecords(storage, { id: newId("command"), target }));
    expect(await listEmployees(storage, companyId)).toEqual([saved]);
    storage.close();
  });
});

describe("what the plan gives (PL-02)", () => {
  it("one employee on the free plan, who may be changed; another only on the paid one", async () => {
    const { storage, companyId } = await open("free");
    const saved = await hire(storage, companyId);
    expect(await saveEmployee(storage, command(companyId))).toEqual({
      ok: false,
      error: { kind: "plan", text: "payroll-add-person" },
    });
    const changed = await saveEmployee(storage, command(companyId, employeeFields("Ana", 3_000_000), saved));
    expect(changed).toMatchObject({ ok: true, value: { version: 2 } });
    storage.close();
  });

  it("those whom a former plan left stay and may be changed and deleted (PL-07)", async () => {
    let plan: WritingPlan = "premium";
    const source = { now: () => plan, fresh: async () => plan };
    const storage = await openTestStorage({ newId, plan: source });
    const companyId = await makeCompany(storage);
    const [first, second] = [await hire(storage, companyId), await hire(storage, companyId)];
    plan = "free";
    expect(await saveEmployee(storage, command(companyId, employeeFields("Ana"), second))).toMatchObject({
      ok: true,
    });
    expect(await saveEmployee(storage, command(companyId))).toMatchObject({
      ok: false,
      error: { kind: "plan" },
    });
    expect(await deleteEmployee(storage, { id: newId("command"), employeeId: first.id })).toMatchObject({
      ok: true,
    });
    storage.close();
  });

  it("a company over the limit takes no writing", async () => {
    let plan: WritingPlan = "premium";
    const source = { now: () => plan, fresh: async () => plan };
    const storage = await openTestStorage({ newId, plan: source });
    const [one, other] = [await makeCompany(storage), await makeCompany(storage, "Otra")];
    must(await activateCompany(storage, { id: newId("command"), companyId: other }));
    plan = "free";
    expect(await saveEmployee(storage, command(one))).toEqual({
      ok: false,
      error: { kind: "over-limit", of: "companies" },
    });
    storage.close();
  });
});
