import type { Instant } from "#domain/kernel/clock.ts";
import type { PayrollRunId } from "#domain/kernel/ids.ts";
import { type RunEvent, runEvent } from "#domain/payroll/run/run-events.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { presentChange } from "../../payroll/present-change.ts";
import { readRow } from "../../shapes/read-row.ts";
import { keptRunShape } from "../../shapes/records/stored-run-shape.ts";
import type { AuditRow } from "../../shapes/rows.ts";

/** One event of a run's history. */
export interface RunStep {
  readonly at: Instant;
  readonly event: RunEvent;
  /** Done by an undo. */
  readonly isUndo: boolean;
}

/** Records per read: the trail is long, and most requested records are near its end. */
const BLOCK = 500;

/** Undefined for a damaged record, which is skipped; the valid steps around it are still listed. */
function stateOf(value: unknown): StoredRun | null | undefined {
  if (value === null) return null;
  return readRow(keptRunShape, value) ?? undefined;
}

function stepsOf(row: AuditRow, id: PayrollRunId): RunStep[] {
  if (!Array.isArray(row.changes)) return [];
  return row.changes.map(presentChange).flatMap((change): RunStep[] => {
    if (change.table !== "payrollRuns" || change.key !== id) return [];
    const [before, after] = [stateOf(change.before), stateOf(change.after)];
    const event = before === undefined || after === undefined ? null : runEvent(before, after);
    return event === null ? [] : [{ at: row.at, event, isUndo: row.kind.startsWith("undo") }];
  });
}

/** History of a run since it was created, newest first, from the audit trail. */
export async function runHistory({ db }: AppStorage, id: PayrollRunId): Promise<readonly RunStep[]> {
  const steps: RunStep[] = [];
  let below = Number.POSITIVE_INFINITY;
  while (true) {
    const rows = await db.audit.where(":id").below(below).reverse().limit(BLOCK).toArray();
    for (const row of rows) {
      steps.push(...stepsOf(row, id));
      const oldest = steps.at(-1);
      if (oldest?.event === "created" && !oldest.isUndo) return steps;
    }
    const last = rows.at(-1)?.seq;
    if (last === undefined) return steps;
    below = last;
  }
}
