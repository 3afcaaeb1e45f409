import { beforeEach, expect, it } from "vitest";
import { AS_LISTED } from "#domain/import/staff/employee-import.ts";
import { readEmployeeRows } from "#domain/import/staff/employee-rows.ts";
import { rowsOfText } from "#domain/import/table/text-rows.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { importEmployees } from "#storage/commands/payroll/import-employees.ts";
import { undoRecords } from "#storage/commands/undo-records.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import { listEmployees } from "#storage/queries/payroll/employees.ts";
import { hire, makeCompany } from "#tests/support/payroll/payroll-runs.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let companyId: CompanyId;

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  companyId = await makeCompany(storage);
  return () => storage.close();
});

const LIST =
  "Nombre;Cédula;Salario;Ingreso\nYuliana Cárdenas Peña;52731094;2.500.000;1/2/2024\nLuis Paz;80123456;3.500.000;1/3/2025\nEva;1002;mucho;1/3/2025";
const bring = (id = newId("command"), updates = true) =>
  importEmployees(storage, {
    id,
    companyId,
    rows: readEmployeeRows(rowsOfText(LIST), day("2026-11-20")).rows,
    choices: { ...AS_LISTED, updates },
  });
const salaries = async () =>
  (await listEmployees(storage, companyId)).map(({ contract }) => [contract.name, contract.salary]).sort();

it("IM-25 writes what is new and updates what there is, once, and takes all of it back", async () => {
  await hire(storage, companyId);
  const before = await salaries();
  const id = newId("command");
  expect(await bring(id)).toEqual({ ok: true, value: { added: 1, updated: 1 } });
  expect(await bring(id)).toEqual({ ok: true, value: { added: 1, updated: 1 } });
  const after = [
    ["Luis Paz", 3_500_000],
    ["Yuliana Cárdenas Peña", 2_500_000],
  ];
  expect(await salaries()).toEqual(after);
  expect(await bring()).toEqual({ ok: true, value: { added: 0, updated: 0 } });
  expect(await salaries()).toEqual(after);
  expect((await undoRecords(storage, { id: newId("command"), target: id })).ok).toBe(true);
  expect(await salaries()).toEqual(before);
  expect(await bring(newId("command"), false)).toEqual({ ok: true, value: { added: 1, updated: 0 } });
});

it("IM-25 writes nothing where the plan has no place for all of them", async () => {
  const free = await openTestStorage({ newId, plan: fixedPlan("free") });
  const own = await makeCompany(free);
  const rows = readEmployeeRows(rowsOfText(LIST), day("2026-11-20")).rows;
  const made = await importEmployees(free, {
    id: newId("command"),
    companyId: own,
    rows,
    choices: AS_LISTED,
  });
  expect(made.ok).toBe(false);
  expect(await listEmployees(free, own)).toEqual([]);
  free.close();
});
