import { flowKindOf } from "../layouts/cash.data.ts";
import { STATEMENT_KINDS, type StatementKind } from "../statement-kind.ts";

/**
 * Raised whenever another account becomes notable or one no longer is: what was chosen by an earlier edition and kept is
 * not used any more.
 */
export const NOTABLE_EDITION = 1;

const isEquityOrClosing = (puc: string) => puc.startsWith("3") || puc.startsWith("59");

/**
 * The accounts whose entries must be looked at one by one; everything else is known by its sums. Equity and 5905 tell what
 * closes a year and what changes equity; for cash flows also what is bought, sold, lent and borrowed.
 */
export function isNotable(puc: string, statements: readonly StatementKind[]): boolean {
  if (isEquityOrClosing(puc)) return true;
  if (!statements.includes("cash")) return false;
  const section = flowKindOf(puc)?.section;
  return section === "investing" || section === "financing";
}

/** Notable for any of the statements. */
export function isEverNotable(puc: string): boolean {
  return isNotable(puc, STATEMENT_KINDS);
}
