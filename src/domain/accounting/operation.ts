import type { Pesos } from "../kernel/pesos.ts";

/** The simple journal's kinds of operation (specification §3). */
export type OperationType = "sale" | "income" | "expense" | "purchase" | "other";
/** How it was paid (specification §3); `credit` is what the simple form offers beside them for sales and purchases. */
export type PaymentMethod = "cash" | "bank" | "check" | "card" | "other";

export const OPERATION_TYPES: readonly OperationType[] = ["sale", "income", "expense", "purchase", "other"];
export const PAYMENT_METHODS: readonly PaymentMethod[] = ["cash", "bank", "check", "card", "other"];

/** One operation of the simple journal. The amount is what moved, in pesos; date and words stand in the entry. */
export interface Operation {
  readonly type: OperationType;
  readonly method: PaymentMethod;
  readonly amount: Pesos;
}
