import { type Entry, linkTo } from "#domain/accounting/entries/entry.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { BookId, EntryId } from "#domain/kernel/ids.ts";
import { reverseEntry } from "#storage/commands/entries/reverse-entry.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { allEntries } from "../test-storage.ts";
import { must } from "./payroll-runs.ts";

export async function entryIn(storage: AppStorage, bookId: BookId, id: EntryId): Promise<Entry> {
  const entry = (await allEntries(storage, bookId)).get(id);
  if (!entry) throw new Error("no entry");
  return entry;
}

/** Reverses an entry in its book, as the journal does. */
export async function reverseOn(storage: AppStorage, entry: Entry, date: Day) {
  const reversal = { reversalId: newId("entry"), date, description: "Reversión" };
  const head = { id: newId("command"), bookId: entry.bookId, entry: linkTo(entry), version: entry.version };
  return must(await reverseEntry(storage, { ...head, ...reversal }));
}
