import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { Employee } from "#domain/payroll/employee/employee.ts";
import type { PaymentContent } from "#domain/payroll/settlement/stored-payment.ts";
import { benefitsOfStaff } from "#features/payroll/settlements/benefits-of-staff.ts";
import {
  averagesOf,
  earlierChoices,
  orderOf,
  payOnFile,
  startSettlementDraft,
} from "#features/payroll/settlements/settlement-draft.ts";
import { newId } from "#storage/engine/environment.ts";
import { employeeFields } from "#tests/support/payroll/payroll-runs.ts";
import { closedRunOf, monthsOf } from "../../../domain/payroll/benefits/runs-of.ts";

const ana: Employee = {
  id: newId("employee"),
  companyId: newId("company"),
  ...employeeFields("Ana", 5_000_000, { start: day("2025-07-01") }),
  createdAt: 1,
  updatedAt: 1,
  version: 1,
};

/** 4.000.000 until October and 5.000.000 since, with commissions in July. */
const RUNS = monthsOf(2026, [...Array.from({ length: 9 }, () => 4e6), 5e6, 5e6], {
  7: { commissions: pesos(1_200_000) },
}).map((each) => closedRunOf(each, { id: ana.id, start: day("2025-07-01") }));

const draft = { ...startSettlementDraft(ana, day("2026-11-30")), end: day("2026-11-30") };
const onFile = payOnFile(ana, RUNS, []);

describe("a settlement takes its averages from the closed runs (CST arts. 253, 306 and 192)", () => {
  it("of the year, of the semester and for vacations, until somebody types another", () => {
    // The last year of service counts December too, which no run paid: at the salary of the first one.
    const order = orderOf(draft, ana, undefined, onFile);
    expect(order).toMatchObject({
      fixedOfYear: { salary: 4_166_667, transport: 0 },
      variableOfYear: 109_091,
      fixedOfSemester: { salary: 4_400_000 },
      variableOfSemester: 240_000,
      vacationVariable: 109_091,
    });
    const typed = { ...draft, averages: { salaryOfYear: pesos(4_500_000), vacationVariable: pesos(7) } };
    expect(orderOf(typed, ana, undefined, onFile)).toMatchObject({
      fixedOfYear: { salary: 4_500_000, transport: 0 },
      vacationVariable: 7,
    });
    expect(averagesOf(draft, ana, onFile.history).known).toMatchObject({ knownDays: 330, days: 330 });
    expect(orderOf(draft, ana)).toMatchObject({ fixedOfYear: { salary: 5_000_000 }, variableOfYear: 0 });
  });

  it("obra o labor is a contract of its own, with the day on which the work ends", () => {
    const until = { ...draft, agreedEnd: day("2026-12-31") };
    expect(orderOf({ ...until, term: "work" }, ana)).toMatchObject({
      isForWork: true,
      agreedEnd: "2026-12-31",
    });
    expect(orderOf({ ...until, term: "fixed" }, ana)).toMatchObject({ isForWork: false });
    expect(orderOf({ ...draft, term: "work" }, ana)).toBeNull();
  });

  it("Ley 50 de 1990, art. 99: last year's cesantías until 14 February, unless somebody says they were consigned", () => {
    const january = { ...draft, end: day("2027-01-20") };
    const concepts = (from: typeof january) =>
      orderOf(from, ana, undefined, onFile)?.earlier?.map(({ concept, pay }) => [concept, pay.salary]);
    // 5.000.000 in December, which no run has closed.
    expect(concepts(january)).toEqual([
      ["earlierSeverance", 4_250_000],
      ["earlierInterest", 4_250_000],
    ]);
    expect(concepts({ ...january, earlier: { earlierSeverance: false } })).toEqual([
      ["earlierInterest", 4_250_000],
    ]);
    expect(concepts({ ...january, end: day("2027-02-15") })).toEqual([]);
  });

  it("what is on record: cesantías are owed as consolidated, a prima is paid", () => {
    const paid = (what: "severance" | "first-bonus", date: string, concept: "severance" | "serviceBonus") =>
      ({
        what,
        day: day(date),
        people: [{ employeeId: ana.id, name: "Ana", paid: [[concept, pesos(900)]] }],
      }) satisfies PaymentContent;
    const payments = [
      paid("severance", "2026-12-31", "severance"),
      paid("first-bonus", "2026-06-30", "serviceBonus"),
    ];
    const choices = (end: string, known: readonly PaymentContent[]) =>
      earlierChoices({ ...draft, end: day(end) }, ana, known).map(({ isUnpaid, consolidated }) => [
        isUnpaid,
        consolidated,
      ]);
    expect(choices("2027-02-01", payments)).toEqual([
      [true, 900],
      [true, null],
    ]);
    expect(choices("2026-07-05", payments)).toEqual([[false, null]]);
    expect(choices("2026-07-05", [])).toEqual([[true, null]]);
  });

  it.each<[string, number, number, [boolean, "whole" | "part" | null]]>([
    ["not paid", 0, 900, [true, null]],
    ["paid whole", 900, 0, [false, "whole"]],
    ["paid in part", 400, 500, [false, "part"]],
  ])(
    "interest and cesantías that the books consolidated, %s: paid once (Ley 50 de 1990, art. 99)",
    (...given) => {
      const [, paidPart, left, expected] = given;
      for (const [at, account] of ["2510", "2515"].entries()) {
        const people = [
          {
            employeeId: ana.id,
            name: "Ana",
            paid: [
              ["severance", pesos(900)],
              ["severanceInterest", pesos(900)],
            ] as const,
          },
        ];
        const owed = { account, label: "", amount: pesos(900), rounding: pesos(0) };
        const record = {
          what: "severance" as const,
          day: day("2026-12-31"),
          people,
          open: [{ ...owed, paid: pesos(paidPart), left: pesos(left) }],
        };
        const end = { ...draft, end: day("2027-02-05") };
        const choices = earlierChoices(end, ana, [record]);
        expect([choices[at]?.isUnpaid, choices[at]?.paid]).toEqual(expected);
        expect([choices[1 - at]?.isUnpaid, choices[1 - at]?.paid]).toEqual([true, null]);
        const [concept] = choices[at] ? [choices[at].claim.concept] : [];
        const ticked = concept && { ...end, earlier: { [concept]: true } };
        expect(ticked && earlierChoices(ticked, ana, [record])[at]?.isUnpaid).toBe(true);
      }
    },
  );

  it("benefits of everybody too, and their provisions", () => {
    const found = benefitsOfStaff([ana], { kind: "first-bonus", year: 2026 }, new Map(), [], RUNS);
    if (!found.ok) throw new Error(found.error.kind);
    const [person] = found.value.people;
    expect(person?.due.lines[0]).toMatchObject({ concept: "serviceBonus", amount: 2_000_000 });
    expect(person?.due.order.provided).toEqual({ serviceBonus: 6 * 333_333 });
  });
});
