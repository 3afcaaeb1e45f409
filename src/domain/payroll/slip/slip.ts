import type { Day } from "../../kernel/calendar-day.ts";
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

/** One line of a pay slip. The amount is never hidden in another line's. */
export interface SlipLine {
  readonly concept: ConceptKey;
  readonly label: string;
  readonly quantity: Quantity | null;
  readonly amount: Pesos;
  readonly derivation: Derivation;
  /** Which hours, on lines of overtime and surcharges. */
  readonly hours?: HourKind;
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

/** A base of contributions; `form` is what the PILA form takes for it, which rounds no peso down. Left out where equal. */
export interface Base extends Figure {
  readonly form?: Pesos;
}

/** What a month holds before this slip: nothing for a month's only slip, the first fortnight's for the second. */
export interface MonthSoFar {
  /** Days of contract without those of unpaid leave. */
  readonly days: number;
  readonly workedDays: number;
  readonly unpaidDays: number;
  readonly salary: Pesos;
  readonly nonSalary: Pesos;
  readonly worked: Pesos;
  readonly variable: Pesos;
  readonly parafiscal: Pesos;
  readonly accrued: Pesos;
  readonly taxable: Pesos;
  readonly charged: Readonly<Partial<Record<ConceptKey, Pesos>>>;
}

export const NOTHING_SO_FAR: MonthSoFar = {
  ...{ days: 0, workedDays: 0, unpaidDays: 0, salary: ZERO, nonSalary: ZERO, worked: ZERO, variable: ZERO },
  ...{ parafiscal: ZERO, accrued: ZERO, taxable: ZERO, charged: {} },
};

export interface SlipTotals {
  readonly accrued: Pesos;
  readonly deducted: Pesos;
  /** Below zero when deductions exceed what was earned (PY-01). */
  readonly net: Pesos;
  readonly employer: Pesos;
  readonly provisions: Pesos;
  /** Accrued, employer's contributions and provisions. */
  readonly cost: Pesos;
}

/** What is computed all the same and has to be looked at. */
export type SlipWarning =
  | { readonly kind: "salary-below-minimum"; readonly salary: Pesos; readonly minimum: Pesos }
  | { readonly kind: "integral-below-minimum"; readonly salary: Pesos; readonly minimum: Pesos }
  /** More overtime than the law allows, all of it paid. */
  | {
      readonly kind: "too-many-hours";
      readonly from: Day;
      readonly to: Day;
      readonly hours: number;
      readonly most: number;
    }
  /** An integral salary already pays overtime and surcharges: these hours were not paid. */
  | { readonly kind: "hours-in-integral"; readonly hours: number }
  | { readonly kind: "negative-net"; readonly net: Pesos }
  | { readonly kind: "deductions-over-ceiling"; readonly deductions: Pesos; readonly ceiling: Pesos }
  | { readonly kind: "garnishment-over-limit"; readonly garnished: Pesos; readonly limit: Pesos }
  /** The employer goes on paying their health; whether their pension is owed too is disputed, and it is not in here. */
  | { readonly kind: "unpaid-days"; readonly days: number }
  | { readonly kind: "long-sick-leave"; readonly days: number };

/** What a period pays one person (desprendible), to the peso, every figure with the way to it. */
export interface Slip {
  readonly contract: Contract;
  readonly period: PayrollPeriod;
  readonly from: Day;
  readonly to: Day;
  /** Days of contract in the period, in months of 30. */
  readonly days: number;
  readonly workedDays: number;
  readonly exonerated: boolean;
  readonly lines: readonly SlipLine[];
  readonly bases: Readonly<Partial<Record<BaseKey, Base>>>;
  readonly totals: SlipTotals;
  readonly warnings: readonly SlipWarning[];
  /** For the second fortnight's slip. */
  readonly monthSoFar: MonthSoFar;
}

export type InputField =
  | "salary"
  | "commissions"
  | "salaryBonus"
  | "nonSalary"
  | "hours"
  | "absences"
  | "deductions"
  | "relief"
  | "contract";

/** Why a slip cannot be computed. Nothing of its run is shown then. */
export type SlipProblem =
  | UnknownLaw
  | { readonly kind: "bad-input"; readonly employee: string; readonly field: InputField }
  | { readonly kind: "absences-overlap"; readonly employee: string; readonly day: Day }
  | { readonly kind: "not-in-period"; readonly employee: string }
  /** These hours must be typed apart before and from that day, because they pay differently. */
  | { readonly kind: "hours-across-change"; readonly employee: string; readonly change: Day };
