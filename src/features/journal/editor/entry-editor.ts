import type { AccountLookup } from "#domain/accounting/chart.ts";
import { checkNewEntry } from "#domain/accounting/entries/check-entry.ts";
import { copiedLines } from "#domain/accounting/entries/copied-lines.ts";
import type { Entry, EntryContent } from "#domain/accounting/entries/entry.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import type { BookId, CommandId, EntryId } from "#domain/kernel/ids.ts";
import type { Result } from "#domain/kernel/result.ts";
import { saveState } from "#session/saved/save-state.ts";
import { remember } from "#session/undo/undo-stack.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { journalTexts as texts } from "../texts.ts";
import { DraftRow } from "./draft-row.ts";
import type { CloseOutcome, HeldEntry, RowRefusal, RowState } from "./editor-state.ts";
import { entryContentOf, entryDraftOf, isBlank, isSameContent, withoutLines } from "./entry-draft.ts";
import { PostsAhead } from "./posts-ahead.ts";

/**
 * The entry being written in one book, outside React: it survives renders, saves itself as a draft while typed, and
 * becomes an entry when closed.
 */
export class EntryEditor extends DraftRow {
  readonly #bookId: BookId;
  /** State of the new entry that a correction replaced. */
  #before: RowState | null = null;
  readonly #ahead: PostsAhead;

  constructor(storage: AppStorage, bookId: BookId, date: Day) {
    super(storage, bookId, date);
    this.#bookId = bookId;
    this.#ahead = new PostsAhead({
      bookId,
      writes: this.writes,
      store: this.store,
      isFree: () => !this.touched && this.state.original === null && isBlank(this.state.draft),
      giveBack: (held) => this.#giveBack(held),
      posted: (entry, id) => this.#remember(entry, id, "entry"),
    });
  }

  #begin(state: RowState, before: RowState | null = null): void {
    this.show(state);
    this.#before = before;
    saveState.reset(this.writes.source);
  }

  #giveBack({ state, closeId }: HeldEntry): void {
    this.show(state);
    this.closeId = closeId;
    this.refused = state.refusal !== null;
    this.touched = true;
    // Of a storage failure only another attempt to post finds out whether it was posted nevertheless.
    if (state.refusal?.kind !== "storage") this.schedule();
  }

  /**
   * Brings the first refused entry back into the row; what stands there is set aside until it is posted. False if that
   * cannot be stored.
   */
  async takeBack(): Promise<boolean> {
    if (this.isDirty() && !(await this.flush())) return false;
    if (this.state.original !== null) this.leaveCorrection();
    const [first, ...held] = this.state.held;
    if (first === undefined) return true;
    const { posting: _posting, arriving: _arriving, held: _held, ...aside } = this.state;
    this.set({ held });
    this.#giveBack(first);
    this.#before = isBlank(aside.draft) ? null : aside;
    return true;
  }

  startBlank(date: Day): void {
    this.#begin(this.blank(date));
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
    const before = this.state.original === null ? this.state : this.#before;
    this.#begin({ ...rest, original: entry, entryId, lastDate, draft: entryDraftOf(entry) }, before);
  }

  /** Shows a correction without the lines that were appended when it was posted; they are laid again when it is saved. */
  showAsWritten(entry: EntryId, count: number): void {
    const { original, draft } = this.state;
    if (original?.id !== entry || original.lines.length <= count) return;
    this.set({
      original: { ...original, lines: original.lines.slice(0, count) },
      draft: withoutLines(draft, original.lines, count),
    });
  }

  /** Ends a correction and discards its input: the new entry set aside returns. */
  leaveCorrection(): void {
    saveState.reset(this.writes.source);
    this.#goOn(this.state.lastDate);
  }

  /** The entry that was set aside returns, else a new one begins. */
  #goOn(date: Day): void {
    const before = this.#before;
    this.show(before ?? this.blank(date));
    this.#before = null;
    if (before === null) return;
    // It may have been discarded from the list meanwhile.
    this.#seen = before.saved?.id ?? null;
    if (before.dirty) this.schedule();
  }

  /** Starts a new entry with this text and these lines, as for a duplicate; what is of one document stays with it. */
  openCopy(content: EntryContent): void {
    const lines = copiedLines(content.lines);
    this.#begin({ ...this.blank(content.date), draft: entryDraftOf({ ...content, lines }) });
    this.change((draft) => ({ ...draft }));
  }

  /** After a stale refusal: bases the input on the version found. */
  rebase(current: Entry): void {
    this.closeId = this.writes.newCommand();
    if (current.status !== "draft") this.set({ original: current, refusal: null });
    else {
      this.set({ saved: current, dirty: true, refusal: null });
      this.schedule();
    }
  }

  /** Posted entries that are now seen where they were read. */
  arrived(ids: readonly EntryId[]): void {
    this.#ahead.arrived(ids);
  }

  /** Whether entries that left the row are not posted. */
  isAhead(): boolean {
    return this.state.posting.length + this.state.held.length > 0;
  }

  /** Whether closing the page would lose input that no draft can hold. */
  isAtRisk(): boolean {
    return this.isAhead() || (this.isDirty() && (this.state.original !== null || this.refused));
  }

  /** Waits for what is being posted and stores the row. False if something is not stored. */
  async flushAll(): Promise<boolean> {
    await this.#ahead.settled();
    return (await this.flush()) && !this.isAhead();
  }

  /** Deletes the draft and returns it as stored, so that it can be restored. */
  async discard(): Promise<Entry | null> {
    await this.flush();
    const { saved, lastDate } = this.state;
    // Another tab's version must not be discarded here.
    const isTheirs = this.isStale();
    this.startBlank(lastDate);
    if (saved === null || isTheirs) return null;
    await this.writes.discard(saved);
    return saved;
  }

  /** Posts the entry, or saves the correction. If incomplete, it stays a draft. */
  async close(chart: AccountLookup): Promise<CloseOutcome> {
    const { draft, lastDate, original } = this.state;
    if (this.closing || isBlank(draft)) return { kind: "nothing" };
    const content = entryContentOf(draft, lastDate);
    if (original !== null && isSameContent(content, original) && !this.hasOtherItems()) {
      this.leaveCorrection();
      return { kind: "nothing" };
    }
    const problems = checkNewEntry(content, chart, original?.lines);
    if (draft.date === null) problems.unshift({ kind: "bad-date" });
    if (problems.length > 0) {
      await this.flush();
      return { kind: "unfinished", problems };
    }
    this.closing = true;
    try {
      this.stopTimer();
      // A save in progress determines the stored draft that posting removes.
      await this.saving;
      if (content.date !== original?.date && !(await this.writes.isRightDate(content.date))) {
        if (this.state.dirty) this.schedule();
        return { kind: "nothing" };
      }
      const result = await this.writes.close(this.closeId, this.state, content);
      return this.#closed(result, original === null ? "posted" : "edited");
    } finally {
      this.closing = false;
    }
  }

  /**
   * Posts the new entry while the row goes on with the next one, at once (UX-22). Null if it cannot be posted as it
   * stands, or is a correction.
   */
  postAhead(chart: AccountLookup): Promise<CloseOutcome> | null {
    const { draft, lastDate, original } = this.state;
    if (this.closing || original !== null || draft.date === null || isBlank(draft)) return null;
    const content = entryContentOf(draft, lastDate);
    if (checkNewEntry(content, chart).length > 0) return null;
    const held = { state: this.state, closeId: this.closeId };
    // Asked before the row goes on: by the time its turn comes, the draft stored last is of another entry.
    const stored = this.#storedOf(this.state);
    this.#goOn(content.date);
    return this.#ahead.post(held, content, stored);
  }

  /** The draft of an entry as it is stored once a save under way has ended. */
  async #storedOf({ entryId, saved }: RowState): Promise<Entry | null> {
    await this.saving;
    const { kept } = this;
    return kept?.id === entryId && kept.version > (saved?.version ?? 0) ? kept : saved;
  }

  #remember({ number, description }: Entry, id: CommandId, what: "entry" | "correction"): void {
    remember(this.#bookId, id, texts.done[what](number, description));
  }

  #closed(result: Result<Entry, RowRefusal>, kind: "posted" | "edited"): CloseOutcome {
    if (result.ok) {
      this.#remember(result.value, this.closeId, kind === "posted" ? "entry" : "correction");
      if (kind === "edited") this.leaveCorrection();
      else {
        saveState.reset(this.writes.source);
        this.#goOn(result.value.date);
        this.#ahead.arrives(result.value);
      }
      return { kind, entry: result.value };
    }
    if (result.error.kind === "stale") {
      const { current } = result.error;
      if (current.status === "draft") this.set({ refusal: result.error });
      return { kind: "stale", current };
    }
    this.refused = true;
    this.set({ refusal: result.error });
    // If the rules refuse it, it is kept as a draft like any input. After a storage failure it may have been posted
    // nevertheless; the next attempt finds out.
    if (this.state.dirty && result.error.kind !== "storage") this.schedule();
    return { kind: "refused", refusal: result.error };
  }

  /** Follows another tab's changes to this draft while nothing is being typed: newer content, or its removal. */
  follow(drafts: readonly Entry[], month: Month): void {
    const { saved, dirty, lastDate } = this.state;
    if (saved === null || dirty || this.saving !== null || this.closing) return;
    if (monthOf(saved.date) !== month) return;
    const found = drafts.find((each) => each.id === saved.id);
    if (found !== undefined && found.version > saved.version) this.openDraft(found);
    else if (found === undefined && this.#seen === saved.id) this.startBlank(lastDate);
    this.#seen = found?.id ?? null;
  }

  /** Id of the draft once seen in the list: its later absence means it was removed. */
  #seen: string | null = null;
}
