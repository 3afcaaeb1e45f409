import { bearsInterest, flowKindOf } from "../layouts/flow-kinds.data.ts";
import { STATEMENT_KINDS, type StatementKind } from "../statement-kind.ts";

/**
 * Increment whenever the set of notable accounts changes: stored selections of an earlier edition are then ignored.
 */
export const ITEMIZED_EDITION = 3;

const isEquityOrClosing = (puc: string) => puc.startsWith("3") || puc.startsWith("59");

/**
 * Accounts whose entries must be read one by one; for all others sums suffice. Equity and 5905 show closings and
 * changes in equity; cash flows also need accounts of investing, financing, exchange differences and interest.
 */
export function isItemized(puc: string, statements: readonly StatementKind[]): boolean {
  if (isEquityOrClosing(puc)) return true;
  if (!statements.includes("cash")) return false;
  return (flowKindOf(puc)?.section ?? "operating") !== "operating" || bearsInterest(puc);
}

/** Whether an account is notable for any of the statements. */
export function isEverItemized(puc: string): boolean {
  return isItemized(puc, STATEMENT_KINDS);
}
