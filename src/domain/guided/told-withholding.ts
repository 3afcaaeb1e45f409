import { vatOnTop, vatWithin } from "../accounting/operations/tax-parts.ts";
import { type Pesos, pesos, ZERO } from "../kernel/pesos.ts";
import { isTax, type SpokenWithheld } from "../understanding/spoken/spoken-withheld.ts";
import type { GuidedDeed } from "./deed.ts";
import type { GuidedOperation } from "./guided-operation.ts";

/** The deeds of which something may be withheld. */
export const WITHHELD_DEEDS: ReadonlySet<GuidedDeed> = new Set([
  "sale",
  "sale-return",
  "purchase",
  "purchase-return",
  "asset-purchase",
  "expense",
  "accrual",
  "income",
  "collection",
  "investment-redeemed",
]);

/** Whether such a part of a deed may be kept back: a commission of what is collected, and of nothing that we buy. */
export function mayBeKept(tax: SpokenWithheld["tax"], deed: GuidedDeed): boolean {
  return isTax(tax) ? WITHHELD_DEEDS.has(deed) : /^(?:sale|income|collection|loan-received)$/.test(deed);
}

interface ToldWithholding {
  readonly tax: SpokenWithheld["tax"];
  readonly amount: Pesos;
}

/** What was told to be withheld, in pesos: of the base without IVA, or of the IVA (ET art. 437-1). */
export function toldWithholdings(operation: GuidedOperation): readonly ToldWithholding[] {
  const { amount, vat, withheld, deed } = operation;
  if (amount === null || deed === null) return [];
  const told = vat?.value ?? { kind: "none" };
  const parts =
    told.kind === "none"
      ? { base: amount.value, vat: ZERO }
      : told.kind === "within"
        ? vatWithin(amount.value, told.rate)
        : vatOnTop(amount.value, told.rate);
  return withheld.flatMap(({ tax, part }) => {
    // A commission is of all that was collected.
    const whole = isTax(tax) ? parts.base : parts.base + parts.vat;
    const base = tax === "vat" ? parts.vat : whole;
    const held = "amount" in part ? part.amount : pesos(Math.round((base * part.rate) / 100_000));
    return held > 0 && mayBeKept(tax, deed.value) ? [{ tax, amount: held }] : [];
  });
}

/** Where what is withheld of a payment is kept, by the PUC account that it was for: of services where none says. */
const WITHHELD_FOR: readonly (readonly [about: RegExp, puc: string])[] = [
  [/^5[12]05/, "236505"],
  [/^5[12]10/, "236515"],
  [/^5[12]20/, "236530"],
  [/^(1[45]|6)/, "236540"],
];

/**
 * The PUC account of a told withholding: a debt where we withheld, an advance of our tax where we were withheld from; a
 * commission is an expense.
 */
export function withheldPuc(tax: ToldWithholding["tax"], isOurs: boolean, about: string): string {
  // What is kept of a loan is a cost of the loan.
  if (!isTax(tax)) return tax === "bank-fee" || about.startsWith("21") ? "530515" : "529505";
  if (!isOurs) return { source: "135515", vat: "135517", ica: "135518" }[tax];
  if (tax !== "source") return { vat: "2367", ica: "2368" }[tax];
  return WITHHELD_FOR.find(([accounts]) => accounts.test(about))?.[1] ?? "236525";
}

/** Of fees, services and rent, of salaries, and of all else that is an income. */
const HELD_BY: readonly (readonly [about: RegExp, norm: string])[] = [
  [/^5[12]05/, "ET art. 383"],
  [/^(5[12](10|20|35|45|50)|41(45|5|6|7))/, "ET art. 392"],
  [/./, "ET art. 401"],
];

/** The norm of a told withholding; a municipality's own of ICA. */
export function withheldNorm(tax: ToldWithholding["tax"], about: string): string | null {
  if (tax !== "source") return tax === "vat" ? "ET art. 437-1" : null;
  return HELD_BY.find(([accounts]) => accounts.test(about))?.[1] ?? null;
}
