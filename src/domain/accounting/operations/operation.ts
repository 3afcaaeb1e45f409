import type { Pesos } from "../../kernel/pesos.ts";
import type { AccountCode } from "../account.ts";

/** Operation types of the simple journal (spec §3). */
export const OPERATION_TYPES = ["sale", "income", "expense", "purchase", "other"] as const;
export type OperationType = (typeof OPERATION_TYPES)[number];

/** Payment methods (spec §3). `other` means on credit: no money moves yet. */
export const PAYMENT_METHODS = ["cash", "bank", "check", "card", "other"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const DIRECTIONS = ["in", "out"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/**
 * One operation of the simple journal. The amount is the money moved, in pesos; date and description are in the
 * entry.
 */
export interface Operation {
  readonly type: OperationType;
  readonly method: PaymentMethod;
  readonly amount: Pesos;
  /** Only read for the type `other`; the other types imply it. */
  readonly direction?: Direction;
  /** The account the money came from or went to, when the user chose another than the type's own. */
  readonly account?: AccountCode;
}

const DIRECTION_OF: Readonly<Record<Exclude<OperationType, "other">, Direction>> = {
  sale: "in",
  income: "in",
  expense: "out",
  purchase: "out",
};

export function directionOf(operation: Pick<Operation, "type" | "direction">): Direction {
  return operation.type === "other" ? (operation.direction ?? "in") : DIRECTION_OF[operation.type];
}
