import type { Entry, EntryContent, EntryLink, EntryOrigin } from "#domain/accounting/entry.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { EntryId } from "#domain/kernel/ids.ts";
import { err, ok } from "#domain/kernel/result.ts";
import type { AppStorage } from "../app-storage.ts";
import { type BookCommand, type CommandResult, changeBook } from "../book-work.ts";

export interface SaveDraft extends BookCommand {
  readonly entryId: EntryId;
  readonly content: EntryContent;
  readonly origin: EntryOrigin;
  /** Where it was saved before, if it was. */
  readonly saved?: EntryLink;
}

/**
 * Keeps what is being typed, balanced or not. A draft has no number and counts nowhere, so it leaves no audit
 * record; saving the same again changes nothing.
 */
export async function saveDraft(storage: AppStorage, command: SaveDraft): Promise<CommandResult<Entry>> {
  return changeBook(storage, command, "save-draft", async (work) => {
    const month = await work.closedMonth(monthOf(command.content.date));
    if (month) return err({ kind: "closed-month", month });
    // Without an audit record nothing else knows a first save that is tried again (ST-09).
    const first = { id: command.entryId, number: 0, date: command.content.date };
    const before = await (command.saved
      ? work.pages.find(command.saved)
      : work.pages.findIn(monthOf(first.date), first));
    // Posted meanwhile, in this tab or another: a late autosave must not bring the draft back.
    if (before && before.status !== "draft") return err({ kind: "not-posted", status: before.status });
    if (command.saved && !before) return err({ kind: "unknown-entry" });
    const draft: Entry = {
      ...command.content,
      id: command.entryId,
      bookId: command.bookId,
      number: 0,
      status: "draft",
      origin: command.origin,
      version: (before?.version ?? 0) + 1,
      createdAt: before?.createdAt ?? work.at,
      updatedAt: work.at,
    };
    await work.pages.change(before, draft);
    return ok(draft);
  });
}

export interface DiscardDraft extends BookCommand {
  readonly draft: EntryLink;
}

/** Takes a draft away; answers it, so that the screen can offer it back. */
export async function discardDraft(
  storage: AppStorage,
  command: DiscardDraft,
): Promise<CommandResult<Entry>> {
  return changeBook(storage, command, "discard-draft", async (work) => {
    const draft = await work.pages.find(command.draft);
    if (draft?.status !== "draft") return err({ kind: "unknown-entry" });
    await work.pages.change(draft, null);
    return ok(draft);
  });
}
