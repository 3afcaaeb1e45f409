import type { AccountLookup } from "#domain/accounting/chart.ts";
import { checkEntry } from "#domain/accounting/check-entry.ts";
import { type Entry, type EntryContent, linkTo } from "#domain/accounting/entry.ts";
import { type Day, type Month, monthOf } from "#domain/kernel/calendar-day.ts";
import type { BookId, CommandId } from "#domain/kernel/ids.ts";
import { saveState, tracked } from "#session/save-state.ts";
import { remember } from "#session/undo-stack.ts";
import type { AppStorage } from "#storage/app-storage.ts";
import type { CommandResult } from "#storage/book-work.ts";
import { editEntry } from "#storage/commands/edit-entry.ts";
import { postEntry } from "#storage/commands/post-entry.ts";
import { discardDraft, saveDraft } from "#storage/commands/save-draft.ts";
import { blankState, type CloseOutcome, type EditorState, hasChanges } from "./editor-state.ts";
import { contentOf, draftOf, type EntryDraft, isBlank, isSameContent, isSameLines } from "./entry-draft.ts";
import { journalTexts as texts } from "./texts.ts";

/** What was typed is stored at the latest this long after the first key (ST-11). */
export const AUTOSAVE_MS = 350;

/**
 * The entry being written in one book, outside React: it outlives renders, keeps itself as a draft while it is
 * typed, and becomes an entry when it is closed.
 */
export class EntryEditor {
  readonly #storage: AppStorage;
  readonly #bookId: BookId;
  /** What the saved indicator calls it. */
  readonly #source: string;
  readonly #listeners = new Set<() => void>();
  #state: EditorState;
  /** Of the command that will post or correct what stands here: pressing twice posts once (ST-09). */
  #closeId: CommandId;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #saving: Promise<boolean> | null = null;
  #closing = false;
  /** The store did not take the draft as it stood, and may not take it as it stands. */
  #refused = false;
  /** Told when the draft was closed elsewhere and goes on here as a new one. */
  onDetached: (() => void) | null = null;

  constructor(storage: AppStorage, bookId: BookId, date: Day) {
    this.#storage = storage;
    this.#bookId = bookId;
    this.#source = `entry ${bookId}`;
    this.#closeId = storage.newId("command");
    this.#state = this.#blank(date);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): EditorState => this.#state;

  #set(change: Partial<EditorState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #blank(date: Day): EditorState {
    return blankState(this.#storage.newId("entry"), date);
  }

  #begin(state: EditorState): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#closeId = this.#storage.newId("command");
    this.#refused = false;
    saveState.reset(this.#source);
    this.#set(state);
  }

  /** Something was typed. */
  change(change: (draft: EntryDraft) => EntryDraft): void {
    const draft = change(this.#state.draft);
    if (draft === this.#state.draft || this.#closing) return;
    this.#set({ draft, lastDate: draft.date ?? this.#state.lastDate, dirty: true, refusal: null });
    saveState.typing(this.#source);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#timer !== null || this.#state.original !== null) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      void this.#save();
    }, AUTOSAVE_MS);
  }

  /** Proposes another day while nothing was written. */
  propose(date: Day): void {
    const { draft, saved, original } = this.#state;
    if (original !== null || saved !== null || !isBlank(draft) || draft.date === date) return;
    this.#set({ draft: { ...draft, date }, lastDate: date });
  }

  startBlank(date: Day): void {
    this.#begin(this.#blank(date));
  }

  /** Goes on with a stored draft. */
  openDraft(entry: Entry): void {
    const { id: entryId, date: lastDate } = entry;
    const rest = { original: null, dirty: false, refusal: null };
    this.#begin({ ...rest, entryId, lastDate, draft: draftOf(entry), saved: entry });
  }

  /** Opens a posted entry to be corrected in its place. */
  openPosted(entry: Entry): void {
    const { id: entryId, date: lastDate } = entry;
    const rest = { saved: null, dirty: false, refusal: null };
    this.#begin({ ...rest, original: entry, entryId, lastDate, draft: draftOf(entry) });
  }

  /** A new entry with these words and lines, as when one is duplicated. */
  openCopy(content: EntryContent): void {
    this.#begin({ ...this.#blank(content.date), draft: draftOf(content) });
    this.change((draft) => ({ ...draft }));
  }

  /** After a stale refusal: what was typed now goes against the version that was found. */
  rebase(current: Entry): void {
    this.#closeId = this.#storage.newId("command");
    this.#set({ original: current, refusal: null });
  }

  /** Whether leaving this entry would lose something typed. */
  isDirty(): boolean {
    return hasChanges(this.#state);
  }

  /** Whether closing the page would lose something for which there is no draft. */
  isAtRisk(): boolean {
    return this.isDirty() && (this.#state.original !== null || this.#refused);
  }

  /** Stores what was typed as a draft. False when the store refuses it, or when it corrects a posted entry. */
  async flush(): Promise<boolean> {
    if (this.#state.original !== null) return !this.isDirty();
    while (this.#state.dirty || this.#saving !== null) {
      if (this.#closing || !(await this.#save())) return false;
    }
    return true;
  }

  #save(): Promise<boolean> {
    this.#saving ??= this.#saveOnce().finally(() => {
      this.#saving = null;
    });
    return this.#saving;
  }

  async #saveOnce(): Promise<boolean> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const { original, draft, saved, entryId, dirty, lastDate } = this.#state;
    if (original !== null || !dirty || this.#closing) return true;
    if (isBlank(draft)) return this.#saveNothing(saved);
    const content = contentOf(draft, lastDate);
    const head = { id: this.#storage.newId("command"), bookId: this.#bookId, entryId, content };
    const place = saved === null ? {} : { saved: linkTo(saved) };
    const retry = () => void this.flush();
    const result = await tracked(
      () => saveDraft(this.#storage, { ...head, ...place, origin: "journal" }),
      retry,
      this.#source,
    );
    if (this.#state.entryId !== entryId) return result.ok;
    return this.#took(result, draft);
  }

  #took(result: CommandResult<Entry>, draft: EntryDraft): boolean {
    this.#refused = !result.ok;
    if (result.ok) {
      // Keys pressed while it was being stored wait for the next save.
      const dirty = this.#state.draft !== draft;
      this.#set({ saved: result.value, dirty, refusal: null });
      if (dirty) this.#schedule();
      return true;
    }
    const { kind } = result.error;
    if (kind === "unknown-entry" || kind === "not-posted") {
      // Closed or discarded in another tab: what stands here goes on under a name of its own.
      this.#set({ entryId: this.#storage.newId("entry"), saved: null, refusal: null });
      this.#closeId = this.#storage.newId("command");
      this.onDetached?.();
      this.#schedule();
      return true;
    }
    this.#set({ refusal: result.error });
    return false;
  }

  async #saveNothing(saved: Entry | null): Promise<boolean> {
    this.#set({ dirty: false, saved: null });
    if (saved === null) saveState.reset(this.#source);
    else await this.#discardSaved(saved);
    return true;
  }

  /** Takes the draft away; answers it as it was stored, so that it can be offered back. */
  async discard(): Promise<Entry | null> {
    await this.flush();
    const { saved, lastDate } = this.#state;
    this.startBlank(lastDate);
    if (saved === null) return null;
    await this.#discardSaved(saved);
    return saved;
  }

  #discardSaved(saved: Entry): Promise<CommandResult<unknown>> {
    const command = { id: this.#storage.newId("command"), bookId: this.#bookId, draft: linkTo(saved) };
    const run = () => discardDraft(this.#storage, command);
    return tracked(run, () => void tracked(run, null, this.#source), this.#source);
  }

  /** Posts what stands here, or corrects the entry it came from. Unfinished, it stays as a draft. */
  async close(chart: AccountLookup): Promise<CloseOutcome> {
    const { draft, lastDate, original } = this.#state;
    if (this.#closing || isBlank(draft)) return { kind: "nothing" };
    const content = contentOf(draft, lastDate);
    if (original !== null && isSameContent(content, original)) {
      this.startBlank(lastDate);
      return { kind: "nothing" };
    }
    const problems = checkEntry(content, chart);
    if (draft.date === null) problems.unshift({ kind: "bad-date" });
    if (problems.length > 0) {
      await this.flush();
      return { kind: "unfinished", problems };
    }
    this.#closing = true;
    try {
      if (this.#timer !== null) clearTimeout(this.#timer);
      this.#timer = null;
      // A save under way decides where the draft lies, which the posting takes away.
      await this.#saving;
      return this.#closed(await this.#write(content, original), original === null ? "posted" : "edited");
    } finally {
      this.#closing = false;
    }
  }

  #write(content: EntryContent, original: Entry | null): Promise<CommandResult<Entry>> {
    const head = { id: this.#closeId, bookId: this.#bookId };
    if (original !== null) {
      const operation = isSameLines(content, original) ? original.operation : undefined;
      const whole = operation === undefined ? content : { ...content, operation };
      const seen = { entry: linkTo(original), version: original.version };
      return tracked(
        () => editEntry(this.#storage, { ...head, ...seen, content: whole }),
        null,
        this.#source,
      );
    }
    const { saved, entryId } = this.#state;
    const draft = saved === null ? {} : { draft: linkTo(saved) };
    const run = () => postEntry(this.#storage, { ...head, ...draft, entryId, content, origin: "journal" });
    return tracked(run, null, this.#source);
  }

  #closed(result: CommandResult<Entry>, kind: "posted" | "edited"): CloseOutcome {
    if (result.ok) {
      const { number, description } = result.value;
      const name = texts.done[kind === "posted" ? "entry" : "correction"](number, description);
      remember(this.#bookId, this.#closeId, name);
      this.startBlank(result.value.date);
      return { kind, entry: result.value };
    }
    if (result.error.kind === "stale") return { kind: "stale", current: result.error.current };
    this.#refused = true;
    this.#set({ refusal: result.error });
    // Refused by the rules, it is kept as a draft like anything typed. After trouble with the store it may have been
    // posted all the same, and the next try asks.
    if (this.#state.dirty && result.error.kind !== "storage") this.#schedule();
    return { kind: "refused", refusal: result.error };
  }

  /**
   * Follows what another tab did to the draft that stands here, while nothing is being typed: its newer content, or
   * its end.
   */
  follow(drafts: readonly Entry[], month: Month): void {
    const { saved, dirty, lastDate } = this.#state;
    if (saved === null || dirty || this.#saving !== null || this.#closing) return;
    if (monthOf(saved.date) !== month) return;
    const found = drafts.find((each) => each.id === saved.id);
    if (found !== undefined && found.version > saved.version) this.openDraft(found);
    else if (found === undefined && this.#seen === saved.id) this.startBlank(lastDate);
    this.#seen = found?.id ?? null;
  }

  /** The draft was in the list once: from then on its absence means that it is gone. */
  #seen: string | null = null;
}
