import { overlappingRun, secondHalfOf } from "./run-calendar.ts";
import type { RunRefusal } from "./run-refusal.ts";
import type { StoredRun } from "./stored-run.ts";

/** Why a run cannot be reopened, except for its entry, which the books check; null if it can. */
export function refuseReopening(run: StoredRun, runs: readonly StoredRun[]): RunRefusal | null {
  if (run.status === "draft") return { kind: "run-open" };
  if (run.status === "paid") return { kind: "run-paid" };
  const second = secondHalfOf(runs, run.period);
  return second === null || second.status === "draft" ? null : { kind: "second-closed" };
}

/**
 * Why a run cannot be created or restored: its days are already paid, or the second fortnight was closed without it.
 */
export function refuseBeginning(
  run: Pick<StoredRun, "period">,
  runs: readonly StoredRun[],
): RunRefusal | null {
  const other = overlappingRun(runs, run.period);
  if (other) return { kind: "run-exists", period: other.period };
  const second = secondHalfOf(runs, run.period);
  return second === null || second.status === "draft" ? null : { kind: "second-closed" };
}
