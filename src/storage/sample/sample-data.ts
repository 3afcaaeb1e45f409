import type { Entry } from "#domain/accounting/entries/entry.ts";
import { linkTo } from "#domain/accounting/entries/entry.ts";
import { monthOf, monthsBetween } from "#domain/kernel/calendar-day.ts";
import { type BookId, type CommandId, type CompanyId, makeId } from "#domain/kernel/ids.ts";
import type { SampleCompany } from "#domain/sample/sample-company.ts";
import { closeMonth } from "../commands/books/close-month.ts";
import { createBook } from "../commands/books/create-book.ts";
import { createCompany } from "../commands/companies/create-company.ts";
import { importEntries } from "../commands/entries/import-entries.ts";
import { reverseEntry } from "../commands/entries/reverse-entry.ts";
import { voidEntry } from "../commands/entries/void-entry.ts";
import { type AppStorage, openAccountDatabase } from "../engine/app-storage.ts";
import { SAMPLE_DATABASE } from "../engine/database-names.ts";
import { StorageError } from "../engine/storage-error.ts";
import type { CommandResult } from "../pages/book-work.ts";
import { entryByNumber } from "../queries/books/journal.ts";
import { removeDatabase } from "../registry/remove-database.ts";

// The sample's ids are fixed: two tabs that create it at once, or a creation continued after an interruption, repeat
// the same commands and so create it once.
const NOTHING = new Uint8Array(10);
const commandId = (count: number): CommandId => makeId("command", count, NOTHING);
const COMPANY: CompanyId = makeId("company", 1, NOTHING);
export const SAMPLE_BOOK: BookId = makeId("book", 1, NOTHING);
const COMPLETE = commandId(1);

async function must<T>(running: Promise<CommandResult<T>>): Promise<T> {
  const result = await running;
  if (result.ok) return result.value;
  if (result.error.kind === "storage") throw new StorageError(result.error.trouble);
  throw new Error(`sample refused: ${JSON.stringify(result.error)}`);
}

async function entryOf(storage: AppStorage, sample: SampleCompany, reference: string): Promise<Entry> {
  const number = sample.entries.findIndex((entry) => entry.reference === reference) + 1;
  const entry = await entryByNumber(storage, SAMPLE_BOOK, number);
  if (entry === null) throw new Error(`the sample has no entry ${reference}`);
  return entry;
}

async function correct(storage: AppStorage, sample: SampleCompany, ids: () => CommandId): Promise<void> {
  for (const correction of sample.corrections) {
    const id = ids();
    // Already done before the interruption: its entry has another version now.
    if (await storage.db.audit.get({ command: id })) continue;
    const found = await entryOf(storage, sample, correction.reference);
    const command = { id, bookId: SAMPLE_BOOK, entry: linkTo(found), version: found.version };
    if (correction.kind === "void") await must(voidEntry(storage, command));
    else {
      const { date, description } = correction;
      const reversalId = storage.newId("entry");
      await must(reverseEntry(storage, { ...command, reversalId, date, description }));
    }
  }
}

/** Creates the sample company with the same commands as a user's own books; does nothing if it exists. */
export async function fillSample(storage: AppStorage): Promise<BookId> {
  if (await storage.db.audit.get({ command: COMPLETE })) return SAMPLE_BOOK;
  const { sampleCompany } = await import("#domain/sample/sample-company.ts");
  const sample = sampleCompany();
  let last = 1;
  const ids = (): CommandId => {
    last += 1;
    return commandId(last);
  };
  const { company, book, entries, closedThrough } = sample;
  await must(createCompany(storage, { id: ids(), companyId: COMPANY, ...company }));
  await must(createBook(storage, { id: ids(), bookId: SAMPLE_BOOK, companyId: COMPANY, ...book }));
  await must(importEntries(storage, { id: ids(), bookId: SAMPLE_BOOK, contents: entries, origin: "sample" }));
  await correct(storage, sample, ids);
  const months = monthsBetween(monthOf(book.start), closedThrough);
  for (const month of months) {
    const id = month === closedThrough ? COMPLETE : ids();
    await must(closeMonth(storage, { id, bookId: SAMPLE_BOOK, month }));
  }
  return SAMPLE_BOOK;
}

/** Opens the sample's own database, creating it the first time. A damaged one is recreated. */
export async function openSampleStorage(): Promise<{
  readonly storage: AppStorage;
  readonly bookId: BookId;
}> {
  const storage = await openAccountDatabase(SAMPLE_DATABASE, { create: true }).catch(
    async (error: unknown) => {
      if (!(error instanceof StorageError) || error.trouble !== "damaged") throw error;
      await resetSample();
      return openAccountDatabase(SAMPLE_DATABASE, { create: true });
    },
  );
  return { storage, bookId: await fillSample(storage) };
}

/** Deletes what the user tried out in the sample; false if another tab has it open. */
export function resetSample(): Promise<boolean> {
  return removeDatabase(SAMPLE_DATABASE);
}
