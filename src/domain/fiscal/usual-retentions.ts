import type { Day } from "../kernel/day.ts";
import { type IncomeConcept, WITHHELD_VAT } from "../law/tax-statutes.data.ts";
import type { FiscalContent, Retention, RetentionId } from "./fiscal-profile.ts";
import { conceptOf, isSelfWithholding } from "./retention-concept.ts";
import { cityOn, withheldVatOn, withholdingOn } from "./tax-law.ts";

const CONCEPTS = [
  "purchases",
  "services",
  "fees",
  "commissions",
  "property-rent",
  "freight",
] as const satisfies readonly IncomeConcept[];

export const USUAL_RETENTIONS = [...CONCEPTS, "withheld-vat", "bogota-ica"] as const;
/** A withholding that most companies have, with the law's rate. */
export type UsualRetention = (typeof USUAL_RETENTIONS)[number];

const BOGOTA = "Bogotá";

type Facts = Pick<Retention, "name" | "type" | "rate" | "accountCode">;

function isConcept(usual: UsualRetention): usual is (typeof CONCEPTS)[number] {
  return CONCEPTS.some((each) => each === usual);
}

/** Name, rate and account by the law of the day; null for a day without it. */
export function usualFacts(usual: UsualRetention, day: Day): Facts | null {
  if (isConcept(usual)) {
    const law = withholdingOn(day, usual);
    if (!law.known) return null;
    const { name, filer: rate, account: accountCode } = law.value;
    return { name, type: "income", rate, accountCode };
  }
  if (usual === "withheld-vat") {
    const law = withheldVatOn(day);
    const row = law.known ? law.value : WITHHELD_VAT.at(-1);
    return row ? { name: "ReteIVA", type: "vat", rate: row.rate, accountCode: row.account } : null;
  }
  const law = cityOn(day, BOGOTA);
  if (!law?.known) return null;
  const { rate, account: accountCode } = law.value;
  return { name: `ReteICA ${BOGOTA}`, type: "ica", rate: rate.goods, accountCode };
}

function isUsual(usual: UsualRetention, each: Retention): boolean {
  if (isConcept(usual))
    return each.type === "income" && !isSelfWithholding(each) && conceptOf(each) === usual;
  return each.type === (usual === "withheld-vat" ? "vat" : "ica");
}

/** Whether the profile withholds it. */
export function hasUsual({ retentions }: Pick<FiscalContent, "retentions">, usual: UsualRetention): boolean {
  return retentions.some((each) => each.enabled && isUsual(usual, each));
}

/**
 * The retentions with a usual one on or off. One that the profile has is switched, with the rate that it has; a new
 * one takes the law's, and goes when it is switched off untouched.
 */
export function withUsual(
  retentions: readonly Retention[],
  usual: UsualRetention,
  on: boolean,
  { day, newId }: { readonly day: Day; readonly newId: () => RetentionId },
): readonly Retention[] {
  const facts = usualFacts(usual, day);
  const own = retentions.filter((each) => isUsual(usual, each));
  if (on && own.length > 0)
    return retentions.map((each) => (each === own[0] ? { ...each, enabled: true } : each));
  if (on) return facts === null ? retentions : [...retentions, { id: newId(), ...facts, enabled: true }];
  const isUntouched = (each: Retention) =>
    facts !== null &&
    each.name === facts.name &&
    each.rate === facts.rate &&
    each.accountCode === facts.accountCode;
  return retentions
    .filter((each) => !(isUsual(usual, each) && isUntouched(each)))
    .map((each) => (isUsual(usual, each) ? { ...each, enabled: false } : each));
}
