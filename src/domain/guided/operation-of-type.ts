import { deedsOfType, type GuidedType } from "./deed.ts";
import type { GuidedOperation } from "./guided-operation.ts";
import type { GuidedWorld } from "./guided-world.ts";
import { completed } from "./missing.ts";

/**
 * An operation of a type that a person chose, with its usual deed and nothing else known: what it was about, how much
 * and how it was paid are asked.
 */
export function operationOfType(type: GuidedType, world: GuidedWorld): GuidedOperation {
  const [deed] = deedsOfType(type);
  const blank: GuidedOperation = {
    text: "",
    deed: deed === undefined ? null : { value: deed, by: "answered", spans: [] },
    account: null,
    amount: null,
    vat: null,
    interest: null,
    cost: null,
    payments: [],
    party: null,
    document: null,
    date: null,
    description: "",
    currency: null,
    deducted: [],
    withheld: [],
    saidBy: "deed",
    words: "",
    accounts: [],
    remembered: null,
    days: [],
    saidAmounts: [],
    doubt: [],
    missing: [],
  };
  return completed(blank, world);
}
