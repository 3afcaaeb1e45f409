import { percentOf } from "../kernel/rounding.ts";
import { PURCHASE_ACCOUNTS } from "./effect-accounts.data.ts";
import type { TaxDetail, TaxOutcome } from "./effect-line.ts";
import type { FiscalOperation } from "./fiscal-operation.ts";
import type { FiscalContent, FiscalFlags } from "./fiscal-profile.ts";
import { ASSETS_NORM, isFixedAsset } from "./statement-accounts.data.ts";
import { vatOn } from "./tax-law.ts";

/** Whether the profile's owner charges VAT, and so may deduct the VAT charged to it. */
export function chargesVat(profile: Pick<FiscalContent, "flags" | "vatSettings">): boolean {
  return profile.flags.vatResponsible && profile.vatSettings.enabled;
}

/** VAT of a purchase: that of a fixed asset is never deducted (ET art. 491), nor that of a no responsable. */
function boughtKind(own: boolean, operation: FiscalOperation): "vat-asset" | "vat-deductible" | "vat-cost" {
  if (!own) return "vat-cost";
  return isFixedAsset(operation.account ?? PURCHASE_ACCOUNTS[operation.concept])
    ? "vat-asset"
    : "vat-deductible";
}

/**
 * The VAT of an operation: decided on a sale by the profile, on a purchase by the supplier. The general rate is the
 * profile's, so the owner's own value is used.
 */
export function vatOf(
  profile: Pick<FiscalContent, "flags" | "vatSettings">,
  operation: FiscalOperation,
): TaxOutcome | null {
  const own = chargesVat(profile);
  const seller: Pick<FiscalFlags, "vatResponsible"> =
    operation.kind === "sale" ? { vatResponsible: own } : operation.counterpart;
  if (!seller.vatResponsible) return null;
  const law = vatOn(operation.day, operation.treatment);
  if (!law.known) {
    const why = { kind: "to-confirm", lastKnown: law.lastKnown } as const;
    return { skipped: { tax: "sales-tax", name: "IVA", why } };
  }
  const rate = own && operation.treatment === "general" ? profile.vatSettings.rate : law.value.rate;
  const amount = percentOf(operation.base, rate);
  if (amount === 0) return null;
  const kind = operation.kind === "sale" ? "vat-generated" : boughtKind(own, operation);
  const detail: TaxDetail = {
    base: operation.base,
    rate,
    amount,
    norm: kind === "vat-asset" ? `${law.value.norm}; ${ASSETS_NORM}` : law.value.norm,
    why: { kind },
    provisional: false,
  };
  return { taxed: { account: profile.vatSettings.accountCode, detail } };
}
