import type { GuidedDeed } from "../deed.ts";

/** Kinds of deeds that words tell apart; each is a letter in the table of weights. */
export const DEED_KINDS = {
  a: "sale",
  b: "other-income",
  c: "collection",
  d: "advance-received",
  e: "loan-received",
  f: "contribution",
  g: "expense",
  h: "purchase",
  i: "asset-purchase",
  j: "payment",
  k: "payroll",
  l: "tax",
  m: "loan-repaid",
  n: "money-lent",
  o: "transfer",
  p: "withdrawal",
  q: "goods-gone",
  r: "sale-returned",
  s: "another",
} as const;
export type DeedLetter = keyof typeof DEED_KINDS;
export type DeedKind = (typeof DEED_KINDS)[DeedLetter];

const KINDS: Readonly<Record<GuidedDeed, DeedKind>> = {
  sale: "sale",
  "sale-return": "sale-returned",
  "sale-discount": "another",
  collection: "collection",
  "advance-received": "advance-received",
  expense: "expense",
  "prepaid-expense": "expense",
  accrual: "expense",
  purchase: "purchase",
  "asset-purchase": "asset-purchase",
  "purchase-return": "another",
  "purchase-discount": "another",
  payment: "payment",
  "advance-given": "money-lent",
  "loan-received": "loan-received",
  "loan-repaid": "loan-repaid",
  "loan-granted": "money-lent",
  "loan-collected": "collection",
  payroll: "payroll",
  "payroll-owed": "payroll",
  "social-security": "payroll",
  income: "other-income",
  transfer: "transfer",
  "taxes-paid": "tax",
  "deposit-given": "another",
  "deposit-back": "another",
  "deposit-received": "another",
  "deposit-returned": "another",
  contribution: "contribution",
  withdrawal: "withdrawal",
  dividends: "another",
  depreciation: "another",
  amortization: "another",
  provision: "another",
  "write-off": "another",
  "stock-loss": "goods-gone",
  "cost-of-sale": "another",
  entrusted: "another",
  "investment-redeemed": "another",
  "cheque-returned": "another",
  reclassification: "another",
  "asset-sale": "another",
  "asset-retired": "another",
  "asset-lost": "another",
  "asset-donated": "another",
};

/** The deed that a kind usually is; a kind of many deeds has none. */
export const USUAL_OF_KIND: Readonly<Partial<Record<DeedKind, GuidedDeed>>> = {
  sale: "sale",
  "other-income": "income",
  collection: "collection",
  "advance-received": "advance-received",
  "loan-received": "loan-received",
  contribution: "contribution",
  expense: "expense",
  purchase: "purchase",
  "asset-purchase": "asset-purchase",
  payment: "payment",
  payroll: "payroll",
  tax: "taxes-paid",
  "loan-repaid": "loan-repaid",
  transfer: "transfer",
  withdrawal: "withdrawal",
  "sale-returned": "sale-return",
};

/**
 * The kinds that a deed about an account is: what is paid to or for employees is payroll as well, and what is earned beside
 * the trade is told as a sale is.
 */
export function kindsOfDeed(deed: GuidedDeed, puc: string): readonly DeedKind[] {
  if (deed === "income") return [KINDS[deed], "sale"];
  const isOfStaff = /^(?:25|237|5[12]05)/.test(puc) && /^(?:expense|payment|accrual)$/.test(deed);
  return isOfStaff ? [KINDS[deed], "payroll"] : [KINDS[deed]];
}
