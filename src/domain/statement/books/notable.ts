import { flowKindOf } from "../layouts/cash.data.ts";
import type { StatementKind } from "../statement-kind.ts";

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
