import type { Refusal } from "#domain/accounting/refusal.ts";
import { cleanName } from "#domain/company/book.ts";
import type { CommandId, StatementId } from "#domain/kernel/ids.ts";
import { err, ok } from "#domain/kernel/result.ts";
import type { SavedStatement } from "#domain/statement/saved-statement.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { overLimitNow, planNow, statementsOverNow } from "../../engine/plan-check.ts";
import { runCommand } from "../../engine/run-command.ts";
import type { CommandResult } from "../../pages/book-work.ts";
import type { Change } from "../../shapes/rows.ts";

export interface StatementCommand {
  readonly id: CommandId;
  readonly statementId: StatementId;
}

/** Renames a statement; names need not be unique. `undoRecords` undoes it. */
export async function renameStatement(
  storage: AppStorage,
  command: StatementCommand & { readonly name: string },
): Promise<CommandResult<SavedStatement>> {
  const { db, clock } = storage;
  const at = clock.now();
  const plan = await planNow(storage);
  if (!plan.ok) return plan;
  const head = { id: command.id, kind: "rename-statement" } as const;
  const tables = ["statements", "companies", "books"] as const;
  return runCommand<SavedStatement, Refusal>(storage, head, tables, async () => {
    const before = await db.statements.get(command.statementId);
    if (!before) return err({ kind: "unknown-statement" });
    const over = await statementsOverNow(storage, plan.value, await overLimitNow(storage, plan.value));
    if (over.has(before.id)) return err({ kind: "over-limit", of: "statements" });
    const name = cleanName(command.name);
    if (name === null) return err({ kind: "blank-name" });
    if (name === before.name) return ok({ answer: before, changes: [] });
    const after = { ...before, name, updatedAt: at, version: before.version + 1 };
    const write = () => db.statements.put(after);
    return ok({ answer: after, changes: [{ table: "statements", key: after.id, before, after }], write });
  });
}

/**
 * Deletes a statement, also one over the plan's limit. A fiscal profile of this statement alone stays and applies to
 * nothing. The trail keeps everything, so that `undoRecords` with this command's id restores it, on any plan: beyond
 * the limit it comes back read-only. Returns the deleted statement.
 */
export async function deleteStatement(
  storage: AppStorage,
  command: StatementCommand,
): Promise<CommandResult<SavedStatement>> {
  const { db, clock } = storage;
  const at = clock.now();
  const head = { id: command.id, kind: "delete-statement" } as const;
  const tables = ["statements", "fiscalProfiles"] as const;
  return runCommand<SavedStatement, Refusal>(storage, head, tables, async () => {
    const before = await db.statements.get(command.statementId);
    if (!before) return err({ kind: "unknown-statement" });
    const own = (await db.fiscalProfiles.toArray()).filter((each) => each.statementId === before.id);
    const freed = own.map((each): Extract<Change, { table: "fiscalProfiles" }> => {
      const after = { ...each, statementId: null, updatedAt: at, version: each.version + 1 };
      return { table: "fiscalProfiles", key: each.id, before: each, after };
    });
    const write = async () => {
      await db.statements.delete(before.id);
      for (const { after } of freed) if (after) await db.fiscalProfiles.put(after);
    };
    const gone: Change = { table: "statements", key: before.id, before, after: null };
    return ok({ answer: before, changes: [gone, ...freed], write });
  });
}
