import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { BookId, CommandId } from "#domain/kernel/ids.ts";
import { saveState } from "#session/saved/save-state.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import type { CommandResult } from "#storage/pages/book-work.ts";
import { createStore, type WritableStore } from "#ui/kit/create-store.ts";
import { blankState, type EditorState, hasChanges, type RowState } from "./editor-state.ts";
import { type EntryDraft, entryContentOf, isBlank } from "./entry-draft.ts";
import { EntryWrites } from "./entry-writes.ts";

/** Input is stored at most this long (ms) after the first key (ST-11). */
export const AUTOSAVE_MS = 350;

/** The row an entry is written in: takes the input and stores it as a draft by itself. */
export class DraftRow {
  protected readonly writes: EntryWrites;
  protected readonly store: WritableStore<EditorState>;
  readonly getSnapshot: () => EditorState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Id of the command that will post or correct this entry: pressing twice posts once (ST-09). */
  protected closeId: CommandId;
  protected saving: Promise<boolean> | null = null;
  protected closing = false;
  /** The draft was refused as it was, and may be refused again. */
  protected refused = false;
  /** The draft stored last, for an entry that leaves the row while it is being stored. */
  protected kept: Entry | null = null;
  /** A key was pressed in the row since the entry in it came there. */
  protected touched = false;
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** Called when the draft was closed elsewhere and continues here as a new one. */
  onDetached: (() => void) | null = null;

  constructor(storage: AppStorage, bookId: BookId, date: Day) {
    this.writes = new EntryWrites(storage, bookId);
    this.closeId = this.writes.newCommand();
    this.store = createStore<EditorState>({ ...this.blank(date), posting: [], arriving: [], held: [] });
    this.getSnapshot = this.store.getSnapshot;
    this.subscribe = this.store.subscribe;
  }

  /** Whoever reads sentences says by which rules of the company an entry was told. */
  set rulesOf(rulesOf: EntryWrites["rulesOf"]) {
    this.writes.rulesOf = rulesOf;
  }

  /** Whoever knows the inventory says which items an entry moves. */
  set itemsOf(itemsOf: EntryWrites["itemsOf"]) {
    this.writes.itemsOf = itemsOf;
  }

  protected get state(): EditorState {
    return this.getSnapshot();
  }

  protected set(change: Partial<EditorState>): void {
    this.store.set({ ...this.state, ...change });
  }

  protected blank(date: Day): RowState {
    return blankState(this.writes.newEntry(), date);
  }

  /** Puts another entry into the row. */
  protected show(state: RowState): void {
    this.stopTimer();
    this.closeId = this.writes.newCommand();
    this.refused = false;
    this.touched = false;
    const { posting, arriving, held } = this.state;
    this.set({ ...state, posting, arriving, held });
  }

  protected stopTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** A key was pressed in the row: what it leads to may not be in the draft yet. */
  touch(): void {
    this.touched = true;
  }

  /** Applies input. */
  change(change: (draft: EntryDraft) => EntryDraft): void {
    const draft = change(this.state.draft);
    if (draft === this.state.draft || this.closing) return;
    this.touched = true;
    // A version conflict stays until one version is chosen, whatever is typed meanwhile.
    const refusal = this.isStale() ? this.state.refusal : null;
    this.set({ draft, lastDate: draft.date ?? this.state.lastDate, dirty: true, refusal });
    saveState.typing(this.writes.source);
    this.schedule();
  }

  protected isStale(): boolean {
    return this.state.refusal?.kind === "stale";
  }

  protected schedule(): void {
    if (this.#timer !== null || this.state.original !== null || this.isStale()) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      void this.#save();
    }, AUTOSAVE_MS);
  }

  /** Proposes another day if nothing was written. */
  propose(date: Day): void {
    const { draft, saved, original } = this.state;
    if (original !== null || saved !== null || !isBlank(draft) || draft.date === date) return;
    this.set({ draft: { ...draft, date }, lastDate: date });
  }

  /** Whether leaving this entry would lose input. */
  isDirty(): boolean {
    return hasChanges(this.state) || this.hasOtherItems();
  }

  /** Whether it is a correction that says other items than its entry had: they stand in no line of it. */
  protected hasOtherItems(): boolean {
    const { original, draft, lastDate } = this.state;
    return original !== null && this.writes.changesItems(original.id, entryContentOf(draft, lastDate));
  }

  /** Other items are said of it. Those of a draft are kept for the tab; those of a correction wait until it is saved. */
  sayItems(): void {
    if (this.hasOtherItems()) saveState.typing(this.writes.source);
  }

  /** Stores the input as a draft. False if storage refuses it, or for a changed correction of a posted entry. */
  async flush(): Promise<boolean> {
    if (this.state.original !== null) return !this.isDirty();
    while (this.state.dirty || this.saving !== null) {
      if (this.closing || !(await this.#save())) return false;
    }
    return true;
  }

  #save(): Promise<boolean> {
    this.saving ??= this.#saveOnce().finally(() => {
      this.saving = null;
    });
    return this.saving;
  }

  async #saveOnce(): Promise<boolean> {
    this.stopTimer();
    const { original, draft, saved, entryId, dirty, lastDate } = this.state;
    if (original !== null || !dirty || this.closing) return true;
    if (isBlank(draft)) return this.#saveNothing(saved);
    if (this.isStale()) return false;
    const content = entryContentOf(draft, lastDate);
    const result = await this.writes.keep(this.state, content, () => void this.flush());
    if (result.ok) this.kept = result.value;
    if (this.state.entryId === entryId) return this.#took(result, draft);
    if (this.state.dirty) this.schedule();
    return result.ok;
  }

  #took(result: CommandResult<Entry>, draft: EntryDraft): boolean {
    this.refused = !result.ok;
    if (result.ok) {
      // Keys pressed during the save wait for the next one.
      const dirty = this.state.draft !== draft;
      this.set({ saved: result.value, dirty, refusal: null });
      if (dirty) this.schedule();
      return true;
    }
    const { kind } = result.error;
    if (kind === "unknown-entry") {
      // Closed or discarded in another tab: the contents continue here under a new id.
      this.set({ entryId: this.writes.newEntry(), saved: null, refusal: null });
      this.closeId = this.writes.newCommand();
      this.onDetached?.();
      this.schedule();
      return true;
    }
    this.set({ refusal: result.error });
    return false;
  }

  async #saveNothing(saved: Entry | null): Promise<boolean> {
    this.set({ dirty: false, saved: null });
    if (saved === null) saveState.reset(this.writes.source);
    else await this.writes.discard(saved);
    return true;
  }
}
