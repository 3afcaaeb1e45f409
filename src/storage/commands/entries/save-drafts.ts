import { checkNewEntry } from "#domain/accounting/entries/check-entry.ts";
import type { Entry, EntryContent, EntryOrigin } from "#domain/accounting/entries/entry.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { EntryId } from "#domain/kernel/ids.ts";
import { err, ok } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import {
  type BookCommand,
  type BookWork,
  type CommandResult,
  changeBook,
  debitOf,
} from "../../pages/book-work.ts";
import { toStored } from "../../pages/pages.ts";
import type { Imported } from "./import-entries.ts";
import type { SeenDraft } from "./save-draft.ts";

export interface NewDraft {
  readonly entryId: EntryId;
  readonly content: EntryContent;
}

export interface SaveDrafts extends BookCommand {
  readonly drafts: readonly NewDraft[];
  readonly origin: EntryOrigin;
}

function byMonth(entries: readonly Entry[]): Map<Month, Entry[]> {
  const found = new Map<Month, Entry[]>();
  for (const entry of entries) {
    const month = monthOf(entry.date);
    const here = found.get(month);
    if (here) here.push(entry);
    else found.set(month, [entry]);
  }
  return found;
}

/** Saves many new drafts in one transaction, all or none. What is there already, from a first try, stays (ST-09). */
export async function saveDrafts(storage: AppStorage, command: SaveDrafts): Promise<CommandResult<Entry[]>> {
  const { bookId, origin } = command;
  return changeBook(storage, command, "save-draft", async (work) => {
    const month = await work.closedMonth(
      ...new Set(command.drafts.map(({ content }) => monthOf(content.date))),
    );
    if (month) return err({ kind: "closed-month", month });
    const stamp = { number: 0, status: "draft", version: 1, createdAt: work.at, updatedAt: work.at } as const;
    const saved = command.drafts.map(
      ({ entryId: id, content }): Entry => ({ ...content, ...stamp, id, bookId, origin }),
    );
    for (const [name, drafts] of byMonth(saved)) {
      const there = await work.pages.draftsIn(name);
      const known = new Set(there.map(({ id }) => id));
      await work.pages.setDrafts(name, [...there, ...drafts.filter(({ id }) => !known.has(id))]);
    }
    return ok(saved);
  });
}

export interface ManyDrafts extends BookCommand {
  readonly drafts: readonly SeenDraft[];
}

/** Takes the drafts away that are still as they were seen, and for which `isTaken` holds; answers them. */
async function take(
  work: BookWork,
  seen: readonly SeenDraft[],
  isTaken: (draft: Entry) => boolean = () => true,
): Promise<Entry[]> {
  const versions = new Map(seen.map(({ id, version }) => [id, version]));
  const taken: Entry[] = [];
  for (const name of new Set(seen.map(({ date }) => monthOf(date)))) {
    const there = await work.pages.draftsIn(name);
    const left = there.filter((draft) => versions.get(draft.id) !== draft.version || !isTaken(draft));
    if (left.length === there.length) continue;
    const stays = new Set(left);
    for (const draft of there) if (!stays.has(draft)) taken.push(draft);
    await work.pages.setDrafts(name, left);
  }
  return taken;
}

/** Deletes many drafts, but for those that were changed or posted since; answers the deleted ones. */
export async function discardDrafts(
  storage: AppStorage,
  command: ManyDrafts,
): Promise<CommandResult<Entry[]>> {
  return changeBook(storage, command, "discard-draft", async (work) => ok(await take(work, command.drafts)));
}

/** What was posted, and the drafts that it was. */
export interface PostedDrafts extends Imported {
  readonly drafts: readonly Entry[];
}

/**
 * Posts the drafts that lack nothing and are still as they were seen, in one transaction, numbered by day. The others
 * stay drafts. One audit record counts them, as for an import.
 */
export async function postDrafts(
  storage: AppStorage,
  command: ManyDrafts,
): Promise<CommandResult<PostedDrafts>> {
  return changeBook(storage, command, "import", async (work) => {
    const drafts = await take(work, command.drafts, (draft) => checkNewEntry(draft, work.chart).length === 0);
    drafts.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
    if (drafts.length === 0) return err({ kind: "nothing-to-import" });
    const debit = drafts.reduce((sum, draft) => sum + debitOf(draft.lines), 0);
    if (!work.fits(debit)) return err({ kind: "book-too-large" });
    const from = work.book.lastNumber + 1;
    const stamp = { status: "posted", version: 1, createdAt: work.at, updatedAt: work.at } as const;
    const entries = byMonth(
      drafts.map((draft, index): Entry => ({ ...draft, ...stamp, number: from + index })),
    );
    const closed = await work.closedMonth(...entries.keys());
    if (closed) return err({ kind: "closed-month", month: closed });
    work.countMany(drafts);
    await work.pages.loadWhole(entries.keys());
    for (const [month, posted] of entries) work.pages.addMany(month, posted.map(toStored));
    const to = from + drafts.length - 1;
    work.book = { ...work.book, lastNumber: to };
    work.changes.push({ table: "import", key: command.bookId, from, to, at: work.at, undone: false });
    return ok({ from, to, drafts });
  });
}
