import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { Result } from "#domain/kernel/result.ts";
import { type EditEntry, editEntry } from "#storage/commands/entries/edit-entry.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import type { RowRefusal } from "../../editor/editor-state.ts";

/** Corrects an operation; the items that it moves follow (IN-40). */
export async function correctOperation(
  storage: AppStorage,
  command: EditEntry,
): Promise<Result<Entry, RowRefusal>> {
  const edited = await editEntry(storage, command);
  if (edited.ok || edited.error.kind !== "entry-with-items") return edited;
  const { correctFollowed } = await import("../../items/post-typed.ts");
  return correctFollowed(storage, command);
}
