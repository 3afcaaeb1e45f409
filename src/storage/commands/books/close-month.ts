import type { Month } from "#domain/kernel/day.ts";
import { err, ok } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { type BookCommand, type CommandResult, changeBook } from "../../pages/book-work.ts";

export interface CloseMonth extends BookCommand {
  readonly month: Month;
}

/** Closes a month: its totals can no longer change (I-14). Drafts in it must be finished or discarded first. */
export async function closeMonth(storage: AppStorage, command: CloseMonth): Promise<CommandResult<Month>> {
  return changeBook(storage, command, "close-month", async (work) => {
    const { closed, drafts } = await work.pages.month(command.month);
    if (closed) return err({ kind: "closed-month", month: command.month });
    if (drafts > 0) return err({ kind: "drafts-in-month", drafts });
    await work.pages.setClosed(command.month, true);
    work.changes.push({ table: "months", key: command.month, before: false, after: true });
    return ok(command.month);
  });
}

/** Reopens a closed month; recorded in the audit trail. */
export async function reopenMonth(storage: AppStorage, command: CloseMonth): Promise<CommandResult<Month>> {
  return changeBook(storage, command, "reopen-month", async (work) => {
    if (!(await work.pages.month(command.month)).closed)
      return err({ kind: "not-closed", month: command.month });
    await work.pages.setClosed(command.month, false);
    work.changes.push({ table: "months", key: command.month, before: true, after: false });
    return ok(command.month);
  });
}
