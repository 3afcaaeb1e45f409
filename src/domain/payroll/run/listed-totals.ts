import { type Pesos, pesos } from "../../kernel/pesos.ts";
import { CONCEPTS, type SlipGroup } from "../slip/concepts.data.ts";
import { computeKept } from "./compute-stored-run.ts";
import type { ClosedLines, StoredRun } from "./stored-run.ts";

/** Figures of a run shown in a list. */
export interface ListedTotals {
  readonly net: Pesos;
  readonly cost: Pesos;
}

function ofKept(kept: readonly ClosedLines[]): ListedTotals {
  const of: Record<SlipGroup, number> = { accrued: 0, deducted: 0, employer: 0, provision: 0 };
  for (const lines of kept) for (const [concept, amount] of lines) of[CONCEPTS[concept].group] += amount;
  return { net: pesos(of.accrued - of.deducted), cost: pesos(of.accrued + of.employer + of.provision) };
}

/**
 * The totals of a run, equal to those of `computeKept`: a closed run sums its stored amounts, so that a list covering
 * years computes only drafts. Null for a draft that cannot be computed.
 */
export function listedTotals(run: StoredRun, first: StoredRun | null): ListedTotals | null {
  if (run.kept !== null) return ofKept(run.kept);
  const computed = computeKept(run, first);
  return computed.ok ? { net: computed.value.run.totals.net, cost: computed.value.run.totals.cost } : null;
}
