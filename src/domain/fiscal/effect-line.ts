import type { AccountCode } from "../accounting/account.ts";
import type { Day } from "../kernel/calendar-day.ts";
import type { Pesos } from "../kernel/pesos.ts";
import type { RetentionType } from "./fiscal-profile.ts";

/** Where a tax line comes from. Turned into words by `effect-words.ts`. */
type EffectWhy =
  | { readonly kind: "vat-generated" }
  | { readonly kind: "vat-deductible" }
  /** Who is no responsable cannot take it off: it is part of what the thing cost. */
  | { readonly kind: "vat-cost" }
  | {
      readonly kind: "withheld";
      readonly tax: RetentionType;
      readonly name: string;
      /** Null when nobody told us the least base. */
      readonly floor: Pesos | null;
      readonly floorUvt: number | null;
      /** The law's rate stands where the payee files no return and the profile has the rate of who does. */
      readonly rateFrom: "profile" | "law";
    }
  | { readonly kind: "suffered"; readonly tax: RetentionType }
  | { readonly kind: "self-withheld" };

export interface TaxDetail {
  readonly base: Pesos;
  /** Percent. */
  readonly rate: number;
  readonly amount: Pesos;
  readonly norm: string;
  readonly why: EffectWhy;
  /** One source only, or a figure that nobody confirmed. */
  readonly provisional: boolean;
}

export type LineRole = "main" | "vat" | "withheld" | "settlement" | "cost";

export interface EffectLine {
  readonly role: LineRole;
  readonly account: AccountCode;
  readonly debit: Pesos;
  readonly credit: Pesos;
  readonly tax: TaxDetail | null;
}

export type SkipWhy =
  | {
      readonly kind: "below-floor";
      readonly base: Pesos;
      readonly floor: Pesos;
      readonly floorUvt: number;
      readonly norm: string;
    }
  /** The day lies outside what was confirmed. */
  | { readonly kind: "to-confirm"; readonly lastKnown: Day | null }
  | { readonly kind: "payer-simple" }
  | { readonly kind: "payee-simple" }
  | { readonly kind: "payee-self-withholder" }
  | { readonly kind: "payee-no-income-tax" }
  | { readonly kind: "payer-not-large" }
  | { readonly kind: "both-large" }
  | { readonly kind: "no-vat" };

/** A tax that could be expected and does not come, and why. */
export interface SkippedTax {
  readonly tax: RetentionType | "sales-tax";
  readonly name: string;
  readonly why: SkipWhy;
}

/** A tax on its way to a line: an amount above zero on an account. */
export interface TaxAmount {
  readonly account: string;
  readonly detail: TaxDetail;
}

export type TaxOutcome =
  | { readonly taxed: TaxAmount; readonly skipped?: undefined }
  | { readonly taxed?: undefined; readonly skipped: SkippedTax };
