import { describe, expect, it } from "vitest";
import { addDays, day } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { type Pesos, pesos } from "#domain/kernel/pesos.ts";
import type { Contract } from "#domain/payroll/employee/contract.ts";
import type { Employee } from "#domain/payroll/employee/employee.ts";
import { NOTHING_PAID } from "#domain/payroll/settlement/paid-benefits.ts";
import type { PaymentContent, StoredPayment } from "#domain/payroll/settlement/stored-payment.ts";
import {
  BLANK_EMPLOYEE,
  employeeDraftOf,
  employeeFieldsOf,
  employeeProblems,
} from "#features/payroll/employees/form/employee-draft.ts";
import {
  foundStaff,
  memberOf,
  ofState,
  type StaffMember,
  workingToday,
} from "#features/payroll/employees/staff.ts";
import {
  type BenefitExtras,
  benefitAmountOf,
  benefitsOfStaff,
  benefitYears,
  nextBenefit,
} from "#features/payroll/settlements/benefits-of-staff.ts";
import { orderOf, recordedOf, startSettlementDraft } from "#features/payroll/settlements/settlement-draft.ts";
import type { PostedPayment } from "#storage/queries/payroll/payments.ts";
import { UNPUBLISHED_YEAR } from "#tests/support/law-days.ts";
import { contractOf } from "../../../domain/payroll/people.ts";

const TODAY = day("2026-11-20");

function employeeOf(name: string, more: Partial<Contract> = {}, position = ""): Employee {
  const { id: _, ...contract } = contractOf(2_000_000, { name, ...more });
  return {
    id: `empl_${name}` as Employee["id"],
    companyId: "comp_1" as Employee["companyId"],
    contract,
    position,
    eps: "",
    pensionFund: "",
    createdAt: 0,
    updatedAt: 0,
    version: 1,
  };
}

const STAFF: readonly StaffMember[] = [
  employeeOf("Yuliana Cárdenas", { document: "52.731.094" }, "Vendedora"),
  employeeOf("Óscar Méndez", { document: "80123456", end: day("2026-10-31") }, "Bodeguero"),
  employeeOf("Luz Dary Quintero", { document: "", start: day("2026-12-01"), salary: pesos(1_750_905) }),
].map((employee) => memberOf(employee, [], TODAY));

/** A payment as recorded in the books. */
function paidTo(
  { id: employeeId, companyId }: Employee,
  what: PaymentContent["what"],
  date: string,
  bonus = 0,
): PostedPayment {
  const people = [{ employeeId, name: "", paid: [["serviceBonus", pesos(bonus)] as const] }];
  const payment = { kind: "benefits", companyId, what, day: day(date), people, createdAt: 1 };
  return {
    payment: payment as unknown as StoredPayment,
    book: { id: "book_1" as PostedPayment["book"]["id"], name: "Diario 2026" },
    entry: { number: 14, date: day(date), lines: [] },
    paid: [],
  };
}

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

  it("are settled while the settlement of their contract counts, an earlier one's apart", () => {
    const ana = employeeOf("Ana");
    const settled = paidTo(ana, "settlement", "2026-09-30");
    const others = [
      paidTo(ana, "first-bonus", "2026-06-30"),
      paidTo(employeeOf("Luz"), "settlement", "2026-09-30"),
    ];
    expect(memberOf(ana, [...others, settled], TODAY).settled).toBe(settled);
    expect(memberOf(ana, others, TODAY).settled).toBeNull();
    const back = employeeOf("Ana", { start: day("2026-10-01") });
    expect(memberOf(back, [settled], TODAY).settled).toBeNull();
  });
});

describe("what is typed of an employee", () => {
  it("needs a name, a salary and a first day", () => {
    expect(employeeProblems(BLANK_EMPLOYEE)).toEqual({
      name: "Escribe el nombre.",
      salary: "Escribe el salario.",
      start: "Escribe la fecha de ingreso.",
    });
    expect(employeeFieldsOf(BLANK_EMPLOYEE)).toBeNull();
  });

  it("comes back as it was kept", () => {
    const employee = employeeOf("Yuliana", {}, "Vendedora");
    const fields = employeeFieldsOf(employeeDraftOf(employee));
    expect(fields).toEqual({
      contract: employee.contract,
      position: "Vendedora",
      eps: "",
      pensionFund: "",
    });
    expect(employeeProblems(employeeDraftOf(employee))).toEqual({});
  });

  it("PY-29 keeps the salary before where a changed one has a day, and replaces it where it has none", () => {
    const draft = { ...employeeDraftOf(employeeOf("Ana")), salary: pesos(2_400_000) };
    const contractWith = (raiseFrom: Day | null, more: Partial<typeof draft> = {}) =>
      employeeFieldsOf({ ...draft, raiseFrom, ...more })?.contract;
    expect(contractWith(null)).not.toHaveProperty("earlierSalaries");
    expect(contractWith(day("2026-11-16"))?.earlierSalaries).toEqual([
      { until: "2026-11-15", salary: 2_000_000 },
    ]);
    const same = { salary: pesos(2_000_000) };
    expect(contractWith(day("2026-11-16"), same)).not.toHaveProperty("earlierSalaries");
    expect(employeeProblems({ ...draft, raiseFrom: draft.start })).toEqual({
      raiseFrom: "Escribe un día posterior al de ingreso.",
    });
  });

  it("PY-29 a raise to come is not the salary of today", () => {
    const contract = { earlierSalaries: [{ until: TODAY, salary: pesos(1_900_000) }] };
    expect(memberOf(employeeOf("Ana", contract), [], TODAY).salary).toBe(1_900_000);
    expect(memberOf(employeeOf("Ana", contract), [], addDays(TODAY, 1)).salary).toBe(2_000_000);
  });

  it("cannot end before it begins, which is no other field's fault", () => {
    const draft = { ...employeeDraftOf(employeeOf("Ana")), end: day("2019-12-31") };
    expect(employeeProblems(draft)).toEqual({
      end: "La fecha de retiro no puede ir antes de la de ingreso.",
    });
    expect(employeeProblems({ ...draft, start: null })).toEqual({ start: "Escribe la fecha de ingreso." });
  });
});

describe("what is typed of a contract's end", () => {
  it("starts on the contract's last day, today, or the first day of who has not begun", () => {
    expect(startSettlementDraft(employeeOf("A", { end: day("2026-10-31") }), TODAY).end).toBe("2026-10-31");
    expect(startSettlementDraft(employeeOf("A"), TODAY).end).toBe(TODAY);
    expect(startSettlementDraft(employeeOf("A", { start: day("2026-12-01") }), TODAY).end).toBe("2026-12-01");
    expect(startSettlementDraft(employeeOf("A"), TODAY, day("2026-09-30")).end).toBe("2026-09-30");
  });

  it("finds in the books what was paid before, which what is typed goes over", () => {
    const ana = employeeOf("Ana");
    const payments = [paidTo(ana, "second-bonus", "2026-12-31", 800_000).payment];
    const draft = startSettlementDraft(ana, TODAY);
    const recorded = recordedOf(draft, ana, payments);
    expect(recorded).toEqual({ ...NOTHING_PAID, serviceBonus: 800_000 });
    expect(recordedOf({ ...draft, end: day("2026-06-30") }, ana, payments)).toEqual(NOTHING_PAID);
    expect(recordedOf({ ...draft, end: null }, ana, payments)).toEqual(NOTHING_PAID);
    expect(orderOf(draft, ana, recorded)?.paid).toEqual(recorded);
    const typed = { ...draft, paid: { severance: pesos(5), serviceBonus: pesos(0) } };
    expect(orderOf(typed, ana, recorded)?.paid).toEqual({ ...NOTHING_PAID, severance: 5 });
  });

  it("waits for its days, and adds unpaid ones so that no span holds more than a longer one", () => {
    const employee = employeeOf("A");
    const draft = startSettlementDraft(employee, TODAY);
    expect(orderOf({ ...draft, end: null }, employee)).toBeNull();
    expect(orderOf({ ...draft, term: "fixed" }, employee)).toBeNull();
    const order = orderOf({ ...draft, unpaidSemester: 2, unpaidEarlier: 3, unpaidBefore: 5 }, employee);
    expect(order?.unpaidDays).toEqual({ semester: 2, year: 5, all: 10 });
    expect(order?.contract.id).toBe(employee.id);
    // An agreed end date is dropped when the contract turns out to have no term.
    expect(orderOf({ ...draft, agreedEnd: TODAY }, employee)?.agreedEnd).toBeNull();
  });
});

describe("benefits of everybody", () => {
  const none: ReadonlyMap<Employee["id"], BenefitExtras> = new Map();
  const choice = { kind: "second-bonus", year: 2026 } as const;
  const benefits = (people: readonly Employee[], extras = none, payments: readonly PostedPayment[] = []) => {
    const found = benefitsOfStaff(people, choice, extras, payments);
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
    // Half of the salary including its allowance.
    expect(people.map((person) => [person.employee.id, benefitAmountOf(person, "serviceBonus")])).toEqual([
      [stays.id, 1_124_548],
    ]);
    expect([net, hasLeavers]).toEqual([1_124_548, true]);
    expect(benefits([employeeOf("Ana", { end: day("2027-01-01") })]).hasLeavers).toBe(false);
  });

  it("take what is typed of a person, who stays in sight even when nothing is left", () => {
    const ana = employeeOf("Ana");
    const extras = (variable: number, unpaidDays: number) =>
      new Map([[ana.id, { variable: variable as Pesos, unpaidDays, again: false }]]);
    expect(benefits([ana], extras(200_000, 0)).net).toBe(1_224_548);
    expect(benefits([ana], extras(0, 180)).people).toHaveLength(1);
    expect(benefits([ana], extras(0, 180)).net).toBe(0);
    expect(benefits([ana], extras(0, 180)).toPost).toEqual([]);
  });

  it("are posted for whom they are not in the books yet, and for whom that was asked", () => {
    const [ana, luz, eva] = [employeeOf("Ana"), employeeOf("Luz"), employeeOf("Eva")];
    const bonus = paidTo(ana, "second-bonus", "2026-12-31");
    const settled = paidTo(luz, "settlement", "2026-09-30");
    const payments = [bonus, settled, paidTo(eva, "first-bonus", "2026-06-30")];
    const found = benefits([ana, luz, eva], none, payments);
    expect(found.people.map(({ paid }) => paid)).toEqual([bonus, settled, null]);
    expect(found.toPost.map(({ employee }) => employee)).toEqual([eva]);
    // The net due covers everybody, including those already paid.
    expect(found.net).toBe(3 * 1_124_548);
    const again = new Map([[ana.id, { variable: pesos(0), unpaidDays: 0, again: true }]]);
    expect(benefits([ana, luz, eva], again, payments).toPost.map(({ employee }) => employee)).toEqual([
      ana,
      eva,
    ]);
  });

  it("begin with what falls due next, of years whose law is known", () => {
    expect(nextBenefit(day("2026-06-30"))).toEqual({ kind: "first-bonus", year: 2026 });
    expect(nextBenefit(day("2026-07-01"))).toEqual({ kind: "second-bonus", year: 2026 });
    expect(benefitYears(TODAY)).toEqual([2026, 2025, 2024, 2023]);
    expect(
      benefitsOfStaff([employeeOf("A")], { kind: "severance", year: UNPUBLISHED_YEAR }, none, []),
    ).toMatchObject({
      error: { kind: "unknown-law" },
    });
  });
});
