import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { checkEntry } from "#domain/accounting/entries/check-entry.ts";
import { addDays, day } from "#domain/kernel/calendar-day.ts";
import { type Pesos, pesos, ZERO } from "#domain/kernel/pesos.ts";
import type { Contract } from "#domain/payroll/employee/contract.ts";
import { createLawReader } from "#domain/payroll/law/law.ts";
import { NOTHING_PAID } from "#domain/payroll/settlement/paid-benefits.ts";
import { settleContract } from "#domain/payroll/settlement/settle-contract.ts";
import { END_REASONS, type SettlementConcept } from "#domain/payroll/settlement/settlement-concepts.data.ts";
import { settlementEntry } from "#domain/payroll/settlement/settlement-entry.ts";
import type { SettlementOrder } from "#domain/payroll/settlement/settlement-order.ts";
import { unpublished } from "#tests/support/law-days.ts";
import { runs } from "#tests/support/random/runs.ts";
import { contractOf } from "../people.ts";

const read = createLawReader();

function orderOf(
  salary: number,
  start: string,
  end: string,
  more: Partial<SettlementOrder> = {},
  contract: Partial<Contract> = {},
): SettlementOrder {
  return {
    contract: contractOf(salary, { start: day(start), ...contract }),
    end: day(end),
    reason: "resignation",
    agreedEnd: null,
    variableOfYear: ZERO,
    variableOfSemester: ZERO,
    unpaidDays: { year: 0, semester: 0, all: 0 },
    vacationDaysTaken: 0,
    paid: NOTHING_PAID,
    ...more,
  };
}

function settle(order: SettlementOrder) {
  const settled = settleContract(order, read);
  if (!settled.ok) throw new Error(JSON.stringify(settled.error));
  return settled.value;
}

const amounts = (order: SettlementOrder): Partial<Record<SettlementConcept, number>> =>
  Object.fromEntries(settle(order).lines.map(({ concept, amount }) => [concept, amount]));

describe("what is owed when a contract ends", () => {
  it("runs from the year's and the semester's first day, or from the contract's", () => {
    const old = settle(orderOf(3_600_000, "2020-01-01", "2026-09-30"));
    expect(old.lines.map(({ concept, days }) => [concept, days])).toEqual([
      ["severance", 270],
      ["severanceInterest", 270],
      ["serviceBonus", 90],
      ["vacation", 2430],
    ]);
    expect(amounts(orderOf(3_600_000, "2026-09-16", "2026-09-30"))).toEqual({
      severance: 150_000,
      severanceInterest: 750,
      serviceBonus: 150_000,
      vacation: 75_000,
    });
  });

  it("adds the average of what varies, which may end the allowance", () => {
    const base = (variable: number) =>
      amounts(orderOf(3_400_000, "2026-01-01", "2026-12-31", { variableOfYear: variable as Pesos }))
        .severance;
    expect(base(101_810)).toBe(3_400_000 + 101_810 + 249_095);
    expect(base(101_811)).toBe(3_400_000 + 101_811);
  });

  it("takes off unpaid days and vacations already taken", () => {
    const unpaidDays = { year: 30, semester: 0, all: 30 };
    const settled = amounts(
      orderOf(3_600_000, "2025-01-01", "2026-12-31", { unpaidDays, vacationDaysTaken: 15 }),
    );
    expect(settled.severance).toBe(3_300_000);
    // 690 days of service, less 360 whose vacation was taken.
    expect(settled.vacation).toBe(1_650_000);
    expect(amounts(orderOf(3_600_000, "2026-01-01", "2026-06-30", { vacationDaysTaken: 30 })).vacation).toBe(
      0,
    );
  });

  it.each([
    ["2025-01-31", "2026-01-30"],
    ["2025-02-01", "2026-01-31"],
    ["2024-02-29", "2025-02-28"],
  ])("a year of service from %s to %s has fifteen days of vacation (CST art. 186)", (start, end) => {
    expect(amounts(orderOf(3_000_000, start, end)).vacation).toBe(1_500_000);
  });

  it("owes vacations alone on an integral salary", () => {
    const settled = settle(orderOf(25_000_000, "2026-01-01", "2026-12-31", {}, { kind: "integral" }));
    expect(settled.lines.map(({ concept }) => concept)).toEqual(["vacation"]);
    expect(settled.net).toBe(12_500_000);
  });

  it("withholds from a prima above the table's first step", () => {
    const settled = amounts(orderOf(20_000_000, "2020-01-01", "2026-06-30"));
    // 10.000.000 less its quarter is 143,2 UVT.
    expect(settled.bonusWithholding).toBe(480_000);
    // The quarter of 20.000.000 is capped at 3.447.955; 16.552.045 is 316,04 UVT: 28 % of the excess over 150, plus
    // 10.
    expect(amounts(orderOf(40_000_000, "2020-01-01", "2026-06-30")).bonusWithholding).toBe(2_959_000);
  });
});

describe("the indemnity of an unjust dismissal", () => {
  const unjust = { reason: "unjust" } as const;

  it.each([
    ["2026-01-01", "2026-06-30", 3_000_000, 30],
    ["2026-01-01", "2026-12-31", 3_000_000, 30],
    ["2025-01-01", "2026-12-31", 3_000_000, 50],
    ["2025-01-01", "2026-06-30", 3_000_000, 40],
    ["2025-01-01", "2026-12-31", 17_509_049, 50],
    ["2025-01-01", "2026-12-31", 17_509_050, 35],
    // A year of service is 360 days, from a 31st and from a 29 February too (Código Civil, art. 67).
    ["2025-01-31", "2026-01-30", 3_000_000, 30],
    ["2024-03-31", "2026-03-30", 3_000_000, 50],
    ["2024-02-29", "2025-02-28", 3_000_000, 30],
  ])("from %s to %s on %d: %d days", (start, end, salary, days) => {
    const settled = amounts(orderOf(salary, start, end, unjust));
    expect(settled.indemnity).toBe(Math.round((salary * days) / 30));
  });

  it("a part of a year is in proportion to the peso: 34 months are 30 days, and 20 × 660 ÷ 360 more", () => {
    const settled = settle(orderOf(6_500_000, "2024-02-01", "2026-11-30", unjust));
    const line = settled.lines.find(({ concept }) => concept === "indemnity");
    // 6.500.000 ÷ 30 × 66,666…; with the days rounded to four decimals it would be 14.444.452.
    expect(line).toMatchObject({ amount: 14_444_444, days: 66.6667 });
  });

  it("of a contract with a term is what was left of it", () => {
    const left = (agreedEnd: string) =>
      amounts(orderOf(3_000_000, "2026-01-01", "2026-09-30", { ...unjust, agreedEnd: day(agreedEnd) }))
        .indemnity;
    expect([left("2026-12-31"), left("2026-10-15"), left("2026-09-30")]).toEqual([
      9_000_000,
      1_500_000,
      undefined,
    ]);
  });

  it("of a term that is left on the last of February counts whole months", () => {
    const left = (end: string) =>
      amounts(orderOf(3_000_000, "2026-01-01", end, { ...unjust, agreedEnd: day("2026-03-31") })).indemnity;
    expect([left("2026-02-28"), left("2026-02-27"), left("2026-03-30")]).toEqual([
      3_000_000,
      3_300_000,
      undefined,
    ]);
  });

  it("takes what varies for salary: in its base, at ten minimum wages and at 204 UVT", () => {
    const settled = (salary: number, variableOfYear: number) =>
      amounts(
        orderOf(salary, "2025-01-01", "2026-12-31", { ...unjust, variableOfYear: pesos(variableOfYear) }),
      );
    expect(settled(17_000_000, 509_049).indemnity).toBe(Math.round((17_509_049 * 50) / 30));
    expect(settled(17_000_000, 509_050).indemnity).toBe(Math.round((17_509_050 * 35) / 30));
    expect(settled(10_000_000, 684_296).indemnityWithholding).toBeUndefined();
    expect(settled(10_000_000, 684_297).indemnityWithholding).toBeGreaterThan(0);
  });

  it("is owed for no other end", () => {
    for (const reason of END_REASONS.filter((each) => each !== "unjust"))
      expect(amounts(orderOf(3_000_000, "2025-01-01", "2026-12-31", { reason })).indemnity).toBeUndefined();
  });

  it("is taxed above 204 UVT of monthly income", () => {
    const taxed = (salary: number) =>
      amounts(orderOf(salary, "2026-01-01", "2026-12-31", unjust)).indemnityWithholding;
    expect(taxed(10_684_296)).toBeUndefined();
    expect(taxed(10_684_297)).toBe(Math.round(10_684_297 * 0.75 * 0.2));
    // A quarter of 20.000.000 exceeds 790 UVT a year, 3.447.955 a month: (20.000.000 − 3.447.955) × 20 %.
    expect(amounts(orderOf(30_000_000, "2026-01-01", "2026-12-31", unjust))).toMatchObject({
      indemnity: 20_000_000,
      indemnityWithholding: 3_310_409,
    });
  });
});

describe("a settlement", () => {
  it("posts as one balanced entry that uses up what was set aside", () => {
    const settled = settle(
      orderOf(12_000_000, "2025-01-01", "2026-12-31", { reason: "unjust" }, { area: "sales" }),
    );
    const entry = settlementEntry(settled);
    expect(entry.reference).toBe("LIQ-52731094");
    expect(checkEntry(entry, pucChart())).toEqual([]);
    expect(entry.lines.map(({ account }) => account)).toEqual([
      "261005",
      "261010",
      "261015",
      "261020",
      "520560",
      "236505",
      "2505",
    ]);
  });

  it("posts for somebody with a name of any length, and without document", () => {
    const long = { name: "Yuliana ".repeat(62), document: "" };
    const entry = settlementEntry(settle(orderOf(3_600_000, "2026-01-01", "2026-09-30", {}, long)));
    expect(checkEntry(entry, pucChart())).toEqual([]);
    expect(entry.reference).toBe("");
  });

  it("balances and explains itself for any contract", () => {
    const salary = fc.integer({ min: 30_000, max: 60_000_000 });
    const days = fc.integer({ min: 0, max: 2000 });
    fc.assert(
      fc.property(
        salary,
        days,
        fc.constantFrom(...END_REASONS),
        fc.boolean(),
        (amount, length, reason, integral) => {
          const start = day("2021-01-04");
          const end = addDays(start, 730 + Math.min(length, 1400));
          const settled = settle(
            orderOf(amount, start, end, { reason }, { kind: integral ? "integral" : "ordinary" }),
          );
          expect(settled.net).toBe(settled.accrued - settled.withheld);
          expect(checkEntry(settlementEntry(settled), pucChart())).toEqual([]);
          for (const line of settled.lines) {
            expect(line.amount).toBeGreaterThanOrEqual(0);
            expect(line.derivation.steps.at(-1)?.value).toEqual({ kind: "amount", amount: line.amount });
          }
        },
      ),
      runs(150, 1_000),
    );
  });

  it.each<[Partial<SettlementOrder>, string]>([
    [{ end: day("2019-12-31") }, "end"],
    [{ variableOfYear: -1 as Pesos }, "variable"],
    [{ vacationDaysTaken: -1 }, "days"],
    [{ vacationDaysTaken: Number.NaN }, "days"],
    [{ agreedEnd: day("2019-01-01") }, "agreedEnd"],
    [{ paid: { ...NOTHING_PAID, serviceBonus: -1 as Pesos } }, "paid"],
  ])("refuses %j", (more, field) => {
    const order = orderOf(3_000_000, "2020-01-01", "2026-12-31", more);
    expect(settleContract(order, read)).toEqual({ ok: false, error: { kind: "bad-settlement", field } });
  });

  it("says when the law of its day is not known", () => {
    expect(settleContract(orderOf(3_000_000, "2020-01-01", unpublished("01-31")), read)).toMatchObject({
      error: { kind: "unknown-law" },
    });
    expect(settleContract(orderOf(pesos(-1), "2020-01-01", "2026-01-31"), read)).toMatchObject({
      error: { field: "salary" },
    });
  });
});
