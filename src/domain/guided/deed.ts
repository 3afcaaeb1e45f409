import type { Side } from "../accounting/account.ts";
import type { Direction } from "../accounting/operations/operation.ts";

/** The six types of the guided panel (spec §3), in its order. */
export const GUIDED_TYPES = ["sale", "expense", "purchase", "loan", "payroll", "other"] as const;
export type GuidedType = (typeof GUIDED_TYPES)[number];

/** What was done, finer than its type: each deed has its own accounts. */
export const GUIDED_DEEDS = [
  "sale",
  "sale-return",
  "sale-discount",
  "collection",
  "advance-received",
  "expense",
  "prepaid-expense",
  "accrual",
  "purchase",
  "asset-purchase",
  "purchase-return",
  "purchase-discount",
  "payment",
  "advance-given",
  "loan-received",
  "loan-repaid",
  "loan-granted",
  "loan-collected",
  "payroll",
  "payroll-owed",
  "social-security",
  "income",
  "transfer",
  "taxes-paid",
  "deposit-given",
  "deposit-back",
  "deposit-received",
  "deposit-returned",
  "contribution",
  "withdrawal",
  "dividends",
  "depreciation",
  "amortization",
  "provision",
  "write-off",
  "stock-loss",
  "cost-of-sale",
  "entrusted",
  "investment-redeemed",
  "cheque-returned",
  "reclassification",
  "asset-sale",
  "asset-retired",
  "asset-lost",
  "asset-donated",
] as const;
export type GuidedDeed = (typeof GUIDED_DEEDS)[number];

/** What the entry of a deed is made of. */
interface DeedFacts {
  readonly type: GuidedType;
  /** Side of the account that the deed is about. */
  readonly side: Side;
  /** The usual PUC account of it; null where the words say it. */
  readonly about: string | null;
  /** PUC prefixes that its account has. */
  readonly fits: RegExp;
  /**
   * What stands against it: money that comes in or goes out, now or later; money alone; or an account of its own, as in
   * deeds that move no money.
   */
  readonly against: "settled" | "money" | "counter";
  /** The IVA that such a deed may have. */
  readonly vat: Direction | null;
}

const facts = (
  type: GuidedType,
  side: Side,
  about: string | null,
  fits: RegExp,
  against: DeedFacts["against"],
  vat: DeedFacts["vat"] = null,
): DeedFacts => ({ type, side, about, fits, against, vat });

export const DEED_FACTS: Readonly<Record<GuidedDeed, DeedFacts>> = {
  sale: facts("sale", "credit", "4135", /^41/, "settled", "in"),
  "sale-return": facts("sale", "debit", "4175", /^41/, "settled", "in"),
  "sale-discount": facts("sale", "debit", "530535", /^5305/, "settled"),
  collection: facts("sale", "credit", "1305", /^13/, "money"),
  "advance-received": facts("sale", "credit", "280505", /^2[78]/, "money"),
  expense: facts("expense", "debit", null, /^[567]/, "settled", "out"),
  "prepaid-expense": facts("expense", "debit", null, /^17/, "settled"),
  accrual: facts("expense", "debit", null, /^[567]/, "counter"),
  purchase: facts("purchase", "debit", "1435", /^(14|62)/, "settled", "out"),
  "asset-purchase": facts("purchase", "debit", null, /^1[2568]/, "settled", "out"),
  "purchase-return": facts("purchase", "credit", "1435", /^(14|62|1[56]|5)/, "settled", "out"),
  "purchase-discount": facts("purchase", "credit", "421040", /^42/, "settled"),
  payment: facts("purchase", "debit", null, /^2/, "money"),
  "advance-given": facts("purchase", "debit", "133005", /^1330/, "money"),
  "loan-received": facts("loan", "credit", "2105", /^2[123]/, "money"),
  "loan-repaid": facts("loan", "debit", "2105", /^2[123]/, "money"),
  "loan-granted": facts("loan", "debit", "1370", /^13/, "money"),
  "loan-collected": facts("loan", "credit", "1370", /^13/, "money"),
  payroll: facts("payroll", "debit", "510506", /^(5[12]05|25|72)/, "settled"),
  "payroll-owed": facts("payroll", "debit", "510506", /^(5[12]05|72)/, "counter"),
  "social-security": facts("payroll", "debit", "2370", /^(23[78]|5[12]05)/, "money"),
  income: facts("other", "credit", null, /^4/, "settled", "in"),
  transfer: facts("other", "debit", null, /^11/, "money"),
  "taxes-paid": facts("other", "debit", null, /^(24|236|51|52|54|53)/, "money"),
  "deposit-given": facts("other", "debit", "1335", /^1335/, "money"),
  "deposit-back": facts("other", "credit", "1335", /^1335/, "money"),
  "deposit-received": facts("other", "credit", "2810", /^2810/, "money"),
  "deposit-returned": facts("other", "debit", "2810", /^2810/, "money"),
  contribution: facts("other", "credit", "3105", /^3[12]/, "money"),
  withdrawal: facts("other", "debit", "1325", /^(1325|3|2355)/, "money"),
  dividends: facts("other", "debit", "2360", /^(2360|37)/, "money"),
  depreciation: facts("other", "debit", "5160", /^5[12]60/, "counter"),
  amortization: facts("other", "debit", "5165", /^5/, "counter"),
  provision: facts("other", "debit", null, /^5/, "counter"),
  "write-off": facts("other", "debit", "1399", /^(1399|5199)/, "counter"),
  "stock-loss": facts("other", "debit", "531035", /^5/, "counter"),
  "cost-of-sale": facts("sale", "debit", "6135", /^6/, "counter"),
  entrusted: facts("other", "credit", "2815", /^2815/, "money"),
  "investment-redeemed": facts("other", "credit", "1225", /^12/, "money"),
  "cheque-returned": facts("other", "debit", "1305", /^13/, "money"),
  reclassification: facts("other", "debit", null, /^(?:[567]|1[34]|27)/, "counter"),
  "asset-sale": facts("other", "credit", null, /^15/, "settled"),
  "asset-retired": facts("other", "credit", null, /^15/, "counter"),
  "asset-lost": facts("other", "credit", null, /^15/, "counter"),
  "asset-donated": facts("other", "credit", null, /^15/, "counter"),
};

/** Deeds whose payment may hold interest. */
export const DEEDS_WITH_INTEREST: ReadonlySet<GuidedDeed> = new Set<GuidedDeed>([
  "loan-repaid",
  "loan-collected",
  "investment-redeemed",
]);

/** Deeds that move goods out of or back into stock at what they cost. */
export const DEEDS_WITH_COST: ReadonlySet<GuidedDeed> = new Set<GuidedDeed>(["sale", "sale-return"]);

/** How a fixed asset leaves: with what it had cost, and what of it was depreciated. */
const ASSET_EXITS = ["asset-sale", "asset-retired", "asset-lost", "asset-donated"] as const;
export type AssetExit = (typeof ASSET_EXITS)[number];

export function isAssetExit(deed: GuidedDeed | null | undefined): deed is AssetExit {
  return ASSET_EXITS.some((each) => each === deed);
}

/** Deeds that only words tell: they need what no field asks for. */
export const WORDED_DEEDS: ReadonlySet<GuidedDeed> = new Set<GuidedDeed>(["reclassification"]);

/** Debts that may be paid with less than their whole. */
export const DEEDS_WITH_DISCOUNT: ReadonlySet<GuidedDeed> = new Set<GuidedDeed>(["collection", "payment"]);

export function typeOfDeed(deed: GuidedDeed): GuidedType {
  return DEED_FACTS[deed].type;
}

/** The deeds of a type, the usual one first. */
export function deedsOfType(type: GuidedType): readonly GuidedDeed[] {
  return GUIDED_DEEDS.filter((deed) => DEED_FACTS[deed].type === type);
}
