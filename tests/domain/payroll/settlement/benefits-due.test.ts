import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { checkEntry } from "#domain/accounting/entries/check-entry.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import type { Contract } from "#domain/payroll/employee/contract.ts";
import { createLawReader } from "#domain/payroll/law/law.ts";
import { claimsOf, payableEntry, paymentContent } from "#domain/payroll/run/payable.ts";
import {
  type BenefitOrder,
  benefitDay,
  benefitsDue,
  benefitsEntry,
} from "#domain/payroll/settlement/benefits-due.ts";
import type { BenefitKind } from "#domain/payroll/settlement/stored-payment.ts";
import { UNPUBLISHED_YEAR } from "#tests/support/law-days.ts";
import { contractOf } from "../people.ts";

const read = createLawReader();

function due(
  kind: BenefitKind,
  year: number,
  salary: number,
  contract: Partial<Contract> = {},
  more: Partial<BenefitOrder> = {},
) {
  const order = {
    contract: contractOf(salary, contract),
    kind,
    year,
    variable: ZERO,
    unpaidDays: 0,
    ...more,
  };
  const found = benefitsDue(order, read);
  if (!found.ok) throw new Error(found.error.kind);
  return found.value;
}

const amounts = (found: ReturnType<typeof due>) =>
  found.lines.map(({ concept, amount }) => `${concept} ${amount}`);

describe("benefits of a contract that goes on", () => {
  it("the primas and cesantías of 2025 on 2.000.000 with allowance", () => {
    expect(amounts(due("first-bonus", 2025, 2_000_000))).toEqual(["serviceBonus 1100000"]);
    expect(amounts(due("second-bonus", 2025, 2_000_000))).toEqual(["serviceBonus 1100000"]);
    expect(amounts(due("severance", 2025, 2_000_000))).toEqual([
      "severance 2200000",
      "severanceInterest 264000",
    ]);
  });

  it("the cesantías of who began on 16 August 2026 at the minimum wage", () => {
    const found = due("severance", 2026, 1_750_905, { start: day("2026-08-16") });
    expect(amounts(found)).toEqual(["severance 750000", "severanceInterest 33750"]);
    expect(found.lines.map(({ days }) => days)).toEqual([135, 135]);
  });

  it("count what varies and leave unpaid days out", () => {
    expect(
      amounts(due("first-bonus", 2026, 3_000_000, {}, { variable: pesos(600_000), unpaidDays: 30 })),
    ).toEqual(["serviceBonus 1500000"]);
    expect(amounts(due("first-bonus", 2026, 3_000_000, {}, { unpaidDays: 500 }))).toEqual([]);
  });

  it("withhold from a large prima", () => {
    const found = due("first-bonus", 2026, 20_000_000);
    expect(amounts(found)).toEqual(["serviceBonus 10000000", "bonusWithholding 480000"]);
    expect(found.net).toBe(9_520_000);
  });

  it("are none of an integral salary, nor outside the contract", () => {
    expect(due("severance", 2026, 25_000_000, { kind: "integral" }).lines).toEqual([]);
    expect(due("first-bonus", 2026, 3_000_000, { start: day("2026-07-01") }).lines).toEqual([]);
    expect(due("second-bonus", 2026, 3_000_000, { end: day("2026-06-30") }).lines).toEqual([]);
  });

  it("wait for the year's parameters", () => {
    const order = {
      contract: contractOf(2_000_000),
      kind: "first-bonus",
      year: UNPUBLISHED_YEAR,
      variable: ZERO,
      unpaidDays: 0,
    } as const;
    expect(benefitsDue(order, read)).toMatchObject({ ok: false, error: { kind: "unknown-law" } });
  });
});

describe("their posting", () => {
  it("uses up what was set aside and balances", () => {
    const people = [2_000_000, 20_000_000].map((salary, index) => ({ salary, id: `p${index}` }));
    const entryOf = (kind: BenefitKind) =>
      benefitsEntry(
        kind,
        2026,
        people.map(({ salary, id }) => due(kind, 2026, salary, { id })),
      );
    const bonus = entryOf("first-bonus");
    expect(checkEntry(bonus, pucChart())).toEqual([]);
    expect(bonus).toMatchObject({
      date: "2026-06-30",
      description: "Prima de servicios, primer semestre de 2026",
      reference: "PRI-2026-1",
    });
    expect(bonus.lines.map(({ account, debit, credit }) => `${account} ${debit || -credit}`)).toEqual([
      "261020 11124548",
      "236505 -480000",
      "2505 -10644548",
    ]);
    expect(entryOf("second-bonus")).toMatchObject({ date: "2026-12-20", reference: "PRI-2026-2" });
    const severance = entryOf("severance");
    expect(severance.reference).toBe("CES-2026");
    expect(checkEntry(severance, pucChart())).toEqual([]);
    expect(severance.lines.map(({ account }) => account)).toEqual(["261005", "261010", "2510", "2515"]);
  });

  it("CST 306: is dated the day on which it is recorded within its month, and never after the last one by law", () => {
    const cases: readonly (readonly [BenefitKind, string | undefined, string])[] = [
      ["first-bonus", "2026-06-12", "2026-06-12"],
      ["first-bonus", "2026-06-30", "2026-06-30"],
      ["first-bonus", "2026-05-31", "2026-06-30"],
      ["first-bonus", "2026-07-03", "2026-06-30"],
      ["second-bonus", "2026-12-01", "2026-12-01"],
      ["second-bonus", "2026-12-18", "2026-12-18"],
      ["second-bonus", "2026-12-21", "2026-12-20"],
      ["second-bonus", "2026-11-29", "2026-12-20"],
      ["second-bonus", "2027-12-05", "2026-12-20"],
      ["second-bonus", undefined, "2026-12-20"],
      ["severance", "2026-12-10", "2026-12-31"],
      ["severance", "2027-02-10", "2026-12-31"],
    ];
    for (const [kind, today, date] of cases)
      expect([kind, today, benefitDay(kind, 2026, today === undefined ? undefined : day(today))]).toEqual([
        kind,
        today,
        date,
      ]);
  });

  it("keeps the days that it covers, whenever it is recorded", () => {
    const payable = {
      what: "second-bonus",
      year: 2026,
      due: [due("second-bonus", 2026, 2_000_000, { id: "p1" })],
      date: day("2026-12-18"),
    } as const;
    expect(payableEntry(payable).date).toBe("2026-12-18");
    expect(paymentContent(payable).day).toBe("2026-12-31");
    expect(claimsOf(payable).map((claim) => claim.day)).toEqual(["2026-12-31"]);
  });
});
