import type { Entry, EntryContent, EntryLink, EntryOrigin } from "#domain/accounting/entries/entry.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { EntryId } from "#domain/kernel/ids.ts";
import { err, ok } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { type BookCommand, type CommandResult, changeBook } from "../../pages/book-work.ts";

/** A draft as last seen in storage. */
export interface SeenDraft extends EntryLink {
  readonly version: number;
}

export interface SaveDraft extends BookCommand {
  readonly entryId: EntryId;
  readonly content: EntryContent;
  readonly origin: EntryOrigin;
  /** Where it was saved before and the version seen there; absent for a first save. */
  readonly saved?: SeenDraft;
}

/**
 * Saves an entry in progress, balanced or not. A draft has no number and counts nowhere, so it leaves no audit
 * record. Refused if another version was saved meanwhile (MT-02), or if it was posted or discarded: a late autosave
 * must not bring it back.
 */
export async function saveDraft(storage: AppStorage, command: SaveDraft): Promise<CommandResult<Entry>> {
  return changeBook(
    storage,
    command,
    "save-draft",
    async (work) => {
      const month = await work.closedMonth(monthOf(command.content.date));
      if (month) return err({ kind: "closed-month", month });
      // Without an audit record, a retried first save is recognised only by its entry (ST-09).
      const first = { id: command.entryId, number: 0, date: command.content.date };
      const before = await (command.saved
        ? work.pages.find(command.saved)
        : work.pages.findIn(monthOf(first.date), first));
      if (command.saved) {
        if (!before) return err({ kind: "unknown-entry" });
        if (before.version !== command.saved.version) return err({ kind: "stale", current: before });
      }
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
    },
    { months: [monthOf(command.content.date)], codes: [] },
  );
}

export interface DiscardDraft extends BookCommand {
  readonly draft: EntryLink;
}

/** Deletes a draft and returns it, so that the screen can offer to restore it. */
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
