import { type Entry, linkTo, reversedLines } from "#domain/accounting/entries/entry.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { EntryId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { refuseTold } from "../../inventory/told-work.ts";
import { type BookWork, type CommandResult, changeBook } from "../../pages/book-work.ts";
import type { EntryCommand } from "./edit-entry.ts";

export interface ReverseEntry extends EntryCommand {
  readonly reversalId: EntryId;
  /** Date of the reversal, in an open month. */
  readonly date: Day;
  readonly description: string;
}

/**
 * Posts a reversal: an entry with the sides swapped. The only correction that a closed month allows (Código de
 * Comercio art. 57: an error is corrected with a new entry). Returns the reversal.
 */
export async function reverseEntry(
  storage: AppStorage,
  command: ReverseEntry,
): Promise<CommandResult<Entry>> {
  const body = async (work: BookWork): Promise<Result<Entry, Refusal>> => {
    const original = await work.pages.find(command.entry);
    if (!original) return err({ kind: "unknown-entry" });
    if (original.version !== command.version) return err({ kind: "stale", current: original });
    if (original.status !== "posted") return err({ kind: "not-posted", status: original.status });
    if (original.origin === "inventory") return err({ kind: "inventory-entry" });
    const told = await refuseTold(storage.db, work, [original.id]);
    if (told) return err(told);
    if (original.reversedBy) return err({ kind: "already-reversed" });
    const content = {
      date: command.date,
      description: command.description,
      reference: original.reference,
      lines: reversedLines(original.lines),
    };
    const refusal = await work.refusePosting(content, original.lines);
    if (refusal) return err(refusal);
    const reversal: Entry = {
      ...content,
      id: command.reversalId,
      bookId: command.bookId,
      number: work.nextNumber(),
      status: "posted",
      origin: "reversal",
      version: 1,
      ...(original.flows && { flows: original.flows }),
      reverses: linkTo(original),
      createdAt: work.at,
      updatedAt: work.at,
    };
    await work.change(null, reversal);
    const marked = {
      ...original,
      reversedBy: linkTo(reversal),
      version: original.version + 1,
      updatedAt: work.at,
    };
    await work.change(original, marked);
    return ok(reversal);
  };
  return changeBook(storage, command, "reverse", body, { tables: ["stockMoves"] });
}
