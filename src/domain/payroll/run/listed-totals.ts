import { type Pesos, pesos } from "../../kernel/pesos.ts";
import { CONCEPTS, type SlipGroup } from "../slip/concepts.data.ts";
import { computeKept } from "./compute-kept.ts";
import type { KeptLines, KeptRun } from "./kept-run.ts";

/** What a list shows of a run. */
export interface ListedTotals {
  readonly net: Pesos;
  readonly cost: Pesos;
}

function ofKept(kept: readonly KeptLines[]): ListedTotals {
  const of: Record<SlipGroup, number> = { accrued: 0, deducted: 0, employer: 0, provision: 0 };
  for (const lines of kept) for (const [concept, amount] of lines) of[CONCEPTS[concept].group] += amount;
  return { net: pesos(of.accrued - of.deducted), cost: pesos(of.accrued + of.employer + of.provision) };
}

/**
 * The totals of a run, to the peso those of `computeKept`: a closed one's are sums of what it kept, so that a list of
 * years of runs computes only its drafts. Null for a draft that cannot be computed as it stands.
 */
export function listedTotals(run: KeptRun, first: KeptRun | null): ListedTotals | null {
  if (run.kept !== null) return ofKept(run.kept);
  const computed = computeKept(run, first);
  return computed.ok ? { net: computed.value.run.totals.net, cost: computed.value.run.totals.cost } : null;
}
