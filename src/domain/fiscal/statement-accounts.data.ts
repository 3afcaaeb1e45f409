import type { IncomeConcept } from "../law/tax-statutes.data.ts";

/** Payment concept of a balance on a PUC account; the longest prefix wins. */
const CONCEPT_BY_ACCOUNT: Readonly<Record<string, IncomeConcept>> = {
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
  "515515": "passengers",
  "515520": "passengers",
  "519505": "commissions",
  "519525": "purchases",
  "519530": "purchases",
  "519535": "fuel",
  "519545": "passengers",
  "519560": "hospitality",
  "525515": "passengers",
  "525520": "passengers",
  "529505": "commissions",
  "529525": "purchases",
  "529530": "purchases",
  "529535": "fuel",
  "529545": "passengers",
  "529560": "hospitality",
};

/** The concept that a customer withholds on, by account of what was sold; the first that fits. */
export const SALE_CONCEPTS: readonly (readonly [prefix: string, concept: IncomeConcept])[] = [
  ["4130", "construction"],
  ["4140", "hospitality"],
  ["4145", "freight"],
  ["4125", "services"],
  ["4150", "services"],
  ["4155", "services"],
  ["4160", "services"],
  ["4165", "services"],
  ["4170", "services"],
  ["41", "purchases"],
  ["4220", "property-rent"],
  ["4225", "commissions"],
  ["4230", "fees"],
  ["4235", "services"],
];

/** The concept of a payment on this account; null for an account that implies none. */
export function conceptOfAccount(code: string): IncomeConcept | null {
  for (let length = code.length; length >= 2; length -= 1) {
    const found = CONCEPT_BY_ACCOUNT[code.slice(0, length)];
    if (found) return found;
  }
  return null;
}

/** Income normally subject to VAT: operating income, and its returns as a deduction. */
export const TAXED_INCOME = "41";

/** The VAT on the purchase of property, plant and equipment is never deducted. */
const FIXED_ASSETS = "15";
export const ASSETS_NORM = "ET art. 491";

export function isFixedAsset(code: string): boolean {
  return code.startsWith(FIXED_ASSETS);
}

/** Purchases that serve taxed and excluded sales alike, unless their row says otherwise. */
export const EXPENSES = "5";
export const SHARE_NORM = "ET art. 490";
