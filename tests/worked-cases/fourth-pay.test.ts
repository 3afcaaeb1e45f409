import { describe, expect, it } from "vitest";
import type { Slip } from "#domain/payroll/slip/slip.ts";
import { amountOf, slipOf } from "#tests/domain/payroll/people.ts";
import type { BenefitCase, SettlementCase } from "./ends.data.ts";
import { benefits, differences, settled } from "./read-end-case.ts";
import { readSlipCases, slipDifferences } from "./read-slip-case.ts";

/** A month in two fortnights, the salary raised on the 16th; the figures are those of the month, by hand. */
const RAISES: readonly (readonly [title: string, first: number, second: number, Record<string, number>])[] = [
  [
    "under two minimum wages: half of each salary, the whole allowance (CST art. 134; Ley 15 de 1959)",
    3_000_000,
    3_600_000,
    { salary: 3_300_000, transport: 249_095, health: 132_000, pension: 132_000, net: 3_285_095 },
  ],
  [
    "over two minimum wages with the raise: no allowance in the month, what the first paid comes back",
    3_400_000,
    3_700_000,
    { salary: 3_550_000, transport: 0, health: 142_000, pension: 142_000, net: 3_266_000 },
  ],
  [
    "over four minimum wages with the raise: 1 % of the month for solidarity (Ley 797 de 2003, art. 7)",
    6_900_000,
    7_200_000,
    { salary: 7_050_000, health: 282_000, pension: 282_000, solidarity: 70_500, net: 6_415_500 },
  ],
];

/** Long sick leave: 2/3 to day 90, half to day 180, then the pension fund (CST art. 227; Decreto Ley 19 de 2012, art. 142). */
const LEAVES = `
# Day 90 of a leave from 1 July is 28 September: 28 days at 80.000 and two at 60.000.
1 | 2026-09 | 3600000 | sick 2026-07-01 2026-10-31 | salary 0; transport 0; sickLeaveEmployer 0; sickLeaveEps 2360000; sickLeaveFund 0; ibc 2360000; health 94400; pension 94400; net 2171200; arl 0; familyFund 0
# The next month all of it is half.
2 | 2026-10 | 3600000 | sick 2026-07-01 2026-10-31 | sickLeaveEps 1800000; ibc 1800000; health 72000; pension 72000; net 1656000
# One leave in two certificates is one leave.
3 | 2026-09 | 3600000 | sick 2026-07-01 2026-08-31; sick 2026-09-01 2026-09-30 | sickLeaveEmployer 0; sickLeaveEps 2360000; health 94400
# Day 180 of a leave from 18 May is 13 November; a half of 80.000 is under the minimum wage, which is paid (Sentencia C-543 de 2007).
4 | 2026-11 | 2400000 | sick 2026-05-18 2026-11-30 | salary 0; sickLeaveEps 758726; sickLeaveFund 992180; ibc 1750905; health 70036; pension 70036; net 1610833
`;

const BENEFITS: readonly BenefitCase[] = [
  {
    name: "December's prima with a raise in October: the average of the semester (CST art. 306)",
    kind: "second-bonus",
    salary: 2_600_000,
    start: "2024-01-01",
    paid: ["2026-07: 2000000 × 3", "2026-10: 2600000 × 3"],
    figures: { serviceBonus: 1_274_548 },
  },
  {
    name: "cesantías with a raise in December that passes two minimum wages (CST art. 253; Ley 1 de 1963, art. 7)",
    kind: "severance",
    salary: 3_700_000,
    start: "2024-01-01",
    paid: ["2026-01: 3300000 × 11", "2026-12: 3700000 × 1"],
    figures: { severance: 3_561_670, severanceInterest: 427_400 },
  },
];

const SETTLEMENTS: readonly SettlementCase[] = [
  {
    name: "resigned on 6 July, with June's prima still owed (CST arts. 186, 189, 249 and 306)",
    salary: 2_100_000,
    start: "2024-02-01",
    end: "2026-07-06",
    reason: "resignation",
    paid: ["2026-01: 2100000 × 6"],
    taken: 15,
    earlier: ["earlierBonus"],
    figures: {
      earlierBonus: 1_174_548,
      serviceBonus: 39_152,
      severance: 1_213_699,
      severanceInterest: 75_249,
      vacation: 1_505_000,
    },
  },
  {
    name: "resigned on 10 February, with the cesantías of the year before (Ley 50 de 1990, art. 99)",
    salary: 2_800_000,
    start: "2025-01-16",
    end: "2026-02-10",
    reason: "resignation",
    paid: ["2025-01: 2800000 × 12", "2026-01: 2800000 × 1"],
    earlier: ["earlierSeverance", "earlierInterest"],
    figures: {
      earlierSeverance: 2_875_000,
      earlierInterest: 330_625,
      severance: 338_788,
      severanceInterest: 4_517,
      serviceBonus: 338_788,
      vacation: 1_497_222,
    },
  },
  {
    name: "a term ended three months before, without cause: their salaries (CST art. 64)",
    salary: 2_400_000,
    start: "2025-10-01",
    end: "2026-09-30",
    reason: "unjust",
    agreedEnd: "2026-12-31",
    paid: ["2025-10: 2400000 × 3", "2026-01: 2400000 × 9"],
    figures: { indemnity: 7_200_000 },
  },
];

function figureOf(slip: Slip, figure: string): number {
  return figure === "net" ? slip.totals.net : amountOf(slip, figure as Parameters<typeof amountOf>[1]);
}

// PY-12
describe("pay and ends reckoned from the law for a fourth time", () => {
  it.each(RAISES)("two fortnights, a raise between them: %s", (_, before, after, figures) => {
    const first = slipOf("2026-10 -1", before);
    const second = slipOf("2026-10 -2", after, { soFar: first.monthSoFar });
    const found = Object.fromEntries(
      Object.keys(figures).map((figure) => [figure, figureOf(first, figure) + figureOf(second, figure)]),
    );
    expect(differences(found, figures)).toEqual([]);
  });

  it("sick leave beyond 90 and 180 days, in one certificate or more", () => {
    expect(slipDifferences(readSlipCases(LEAVES))).toEqual([]);
  });

  it.each(BENEFITS.map((each) => [each.name, each] as const))("%s", (_, each) => {
    expect(differences(benefits(each), each.figures)).toEqual([]);
  });

  it.each(SETTLEMENTS.map((each) => [each.name, each] as const))("%s", (_, each) => {
    expect(differences(settled(each), each.figures)).toEqual([]);
  });
});
