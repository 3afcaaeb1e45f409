import type { CommandId } from "#domain/kernel/ids.ts";
import { undoRecords } from "#storage/commands/undo-records.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import type { CommandResult } from "#storage/pages/book-work.ts";
import { type ToastContent, toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import { tracked } from "../saved/save-state.ts";

interface RecordsBack {
  /** The command to undo. */
  readonly target: CommandId;
  /** Notice shown after the undo. */
  readonly done: ToastContent;
  readonly onRefused: (refused: CommandResult<unknown>) => void;
}

/** The undo part of a notice about whole records: a company, an analysis. Pressing it twice undoes once. */
export function recordsBack(storage: AppStorage, { target, done, onRefused }: RecordsBack) {
  const id = storage.newId("command");
  return undoNotice(async () => {
    const result = await tracked(() => undoRecords(storage, { id, target }));
    if (result.ok) toast.success(done);
    else onRefused(result);
  });
}
