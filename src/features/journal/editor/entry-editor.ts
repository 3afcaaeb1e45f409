import type { AccountLookup } from "#domain/accounting/chart.ts";
import { checkEntry } from "#domain/accounting/entries/check-entry.ts";
import type { Entry, EntryContent } from "#domain/accounting/entries/entry.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import type { BookId, CommandId } from "#domain/kernel/ids.ts";
import { saveState } from "#session/saved/save-state.ts";
import { remember } from "#session/undo/undo-stack.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import type { CommandResult } from "#storage/pages/book-work.ts";
import { createStore, type WritableStore } from "#ui/kit/create-store.ts";
import { journalTexts as texts } from "../texts.ts";
import { blankState, type CloseOutcome, type EditorState, hasChanges } from "./editor-state.ts";
import { type EntryDraft, entryContentOf, entryDraftOf, isBlank, isSameContent } from "./entry-draft.ts";
import { EntryWrites } from "./entry-writes.ts";

/** Input is stored at most this long (ms) after the first key (ST-11). */
export const AUTOSAVE_MS = 350;

/**
 * The entry being written in one book, outside React: it survives renders, saves itself as a draft while typed, and
 * becomes an entry when closed.
 */
export class EntryEditor {
  readonly #writes: EntryWrites;
  readonly #bookId: BookId;
  readonly #store: WritableStore<EditorState>;
  readonly getSnapshot: () => EditorState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Id of the command that will post or correct this entry: pressing twice posts once (ST-09). */
  #closeId: CommandId;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #saving: Promise<boolean> | null = null;
  #closing = false;
  /** The draft was refused as it was, and may be refused again. */
  #refused = false;
  /** State of the new entry that a correction replaced. */
  #before: EditorState | null = null;
  /** Called when the draft was closed elsewhere and continues here as a new one. */
  onDetached: (() => void) | null = null;

  constructor(storage: AppStorage, bookId: BookId, date: Day) {
    this.#writes = new EntryWrites(storage, bookId);
    this.#bookId = bookId;
    this.#closeId = this.#writes.newCommand();
    this.#store = createStore(this.#blank(date));
    this.getSnapshot = this.#store.getSnapshot;
    this.subscribe = this.#store.subscribe;
  }

  get #state(): EditorState {
    return this.getSnapshot();
  }

  #set(change: Partial<EditorState>): void {
    this.#store.set({ ...this.#state, ...change });
  }

  #blank(date: Day): EditorState {
    return blankState(this.#writes.newEntry(), date);
  }

  #begin(state: EditorState, before: EditorState | null = null): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#closeId = this.#writes.newCommand();
    this.#refused = false;
    this.#before = before;
    saveState.reset(this.#writes.source);
    this.#set(state);
  }

  /** Applies input. */
  change(change: (draft: EntryDraft) => EntryDraft): void {
    const draft = change(this.#state.draft);
    if (draft === this.#state.draft || this.#closing) return;
    // A version conflict stays until one version is chosen, whatever is typed meanwhile.
    const refusal = this.#isStale() ? this.#state.refusal : null;
    this.#set({ draft, lastDate: draft.date ?? this.#state.lastDate, dirty: true, refusal });
    saveState.typing(this.#writes.source);
    this.#schedule();
  }

  #isStale(): boolean {
    return this.#state.refusal?.kind === "stale";
  }

  #schedule(): void {
    if (this.#timer !== null || this.#state.original !== null || this.#isStale()) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      void this.#save();
    }, AUTOSAVE_MS);
  }

  /** Proposes another day if nothing was written. */
  propose(date: Day): void {
    const { draft, saved, original } = this.#state;
    if (original !== null || saved !== null || !isBlank(draft) || draft.date === date) return;
    this.#set({ draft: { ...draft, date }, lastDate: date });
  }

  startBlank(date: Day): void {
    this.#begin(this.#blank(date));
  }

  /** Continues a stored draft. */
  openDraft(entry: Entry): void {
    const { id: entryId, date: lastDate } = entry;
    const rest = { original: null, dirty: false, refusal: null };
    this.#begin({ ...rest, entryId, lastDate, draft: entryDraftOf(entry), saved: entry });
  }

  /** Opens a posted entry for correction in place. The new entry being written is set aside. */
  openPosted(entry: Entry): void {
    const { id: entryId, date: lastDate } = entry;
    const rest = { saved: null, dirty: false, refusal: null };
    const before = this.#state.original === null ? this.#state : this.#before;
    this.#begin({ ...rest, original: entry, entryId, lastDate, draft: entryDraftOf(entry) }, before);
  }

  /** Ends a correction and discards its input: the new entry set aside returns. */
  leaveCorrection(): void {
    const before = this.#before;
    this.#begin(before ?? this.#blank(this.#state.lastDate));
    if (before === null) return;
    // It may have been discarded from the list meanwhile.
    this.#seen = before.saved?.id ?? null;
    if (before.dirty) this.#schedule();
  }

  /** Starts a new entry with this text and these lines, as for a duplicate. */
  openCopy(content: EntryContent): void {
    this.#begin({ ...this.#blank(content.date), draft: entryDraftOf(content) });
    this.change((draft) => ({ ...draft }));
  }

  /** After a stale refusal: bases the input on the version found. */
  rebase(current: Entry): void {
    this.#closeId = this.#writes.newCommand();
    if (current.status !== "draft") this.#set({ original: current, refusal: null });
    else {
      this.#set({ saved: current, dirty: true, refusal: null });
      this.#schedule();
    }
  }

  /** Whether leaving this entry would lose input. */
  isDirty(): boolean {
    return hasChanges(this.#state);
  }

  /** Whether closing the page would lose input that no draft can hold. */
  isAtRisk(): boolean {
    return this.isDirty() && (this.#state.original !== null || this.#refused);
  }

  /** Stores the input as a draft. False if storage refuses it, or for a changed correction of a posted entry. */
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
    if (this.#isStale()) return false;
    const content = entryContentOf(draft, lastDate);
    const result = await this.#writes.keep(this.#state, content, () => void this.flush());
    if (this.#state.entryId !== entryId) return result.ok;
    return this.#took(result, draft);
  }

  #took(result: CommandResult<Entry>, draft: EntryDraft): boolean {
    this.#refused = !result.ok;
    if (result.ok) {
      // Keys pressed during the save wait for the next one.
      const dirty = this.#state.draft !== draft;
      this.#set({ saved: result.value, dirty, refusal: null });
      if (dirty) this.#schedule();
      return true;
    }
    const { kind } = result.error;
    if (kind === "unknown-entry") {
      // Closed or discarded in another tab: the contents continue here under a new id.
      this.#set({ entryId: this.#writes.newEntry(), saved: null, refusal: null });
      this.#closeId = this.#writes.newCommand();
      this.onDetached?.();
      this.#schedule();
      return true;
    }
    this.#set({ refusal: result.error });
    return false;
  }

  async #saveNothing(saved: Entry | null): Promise<boolean> {
    this.#set({ dirty: false, saved: null });
    if (saved === null) saveState.reset(this.#writes.source);
    else await this.#writes.discard(saved);
    return true;
  }

  /** Deletes the draft and returns it as stored, so that it can be restored. */
  async discard(): Promise<Entry | null> {
    await this.flush();
    const { saved, lastDate } = this.#state;
    // Another tab's version must not be discarded here.
    const isTheirs = this.#isStale();
    this.startBlank(lastDate);
    if (saved === null || isTheirs) return null;
    await this.#writes.discard(saved);
    return saved;
  }

  /** Posts the entry, or saves the correction. If incomplete, it stays a draft. */
  async close(chart: AccountLookup): Promise<CloseOutcome> {
    const { draft, lastDate, original } = this.#state;
    if (this.#closing || isBlank(draft)) return { kind: "nothing" };
    const content = entryContentOf(draft, lastDate);
    if (original !== null && isSameContent(content, original)) {
      this.leaveCorrection();
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
      // A save in progress determines the stored draft that posting removes.
      await this.#saving;
      if (content.date !== original?.date && !(await this.#writes.isRightDate(content.date))) {
        if (this.#state.dirty) this.#schedule();
        return { kind: "nothing" };
      }
      const result = await this.#writes.close(this.#closeId, this.#state, content);
      return this.#closed(result, original === null ? "posted" : "edited");
    } finally {
      this.#closing = false;
    }
  }

  #closed(result: CommandResult<Entry>, kind: "posted" | "edited"): CloseOutcome {
    if (result.ok) {
      const { number, description } = result.value;
      const name = texts.done[kind === "posted" ? "entry" : "correction"](number, description);
      remember(this.#bookId, this.#closeId, name);
      if (kind === "edited") this.leaveCorrection();
      else this.startBlank(result.value.date);
      return { kind, entry: result.value };
    }
    if (result.error.kind === "stale") {
      const { current } = result.error;
      if (current.status === "draft") this.#set({ refusal: result.error });
      return { kind: "stale", current };
    }
    this.#refused = true;
    this.#set({ refusal: result.error });
    // If the rules refuse it, it is kept as a draft like any input. After a storage failure it may have been posted
    // nevertheless; the next attempt finds out.
    if (this.#state.dirty && result.error.kind !== "storage") this.#schedule();
    return { kind: "refused", refusal: result.error };
  }

  /** Follows another tab's changes to this draft while nothing is being typed: newer content, or its removal. */
  follow(drafts: readonly Entry[], month: Month): void {
    const { saved, dirty, lastDate } = this.#state;
    if (saved === null || dirty || this.#saving !== null || this.#closing) return;
    if (monthOf(saved.date) !== month) return;
    const found = drafts.find((each) => each.id === saved.id);
    if (found !== undefined && found.version > saved.version) this.openDraft(found);
    else if (found === undefined && this.#seen === saved.id) this.startBlank(lastDate);
    this.#seen = found?.id ?? null;
  }

  /** Id of the draft once seen in the list: its later absence means it was removed. */
  #seen: string | null = null;
}
