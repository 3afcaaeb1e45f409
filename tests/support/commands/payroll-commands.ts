import { AS_LISTED } from "#domain/import/staff/employee-import.ts";
import { readEmployeeRows } from "#domain/import/staff/employee-rows.ts";
import { rowsOfText } from "#domain/import/table/text-rows.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { runLiabilities } from "#domain/payroll/payment/liabilities.ts";
import { computeKept } from "#domain/payroll/run/compute-stored-run.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import { deleteEmployee, saveEmployee } from "#storage/commands/payroll/employees.ts";
import { importEmployees } from "#storage/commands/payroll/import-employees.ts";
import { payLiabilities } from "#storage/commands/payroll/pay-liabilities.ts";
import {
  closeRun,
  createRun,
  deleteRun,
  markPaid,
  reopenRun,
  saveRun,
  unmarkPaid,
} from "#storage/commands/payroll/payroll-runs.ts";
import { postBenefits } from "#storage/commands/payroll/post-benefits.ts";
import { postRun } from "#storage/commands/payroll/post-run.ts";
import { undoRecords } from "#storage/commands/undo-records.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import type { PrepareCommand } from "#tests/support/broken-writes.ts";
import { settlementOf, toPost as toPostBenefits } from "#tests/support/payroll/payments.ts";
import {
  beginRun,
  closedOf,
  employeeFields,
  hire,
  makeBook,
  makeCompany,
  must,
  on,
  PAY_DAY,
  periodOf,
} from "#tests/support/payroll/payroll-runs.ts";

async function staffed(storage: AppStorage) {
  const companyId = await makeCompany(storage);
  return { companyId, employee: await hire(storage, companyId) };
}

async function draft(storage: AppStorage) {
  const { companyId } = await staffed(storage);
  return beginRun(storage, companyId);
}

const closed = async (storage: AppStorage) => closedOf(storage, await draft(storage));
const paid = async (storage: AppStorage) =>
  must(await markPaid(storage, { ...on(await closed(storage)), paidOn: PAY_DAY }));

async function toPost(storage: AppStorage) {
  const run = await closed(storage);
  const bookId = await makeBook(storage, run.companyId);
  return { ...on(run), bookId, entryId: newId("entry") };
}

async function toSettle(storage: AppStorage) {
  const { companyId, employee } = await staffed(storage);
  return toPostBenefits(await makeBook(storage, companyId), employee, settlementOf(employee));
}

export const PAYROLL_COMMANDS: Readonly<Record<string, PrepareCommand>> = {
  saveEmployee: async (storage) => {
    const companyId = await makeCompany(storage);
    const who = { employeeId: newId("employee"), companyId, fields: employeeFields(), version: null };
    const command = { id: newId("command"), ...who };
    return () => saveEmployee(storage, command);
  },
  "saveEmployee over an older one": async (storage) => {
    const { companyId, employee } = await staffed(storage);
    const who = { employeeId: employee.id, companyId, fields: employeeFields("Ana"), version: 1 };
    const command = { id: newId("command"), ...who };
    return () => saveEmployee(storage, command);
  },
  importEmployees: async (storage) => {
    const companyId = await makeCompany(storage);
    const { rows } = readEmployeeRows(
      rowsOfText("Nombre;Cédula;Salario;Ingreso\nAna;1001;2.000.000;1/2/2024"),
      day("2026-11-20"),
    );
    const command = { id: newId("command"), companyId, rows, choices: AS_LISTED };
    return () => importEmployees(storage, command);
  },
  deleteEmployee: async (storage) => {
    const { employee } = await staffed(storage);
    return () => deleteEmployee(storage, { id: newId("command"), employeeId: employee.id });
  },
  "undoRecords of an employee's deletion": async (storage) => {
    const { employee } = await staffed(storage);
    const target = newId("command");
    must(await deleteEmployee(storage, { id: target, employeeId: employee.id }));
    return () => undoRecords(storage, { id: newId("command"), target });
  },
  createRun: async (storage) => {
    const { companyId } = await staffed(storage);
    const run = { runId: newId("payrollRun"), companyId, period: periodOf("2026-11"), copyFrom: null };
    const command = { id: newId("command"), ...run };
    return () => createRun(storage, command);
  },
  saveRun: async (storage) => {
    const run = await draft(storage);
    const { settings, people } = run;
    return () => saveRun(storage, { ...on(run), settings, people, overrides: { health: 5 } });
  },
  closeRun: async (storage) => {
    const run = await draft(storage);
    return () => closeRun(storage, on(run));
  },
  reopenRun: async (storage) => {
    const run = await closed(storage);
    return () => reopenRun(storage, on(run));
  },
  markPaid: async (storage) => {
    const run = await closed(storage);
    return () => markPaid(storage, { ...on(run), paidOn: day("2026-12-01") });
  },
  unmarkPaid: async (storage) => {
    const run = await paid(storage);
    return () => unmarkPaid(storage, on(run));
  },
  deleteRun: async (storage) => {
    const run = await draft(storage);
    return () => deleteRun(storage, { id: newId("command"), runId: run.id });
  },
  "undoRecords of a run's deletion": async (storage) => {
    const run = await draft(storage);
    const target = newId("command");
    must(await deleteRun(storage, { id: target, runId: run.id }));
    return () => undoRecords(storage, { id: newId("command"), target });
  },
  postRun: async (storage) => {
    const command = await toPost(storage);
    return () => postRun(storage, command);
  },
  "undoCommand of a run's posting": async (storage) => {
    const { id: target, bookId, ...post } = await toPost(storage);
    must(await postRun(storage, { id: target, bookId, ...post }));
    return () => undoCommand(storage, { id: newId("command"), bookId, target });
  },
  postBenefits: async (storage) => {
    const command = await toSettle(storage);
    return () => postBenefits(storage, command);
  },
  payLiabilities: async (storage) => {
    const command = await toPost(storage);
    const run = must(await postRun(storage, command));
    const parts = runLiabilities(must(computeKept(run, null)).run).filter(
      ({ account }) => account === "2505",
    );
    const order = {
      day: PAY_DAY,
      from: "111005",
      parts: parts.map(({ account, amount }) => [account, amount] as const),
      description: "Pago de la nómina",
      reference: "",
    };
    const debtor = { what: "run" as const, id: run.id };
    const { bookId } = command;
    const entryId = newId("entry");
    const head = { id: newId("command"), bookId, debtor, version: run.version, entryId, order };
    return () => payLiabilities(storage, head);
  },
  "undoCommand of a settlement's posting": async (storage) => {
    const command = await toSettle(storage);
    const { id: target, bookId } = command;
    must(await postBenefits(storage, command));
    return () => undoCommand(storage, { id: newId("command"), bookId, target });
  },
  "undoCommand of that undoing": async (storage) => {
    const command = await toSettle(storage);
    const { bookId } = command;
    must(await postBenefits(storage, command));
    const target = newId("command");
    must(await undoCommand(storage, { id: target, bookId, target: command.id }));
    return () => undoCommand(storage, { id: newId("command"), bookId, target });
  },
};
