import type { ContractKind } from "#domain/payroll/employee/contract.ts";
import type { EndReason } from "#domain/payroll/settlement/settlement-concepts.data.ts";

/**
 * Benefits and settlements, with figures by hand. What was paid before comes from closed runs: one line of months is
 * `first month: salary × months`, and `+` an amount of commissions in a month.
 */
export interface EndCase {
  readonly name: string;
  readonly salary: number;
  readonly contract?: ContractKind;
  readonly start: string;
  readonly paid: readonly string[];
  readonly commissions?: Readonly<Record<string, number>>;
  readonly leave?: readonly [kind: "unpaid" | "sick" | "parental", from: string, to: string];
  readonly figures: Readonly<Record<string, number>>;
}

export interface BenefitCase extends EndCase {
  readonly kind: "first-bonus" | "second-bonus" | "severance";
}

export interface SettlementCase extends EndCase {
  readonly end: string;
  readonly reason?: EndReason;
  readonly agreedEnd?: string;
  readonly isForWork?: boolean;
  /** Working days of vacation taken. */
  readonly taken?: number;
  readonly earlier?: readonly string[];
}

const NO_02 = {
  "2026-07": 900_000,
  "2026-08": 1_950_000,
  "2026-09": 1_450_000,
  "2026-10": 2_300_000,
  "2026-11": 600_000,
  "2026-12": 1_800_000,
};

export const BENEFIT_CASES: readonly BenefitCase[] = [
  {
    name: "14: sick leave lowers no prima (CST art. 306)",
    kind: "first-bonus",
    salary: 6_000_000,
    start: "2024-01-01",
    paid: ["2026-01: 6000000 × 6"],
    leave: ["sick", "2026-03-10", "2026-06-20"],
    figures: { serviceBonus: 3_000_000 },
  },
  {
    name: "16: maternity leave counts (CST art. 236)",
    kind: "second-bonus",
    salary: 4_500_000,
    start: "2024-01-01",
    paid: ["2026-07: 4500000 × 6"],
    leave: ["parental", "2026-10-05", "2027-02-07"],
    figures: { serviceBonus: 2_250_000 },
  },
  {
    name: "17: ten unpaid days leave 170, and the allowance whole (CST arts. 53 and 306)",
    kind: "first-bonus",
    salary: 3_000_000,
    start: "2025-01-01",
    paid: ["2026-01: 3000000 × 6"],
    leave: ["unpaid", "2026-06-11", "2026-06-20"],
    figures: { serviceBonus: 1_534_295 },
  },
  {
    name: "19: a raise in April and commissions, average of the semester (CST art. 306)",
    kind: "first-bonus",
    salary: 2_400_000,
    start: "2024-03-01",
    paid: ["2026-01: 2000000 × 3", "2026-04: 2400000 × 3"],
    commissions: {
      "2026-01": 300_000,
      "2026-03": 600_000,
      "2026-04": 450_000,
      "2026-05": 150_000,
      "2026-06": 900_000,
    },
    figures: { serviceBonus: 1_424_548 },
  },
  {
    name: "19: the same of who entered on 16 February, 135 days",
    kind: "first-bonus",
    salary: 2_400_000,
    start: "2026-02-16",
    paid: ["2026-02: 2000000 × 2", "2026-04: 2400000 × 3"],
    commissions: { "2026-03": 600_000, "2026-04": 450_000, "2026-05": 150_000, "2026-06": 900_000 },
    figures: { serviceBonus: 1_118_411 },
  },
  {
    name: "20A: a raise in November averages (CST art. 253)",
    kind: "severance",
    salary: 2_600_000,
    start: "2020-01-01",
    paid: ["2026-01: 2000000 × 10", "2026-11: 2600000 × 2"],
    figures: { severance: 2_349_095, severanceInterest: 281_891 },
  },
  {
    name: "20B: a raise in September does not",
    kind: "severance",
    salary: 2_600_000,
    start: "2020-01-01",
    paid: ["2026-01: 2000000 × 8", "2026-09: 2600000 × 4"],
    figures: { severance: 2_849_095, severanceInterest: 341_891 },
  },
  {
    name: "20C: commissions of four months, in which no allowance was due",
    kind: "severance",
    salary: 3_000_000,
    start: "2020-01-01",
    paid: ["2026-01: 3000000 × 12"],
    commissions: { "2026-09": 900_000, "2026-10": 900_000, "2026-11": 900_000, "2026-12": 900_000 },
    figures: { severance: 3_466_063, severanceInterest: 415_928 },
  },
  {
    name: "payroll 2: prima on the average of commissions and of the allowance that was due (CST art. 306)",
    kind: "second-bonus",
    salary: 1_800_000,
    start: "2026-07-01",
    paid: ["2026-07: 1800000 × 6"],
    commissions: NO_02,
    figures: { serviceBonus: 1_712_274 },
  },
  {
    name: "payroll 2: cesantías of 180 days and their interest (CST arts. 249 and 253; Ley 52 de 1975)",
    kind: "severance",
    salary: 1_800_000,
    start: "2026-07-01",
    paid: ["2026-07: 1800000 × 6"],
    commissions: NO_02,
    figures: { severance: 1_712_274, severanceInterest: 102_736 },
  },
];

export const SETTLEMENT_CASES: readonly SettlementCase[] = [
  {
    name: "18: vacations in money, 360 days (CST art. 189)",
    salary: 3_200_000,
    start: "2026-01-01",
    end: "2026-12-31",
    paid: ["2026-01: 3200000 × 12"],
    figures: { vacation: 1_600_000 },
  },
  {
    name: "22: no just cause, under ten minimum wages (CST art. 64)",
    salary: 2_500_000,
    start: "2023-03-01",
    end: "2026-07-15",
    reason: "unjust",
    paid: ["2026-01: 2500000 × 7"],
    taken: 45,
    figures: {
      indemnity: 6_458_333,
      severance: 1_489_093,
      severanceInterest: 96_791,
      serviceBonus: 114_546,
      vacation: 468_750,
      indemnityWithholding: 0,
      net: 8_627_513,
    },
  },
  {
    name: "23: no just cause, ten minimum wages or more (CST art. 64; ET art. 401-3)",
    salary: 20_000_000,
    start: "2021-02-01",
    end: "2026-10-31",
    reason: "unjust",
    paid: ["2026-01: 20000000 × 10"],
    taken: 75,
    figures: {
      indemnity: 60_833_333,
      severance: 16_666_667,
      severanceInterest: 1_666_667,
      serviceBonus: 6_666_667,
      vacation: 7_500_000,
      accrued: 93_333_333,
      indemnityWithholding: 11_477_076,
      // A tenth of the cesantías and of their interest (ET art. 206-4).
      taxed: 1_833_333,
    },
  },
  {
    name: "24a: a term broken four months before its end (CST art. 64)",
    salary: 2_000_000,
    start: "2026-04-01",
    end: "2026-11-30",
    reason: "unjust",
    agreedEnd: "2027-03-31",
    paid: ["2026-04: 2000000 × 8"],
    figures: {
      indemnity: 8_000_000,
      severance: 1_499_397,
      severanceInterest: 119_952,
      serviceBonus: 937_123,
      vacation: 666_667,
      net: 11_223_138,
    },
  },
  {
    name: "24c: the same with just cause (CST art. 62)",
    salary: 2_000_000,
    start: "2026-04-01",
    end: "2026-11-30",
    reason: "just-cause",
    agreedEnd: "2027-03-31",
    paid: ["2026-04: 2000000 × 8"],
    figures: { indemnity: 0, net: 3_223_138 },
  },
  {
    name: "24b: a term that ends on its day (CST art. 46)",
    salary: 2_000_000,
    start: "2026-01-01",
    end: "2026-06-30",
    reason: "term-ended",
    agreedEnd: "2026-06-30",
    paid: ["2026-01: 2000000 × 6"],
    figures: {
      indemnity: 0,
      severance: 1_124_548,
      severanceInterest: 67_473,
      serviceBonus: 1_124_548,
      vacation: 500_000,
      net: 2_816_568,
    },
  },
  {
    name: "25: on 20 January, cesantías of the year before too, and a year that begins on a 21st (CST art. 253)",
    salary: 1_750_905,
    start: "2024-07-01",
    end: "2026-01-20",
    reason: "just-cause",
    paid: ["2024-07: 1300000 × 6", "2025-01: 1423500 × 12", "2026-01: 1750905 × 1"],
    taken: 15,
    earlier: ["earlierSeverance", "earlierInterest"],
    figures: {
      earlierSeverance: 1_623_500,
      earlierInterest: 194_820,
      severance: 91_356,
      severanceInterest: 609,
      serviceBonus: 111_111,
      vacation: 486_363,
      indemnity: 0,
    },
  },
  {
    name: "26: in July, with the prima of June, and averages of what varied (CST arts. 189, 253 and 306)",
    salary: 1_800_000,
    start: "2025-10-01",
    end: "2026-07-08",
    paid: ["2025-10: 1800000 × 3", "2026-01: 1800000 × 7"],
    commissions: {
      "2025-10": 500_000,
      "2025-11": 700_000,
      "2025-12": 900_000,
      "2026-01": 400_000,
      "2026-02": 500_000,
      "2026-03": 600_000,
      "2026-04": 700_000,
      "2026-05": 800_000,
      "2026-06": 600_000,
      "2026-07": 200_000,
    },
    earlier: ["earlierBonus"],
    figures: {
      earlierBonus: 1_324_548,
      serviceBonus: 62_202,
      severance: 1_394_277,
      severanceInterest: 87_375,
      vacation: 940_833,
      indemnity: 0,
    },
  },
  {
    name: "payroll 4 (a): a term broken 105 days before its end (CST art. 64)",
    salary: 5_400_000,
    start: "2026-03-01",
    end: "2026-11-15",
    reason: "unjust",
    agreedEnd: "2027-02-28",
    paid: ["2026-03: 5400000 × 9"],
    figures: {
      indemnity: 18_900_000,
      severance: 3_825_000,
      severanceInterest: 325_125,
      serviceBonus: 2_025_000,
      vacation: 1_912_500,
      indemnityWithholding: 0,
      accrued: 26_987_625,
    },
  },
  {
    name: "payroll 4 (b): no term, five years, seven months and sixteen days (CST art. 64)",
    salary: 3_200_000,
    start: "2021-02-15",
    end: "2026-09-30",
    reason: "unjust",
    paid: ["2026-01: 3200000 × 9"],
    taken: 60,
    figures: {
      indemnity: 13_072_593,
      severance: 2_586_821,
      severanceInterest: 232_814,
      serviceBonus: 862_274,
      vacation: 2_604_444,
      indemnityWithholding: 0,
      accrued: 19_358_946,
    },
  },
  {
    name: "payroll 4 (c): the same at ten minimum wages or more",
    salary: 19_000_000,
    start: "2021-02-15",
    end: "2026-09-30",
    reason: "unjust",
    paid: ["2026-01: 19000000 × 9"],
    taken: 60,
    figures: { indemnity: 56_630_556 },
  },
];
