import type { Pesos } from "../../../kernel/pesos.ts";
import type { OwnerKind } from "../../../law/tax-statutes.data.ts";

/** What the books do not tell of the taxable income, in the order of the return. */
export const TYPED_TAX = ["donations", "refused", "dividends", "losses", "exempt", "credits"] as const;
export type TypedTaxKey = (typeof TYPED_TAX)[number];

/** What one year's declaration lost and none used yet. */
export interface TaxLoss {
  readonly year: number;
  readonly amount: Pesos;
}

/** What a person typed of it; absent for nothing. Losses are told by year: each has its term (ET art. 147). */
export type TypedTax = Readonly<Partial<Record<Exclude<TypedTaxKey, "losses">, Pesos>>> & {
  readonly losses?: readonly TaxLoss[];
};

/** Someone who is paid dividends. */
export interface DividendOwner {
  readonly name: string;
  readonly kind: OwnerKind;
  /** Shares or quotas: what they count is compared with those of the others. */
  readonly shares: number;
}

/** The owners as a person told them, and what of the dividends comes from profits that paid no tax (ET art. 49). */
export interface DividendOwners {
  readonly owners: readonly DividendOwner[];
  readonly taxed: Pesos;
  /** What the assembly decided; absent for the least that the law asks for. */
  readonly decided?: Pesos;
}

/** Amounts of a closing that only the person knows. */
export interface TypedClosing {
  readonly tax?: TypedTax;
  readonly owners?: DividendOwners;
}
