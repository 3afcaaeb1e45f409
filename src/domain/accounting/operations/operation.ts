import type { Pesos } from "../../kernel/pesos.ts";
import type { AccountCode } from "../account.ts";

/** Operation types of the simple journal (spec §3). */
export type OperationType = "sale" | "income" | "expense" | "purchase" | "other";
/** Payment methods (spec §3). `other` means on credit: no money moves yet. */
export type PaymentMethod = "cash" | "bank" | "check" | "card" | "other";
export type Direction = "in" | "out";

export const OPERATION_TYPES: readonly OperationType[] = ["sale", "income", "expense", "purchase", "other"];
export const PAYMENT_METHODS: readonly PaymentMethod[] = ["cash", "bank", "check", "card", "other"];

/** One operation of the simple journal. The amount is what moved, in pesos; date and words stand in the entry. */
export interface Operation {
  readonly type: OperationType;
  readonly method: PaymentMethod;
  readonly amount: Pesos;
  /** Read for the type `other` alone; the other types say it themselves. */
  readonly direction?: Direction;
  /** What the money came from or went to, when the user chose another account than the type's own. */
  readonly account?: AccountCode;
}

const DIRECTIONS: Readonly<Record<Exclude<OperationType, "other">, Direction>> = {
  sale: "in",
  income: "in",
  expense: "out",
  purchase: "out",
};

export function directionOf(operation: Pick<Operation, "type" | "direction">): Direction {
  return operation.type === "other" ? (operation.direction ?? "in") : DIRECTIONS[operation.type];
}
