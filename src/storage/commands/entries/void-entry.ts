import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { refuseTold } from "../../inventory/told-work.ts";
import { type BookWork, type CommandResult, changeBook } from "../../pages/book-work.ts";
import { type EntryCommand, openEntry } from "./edit-entry.ts";

/** When a reversal is removed, the reversed entry can be corrected or reversed again. */
async function releaseReversed(work: BookWork, reversal: Entry): Promise<void> {
  if (!reversal.reverses) return;
  const original = await work.pages.find(reversal.reverses);
  if (original?.reversedBy?.id !== reversal.id) return;
  const { reversedBy: _gone, ...rest } = original;
  await work.change(original, { ...rest, version: original.version + 1, updatedAt: work.at });
}

function voided(work: BookWork, entry: Entry): Entry {
  return { ...entry, status: "void", version: entry.version + 1, updatedAt: work.at };
}

/** The entry, unless it moves items of the inventory (IN-07). */
async function openUntold(
  { db }: AppStorage,
  work: BookWork,
  command: EntryCommand,
): Promise<Result<Entry, Refusal>> {
  const found = await openEntry(work, command);
  const refusal = found.ok ? await refuseTold(db, work, [found.value.id]) : null;
  return refusal ? err(refusal) : found;
}

/** Voids a posted entry of an open month: it keeps its number and counts nowhere. */
export async function voidEntry(storage: AppStorage, command: EntryCommand): Promise<CommandResult<Entry>> {
  const body = async (work: BookWork): Promise<Result<Entry, Refusal>> => {
    const found = await openUntold(storage, work, command);
    if (!found.ok) return found;
    if (found.value.reversedBy) return err({ kind: "already-reversed" });
    const after = voided(work, found.value);
    await work.change(found.value, after);
    await releaseReversed(work, after);
    return ok(after);
  };
  return changeBook(storage, command, "void", body, { tables: ["stockMoves"] });
}

/** Deletes the book's last entry with its number; voids any other, so that numbers have no gap (I-12). */
export async function deleteEntry(
  storage: AppStorage,
  command: EntryCommand,
): Promise<CommandResult<Entry | null>> {
  const body = async (work: BookWork): Promise<Result<Entry | null, Refusal>> => {
    const found = await openUntold(storage, work, command);
    if (!found.ok) return found;
    const before = found.value;
    if (before.reversedBy) return err({ kind: "already-reversed" });
    const last = before.number === work.book.lastNumber;
    const after = last ? null : voided(work, before);
    await work.change(before, after);
    if (last) work.book = { ...work.book, lastNumber: before.number - 1 };
    await releaseReversed(work, before);
    return ok(after);
  };
  return changeBook(storage, command, "delete", body, { tables: ["stockMoves"] });
}
