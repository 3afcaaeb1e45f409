import type { IncomeConcept } from "../law/tax-statutes.data.ts";

/** Payment concept of a balance on a PUC account; the longest prefix wins. */
export const CONCEPT_BY_ACCOUNT: Readonly<Record<string, IncomeConcept>> = {
  "14": "purchases",
  "15": "purchases",
  "1508": "construction",
  "62": "purchases",
  "5110": "fees",
  "5210": "fees",
  "5120": "property-rent",
  "5220": "property-rent",
  "512015": "equipment-rent",
  "5135": "services",
  "5235": "services",
  "513505": "security-cleaning",
  "523505": "security-cleaning",
  "513510": "temporary-staff",
  "523510": "temporary-staff",
  "513550": "freight",
  "523550": "freight",
  "5145": "services",
  "5245": "services",
  "519505": "commissions",
  "529505": "commissions",
};

/** Income normally subject to VAT: operating income, and its returns as a deduction. */
export const TAXED_INCOME = "41";

/** The VAT on the purchase of property, plant and equipment is never deducted. */
const FIXED_ASSETS = "15";
export const ASSETS_NORM = "ET art. 491";

export function isFixedAsset(code: string): boolean {
  return code.startsWith(FIXED_ASSETS);
}
