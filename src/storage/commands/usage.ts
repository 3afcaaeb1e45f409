import { addInMonth, countInMonth, type MonthlyCount } from "#domain/access/usage-counter.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import { today } from "#domain/kernel/clock.ts";
import type { CommandId } from "#domain/kernel/ids.ts";
import { err, ok } from "#domain/kernel/result.ts";
import type { AppStorage } from "../engine/app-storage.ts";
import { planNow, refusedByPlan } from "../engine/plan-check.ts";
import { mostOf } from "../engine/plan-source.ts";
import { runCommand } from "../engine/run-command.ts";
import type { CommandResult } from "../pages/book-work.ts";
import type { UsageRow } from "../shapes/rows.ts";

export interface UseOnce {
  readonly id: CommandId;
}

export interface ExportOnce extends UseOnce {
  /** Whether the sponsored message was watched to its end for this export (spec-decision 32). */
  readonly adWatched: boolean;
}

export function monthlyCount(row: UsageRow | undefined): MonthlyCount | null {
  return row?.month === undefined ? null : { month: row.month, count: row.count };
}

function done(before: UsageRow | undefined, after: UsageRow) {
  const changes = [{ table: "usage" as const, key: after.key, before: before ?? null, after }];
  return ok({ answer: after.count, changes });
}

/**
 * Counts an export of a statement before it runs, or refuses it. Exports after a sponsored message are not counted,
 * nor any on the paid plan. Returns this month's count.
 */
export async function countExport(storage: AppStorage, command: ExportOnce): Promise<CommandResult<number>> {
  const plan = await planNow(storage);
  if (!plan.ok) return plan;
  const { usage } = storage.db;
  const now = monthOf(today(storage.clock));
  const most = mostOf(plan.value, "exportsPerMonth");
  return runCommand<number, Refusal>(storage, { id: command.id, kind: "export" }, ["usage"], async () => {
    const before = await usage.get("exports");
    const kept = monthlyCount(before);
    const count = countInMonth(kept, now);
    const refusal = refusedByPlan(plan.value, "export-statement", { exports: count }, command.adWatched);
    if (refusal) return err(refusal);
    if (!Number.isFinite(most) || count >= most) return ok({ answer: count, changes: [] });
    const after: UsageRow = { key: "exports", ...addInMonth(kept, now, most) };
    await usage.put(after);
    return done(before, after);
  });
}

/**
 * Counts one message or registration of the guided mode, or refuses it. Returns the total.
 */
export async function countGuidedUse(storage: AppStorage, command: UseOnce): Promise<CommandResult<number>> {
  const plan = await planNow(storage);
  if (!plan.ok) return plan;
  const { usage } = storage.db;
  const most = mostOf(plan.value, "guidedUses");
  return runCommand<number, Refusal>(storage, { id: command.id, kind: "guided-use" }, ["usage"], async () => {
    const before = await usage.get("guided");
    const count = before?.count ?? 0;
    const refusal = refusedByPlan(plan.value, "guided-journal", { guidedUses: count });
    if (refusal) return err(refusal);
    if (!Number.isFinite(most)) return ok({ answer: count, changes: [] });
    const after: UsageRow = { key: "guided", count: Math.min(count + 1, most) };
    await usage.put(after);
    return done(before, after);
  });
}
