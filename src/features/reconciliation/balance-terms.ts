import { type Pesos, pesos } from "#domain/kernel/pesos.ts";
import type { ReconciledBalance } from "#domain/reconciliation/reconciliation.ts";
import { reconciliationTexts as texts } from "./texts.ts";

interface BalanceTerm {
  readonly key: "pending" | "unrecorded" | "suggested" | "cents";
  readonly label: string;
  /** As it is added to the balance of the extract. */
  readonly amount: Pesos;
}

/** What is added to the balance of the extract, the parts that are not nothing, each with its sign in words. */
export function balanceTerms(balance: ReconciledBalance): readonly BalanceTerm[] {
  const words = texts.balance;
  const parts = [
    ["pending", words.pending, balance.pending],
    ["unrecorded", words.unrecorded, 0 - balance.unrecorded],
    ["suggested", words.suggested, balance.suggested],
    ["cents", words.cents, 0 - balance.cents],
  ] as const;
  return parts.flatMap(([key, label, amount]) =>
    amount === 0
      ? []
      : [{ key, amount: pesos(amount), label: amount < 0 ? words.less(label) : words.plus(label) }],
  );
}
