import type { Day } from "../../kernel/day.ts";
import { type Pesos, sum } from "../../kernel/pesos.ts";
import type { AccountCode } from "../account.ts";

/** Operation types of the simple journal (spec §3). */
export const OPERATION_TYPES = ["sale", "income", "expense", "purchase", "other"] as const;
export type OperationType = (typeof OPERATION_TYPES)[number];

/** Payment methods (spec §3). `other` means on credit: no money moves yet. */
export const PAYMENT_METHODS = ["cash", "bank", "check", "card", "other"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const DIRECTIONS = ["in", "out"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What an entry keeps of its operation beside its lines, which do not tell a check from a transfer (ADR 0044). */
export interface StoredOperation {
  readonly type: OperationType;
  readonly method: PaymentMethod;
  readonly amount: Pesos;
  /** Only read for the type `other`; the other types imply it. */
  readonly direction?: Direction;
  /** The account the money came from or went to, when the user chose another than the type's own. */
  readonly account?: AccountCode;
}

/** A line of IVA or of something withheld, as the entry has it. */
export interface TaxPart {
  readonly account: AccountCode;
  readonly debit: Pesos;
  readonly credit: Pesos;
  readonly thirdParty?: string;
  readonly note?: string;
}

/**
 * One operation of the simple journal. The amount is the money moved, in pesos; date and description are in the
 * entry.
 */
export interface Operation extends StoredOperation {
  /** The pocket it was paid from or into, when it is another than the method's own. */
  readonly pocket?: AccountCode;
  /** Who owes it or is owed it, on credit. */
  readonly thirdParty?: string;
  /** When it falls due, on credit. */
  readonly due?: Day;
  /** What of the amount is taxes, or is withheld from it. */
  readonly taxes?: readonly TaxPart[];
  /** With taxes: the third party stands on every line, as an accepted offer writes it. */
  readonly throughout?: true;
}

/** Money that goes from one pocket to another: neither income nor expense. */
export interface PocketTransfer {
  readonly type: "transfer";
  readonly amount: Pesos;
  readonly from: AccountCode;
  readonly to: AccountCode;
}

/** What a payment takes off one account of debts, or adds to one of advances. */
export interface SettledPart {
  readonly account: AccountCode;
  readonly amount: Pesos;
}

/** A debt that is collected (in) or paid (out), whole or in part: neither income nor expense. */
export interface DebtPayment {
  readonly type: "debt-payment";
  readonly direction: Direction;
  readonly pocket: AccountCode;
  readonly thirdParty?: string;
  readonly parts: readonly SettledPart[];
}

/** Whatever the simple journal writes and shows again. */
export type AnyOperation = Operation | PocketTransfer | DebtPayment;

const DIRECTION_OF: Readonly<Record<Exclude<OperationType, "other">, Direction>> = {
  sale: "in",
  income: "in",
  expense: "out",
  purchase: "out",
};

export function directionOf(operation: Pick<Operation, "type" | "direction">): Direction {
  return operation.type === "other" ? (operation.direction ?? "in") : DIRECTION_OF[operation.type];
}

export function settledAmount({ parts }: Pick<DebtPayment, "parts">): Pesos {
  return sum(parts.map((part) => part.amount));
}
