import fc from "fast-check";
import { type Entry, type EntryContent, linkTo } from "#domain/accounting/entries/entry.ts";
import { month } from "#domain/kernel/calendar-day.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import type { BookId, CommandId } from "#domain/kernel/ids.ts";
import { readBackup } from "#storage/backup/read-backup.ts";
import { restoreBackup } from "#storage/backup/restore-backup.ts";
import { closeMonth, reopenMonth } from "#storage/commands/books/close-month.ts";
import { closeYear, openYear, reopenYear } from "#storage/commands/books/close-year.ts";
import { editEntry } from "#storage/commands/entries/edit-entry.ts";
import { importEntries } from "#storage/commands/entries/import-entries.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { reverseEntry } from "#storage/commands/entries/reverse-entry.ts";
import { discardDraft, saveDraft } from "#storage/commands/entries/save-draft.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import { deleteEntry, voidEntry } from "#storage/commands/entries/void-entry.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import type { CommandResult } from "#storage/pages/book-work.ts";
import { makeBackup } from "#tests/support/files/make-backup.ts";
import { arbitraryContent, arbitraryDay } from "../builders.ts";
import { allEntries } from "../test-storage.ts";

/** A step of a random history. `pick` selects among the items that exist when it runs. */
export type Step =
  | { readonly do: "post" | "draft"; readonly content: EntryContent; readonly cut: boolean }
  | { readonly do: "edit"; readonly pick: number; readonly content: EntryContent }
  | { readonly do: "move" | "reverse"; readonly pick: number; readonly date: Day }
  | {
      readonly do: "void" | "delete" | "undo" | "redo" | "again" | "finish" | "discard";
      readonly pick: number;
    }
  | { readonly do: "import"; readonly contents: readonly EntryContent[] }
  | { readonly do: "close" | "reopen"; readonly month: Month }
  /** Closes 2026, or carries its result forward to 2027. */
  | { readonly do: "close-year" | "open-year" | "reopen-year" }
  /** Makes a backup; replaces everything with the last one. */
  | { readonly do: "backup" | "restore" };

const pick = fc.nat(1000);
const months = fc.constantFrom("2026-09", "2026-10", "2026-11", "2026-12").map((text) => month(text));

const arbitraryStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant("post" as const), content: arbitraryContent, cut: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("draft" as const), content: arbitraryContent, cut: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("edit" as const), pick, content: arbitraryContent }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom("move" as const, "reverse" as const),
      pick,
      date: arbitraryDay,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom("void" as const, "delete", "undo", "undo", "redo", "again", "finish", "discard"),
      pick,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("import" as const),
      contents: fc.array(arbitraryContent, { maxLength: 30 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom("close" as const, "reopen"), month: months }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom("close-year" as const, "close-year", "open-year", "reopen-year"),
    }),
  },
);

export const arbitraryHistory = fc.array(arbitraryStep, { minLength: 1, maxLength: 12 });

/** As above, with backups made and restored in between. */
export const arbitraryHistoryWithBackups = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: arbitraryStep },
    { weight: 1, arbitrary: fc.record({ do: fc.constantFrom("backup" as const, "restore") }) },
  ),
  { minLength: 1, maxLength: 12 },
);

const OWNER = { id: "acct_owner", name: "Mariana", email: "mariana@lasabana.co" };

/** Runs steps on a book, tracking what can be undone as a session does. */
export class Player {
  readonly storage: AppStorage;
  readonly bookId: BookId;
  readonly #done: CommandId[] = [];
  readonly #undone: CommandId[] = [];
  #last: (() => Promise<CommandResult<unknown>>) | null = null;
  #backup: Blob | null = null;

  constructor(storage: AppStorage, bookId: BookId) {
    this.storage = storage;
    this.bookId = bookId;
  }

  /** Runs the step; null if there is nothing to apply it to. */
  async play(step: Step): Promise<CommandResult<unknown> | null> {
    const id = this.storage.newId("command");
    if (step.do === "again") return this.#last ? this.#last() : null;
    if (step.do === "undo" || step.do === "redo") return this.#undoOrRedo(step.do, id);
    if (step.do === "backup" || step.do === "restore") return this.#saveOrRestore(step.do);
    const run = await this.#prepare(step, id);
    if (!run) return null;
    this.#last = run;
    const result = await run();
    if (
      result.ok &&
      step.do !== "draft" &&
      step.do !== "discard" &&
      step.do !== "close" &&
      step.do !== "reopen"
    ) {
      this.#done.push(id);
      this.#undone.length = 0;
    }
    return result;
  }

  async #saveOrRestore(kind: "backup" | "restore"): Promise<CommandResult<unknown> | null> {
    if (kind === "backup") {
      this.#backup = await makeBackup(this.storage, OWNER);
      return null;
    }
    if (!this.#backup) return null;
    const read = await readBackup(this.#backup);
    if (!read.ok) throw new Error(`backup refused: ${read.error}`);
    const result = await restoreBackup(this.storage, read.value, OWNER, null);
    if (!result.ok) throw new Error(`restore refused: ${result.error.kind}`);
    return result;
  }

  async #undoOrRedo(kind: "undo" | "redo", id: CommandId): Promise<CommandResult<unknown> | null> {
    const [from, to] = kind === "undo" ? [this.#done, this.#undone] : [this.#undone, this.#done];
    const target = from.at(-1);
    if (!target) return null;
    const result = await undoCommand(this.storage, { id, bookId: this.bookId, target });
    if (result.ok || result.error.kind !== "storage") from.pop();
    if (result.ok) to.push(id);
    return result;
  }

  async #choose(wanted: Entry["status"], at: number): Promise<Entry | undefined> {
    const entries = [...(await allEntries(this.storage, this.bookId)).values()].filter(
      (each) => each.status === wanted,
    );
    return entries[at % Math.max(1, entries.length)];
  }

  async #prepare(step: Step, id: CommandId): Promise<(() => Promise<CommandResult<unknown>>) | null> {
    const { storage, bookId } = this;
    const head = { id, bookId };
    const entryId = storage.newId("entry");
    if (step.do === "post")
      return () => postEntry(storage, { ...head, entryId, content: step.content, origin: "journal" });
    if (step.do === "draft") {
      const content = step.cut ? { ...step.content, lines: step.content.lines.slice(1) } : step.content;
      return () => saveDraft(storage, { ...head, entryId, content, origin: "journal" });
    }
    if (step.do === "import")
      return () => importEntries(storage, { ...head, contents: step.contents, origin: "import" });
    if (step.do === "close-year") return () => closeYear(storage, { ...head, year: 2026 });
    if (step.do === "open-year") return () => openYear(storage, { ...head, year: 2027 });
    if (step.do === "reopen-year") return () => reopenYear(storage, { ...head, year: 2026 });
    if (step.do === "close") return () => closeMonth(storage, { ...head, month: step.month });
    if (step.do === "reopen") return () => reopenMonth(storage, { ...head, month: step.month });
    if (!("pick" in step)) return null;
    const entry = await this.#choose(
      step.do === "finish" || step.do === "discard" ? "draft" : "posted",
      step.pick,
    );
    if (!entry) return null;
    const on = { ...head, entry: linkTo(entry), version: entry.version };
    switch (step.do) {
      case "edit":
        return () => editEntry(storage, { ...on, content: step.content });
      case "move":
        return () => editEntry(storage, { ...on, content: { ...entry, date: step.date } });
      case "reverse":
        return () =>
          reverseEntry(storage, { ...on, reversalId: entryId, date: step.date, description: "Reversión" });
      case "void":
        return () => voidEntry(storage, on);
      case "delete":
        return () => deleteEntry(storage, on);
      case "finish":
        return () =>
          postEntry(storage, {
            ...head,
            entryId: entry.id,
            content: entry,
            origin: "journal",
            draft: entry,
          });
      case "discard":
        return () => discardDraft(storage, { ...head, draft: linkTo(entry) });
      default:
        return null;
    }
  }
}

/** Totals of closed months: no sequence of steps may change them (I-14). */
export async function closedTotals(storage: AppStorage): Promise<Map<string, string>> {
  const rows = (await storage.db.months.toArray()).filter((row) => row.closed);
  return new Map(
    rows.map((row) => [
      row.month,
      JSON.stringify([
        row.posted,
        Object.entries(row.accounts)
          .map(([code, each]) => [code, each.debit, each.credit])
          .sort(),
      ]),
    ]),
  );
}
