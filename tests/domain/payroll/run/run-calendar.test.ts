import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { Employee } from "#domain/payroll/employee/employee.ts";
import { membersFor } from "#domain/payroll/run/members-for.ts";
import { firstHalfOf, newestPeriodFirst, runBefore, secondHalfOf } from "#domain/payroll/run/run-calendar.ts";
import { newId } from "#storage/engine/environment.ts";
import { draftOf, employeeFields, periodOf } from "#tests/support/payroll/payroll-runs.ts";
import { deduction, hours } from "../people.ts";

const runs = ["2026-11 -1", "2026-10", "2026-12", "2026-11 -2"].map((each) => draftOf([], each));
const names = (list: readonly { readonly period: object }[]) => list.map(({ period }) => period);

function employee(name: string, start: string, end: string | null = null): Employee {
  const fields = employeeFields(name, 2_000_000, { start: day(start), end: end === null ? null : day(end) });
  return {
    id: newId("employee"),
    companyId: newId("company"),
    ...fields,
    createdAt: 1,
    updatedAt: 1,
    version: 1,
  };
}

describe("runs of a company", () => {
  it("stand with the newest period first", () => {
    const sorted = ["2026-12", "2026-11 -2", "2026-11 -1", "2026-10"].map(periodOf);
    expect(names([...runs].sort(newestPeriodFirst))).toEqual(sorted);
  });

  it("know their fortnights and what came before", () => {
    expect(firstHalfOf(runs, periodOf("2026-11 -2"))?.period.part).toBe("first-half");
    expect(firstHalfOf(runs, periodOf("2026-11 -1"))).toBeNull();
    expect(firstHalfOf(runs, periodOf("2026-11"))).toBeNull();
    expect(secondHalfOf(runs, periodOf("2026-11 -1"))?.period.part).toBe("second-half");
    expect(runBefore(runs, periodOf("2026-12"))?.period).toEqual(periodOf("2026-11 -2"));
    expect(runBefore(runs, periodOf("2026-11 -2"))?.period).toEqual(periodOf("2026-11 -1"));
    expect(runBefore(runs, periodOf("2026-10"))).toBeNull();
  });
});

describe("who is paid in a period", () => {
  const people = [
    employee("Óscar", "2020-01-01"),
    employee("Ana", "2026-11-30"),
    employee("Ñoño", "2026-12-01"),
    employee("Luz", "2020-01-01", "2026-11-01"),
    employee("Nora", "2020-01-01", "2026-10-31"),
  ];

  it("is everybody with a day of contract in it, in the order of a Spanish list", () => {
    const members = membersFor(people, periodOf("2026-11"), []);
    expect(members.map(({ contract }) => contract.name)).toEqual(["Ana", "Luz", "Óscar"]);
    expect(members[0]).toMatchObject({ position: "Auxiliar contable", input: { hours: [], deductions: [] } });
    expect(members[0]?.contract.id).toBe(people[1]?.id);
  });

  it("goes on with the deductions and certificates of the run that is copied, not with its hours", () => {
    const [before] = membersFor(people.slice(0, 1), periodOf("2026-10"), []);
    if (!before) throw new Error("nobody");
    const relief = { ...before.contract.relief, prepaidHealth: pesos(200_000) };
    const copied = {
      ...before,
      contract: { ...before.contract, relief, salary: pesos(1) },
      input: {
        ...before.input,
        hours: [hours("HED", 3, "2026-10-05")],
        commissions: pesos(90_000),
        deductions: [deduction("libranza", 120_000, "Cuota 3 de 6")],
      },
    };
    const [member] = membersFor(people.slice(0, 1), periodOf("2026-11"), [copied]);
    expect(member?.input).toMatchObject({ hours: [], commissions: 0, deductions: copied.input.deductions });
    expect(member?.contract).toMatchObject({ relief, salary: 2_000_000 });
  });
});
