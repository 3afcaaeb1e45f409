import { type Entry, type EntryContent, linkTo } from "#domain/accounting/entries/entry.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { BookId, CommandId, EntryId, RuleId } from "#domain/kernel/ids.ts";
import type { Result } from "#domain/kernel/result.ts";
import { askIfFar } from "#session/far-date/ask-if-far.ts";
import { tracked } from "#session/saved/save-state.ts";
import { editEntry } from "#storage/commands/entries/edit-entry.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { discardDraft, saveDraft } from "#storage/commands/entries/save-draft.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import type { CommandResult } from "#storage/pages/book-work.ts";
import type { TypedItems } from "../items/post-typed.ts";
import { isOtherAnswer } from "../items/said-line.ts";
import type { EditorState, RowRefusal } from "./editor-state.ts";
import { isSameContent, isSameLines } from "./entry-draft.ts";

type Written = Pick<EditorState, "entryId" | "saved" | "original">;

/** Stores the entry being written in one book: as a draft, as an entry, as a correction. */
export class EntryWrites {
  readonly #storage: AppStorage;
  readonly #bookId: BookId;
  /** Its source name in the saved indicator. */
  readonly source: string;

  /** Content of the last draft save, while its outcome is unknown. */
  #tried: { readonly id: EntryId; readonly content: EntryContent } | null = null;

  constructor(storage: AppStorage, bookId: BookId) {
    this.#storage = storage;
    this.#bookId = bookId;
    this.source = `entry ${bookId}`;
  }

  /** The rules of the company that an entry was told by. */
  rulesOf: (content: EntryContent) => readonly RuleId[] = () => [];

  /** The items that were said of an entry; null for none. */
  itemsOf: (entry: EntryId, content: EntryContent) => TypedItems | null = () => null;

  newCommand(): CommandId {
    return this.#storage.newId("command");
  }

  newEntry(): EntryId {
    return this.#storage.newId("entry");
  }

  #head() {
    return { id: this.newCommand(), bookId: this.#bookId };
  }

  /** Stores the input as a draft. */
  async keep(written: Written, content: EntryContent, retry: () => void): Promise<CommandResult<Entry>> {
    const { entryId, saved } = written;
    const tried = this.#tried;
    this.#tried = { id: entryId, content };
    const seen = saved === null ? {} : { saved };
    const command = { ...this.#head(), entryId, content, ...seen, origin: "journal" } as const;
    const result = await tracked(() => saveDraft(this.#storage, command), retry, this.source);
    if (result.ok || result.error.kind !== "storage") this.#tried = null;
    if (result.ok || result.error.kind !== "stale") return result;
    const { current } = result.error;
    // A save that appeared to fail was stored after all: the stored version is our own.
    const isOwn = tried?.id === current.id && isSameContent(tried.content, current);
    return isOwn ? this.keep({ ...written, saved: current }, content, retry) : result;
  }

  discard(saved: Entry): Promise<CommandResult<unknown>> {
    const command = { ...this.#head(), draft: linkTo(saved) };
    const run = () => discardDraft(this.#storage, command);
    return tracked(run, () => void tracked(run, null, this.source), this.source);
  }

  /** False if the person means to correct a date that lies far from the book's others. */
  isRightDate(date: Day): Promise<boolean> {
    return askIfFar(this.#storage, this.#bookId, date);
  }

  /** Posts the entry, or saves the correction. `id`: pressing twice writes once (ST-09). */
  async close(id: CommandId, written: Written, content: EntryContent): Promise<Result<Entry, RowRefusal>> {
    const { original, saved, entryId } = written;
    const head = { id, bookId: this.#bookId };
    if (original === null) {
      const draft = saved === null ? {} : { draft: saved };
      const rules = this.rulesOf(content);
      const command = { ...head, ...draft, entryId, content, origin: "journal", rules } as const;
      const items = this.itemsOf(entryId, content);
      if (items?.answer && items.asked) {
        const { asked, answer } = items;
        const { postTyped } = await import("../items/post-typed.ts");
        return postTyped(this.#storage, { ...items, asked, answer, command, source: this.source });
      }
      const run = () => postEntry(this.#storage, command);
      return tracked(run, null, this.source);
    }
    const items = this.itemsOf(original.id, content);
    const isSame = isSameLines(content, original);
    const { operation } = original;
    const whole = isSame && operation ? { ...content, operation } : content;
    const command = { ...head, entry: linkTo(original), version: original.version, content: whole };
    const corrects = items?.corrects ?? null;
    if (items === null || corrects === null)
      return tracked(() => editEntry(this.#storage, command), null, this.source);
    const { correctTyped } = await import("../items/post-typed.ts");
    return correctTyped(this.#storage, { ...items, corrects, command, source: this.source });
  }

  /** Whether a correction says other items than the entry had. */
  changesItems(entry: EntryId, content: EntryContent): boolean {
    const items = this.itemsOf(entry, content);
    return items !== null && items.corrects !== null && isOtherAnswer(items);
  }
}
