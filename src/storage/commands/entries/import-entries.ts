import { checkNewEntry } from "#domain/accounting/entries/check-entry.ts";
import type { EntryContent, EntryOrigin } from "#domain/accounting/entries/entry.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { EntryId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import {
  type BookCommand,
  type BookWork,
  type CommandResult,
  changeBook,
  debitOf,
} from "../../pages/book-work.ts";
import type { StoredEntry } from "../../shapes/rows.ts";

export interface ImportEntries extends BookCommand {
  /** In any order; numbered by day, and within a day in the given order. */
  readonly contents: readonly EntryContent[];
  readonly origin: EntryOrigin;
}

/** Numbers assigned to an import. */
export interface Imported {
  readonly from: number;
  readonly to: number;
}

/** Entries that are checked without a pause: some ten milliseconds. */
const AT_ONCE = 1_000;

/** Checks all rows before the first is written: one bad row refuses the whole import and is named. */
async function refuse(work: BookWork, contents: readonly EntryContent[]): Promise<Refusal | null> {
  if (contents.length === 0) return { kind: "nothing-to-import" };
  let debit = 0;
  for (const [row, content] of contents.entries()) {
    if (row > 0 && row % AT_ONCE === 0) await work.pages.pause();
    const problems = checkNewEntry(content, work.chart);
    if (problems.length > 0) return { kind: "row-problems", row, problems };
    debit += debitOf(content.lines);
    if (!work.fits(debit)) return { kind: "book-too-large" };
  }
  const month = await work.closedMonth(...new Set(contents.map((content) => monthOf(content.date))));
  return month ? { kind: "closed-month", month } : null;
}

interface ImportedPart {
  readonly contents: readonly EntryContent[];
  readonly origin: EntryOrigin;
  /** As many as contents. */
  readonly ids: readonly EntryId[];
}

/** Posts many entries within a command's transaction, all or none; one change counts them instead of repeating them. */
export async function importWithin(
  work: BookWork,
  { contents, origin, ids }: ImportedPart,
): Promise<Result<Imported, Refusal>> {
  const refusal = await refuse(work, contents);
  if (refusal) return err(refusal);
  const sorted = [...contents].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const from = work.book.lastNumber + 1;
  const byMonth = new Map<Month, StoredEntry[]>();
  for (const [index, content] of sorted.entries()) {
    const entry: StoredEntry = {
      ...content,
      id: ids[index] as StoredEntry["id"],
      number: from + index,
      status: "posted",
      origin,
      version: 1,
      createdAt: work.at,
      updatedAt: work.at,
    };
    const month = monthOf(entry.date);
    const entries = byMonth.get(month);
    if (entries) entries.push(entry);
    else byMonth.set(month, [entry]);
  }
  work.countMany(sorted);
  await work.pages.loadWhole(byMonth.keys());
  for (const [month, entries] of byMonth) {
    if (sorted.length > AT_ONCE) await work.pages.pause();
    work.pages.addMany(month, entries);
  }
  const to = from + sorted.length - 1;
  work.book = { ...work.book, lastNumber: to };
  work.changes.push({ table: "import", key: work.book.id, from, to, at: work.at, undone: false });
  return ok({ from, to });
}

/** Posts many entries in one transaction, all or none; one audit record counts them instead of repeating them. */
export async function importEntries(
  storage: AppStorage,
  command: ImportEntries,
): Promise<CommandResult<Imported>> {
  const { contents, origin } = command;
  const ids = contents.map(() => storage.newId("entry"));
  return changeBook(storage, command, "import", (work) => importWithin(work, { contents, origin, ids }));
}
