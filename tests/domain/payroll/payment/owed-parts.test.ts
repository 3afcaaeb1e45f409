import { describe, expect, it } from "vitest";
import { MAX_LINES } from "#domain/accounting/entries/check-entry.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { EmployeeId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { DEFAULT_SETTINGS } from "#domain/payroll/employee/contract.ts";
import {
  openLiabilities,
  paymentLiabilities,
  runLiabilities,
  settledSince,
} from "#domain/payroll/payment/liabilities.ts";
import type { OpenLiability, OwedTo, PaidPart } from "#domain/payroll/payment/liability-payment.ts";
import { paymentEntry } from "#domain/payroll/payment/pay-liabilities.ts";
import { computeRun } from "#domain/payroll/run/compute-run.ts";
import { NOTHING_NEW, type PeriodInput } from "#domain/payroll/run/period-input.ts";
import type { SettlementConcept } from "#domain/payroll/settlement/settlement-concepts.data.ts";
import type { StoredPayment } from "#domain/payroll/settlement/stored-payment.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { absence, contractOf, deduction, periodOf } from "../people.ts";

function owedBy(
  ...people: readonly (readonly [name: string, salary: number, input?: Partial<PeriodInput>])[]
) {
  const run = must(
    computeRun({
      period: periodOf("2026-11"),
      settings: DEFAULT_SETTINGS,
      overrides: {},
      people: people.map(([name, salary, input = {}]) => ({
        contract: contractOf(salary, { id: name, name }),
        input: { ...NOTHING_NEW, ...input },
      })),
    }),
  );
  return runLiabilities(run);
}

describe("what a run leaves owed", () => {
  it("is nothing to whom nothing is due, and no account of nothing", () => {
    const even = { deductions: [deduction("otherDeduction", 2_089_095)] };
    expect(owedBy(["Ana", 2_000_000, even]).map(({ account }) => account)).toEqual([
      "237005",
      "238030",
      "237006",
      "237010",
      "237095",
    ]);
    expect(owedBy(["Ana", 2_000_000, even], ["Luz", 2_000_000])[0]?.people).toEqual([["Luz", 2_089_095]]);
    const away = { absences: [absence("unpaid", "2026-11-01", "2026-11-30")] };
    expect(owedBy(["Ana", 2_000_000, away])).toEqual([]);
  });
});

describe("how a payment is shared among those whose it is", () => {
  const open = (
    people: readonly OwedTo[] | undefined,
    amount: number,
    paid = 0,
    rounding = 0,
  ): OpenLiability => ({
    account: "2505",
    label: "Neto a los empleados",
    amount: pesos(amount),
    rounding: pesos(rounding),
    paid: pesos(paid),
    left: pesos(Math.max(amount - paid, 0)),
    ...(people && { people }),
  });
  const ANA_LUZ: readonly OwedTo[] = [
    ["Ana", pesos(60)],
    ["Luz", pesos(40)],
  ];
  const debits = (parts: readonly PaidPart[], owed: readonly OpenLiability[]) => {
    const order = { day: day("2026-12-10"), from: "111005", parts, description: "Pago", reference: "" };
    return paymentEntry(order, owed)
      .lines.slice(0, -1)
      .map(({ account, debit, thirdParty }) => [account, debit, thirdParty ?? null]);
  };
  const pay = (amount: number, owed: OpenLiability) => debits([["2505", pesos(amount)]], [owed]);

  it.each<[string, number, OpenLiability, readonly (readonly unknown[])[]]>([
    [
      "all of it",
      100,
      open(ANA_LUZ, 100),
      [
        ["2505", 60, "Ana"],
        ["2505", 40, "Luz"],
      ],
    ],
    ["a part of the first", 50, open(ANA_LUZ, 100), [["2505", 50, "Ana"]]],
    ["the first alone", 60, open(ANA_LUZ, 100), [["2505", 60, "Ana"]]],
    ["the rest, after the first", 40, open(ANA_LUZ, 100, 60), [["2505", 40, "Luz"]]],
    [
      "the rest of both",
      45,
      open(ANA_LUZ, 100, 55),
      [
        ["2505", 5, "Ana"],
        ["2505", 40, "Luz"],
      ],
    ],
    [
      "what is nobody's by name",
      130,
      open(ANA_LUZ, 130),
      [
        ["2505", 60, "Ana"],
        ["2505", 40, "Luz"],
        ["2505", 30, null],
      ],
    ],
    ["without people", 100, open(undefined, 100), [["2505", 100, null]]],
    [
      "with what a form rounded up",
      103,
      open(ANA_LUZ, 100, 0, 5),
      [
        ["2505", 60, "Ana"],
        ["2505", 40, "Luz"],
        ["539595", 3, null],
      ],
    ],
  ])("%s", (_name, amount, owed, expected) => {
    expect(pay(amount, owed)).toEqual(expected);
  });

  it("debits an account that is no longer owed whole, until it is checked", () => {
    expect(debits([["2510", pesos(9)]], [open(ANA_LUZ, 100)])).toEqual([["2510", 9, null]]);
  });

  it("names people while an entry has lines for them, the money and what was rounded up", () => {
    const many = (count: number) =>
      open(
        Array.from({ length: count }, (_, at): OwedTo => [`Persona ${at}`, pesos(1)]),
        count,
      );
    const most = MAX_LINES - 2;
    expect(pay(most, many(most))).toHaveLength(most);
    expect(pay(most + 1, many(most + 1))).toEqual([["2505", most + 1, null]]);
  });
});

describe("what a settlement or a benefit left owed, and what was paid of it since", () => {
  const person = (
    name: string,
    paid: readonly (readonly [SettlementConcept, number])[],
  ): StoredPayment["people"][number] => ({
    employeeId: name as EmployeeId,
    name,
    paid: paid.map(([concept, amount]) => [concept, pesos(amount)] as const),
  });

  it("is named by its account and its people; what was withheld is owed to nobody of them", () => {
    const people = [
      person("Ana", [
        ["serviceBonus", 900],
        ["bonusWithholding", 50],
      ]),
      person("Luz", [["serviceBonus", 70]]),
    ];
    expect(paymentLiabilities({ what: "first-bonus", people })).toEqual([
      {
        account: "2505",
        label: "Neto a los empleados",
        amount: 920,
        rounding: 0,
        people: [
          ["Ana", 850],
          ["Luz", 70],
        ],
      },
      { account: "236505", label: "Retención en la fuente por salarios", amount: 50, rounding: 0 },
    ]);
    const severance = paymentLiabilities({
      what: "severance",
      people: [
        person("Ana", [
          ["severance", 9],
          ["severanceInterest", 1],
        ]),
      ],
    });
    expect(severance.map(({ account, label }) => [account, label])).toEqual([
      ["2510", "Cesantías consolidadas, al fondo"],
      ["2515", "Intereses sobre cesantías, al empleado"],
    ]);
  });

  const record = {
    what: "severance" as StoredPayment["what"],
    day: day("2025-12-31"),
    people: [
      person("Ana", [
        ["severance", 1_000],
        ["severanceInterest", 120],
      ]),
    ],
    createdAt: 10,
  };
  const settlement = (amount: number, createdAt = 20) => ({
    day: day("2026-02-05"),
    createdAt,
    people: [
      person("Ana", [
        ["earlierSeverance", amount],
        ["vacation", 7],
        ["earlierInterest", 120],
      ]),
    ],
  });

  it.each<[string, number, number, readonly number[]]>([
    ["all of it", 1_000, 20, [1_000, 120]],
    ["more than was consolidated", 1_500, 20, [1_000, 120]],
    ["less", 400, 20, [400, 120]],
    ["at the same moment", 1_000, 10, [1_000, 120]],
    ["before", 1_000, 9, []],
  ])("takes off what a settlement paid of it: %s", (_name, amount, createdAt, expected) => {
    const settled = settledSince(record, [settlement(amount, createdAt)]);
    expect(settled.map((each) => each.amount)).toEqual(expected);
    expect(settled.map(({ account }) => account)).toEqual(["2510", "2515"].slice(0, expected.length));
  });

  it("takes nothing off a prima", () => {
    expect(settledSince({ ...record, what: "second-bonus" }, [settlement(1_000)])).toEqual([]);
    expect(openLiabilities(paymentLiabilities({ ...record, what: "second-bonus" }), [])).toHaveLength(2);
  });
});
