import type { Refusal } from "#domain/accounting/refusal.ts";
import { cleanName } from "#domain/company/book.ts";
import { asDay } from "#domain/kernel/as-day.ts";
import { today } from "#domain/kernel/clock.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { CommandId } from "#domain/kernel/ids.ts";
import { err, ok } from "#domain/kernel/result.ts";
import type {
  AnalysisId,
  AnalysisSubject,
  SavedAnalysis,
  SavedRatios,
} from "#domain/statement/analysis/saved-analysis.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { planNow, refusedByPlan } from "../../engine/plan-check.ts";
import { runCommand } from "../../engine/run-command.ts";
import type { CommandResult } from "../../pages/book-work.ts";

export interface SaveAnalysis {
  readonly id: CommandId;
  readonly analysisId: AnalysisId;
  /** Name of the analysed statement. */
  readonly statementName: string;
  readonly subject: AnalysisSubject;
  readonly ratios: SavedRatios;
  readonly cutOff: Day;
}

/** Saves an analysis as it is today; it never changes afterwards. `undoRecords` undoes it. Returns the record. */
export async function saveAnalysis(
  storage: AppStorage,
  command: SaveAnalysis,
): Promise<CommandResult<SavedAnalysis>> {
  const { db, clock } = storage;
  const at = clock.now();
  const date = today(clock);
  const plan = await planNow(storage);
  if (!plan.ok) return plan;
  const head = { id: command.id, kind: "save-analysis" } as const;
  return runCommand<SavedAnalysis, Refusal>(storage, head, ["analyses"], async () => {
    const refusal = refusedByPlan(plan.value, "vertical-analysis", {});
    if (refusal) return err(refusal);
    const statementName = cleanName(command.statementName);
    if (statementName === null) return err({ kind: "blank-name" });
    if (asDay(command.cutOff) === null) return err({ kind: "bad-day" });
    const { analysisId: id, subject, ratios, cutOff } = command;
    const stamp = { createdAt: at, updatedAt: at, version: 1 };
    const after: SavedAnalysis = { id, statementName, date, ratios, subject, cutOff, ...stamp };
    const write = () => db.analyses.add(after);
    return ok({ answer: after, changes: [{ table: "analyses", key: id, before: null, after }], write });
  });
}

export interface AnalysisCommand {
  readonly id: CommandId;
  readonly analysisId: AnalysisId;
}

/** Deletes an analysis; `undoRecords` with this command's id restores it. Returns the deleted record. */
export async function deleteAnalysis(
  storage: AppStorage,
  command: AnalysisCommand,
): Promise<CommandResult<SavedAnalysis>> {
  const { db } = storage;
  const head = { id: command.id, kind: "delete-analysis" } as const;
  return runCommand<SavedAnalysis, Refusal>(storage, head, ["analyses"], async () => {
    const before = await db.analyses.get(command.analysisId);
    if (!before) return err({ kind: "unknown-analysis" });
    const write = () => db.analyses.delete(before.id);
    const changes = [{ table: "analyses" as const, key: before.id, before, after: null }];
    return ok({ answer: before, changes, write });
  });
}
