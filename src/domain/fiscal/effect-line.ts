import type { AccountCode } from "../accounting/account.ts";
import type { Day } from "../kernel/day.ts";
import type { Pesos } from "../kernel/pesos.ts";
import type { RetentionType } from "./fiscal-profile.ts";

/** Why a tax line exists. Turned into words by `effect-words.ts`. */
type EffectWhy =
  | { readonly kind: "vat-generated" }
  /** `share`, 0 to 1: the part that may be deducted where taxed and excluded sales share the purchase (ET art. 490). */
  | { readonly kind: "vat-deductible"; readonly share?: number }
  /** A no responsable cannot deduct the VAT: it is part of the cost. */
  | { readonly kind: "vat-cost" }
  /** That of a fixed asset is part of its cost too. */
  | { readonly kind: "vat-asset" }
  | {
      readonly kind: "withheld";
      readonly tax: RetentionType;
      readonly name: string;
      /** Null when the minimum base is not known. */
      readonly floor: Pesos | null;
      readonly floorUvt: number | null;
      /** The law's rate applies when the payee files no return but the profile has the filer's rate. */
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
  /** Based on a single source, or on an unconfirmed figure. */
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
  /** The day is outside the confirmed dates. */
  | { readonly kind: "to-confirm"; readonly lastKnown: Day | null }
  | { readonly kind: "payer-simple" }
  | { readonly kind: "payee-simple" }
  | { readonly kind: "payee-self-withholder" }
  | { readonly kind: "payee-no-income-tax" }
  | { readonly kind: "payer-not-large" }
  | { readonly kind: "both-large" }
  | { readonly kind: "no-vat" }
  /** The VAT of a fixed asset is part of its cost. */
  | { readonly kind: "vat-of-assets" }
  /** Whoever sells only excluded goods deducts no VAT. */
  | { readonly kind: "vat-all-excluded" }
  /** With excluded sales, VAT of common purchases is deducted only in the share of the others; `amount` is the rest. */
  | { readonly kind: "vat-common"; readonly share: number; readonly amount: Pesos };

/** A tax that could be expected but does not apply, and why. */
export interface SkippedTax {
  readonly tax: RetentionType | "sales-tax";
  readonly name: string;
  readonly why: SkipWhy;
}

/** A computed tax, not yet a line: an amount above zero on an account. */
export interface TaxAmount {
  readonly account: string;
  readonly detail: TaxDetail;
}

export type TaxOutcome =
  | { readonly taxed: TaxAmount; readonly skipped?: undefined }
  | { readonly taxed?: undefined; readonly skipped: SkippedTax };

/** Whether the VAT is part of the cost, and not a line of its own. */
export function isInCost({ why }: Pick<TaxDetail, "why">): boolean {
  return why.kind === "vat-cost" || why.kind === "vat-asset";
}
