import { err, ok, type Result } from "../../kernel/result.ts";
import { computeKept, keptLines } from "./compute-stored-run.ts";
import { firstHalfOf } from "./run-calendar.ts";
import type { RunRefusal } from "./run-refusal.ts";
import type { StoredRun } from "./stored-run.ts";

/**
 * Closes a draft, with its figures. A second fortnight builds on what the first paid, so an existing first one must
 * be closed; a company that started with the second has none. `runs`: all of the company's.
 */
export function closedRun(run: StoredRun, runs: readonly StoredRun[]): Result<StoredRun, RunRefusal> {
  if (run.status !== "draft") return err({ kind: "run-closed" });
  if (run.people.length === 0) return err({ kind: "run-empty" });
  const first = firstHalfOf(runs, run.period);
  if (first?.status === "draft") return err({ kind: "first-open" });
  const computed = computeKept(run, first);
  if (!computed.ok) return err({ kind: "run-problem", problem: computed.error });
  return ok({ ...run, status: "closed", kept: keptLines(computed.value.run) });
}
