import type { CommandId } from "#domain/kernel/ids.ts";
import type { AppStorage } from "#storage/app-storage.ts";
import type { CommandResult } from "#storage/book-work.ts";
import { undoRecords } from "#storage/commands/undo-records.ts";
import { type ToastContent, toast } from "#ui/kit/toast.ts";
import { undoNotice } from "#ui/kit/undo-notice.ts";
import { tracked } from "./save-state.ts";

interface RecordsBack {
  /** The command that is taken back. */
  readonly target: CommandId;
  /** What is told then. */
  readonly done: ToastContent;
  readonly onRefused: (refused: CommandResult<unknown>) => void;
}

/** The part of a notice that takes back whole records: a company, an analysis. Pressed twice, it is done once. */
export function recordsBack(storage: AppStorage, { target, done, onRefused }: RecordsBack) {
  const id = storage.newId("command");
  return undoNotice(async () => {
    const result = await tracked(() => undoRecords(storage, { id, target }));
    if (result.ok) toast.success(done);
    else onRefused(result);
  });
}
