import type { AccountCode } from "../accounting/account.ts";
import { withRules } from "../automation/apply-rule.ts";
import type { Day } from "../kernel/day.ts";
import type { AssetId } from "../kernel/ids.ts";
import { isPesos, type Pesos, pesos } from "../kernel/pesos.ts";
import { asDeed } from "./as-deed.ts";
import type { GuidedDeed } from "./deed.ts";
import type { GuidedMeans, GuidedOperation, GuidedPayment, GuidedVat, Known } from "./guided-operation.ts";
import type { GuidedWorld } from "./guided-world.ts";
import { completed } from "./missing.ts";

/** A part that a person fills or corrects. */
export type GuidedAnswer =
  | { readonly kind: "deed"; readonly value: GuidedDeed }
  | { readonly kind: "account"; readonly value: AccountCode }
  | { readonly kind: "amount"; readonly value: Pesos }
  | { readonly kind: "rate"; readonly value: number }
  | { readonly kind: "vat"; readonly value: GuidedVat }
  /** All of it in one way. */
  | { readonly kind: "means"; readonly value: GuidedMeans }
  | { readonly kind: "shares"; readonly value: readonly GuidedPayment[] }
  | { readonly kind: "pocket"; readonly value: AccountCode }
  | { readonly kind: "interest"; readonly value: Pesos }
  | { readonly kind: "cost"; readonly value: Pesos }
  | { readonly kind: "depreciated"; readonly value: Pesos }
  /** Null: none of the register. */
  | { readonly kind: "asset"; readonly value: AssetId | null }
  | { readonly kind: "due"; readonly value: Day | null }
  | { readonly kind: "party"; readonly value: string }
  | { readonly kind: "document"; readonly value: string }
  | { readonly kind: "date"; readonly value: Day }
  | { readonly kind: "description"; readonly value: string };

const answered = <Value>(value: Value): Known<Value> => ({ value, by: "answered", spans: [] });
const wordsOf = (value: string) => (value.trim() === "" ? null : answered(value.trim()));

function payment(means: GuidedMeans, operation: GuidedOperation): GuidedPayment {
  const due = means === "credit" ? (operation.payments.find((each) => each.due !== null)?.due ?? null) : null;
  return { means, pocket: null, share: { kind: "rest" }, due, by: "answered", spans: [] };
}

function withRate({ amount, currency }: GuidedOperation, rate: number): Partial<GuidedOperation> {
  const total = Math.round((currency?.units ?? 0) * rate);
  return isPesos(total) && total > 0 ? { amount: answered(pesos(total)), currency: null } : { amount };
}

/** A doubted deed that is the right one keeps what was understood with it. */
function confirmed(operation: GuidedOperation, deed: GuidedDeed): Partial<GuidedOperation> | null {
  if (operation.deed?.value !== deed) return null;
  return { deed: answered(deed), doubt: operation.doubt.filter((each) => each !== "deed") };
}

function changed(operation: GuidedOperation, answer: GuidedAnswer): Partial<GuidedOperation> {
  switch (answer.kind) {
    case "deed":
      return confirmed(operation, answer.value) ?? asDeed(operation, answer.value, "answered");
    case "account":
      return { account: answered(answer.value), doubt: operation.doubt.filter((each) => each !== "account") };
    case "amount":
      return { amount: answered(answer.value), currency: null, saidAmounts: [] };
    case "rate":
      return withRate(operation, answer.value);
    case "vat":
      return { vat: answered(answer.value), doubt: operation.doubt.filter((each) => each !== "vat") };
    case "means":
      return {
        payments: [payment(answer.value, operation)],
        doubt: operation.doubt.filter((each) => each !== "shares"),
      };
    case "shares":
      return { payments: answer.value, doubt: operation.doubt.filter((each) => each !== "shares") };
    case "pocket":
      return operation.deed?.value === "transfer" && operation.account === null
        ? { account: answered(answer.value) }
        : { payments: [{ ...payment("transfer", operation), pocket: answer.value }] };
    case "interest":
      return {
        interest: answered(answer.value),
        doubt: operation.doubt.filter((each) => each !== "interest"),
      };
    case "cost":
      return {
        cost: answer.value > 0 ? answered(answer.value) : null,
        doubt: operation.doubt.filter((each) => each !== "cost"),
      };
    case "depreciated":
      return { depreciated: answered(answer.value) };
    case "asset":
      return { asset: answer.value === null ? null : answered(answer.value), account: null };
    case "due":
      return {
        payments: operation.payments.map((each) =>
          each.means === "credit" ? { ...each, due: answer.value } : each,
        ),
      };
    case "party":
      return { party: wordsOf(answer.value), doubt: operation.doubt.filter((each) => each !== "party") };
    case "document":
      return { document: wordsOf(answer.value) };
    case "date":
      return { date: answered(answer.value), doubt: operation.doubt.filter((each) => each !== "date") };
    case "description":
      return { description: answer.value.trim() };
  }
}

/** What a rule of the company may ask for. */
const TELLS_RULES: ReadonlySet<GuidedAnswer["kind"]> = new Set(["deed", "amount", "rate", "means", "party"]);

/**
 * The operation with a part filled or corrected, and what is then still missing. A rule of the company that waited for
 * that part holds from then on; what a person answered it leaves alone.
 */
export function answer(operation: GuidedOperation, given: GuidedAnswer, world: GuidedWorld): GuidedOperation {
  const made = { ...operation, ...changed(operation, given) };
  const isNew = made.rule === undefined && TELLS_RULES.has(given.kind);
  return completed(isNew ? withRules(made, world) : made, world);
}
