import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { type Pesos, pesos } from "#domain/kernel/pesos.ts";
import type { Contract } from "#domain/payroll/contract.ts";
import type { Employee } from "#domain/payroll/employee.ts";
import { employmentOn } from "#domain/payroll/employment.ts";
import {
  amountOf,
  type BenefitExtras,
  benefitsOfStaff,
  benefitYears,
  nextBenefit,
} from "#features/employees/benefits-of-staff.ts";
import { BLANK_EMPLOYEE, draftOf, draftProblems, fieldsOf } from "#features/employees/employee-draft.ts";
import { orderOf, startDraft } from "#features/employees/settlement-draft.ts";
import { foundStaff, ofState, type StaffMember, workingToday } from "#features/employees/staff.ts";
import { contractOf } from "../../domain/payroll/people.ts";

const TODAY = day("2026-11-20");

function employeeOf(name: string, more: Partial<Contract> = {}, position = ""): Employee {
  const { id: _, ...contract } = contractOf(2_000_000, { name, ...more });
  return {
    id: `empl_${name}` as Employee["id"],
    companyId: "comp_1" as Employee["companyId"],
    contract,
    ...{ position, eps: "", pensionFund: "", createdAt: 0, updatedAt: 0, version: 1 },
  };
}

const STAFF: readonly StaffMember[] = [
  employeeOf("Yuliana Cárdenas", { document: "52.731.094" }, "Vendedora"),
  employeeOf("Óscar Méndez", { document: "80123456", end: day("2026-10-31") }, "Bodeguero"),
  employeeOf("Luz Dary Quintero", { document: "", start: day("2026-12-01"), salary: pesos(1_750_905) }),
].map((employee) => ({ employee, state: employmentOn(employee.contract, TODAY) }));

const names = (members: readonly StaffMember[]) =>
  members.map(({ employee }) => employee.contract.name.split(" ")[0]);

describe("the people of a company", () => {
  it.each([
    ["cardenas", ["Yuliana"]],
    ["52731094", ["Yuliana"]],
    ["52.731", ["Yuliana"]],
    ["bodeg oscar", ["Óscar"]],
    ["", ["Yuliana", "Óscar", "Luz"]],
    ["nadie", []],
  ])("are found by %j", (words, found) => {
    expect(names(foundStaff(STAFF, words))).toEqual(found);
  });

  it("are current until their last day, and before their first; working today is less", () => {
    expect(names(ofState(STAFF, "current"))).toEqual(["Yuliana", "Luz"]);
    expect(names(ofState(STAFF, "ended"))).toEqual(["Óscar"]);
    expect(workingToday(STAFF)).toEqual({ count: 1, salaries: 2_000_000 });
  });
});

describe("what is typed of an employee", () => {
  it("needs a name, a salary and a first day", () => {
    expect(draftProblems(BLANK_EMPLOYEE)).toEqual({
      name: "Escribe el nombre.",
      salary: "Escribe el salario.",
      start: "Escribe la fecha de ingreso.",
    });
    expect(fieldsOf(BLANK_EMPLOYEE)).toBeNull();
  });

  it("comes back as it was kept", () => {
    const employee = employeeOf("Yuliana", {}, "Vendedora");
    const fields = fieldsOf(draftOf(employee));
    expect(fields).toEqual({
      contract: employee.contract,
      ...{ position: "Vendedora", eps: "", pensionFund: "" },
    });
    expect(draftProblems(draftOf(employee))).toEqual({});
  });

  it("cannot end before it begins, which is no other field's fault", () => {
    const draft = { ...draftOf(employeeOf("Ana")), end: day("2019-12-31") };
    expect(draftProblems(draft)).toEqual({ end: "La fecha de retiro no puede ir antes de la de ingreso." });
    expect(draftProblems({ ...draft, start: null })).toEqual({ start: "Escribe la fecha de ingreso." });
  });
});

describe("what is typed of a contract's end", () => {
  it("starts on the contract's last day, today, or the first day of who has not begun", () => {
    expect(startDraft(employeeOf("A", { end: day("2026-10-31") }), TODAY).end).toBe("2026-10-31");
    expect(startDraft(employeeOf("A"), TODAY).end).toBe(TODAY);
    expect(startDraft(employeeOf("A", { start: day("2026-12-01") }), TODAY).end).toBe("2026-12-01");
  });

  it("waits for its days, and adds unpaid ones so that no span holds more than a longer one", () => {
    const employee = employeeOf("A");
    const draft = startDraft(employee, TODAY);
    expect(orderOf({ ...draft, end: null }, employee)).toBeNull();
    expect(orderOf({ ...draft, term: "fixed" }, employee)).toBeNull();
    const order = orderOf({ ...draft, unpaidSemester: 2, unpaidEarlier: 3, unpaidBefore: 5 }, employee);
    expect(order?.unpaidDays).toEqual({ semester: 2, year: 5, all: 10 });
    expect(order?.contract.id).toBe(employee.id);
    // A date agreed once does not stay behind when the contract turns out to have no term.
    expect(orderOf({ ...draft, agreedEnd: TODAY }, employee)?.agreedEnd).toBeNull();
  });
});

describe("benefits of everybody", () => {
  const none: ReadonlyMap<Employee["id"], BenefitExtras> = new Map();
  const choice = { kind: "second-bonus", year: 2026 } as const;
  const benefits = (people: readonly Employee[], extras = none) => {
    const found = benefitsOfStaff(people, choice, extras);
    if (!found.ok) throw new Error(found.error.kind);
    return found.value;
  };

  it("leave out who has left, who has an integral salary, and who had not begun", () => {
    const stays = employeeOf("Yuliana");
    const { people, net, hasLeavers } = benefits([
      stays,
      employeeOf("Óscar", { end: day("2026-10-31") }),
      employeeOf("Brayan", { kind: "integral", salary: pesos(25_000_000) }),
      employeeOf("Luz", { start: day("2027-01-01") }),
    ]);
    // Half of the salary with its allowance.
    expect(people.map((person) => [person.employee.id, amountOf(person, "serviceBonus")])).toEqual([
      [stays.id, 1_124_548],
    ]);
    expect([net, hasLeavers]).toEqual([1_124_548, true]);
    expect(benefits([employeeOf("Ana", { end: day("2027-01-01") })]).hasLeavers).toBe(false);
  });

  it("take what is typed of a person, who stays in sight even when nothing is left", () => {
    const ana = employeeOf("Ana");
    const extras = (variable: number, unpaidDays: number) =>
      new Map([[ana.id, { variable: variable as Pesos, unpaidDays }]]);
    expect(benefits([ana], extras(200_000, 0)).net).toBe(1_224_548);
    expect(benefits([ana], extras(0, 180)).people).toHaveLength(1);
    expect(benefits([ana], extras(0, 180)).net).toBe(0);
  });

  it("begin with what falls due next, of years whose law is known", () => {
    expect(nextBenefit(day("2026-06-30"))).toEqual({ kind: "first-bonus", year: 2026 });
    expect(nextBenefit(day("2026-07-01"))).toEqual({ kind: "second-bonus", year: 2026 });
    expect(benefitYears(TODAY)).toEqual([2026, 2025, 2024, 2023]);
    expect(benefitsOfStaff([employeeOf("A")], { kind: "severance", year: 2027 }, none)).toMatchObject({
      error: { kind: "unknown-law" },
    });
  });
});
