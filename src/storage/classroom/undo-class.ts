import type { CommandId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { StorageRefusal } from "../engine/run-command.ts";
import { runClassCommand } from "./class-command.ts";
import type { ClassChange } from "./class-database.ts";
import type { ClassStorage } from "./class-storage.ts";
import { rowText } from "./copies/plain-rows.ts";

/**
 * unknown: too long ago, or not of this database. undone-before: all is as it was before the command. changed-since: a
 * row is no longer as the command left it.
 */
export interface ClassUndoRefusal {
  readonly kind: "unknown" | "undone-before" | "changed-since";
}

/** Takes back a command whole: every row as it was before it, if none was changed since. Undoing that does it again. */
export function undoClassCommand(
  storage: ClassStorage,
  { id, target }: { readonly id: CommandId; readonly target: CommandId },
): Promise<Result<null, ClassUndoRefusal | StorageRefusal>> {
  const { db } = storage;
  const tables = db.tables.map((table) => table.name).filter((name) => name !== "meta" && name !== "audit");
  return runClassCommand<null, ClassUndoRefusal>(storage, { id, kind: "undo" }, tables, async () => {
    const row = await db.audit.get({ command: target });
    if (!row) return err({ kind: "unknown" });
    const now = await Promise.all(
      row.changes.map((change) => db.table(change.table).get(change.key as string)),
    );
    const isAs = (side: "before" | "after") =>
      row.changes.every((change, place) => rowText(now[place] ?? null) === rowText(change[side]));
    if (!isAs("after")) return err({ kind: isAs("before") ? "undone-before" : "changed-since" });
    const changes = row.changes.map(
      (change): ClassChange => ({ ...change, before: change.after, after: change.before }),
    );
    return ok({ answer: null, changes });
  });
}
