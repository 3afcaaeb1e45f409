import type { Day } from "../../kernel/day.ts";
import type { Exact } from "../../kernel/exact.ts";
import { type Pesos, ZERO } from "../../kernel/pesos.ts";
import type { Figure } from "../derivation/chain.ts";
import type { Derivation, StepUnit } from "../derivation/derivation.ts";
import type { HourKind } from "../earnings/overtime-kinds.data.ts";
import type { Contract } from "../employee/contract.ts";
import type { UnknownLaw } from "../law/law.ts";
import type { PayrollPeriod } from "../run/period.ts";
import type { ConceptKey } from "./concepts.data.ts";

export interface Quantity {
  readonly value: number;
  readonly unit: StepUnit | "percent";
}

/** One line of a pay slip. An amount is never merged into another line. */
export interface SlipLine {
  readonly concept: ConceptKey;
  readonly label: string;
  readonly quantity: Quantity | null;
  readonly amount: Pesos;
  readonly derivation: Derivation;
  /** Kind of hours, on lines of overtime and surcharges. */
  readonly hours?: HourKind;
  /** On lines of days and hours, which a second fortnight rounds with the first. */
  readonly part?: LinePart;
}

/** The value of a line before rounding, and the name that the line has in both fortnights of a month. */
export interface LinePart {
  readonly name: string;
  readonly exact: Exact;
}

/** The parts of one name in the slips of a month so far: their exact sum, and what they paid. */
export interface RoundedPart {
  readonly exact: Exact;
  readonly amount: Pesos;
}

/** A line with the figure that it shows. Written out, because a spread makes each line an object twice its size. */
export function slipLine(
  concept: ConceptKey,
  label: string,
  quantity: Quantity | null,
  { amount, derivation }: Figure,
): SlipLine {
  return { concept, label, quantity, amount, derivation };
}

export const BASE_KEYS = [
  "ibc",
  "arlBase",
  "parafiscalBase",
  "unpaidBase",
  "benefitsBase",
  "vacationBase",
  "netIncome",
  "relief",
  "withholdingBase",
] as const;

export type BaseKey = (typeof BASE_KEYS)[number];

/**
 * A contribution base; `form` is its value on the PILA form, which always rounds up to the peso. Absent where equal.
 */
export interface Base extends Figure {
  readonly form?: Pesos;
}

/** The month's totals before this slip: zero for the only slip of a month, the first fortnight's for the second. */
export interface MonthSoFar {
  /** Contract days without unpaid leave. */
  readonly days: number;
  readonly workedDays: number;
  readonly unpaidDays: number;
  readonly salary: Pesos;
  /** The part of it that an insurer recognises, on the contribution base already. */
  readonly insured: Pesos;
  readonly nonSalary: Pesos;
  readonly worked: Pesos;
  readonly variable: Pesos;
  readonly parafiscal: Pesos;
  readonly accrued: Pesos;
  readonly taxable: Pesos;
  /** Variable pay and allowance that count for cesantías and prima. */
  readonly benefits: Pesos;
  /** Variable pay that counts for vacations. */
  readonly vacation: Pesos;
  /** Monthly salary × days that count for benefits: thirty times what they earn. */
  readonly paidSalaryDays: number;
  /** The same of the days of unpaid leave. */
  readonly unpaidSalaryDays: number;
  /** The same of all days of the contract, with the average that those of leave are reckoned on (PY-60). */
  readonly contractSalaryDays: number;
  /** What was earned besides the basic salary and the pay of leave. */
  readonly besides: Pesos;
  readonly charged: Readonly<Partial<Record<ConceptKey, Pesos>>>;
  readonly rounded: ReadonlyMap<string, RoundedPart>;
}

export const NOTHING_SO_FAR: MonthSoFar = {
  days: 0,
  workedDays: 0,
  unpaidDays: 0,
  salary: ZERO,
  insured: ZERO,
  nonSalary: ZERO,
  worked: ZERO,
  variable: ZERO,
  parafiscal: ZERO,
  accrued: ZERO,
  taxable: ZERO,
  benefits: ZERO,
  vacation: ZERO,
  paidSalaryDays: 0,
  unpaidSalaryDays: 0,
  contractSalaryDays: 0,
  besides: ZERO,
  charged: {},
  rounded: new Map(),
};

export interface SlipTotals {
  readonly accrued: Pesos;
  readonly deducted: Pesos;
  /** Below zero when deductions exceed earnings (PY-01). */
  readonly net: Pesos;
  readonly employer: Pesos;
  readonly provisions: Pesos;
  /** Earnings, employer contributions and provisions. */
  readonly cost: Pesos;
}

/** A fact that does not prevent the slip but needs attention. */
export type SlipWarning =
  | { readonly kind: "salary-below-minimum"; readonly salary: Pesos; readonly minimum: Pesos }
  | { readonly kind: "integral-below-minimum"; readonly salary: Pesos; readonly minimum: Pesos }
  /** More overtime than the law allows; all of it is paid. */
  | {
      readonly kind: "too-many-hours";
      readonly from: Day;
      readonly to: Day;
      readonly hours: number;
      readonly most: number;
    }
  /** An integral salary already includes overtime and surcharges: these hours were not paid. */
  | { readonly kind: "hours-in-integral"; readonly hours: number }
  /** A surcharge that was typed and is less than the law's; it is paid as typed. */
  | {
      readonly kind: "surcharge-below-law";
      readonly hours: HourKind;
      readonly typed: number;
      readonly least: number;
    }
  | { readonly kind: "negative-net"; readonly net: Pesos }
  | { readonly kind: "deductions-over-ceiling"; readonly deductions: Pesos; readonly ceiling: Pesos }
  | { readonly kind: "garnishment-over-limit"; readonly garnished: Pesos; readonly limit: Pesos }
  /** The employer keeps paying health; whether pension is also owed is disputed, and it is not included. */
  | { readonly kind: "unpaid-days"; readonly days: number }
  /** Days after the 180th of a sick leave: the pension fund pays them (Decreto Ley 19 de 2012, art. 142). */
  | { readonly kind: "long-sick-leave"; readonly days: number };

/** One person's pay for a period (desprendible), to the peso, every figure with its derivation. */
export interface Slip {
  readonly contract: Contract;
  readonly period: PayrollPeriod;
  readonly from: Day;
  readonly to: Day;
  /** Contract days in the period, in 30-day months. */
  readonly days: number;
  readonly workedDays: number;
  readonly exonerated: boolean;
  readonly lines: readonly SlipLine[];
  readonly bases: Readonly<Partial<Record<BaseKey, Base>>>;
  readonly totals: SlipTotals;
  readonly warnings: readonly SlipWarning[];
  /** Input for the second fortnight's slip. */
  readonly monthSoFar: MonthSoFar;
}

export type InputField =
  | "salary"
  | "commissions"
  | "salaryBonus"
  | "nonSalary"
  | "arrears"
  | "hours"
  | "absences"
  | "deductions"
  | "relief"
  | "contract";

/** Why a slip cannot be computed. Its whole run then shows no figures. */
export type SlipProblem =
  | UnknownLaw
  | { readonly kind: "bad-input"; readonly employee: string; readonly field: InputField }
  | { readonly kind: "absences-overlap"; readonly employee: string; readonly day: Day }
  | { readonly kind: "not-in-period"; readonly employee: string }
  /** These hours must be split at that day, because they pay differently from then on. */
  | {
      readonly kind: "hours-across-change";
      readonly employee: string;
      readonly change: Day;
      /** The salary changes on that day; absent: the law does. */
      readonly isRaise?: true;
    };
