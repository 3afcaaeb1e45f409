import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { checkEntry } from "#domain/accounting/entries/check-entry.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import type { Contract } from "#domain/payroll/employee/contract.ts";
import { createLawReader, lawOn } from "#domain/payroll/law/law.ts";
import { earlierClaims } from "#domain/payroll/settlement/earlier-benefits.ts";
import { exemptSeverance } from "#domain/payroll/settlement/exempt-severance.ts";
import { NOTHING_PAID } from "#domain/payroll/settlement/paid-benefits.ts";
import { settleContract } from "#domain/payroll/settlement/settle-contract.ts";
import { settlementEntry } from "#domain/payroll/settlement/settlement-entry.ts";
import type { EarlierBenefit, SettlementOrder } from "#domain/payroll/settlement/settlement-order.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { contractOf } from "../people.ts";

function settle(
  salary: number,
  [start, end]: readonly [string, string],
  more: Partial<SettlementOrder> = {},
  contract: Partial<Contract> = {},
) {
  const order: SettlementOrder = {
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
  return must(settleContract(order, createLawReader()));
}

const shown = ({ lines }: ReturnType<typeof settle>): Readonly<Record<string, number>> =>
  Object.fromEntries(lines.map(({ concept, amount }) => [concept, amount]));

const earlier = (
  concept: EarlierBenefit["concept"],
  salary = 4_000_000,
  consolidated: number | null = null,
) => ({
  concept,
  pay: { variable: ZERO, salary: pesos(salary) },
  unpaidDays: 0,
  consolidated: consolidated === null ? null : pesos(consolidated),
});

describe("PY-16 the exempt part of cesantías (ET art. 206 num. 4), by the income of six months and UVT 52.374", () => {
  it.each([
    [18_330_900, 100],
    [18_330_901, 90],
    [21_473_340, 90],
    [21_473_341, 80],
    [24_615_780, 80],
    [24_615_781, 60],
    [27_758_221, 40],
    [30_900_661, 20],
    [34_043_100, 20],
    [34_043_101, 0],
  ])("%d: %d %%", (income, percent) => {
    expect(exemptSeverance(must(lawOn(day("2026-11-30"))), pesos(income))).toBe(percent);
  });

  it("is named by the settlement with what is taxed, and nothing is withheld of it (ET art. 385)", () => {
    const settled = settle(20_000_000, ["2026-01-01", "2026-12-30"]);
    // A tenth of 20.000.000 of cesantías and 2.400.000 of interest.
    expect(settled.warnings).toContainEqual({
      kind: "severance-taxed",
      income: 20_000_000,
      exemptPercent: 90,
      taxed: 2_240_000,
    });
    expect(settled.lines.filter(({ concept }) => concept === "indemnityWithholding")).toEqual([]);
    const lower = settle(20_000_000, ["2026-01-01", "2026-12-30"], { incomeOfHalfYear: pesos(18_000_000) });
    expect(lower.warnings.map(({ kind }) => kind)).not.toContain("severance-taxed");
  });
});

describe("settlements by hand", () => {
  it("CST art. 253: ten months of 2.000.000, two of 3.000.000; average 2.166.667 and the allowance that was due", () => {
    const fixed = { salary: pesos(2_166_667), transport: pesos(249_095) };
    const settled = settle(3_000_000, ["2026-01-01", "2026-12-31"], { fixedOfYear: fixed });
    expect(shown(settled)).toMatchObject({ severance: 2_415_762, severanceInterest: 289_891 });
    expect(settled.lines[0]?.derivation.steps.map(({ label }) => label)).toContain("Salario básico promedio");
  });

  it("CST arts. 189-3 and 192: vacations on the last salary, with the average of commissions and night surcharge", () => {
    const vacation = (variable: number) =>
      shown(settle(3_000_000, ["2026-01-01", "2026-12-31"], { vacationVariable: pesos(variable) })).vacation;
    expect([vacation(0), vacation(500_000)]).toEqual([1_500_000, 1_750_000]);
  });

  it("Ley 50 de 1990, art. 99-4: on 31 January, last year's cesantías and interest on last year's salary", () => {
    const settled = settle(5_000_000, ["2025-07-01", "2026-01-31"], {
      earlier: [earlier("earlierSeverance"), earlier("earlierInterest")],
    });
    expect(shown(settled)).toMatchObject({
      // 4.000.000 × 180 ÷ 360, and 12 % for half a year.
      earlierSeverance: 2_000_000,
      earlierInterest: 120_000,
      // 5.000.000 × 30 ÷ 360, and 12 % for a month.
      severance: 416_667,
      severanceInterest: 4_167,
    });
    expect(checkEntry(settlementEntry(settled), pucChart())).toEqual([]);
  });

  it("what the books consolidated on 31 December is paid out of 2510 and 2515", () => {
    const settled = settle(5_000_000, ["2025-07-01", "2026-01-31"], {
      earlier: [earlier("earlierSeverance", 1, 2_100_000), earlier("earlierInterest", 1, 126_000)],
    });
    const { lines } = settlementEntry(settled);
    const debits = lines.filter(({ debit }) => debit > 0).map(({ account, debit }) => `${account} ${debit}`);
    expect(debits).toEqual(expect.arrayContaining(["2510 2100000", "2515 126000"]));
  });

  it("CST art. 306: on 10 July, the prima of June, with one withholding for both", () => {
    const settled = settle(20_000_000, ["2020-01-01", "2026-07-10"], {
      earlier: [earlier("earlierBonus", 20_000_000)],
    });
    // 10.000.000 of June and 20.000.000 × 10 ÷ 360 of July. Less a quarter, 7.916.667 is 151,16 UVT: 10,32 UVT.
    expect(shown(settled)).toMatchObject({
      earlierBonus: 10_000_000,
      serviceBonus: 555_556,
      bonusWithholding: 541_000,
    });
  });

  it.each([
    ["2026-01-01", "2020-01-01", ["earlierSeverance", "earlierInterest", "earlierBonus"]],
    ["2026-01-16", "2020-01-01", ["earlierSeverance", "earlierInterest"]],
    ["2026-02-14", "2020-01-01", ["earlierSeverance", "earlierInterest"]],
    ["2026-02-15", "2020-01-01", []],
    ["2026-02-10", "2026-01-02", []],
    ["2026-07-15", "2020-01-01", ["earlierBonus"]],
    ["2026-07-16", "2020-01-01", []],
    ["2026-07-10", "2026-07-01", []],
    ["2026-06-30", "2020-01-01", []],
    ["2025-12-31", "2020-01-01", []],
  ])("Ley 50 de 1990, art. 99 and CST art. 306: ended on %s, begun on %s", (end, start, concepts) => {
    const claims = earlierClaims(contractOf(1, { start: day(start) }), day(end));
    expect(claims.map(({ concept }) => concept)).toEqual(concepts);
    expect(earlierClaims(contractOf(1, { start: day(start), kind: "integral" }), day(end))).toEqual([]);
  });

  it("December's prima was due on the 20th: in January it is paid unless somebody says otherwise", () => {
    const claims = earlierClaims(contractOf(1), day("2026-01-05"));
    expect(claims.map(({ concept, isLikely }) => [concept, isLikely])).toEqual([
      ["earlierSeverance", true],
      ["earlierInterest", true],
      ["earlierBonus", false],
    ]);
  });

  it("leaves out an earlier benefit that its day does not allow", () => {
    const settled = settle(5_000_000, ["2020-01-01", "2026-03-31"], {
      earlier: [earlier("earlierSeverance")],
    });
    expect(shown(settled).earlierSeverance).toBeUndefined();
  });
});

describe("CST art. 64: a term and a piece of work are two contracts", () => {
  it.each([
    ["2026-12-31", false, 9_000_000],
    ["2026-12-31", true, 9_000_000],
    ["2026-10-07", false, 700_000],
    ["2026-10-07", true, 1_500_000],
    ["2026-09-30", false, undefined],
    ["2026-09-30", true, 1_500_000],
    ["2026-09-15", true, 1_500_000],
  ])("until %s, obra o labor %s: %s", (agreedEnd, isForWork, indemnity) => {
    const settled = settle(3_000_000, ["2026-01-01", "2026-09-30"], {
      reason: "unjust",
      agreedEnd: day(agreedEnd),
      isForWork,
    });
    expect(shown(settled).indemnity).toBe(indemnity);
    expect(settled.warnings.filter(({ kind }) => kind === "term-over")).toEqual([]);
  });
});
