import { beforeEach, describe, expect, test, vi } from "vitest";
import { day, yearOf } from "#domain/kernel/calendar-day.ts";
import { createLawReader } from "#domain/payroll/law/law.ts";
import { settleContract } from "#domain/payroll/settlement/settle-contract.ts";
import { BENEFIT_KINDS } from "#domain/payroll/settlement/stored-payment.ts";
import { benefitsOfStaff } from "#features/payroll/settlements/benefits-of-staff.ts";
import {
  orderOf,
  payOnFile,
  recordedOf,
  startSettlementDraft,
} from "#features/payroll/settlements/settlement-draft.ts";
import { listEmployees } from "#storage/queries/payroll/employees.ts";
import { listPayments } from "#storage/queries/payroll/payments.ts";
import { listRuns } from "#storage/queries/payroll/payroll-runs.ts";
import { openSampleStorage, resetSample } from "#storage/sample/sample-data.ts";
import { SAMPLE_COMPANY } from "#storage/sample/sample-ids.ts";
import { FakeLocks } from "#tests/support/fake-locks.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";

beforeEach(async () => {
  vi.stubGlobal("localStorage", new MemoryStorage());
  vi.stubGlobal("navigator", { locks: new FakeLocks() });
  await resetSample();
  return () => vi.unstubAllGlobals();
});

describe("the people of the sample company, as Nómina tells them", () => {
  const date = day("2026-11-30");
  const open = async () => {
    const { storage } = await openSampleStorage({ clock: { now: () => Date.parse(`${date}T15:00:00Z`) } });
    const [employees, runs, payments] = await Promise.all([
      listEmployees(storage, SAMPLE_COMPANY),
      listRuns(storage, SAMPLE_COMPANY),
      listPayments(storage, SAMPLE_COMPANY),
    ]);
    storage.close();
    return { employees, runs, payments };
  };

  test("take their vacations: nobody is owed those of more than a year and a month (CST art. 186)", async () => {
    const { employees, runs, payments } = await open();
    for (const employee of employees) {
      const records = payments.map(({ payment }) => payment);
      const draft = { ...startSettlementDraft(employee, date), end: date };
      const onFile = payOnFile(employee, runs, records);
      const order = orderOf(draft, employee, recordedOf(draft, employee, records), onFile);
      const settled = order && must(settleContract(order, createLawReader()));
      const owed = settled?.lines.find(({ concept }) => concept === "vacation")?.amount ?? 0;
      const most = (employee.contract.salary * 16.25) / 30;
      expect(order?.vacationDaysTaken, employee.contract.name).toBeGreaterThanOrEqual(15);
      expect(owed, employee.contract.name).toBeGreaterThan(0);
      expect(owed, employee.contract.name).toBeLessThanOrEqual(most);
    }
  });

  test("were paid what their benefits come to, and nothing is lacking", async () => {
    const { employees, runs, payments } = await open();
    let recorded = 0;
    for (const kind of BENEFIT_KINDS)
      for (const year of [2025, 2026]) {
        const found = benefitsOfStaff(employees, { kind, year }, new Map(), payments, runs);
        if (!found.ok) throw new Error(found.error.kind);
        for (const { paid, due, rest, employee } of found.value.people) {
          if (paid === null) continue;
          recorded += 1;
          const own = paid.payment.people.find(({ employeeId }) => employeeId === employee.id)?.paid;
          const said = `${kind} of ${year}, ${employee.contract.name}`;
          expect(own, said).toEqual(due.lines.map(({ concept, amount }) => [concept, amount]));
          expect(rest, said).toBeNull();
          expect(yearOf(paid.payment.day)).toBe(year);
        }
      }
    expect(recorded).toBe(3 * 4);
  });
});
