import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { Employee } from "#domain/payroll/employee/employee.ts";
import { claimsOf, type Payable, payableEntry, paymentContent } from "#domain/payroll/run/payable.ts";
import { NOTHING_PAID, paidOnRecord } from "#domain/payroll/settlement/paid-benefits.ts";
import type { SettlementConcept } from "#domain/payroll/settlement/settlement-concepts.data.ts";
import {
  type Claim,
  covers,
  isRepeated,
  type PaymentContent,
  type PaymentKind,
} from "#domain/payroll/settlement/stored-payment.ts";
import { benefitOf, settlementOf } from "#tests/support/payroll/payments.ts";
import { contractOf } from "../people.ts";

const ID = "empl_1" as Employee["id"];
const OTHER = "empl_2" as Employee["id"];

/** 3.600.000 without allowance, since the start of 2026. */
const person = (id = ID, salary = 3_600_000) => ({
  id,
  contract: contractOf(salary, { start: day("2026-01-01") }),
});

function payment(
  what: PaymentKind,
  date: string,
  paid: Partial<Record<SettlementConcept, number>> = {},
  ...ids: Employee["id"][]
): PaymentContent {
  const amounts = Object.entries(paid) as [SettlementConcept, number][];
  const people = (ids.length === 0 ? [ID] : ids).map((employeeId) => ({
    employeeId,
    name: "Yuliana",
    paid: amounts.map(([concept, amount]) => [concept, pesos(amount)] as const),
  }));
  return { what, day: day(date), people };
}

describe("what is kept of a payment", () => {
  it("is who was paid what, concept by concept, on the day of its entry", () => {
    const settlement = settlementOf(person());
    expect(paymentContent(settlement)).toEqual({
      what: "settlement",
      day: "2026-09-30",
      people: [
        {
          employeeId: ID,
          name: "Yuliana Cárdenas Peña",
          document: "52.731.094",
          paid: [
            ["severance", 2_700_000],
            ["severanceInterest", 243_000],
            ["serviceBonus", 900_000],
            ["vacation", 1_350_000],
          ],
        },
      ],
    });
    expect(payableEntry(settlement)).toMatchObject({ date: "2026-09-30", reference: "LIQ-52731094" });
    const bonus = benefitOf("second-bonus", 2026, [person(), person(OTHER, 40_000_000)]);
    const { what, day: date, people } = paymentContent(bonus);
    expect([what, date, people.map(({ employeeId }) => employeeId)]).toEqual([
      "second-bonus",
      "2026-12-31",
      [ID, OTHER],
    ]);
    expect(people[1]?.paid.map(([concept, amount]) => [concept, amount > 0])).toEqual([
      ["serviceBonus", true],
      ["bonusWithholding", true],
    ]);
    expect(payableEntry(bonus)).toMatchObject({ date: "2026-12-20", reference: "PRI-2026-2" });
  });
});

describe("PY-10 what the record of a benefit took out of its provisions", () => {
  const used = (payable: Payable) => paymentContent(payable).people.map((each) => each.used);

  it("is the benefit's own amount, where none is known, and nothing of what is withheld", () => {
    const bonus = benefitOf("second-bonus", 2026, [person(), person(OTHER, 40_000_000)]);
    expect(used(bonus)).toEqual([[["serviceBonus", 1_800_000]], [["serviceBonus", 20_000_000]]]);
    const severance = benefitOf("severance", 2026, [person()]);
    expect(used(severance)).toEqual([
      [
        ["severance", 3_600_000],
        ["severanceInterest", 432_000],
      ],
    ]);
  });

  it("is what runs provided, where that is known", () => {
    const bonus = benefitOf("second-bonus", 2026, [person()]);
    if (bonus.what === "settlement") throw new Error("a benefit");
    const provided = { serviceBonus: pesos(1_799_998) };
    const due = bonus.due.map((each) => ({ ...each, order: { ...each.order, provided } }));
    expect(used({ ...bonus, due })).toEqual([[["serviceBonus", 1_799_998]]]);
  });

  it("is not told of a settlement, which nothing completes, and nobody is noted without a document", () => {
    expect(used(settlementOf(person()))).toEqual([undefined]);
    const unknown = { ...person(), contract: { ...person().contract, document: "" } };
    expect(paymentContent(settlementOf(unknown)).people[0]).not.toHaveProperty("document");
  });
});

describe("nobody is paid twice for the same", () => {
  const claim = (what: PaymentKind, date: string, start = "2026-01-01"): Claim => ({
    what,
    day: day(date),
    employeeId: ID,
    start: day(start),
  });

  it.each<[string, PaymentContent, Claim, boolean]>([
    ["the same benefit", payment("first-bonus", "2026-06-30"), claim("first-bonus", "2026-06-30"), true],
    [
      "the one of another year",
      payment("first-bonus", "2025-06-30"),
      claim("first-bonus", "2026-06-30"),
      false,
    ],
    ["another one", payment("severance", "2026-12-31"), claim("second-bonus", "2026-12-31"), false],
    ["another's", payment("first-bonus", "2026-06-30", {}, OTHER), claim("first-bonus", "2026-06-30"), false],
    [
      "a settlement, whatever its day",
      payment("settlement", "2026-09-30"),
      claim("settlement", "2026-10-15"),
      true,
    ],
    [
      "that of an earlier contract",
      payment("settlement", "2025-12-31"),
      claim("settlement", "2026-10-15"),
      false,
    ],
    [
      "on the very day that the contract began",
      payment("settlement", "2026-01-01"),
      claim("settlement", "2026-10-15"),
      true,
    ],
    [
      "benefits that the settlement held",
      payment("settlement", "2026-09-30"),
      claim("second-bonus", "2026-12-31"),
      true,
    ],
    [
      "those of the very day it was of",
      payment("settlement", "2026-12-31"),
      claim("severance", "2026-12-31"),
      true,
    ],
    ["benefits of before it", payment("settlement", "2026-09-30"), claim("first-bonus", "2026-06-30"), false],
    [
      "a settlement after a benefit",
      payment("first-bonus", "2026-06-30"),
      claim("settlement", "2026-06-30"),
      false,
    ],
  ])("%s", (_what, paid, claimed, expected) => {
    expect(covers(paid, claimed)).toBe(expected);
  });

  it("what is to be posted claims for everybody in it, each by their contract", () => {
    const claims = claimsOf(benefitOf("first-bonus", 2026, [person(), person(OTHER)]));
    expect(claims).toEqual(
      [ID, OTHER].map((employeeId) => ({ ...claim("first-bonus", "2026-06-30"), employeeId })),
    );
    expect(claimsOf(settlementOf(person()))).toEqual([claim("settlement", "2026-09-30")]);
  });

  it("a payment repeats another of the same thing with somebody of it", () => {
    const bonus = payment("first-bonus", "2026-06-30", {}, ID, OTHER);
    expect(isRepeated(bonus, payment("first-bonus", "2026-06-30", {}, OTHER))).toBe(true);
    expect(isRepeated(bonus, payment("first-bonus", "2025-06-30", {}, OTHER))).toBe(false);
    expect(isRepeated(bonus, payment("severance", "2026-06-30", {}, OTHER))).toBe(false);
    expect(isRepeated(payment("settlement", "2026-09-30"), payment("settlement", "2026-10-01"))).toBe(true);
    expect(
      isRepeated(payment("settlement", "2026-09-30"), payment("settlement", "2026-09-30", {}, OTHER)),
    ).toBe(false);
  });
});

describe("what a settlement finds paid already", () => {
  const contract = { id: ID, start: day("2024-02-01") };
  const paid = (payments: readonly PaymentContent[], end: string) =>
    paidOnRecord(payments, contract, day(end));
  const all = [
    payment("first-bonus", "2026-06-30", { serviceBonus: 500, bonusWithholding: 40 }),
    payment("second-bonus", "2026-12-31", { serviceBonus: 700 }),
    payment("severance", "2026-12-31", { severance: 1_100, severanceInterest: 90 }),
    payment("settlement", "2026-09-30", { severance: 9_999, serviceBonus: 9_999 }),
    payment("first-bonus", "2026-06-30", { serviceBonus: 9_999 }, OTHER),
  ];

  it.each<[string, object]>([
    ["2026-06-30", { severance: 1_100, severanceInterest: 90, serviceBonus: 500 }],
    ["2026-07-01", { severance: 1_100, severanceInterest: 90, serviceBonus: 700 }],
    ["2026-12-31", { severance: 1_100, severanceInterest: 90, serviceBonus: 700 }],
    ["2025-12-31", NOTHING_PAID],
    ["2027-01-01", NOTHING_PAID],
  ])("on %s is what was paid of its year and semester", (end, expected) => {
    expect(paid(all, end)).toEqual(expected);
  });

  it("adds up what was paid twice, and leaves out an earlier contract", () => {
    const twice = [all[0], all[0]].filter((each) => each !== undefined);
    expect(paid(twice, "2026-05-31").serviceBonus).toBe(1_000);
    expect(paidOnRecord(all, { id: ID, start: day("2026-07-01") }, day("2026-06-30")).serviceBonus).toBe(0);
  });

  it("is more than can be settled where it is more than can be summed", () => {
    const much = payment("first-bonus", "2026-06-30", { serviceBonus: Number.MAX_SAFE_INTEGER });
    expect(paid([much, much], "2026-06-30").serviceBonus).toBe(Number.MAX_SAFE_INTEGER);
  });
});
