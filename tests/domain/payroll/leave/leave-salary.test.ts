import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { Contract } from "#domain/payroll/employee/contract.ts";
import type { Employee } from "#domain/payroll/employee/employee.ts";
import type { AbsenceKind } from "#domain/payroll/leave/absences.data.ts";
import { membersFor } from "#domain/payroll/run/members-for.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import { closedRunOf } from "../benefits/runs-of.ts";
import { absence, amountOf, contractOf, periodOf, slipOf } from "../people.ts";

const UNTIL_OCTOBER = { earlierSalaries: [{ until: day("2026-10-31"), salary: pesos(2_000_000) }] };

/** The slip that a new run of a period makes of a person, with the runs before it. */
function nextSlip(period: string, runs: readonly StoredRun[], more: Partial<Contract> = {}) {
  const { id, ...contract } = contractOf(2_400_000, more);
  const employee = { id, contract, position: "", eps: "", pensionFund: "" } as unknown as Employee;
  const [member] = membersFor([employee], periodOf(period), [], runs);
  if (member === undefined) throw new Error("a person of the period");
  return slipOf(period, 2_400_000, { contract: member.contract, input: member.input });
}

const october = (kind: AbsenceKind, from: string, to: string) =>
  closedRunOf({ period: "2026-10", salary: 2_000_000, input: { absences: [absence(kind, from, to)] } });

describe("PY-30 leave is paid on the salary of the day on which it began", () => {
  // Ten days of November at 2.000.000 / 30, and twenty worked at 2.400.000 / 30.
  it.each([
    ["vacations, by what the run before paid (CST art. 192)", "vacation", "vacation", {}],
    ["vacations, by the history of the contract", "vacation", "vacation", UNTIL_OCTOBER],
    ["a maternity leave (CST art. 236)", "parental", "parentalLeave", {}],
    ["a work accident (Ley 776 de 2002, art. 3)", "accident", "workAccident", {}],
  ] as const)("%s", (_, kind, concept, more) => {
    const slip = nextSlip("2026-11", [october(kind, "2026-10-20", "2026-11-10")], more);
    expect([amountOf(slip, concept), amountOf(slip, "salary")]).toEqual([666_667, 1_600_000]);
  });

  it("a sick leave in two records is one, on the salary of its first day (CST art. 227)", () => {
    const first = october("sick", "2026-10-20", "2026-10-31");
    const { id, ...contract } = contractOf(3_600_000);
    const employee = { id, contract, position: "", eps: "", pensionFund: "" } as unknown as Employee;
    const before = {
      ...first,
      people: first.people.map((each) => ({ ...each, contract: contractOf(3_000_000) })),
    };
    const [member] = membersFor([employee], periodOf("2026-11"), [], [before]);
    const input = member?.input;
    const absences = [...(input?.absences ?? []), absence("sick", "2026-11-01", "2026-11-10")];
    const slip = slipOf("2026-11", 3_600_000, { input: { ...input, absences } });
    // Two thirds of ten days of 3.000.000.
    expect(amountOf(slip, "sickLeaveEps")).toBe(666_667);
  });

  it("vacations of one month go on as they began, and those after the raise have the new salary", () => {
    const earlierSalaries = [{ until: day("2026-11-15"), salary: pesos(2_000_000) }];
    const taken = (from: string, to: string) =>
      amountOf(
        slipOf("2026-11", 2_400_000, {
          contract: { earlierSalaries },
          input: { absences: [absence("vacation", from, to)] },
        }),
        "vacation",
      );
    expect(taken("2026-11-10", "2026-11-20")).toBe(733_333);
    expect(taken("2026-11-16", "2026-11-25")).toBe(800_000);
  });

  it("in fortnights too", () => {
    const first = closedRunOf({
      period: "2026-11 -1",
      salary: 2_000_000,
      input: { absences: [absence("vacation", "2026-11-10", "2026-11-20")] },
    });
    const slip = nextSlip("2026-11 -2", [first]);
    expect([amountOf(slip, "vacation"), amountOf(slip, "salary")]).toEqual([333_333, 800_000]);
  });

  it("says nothing where the salary is the same, or where the contract tells it", () => {
    const salaryOf = (runs: readonly StoredRun[], more: Partial<Contract>, salary = 2_400_000) => {
      const { id, ...contract } = contractOf(salary, more);
      const employee = { id, contract, position: "", eps: "", pensionFund: "" } as unknown as Employee;
      return membersFor([employee], periodOf("2026-11"), [], runs)[0]?.input.absences[0]?.salary;
    };
    const runs = [october("vacation", "2026-10-20", "2026-11-10")];
    expect(salaryOf(runs, {})).toBe(2_000_000);
    expect(salaryOf(runs, {}, 2_000_000)).toBeUndefined();
    expect(salaryOf(runs, UNTIL_OCTOBER)).toBeUndefined();
  });
});
