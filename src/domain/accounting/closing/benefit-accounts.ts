/**
 * The four benefits that accrue monthly and are paid later (Código Sustantivo del Trabajo, 186, 249, 306; Ley 52 de
 * 1975).
 */
export const BENEFITS = ["severance", "interest", "bonus", "vacation"] as const;
export type Benefit = (typeof BENEFITS)[number];

interface BenefitAccounts {
  /** Estimated liability by month, and the consolidated one of the year's end (Decreto 2650 de 1993). */
  readonly provision: string;
  readonly consolidated: string;
  /** What follows 51, 52 or a cost account of class 7. */
  readonly expense: string;
}

export const BENEFIT_ACCOUNTS: Readonly<Record<Benefit, BenefitAccounts>> = {
  severance: { provision: "261005", consolidated: "2510", expense: "0530" },
  interest: { provision: "261010", consolidated: "2515", expense: "0533" },
  bonus: { provision: "261020", consolidated: "2520", expense: "0536" },
  vacation: { provision: "261015", consolidated: "2525", expense: "0539" },
};

/** 2610 as a whole provides for all four. */
export const ALL_BENEFITS = /^2610$/;

/** What benefits are charged to, and where they are owed. */
export const BENEFIT_MOVES = /^(?:(?:5[12]|7\d)05(?:30|33|36|39)|2610|2510|2515|2520|2525)/;

/** Expenses that only salaries have. */
export const SALARIES = /^(?:5[12]05(?:03|06|$)|72)/;
