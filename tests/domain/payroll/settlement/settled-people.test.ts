import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { Contract } from "#domain/payroll/employee/contract.ts";
import type { Employee } from "#domain/payroll/employee/employee.ts";
import { paidBefore, providedLeft } from "#domain/payroll/settlement/paid-before.ts";
import { usedOnRecord } from "#domain/payroll/settlement/paid-benefits.ts";
import { usedByLine } from "#domain/payroll/settlement/post-line.ts";
import { refuseSettled, untilSettled } from "#domain/payroll/settlement/settled-people.ts";
import type { PaidPerson, PaymentContent } from "#domain/payroll/settlement/stored-payment.ts";
import { contractOf, periodOf } from "../people.ts";

const person = (id: string, contract: Partial<Contract> = {}) =>
  ({
    id,
    contract: contractOf(2_000_000, { id, start: day("2026-01-01"), ...contract }),
  }) as unknown as Employee;

const settled = (date: string, employeeId: string, document?: string): PaymentContent => ({
  what: "settlement",
  day: day(date),
  people: [
    {
      employeeId,
      name: "Yuliana",
      paid: [],
      ...(document !== undefined && { document }),
    } as unknown as PaidPerson,
  ],
});

describe("employees whose contract a settlement ended", () => {
  const found = (employee: Employee, ...settlements: readonly PaymentContent[]) => {
    const [each] = untilSettled([employee, person("other", { document: "1" })], settlements);
    return [each?.contract.end ?? null, each?.settled ?? null, each?.isCut];
  };
  const open = person("e1");

  it.each<[string, Employee, readonly PaymentContent[], readonly unknown[]]>([
    ["none", open, [], [null, null, false]],
    ["another person's", open, [settled("2026-09-30", "e2", "9")], [null, null, false]],
    ["theirs", open, [settled("2026-09-30", "e1")], ["2026-09-30", "2026-09-30", true]],
    [
      "that of the same document, added again",
      open,
      [settled("2026-09-30", "gone", "52731094")],
      ["2026-09-30", "2026-09-30", true],
    ],
    ["one that notes no document", open, [settled("2026-09-30", "gone")], [null, null, false]],
    [
      "nobody's of two without a document",
      person("e1", { document: "" }),
      [settled("2026-09-30", "gone", "")],
      [null, null, false],
    ],
    [
      "the later of two",
      open,
      [settled("2026-09-30", "e1"), settled("2026-06-30", "e1")],
      ["2026-09-30", "2026-09-30", true],
    ],
    [
      "the later of two, told in order",
      open,
      [settled("2026-06-30", "e1"), settled("2026-09-30", "e1")],
      ["2026-09-30", "2026-09-30", true],
    ],
    [
      "one on the contract's first day",
      open,
      [settled("2026-01-01", "e1")],
      ["2026-01-01", "2026-01-01", true],
    ],
    ["one before the contract began", open, [settled("2025-12-31", "e1")], [null, null, false]],
    [
      "one of a contract that ends that day by itself",
      person("e1", { end: day("2026-09-30") }),
      [settled("2026-09-30", "e1")],
      ["2026-09-30", "2026-09-30", false],
    ],
    [
      "one of a contract that would go on a day more",
      person("e1", { end: day("2026-10-01") }),
      [settled("2026-09-30", "e1")],
      ["2026-09-30", "2026-09-30", true],
    ],
    [
      "one after the contract's own end",
      person("e1", { end: day("2026-09-29") }),
      [settled("2026-09-30", "e1")],
      ["2026-09-29", "2026-09-30", false],
    ],
  ])("%s", (_name, employee, settlements, expected) => {
    expect(found(employee, ...settlements)).toEqual(expected);
  });

  it("PY-11 is of somebody who was added again beside the first record, whose document it did not note", () => {
    const again = person("e2");
    const [one, two] = untilSettled([person("e1"), again], [settled("2026-09-30", "e1")]);
    expect([one?.settled, two?.settled, two?.isCut]).toEqual(["2026-09-30", "2026-09-30", true]);
  });

  it.each<[string, string, Partial<Contract>, boolean]>([
    ["in the month before the last", "2026-09-29", {}, true],
    ["on the last day of the month", "2026-09-30", {}, false],
    ["after it", "2026-10-01", {}, false],
    ["on the day that the contract ends", "2026-09-15", { end: day("2026-09-15") }, false],
    ["a day before the contract ends", "2026-09-14", { end: day("2026-09-15") }, true],
    ["on its first day", "2026-09-10", { start: day("2026-09-10") }, true],
    ["before it began again", "2026-09-09", { start: day("2026-09-10") }, false],
    [
      "on the last day of the month, of a contract that would go on",
      "2026-09-30",
      { end: day("2026-12-31") },
      false,
    ],
    ["after it, of a contract that would go on", "2026-10-05", { end: day("2026-12-31") }, false],
  ])("a run of September refuses who was settled %s", (_name, date, contract, refuses) => {
    const run = { period: periodOf("2026-09"), people: [person("e1", contract)] } as never;
    const known = [{ ...person("e1", contract), settled: day(date), isCut: false }];
    expect(refuseSettled(run, known)).toEqual(
      refuses ? { kind: "settled-person", name: "Yuliana Cárdenas Peña", day: date } : null,
    );
    expect(refuseSettled(run, [{ ...person("e1"), settled: null, isCut: false }])).toBeNull();
    expect(refuseSettled(run, [])).toBeNull();
  });
});

describe("what was paid of a benefit before", () => {
  const record = (paid: number, used?: number): PaidPerson =>
    ({
      employeeId: "e1",
      name: "Yuliana",
      paid: [["serviceBonus", pesos(paid)]],
      ...(used !== undefined && { used: [["serviceBonus", pesos(used)]] }),
    }) as unknown as PaidPerson;
  const told = (...records: readonly PaidPerson[]) => {
    const found = paidBefore(records);
    return found && [found.paid.get("serviceBonus"), found.used.get("serviceBonus"), found.used.size];
  };

  it("is the sum of its records, and is not known where one does not say what it used", () => {
    expect(told()).toBeNull();
    expect(told(record(500, 400))).toEqual([500, 400, 1]);
    expect(told(record(500, 400), record(70, 60))).toEqual([570, 460, 1]);
    expect(told(record(500, 400), record(70))).toBeNull();
  });

  it("is taken off the provisions that it used, and off no other", () => {
    const before = paidBefore([record(500, 400)]);
    const provided = { serviceBonus: pesos(900), severance: pesos(100) };
    expect(before && providedLeft(provided, before)).toEqual({ serviceBonus: 500, severance: 100 });
  });

  it("is of the current semester's records of the contract, but no settlement", () => {
    const payment = (
      date: string,
      used: number,
      what: PaymentContent["what"] = "second-bonus",
    ): PaymentContent => ({
      what,
      day: day(date),
      people: [record(used, used)],
    });
    const used = (...payments: readonly PaymentContent[]) =>
      usedOnRecord(payments, { id: "e1", start: day("2026-07-01") }, day("2026-12-31"));
    expect(used(payment("2026-12-20", 400), payment("2026-07-01", 30))).toEqual({ serviceBonus: 430 });
    expect(used(payment("2026-06-30", 400))).toEqual({});
    expect(used(payment("2026-12-20", 400, "settlement"))).toEqual({});
    expect(used({ ...payment("2026-12-20", 4), people: [record(400)] })).toEqual({});
    expect(used()).toEqual({});
  });

  it("takes the whole provision of its benefit, or what it pays where none is known", () => {
    const line = (concept: string) => ({ concept, amount: pesos(900) }) as never;
    expect(usedByLine(line("serviceBonus"), { provided: { serviceBonus: pesos(700) } })).toBe(700);
    expect(usedByLine(line("serviceBonus"), {})).toBe(900);
    expect(usedByLine(line("indemnity"), { provided: { serviceBonus: pesos(700) } })).toBeNull();
  });
});
