import type { Entry, EntryContent } from "#domain/accounting/entries/entry.ts";
import type { BookId, CommandId, EntryId } from "#domain/kernel/ids.ts";
import type { WritableStore } from "#ui/kit/create-store.ts";
import type { CloseOutcome, EditorState, HeldEntry, RowState } from "./editor-state.ts";
import type { EntryWrites } from "./entry-writes.ts";

/** The row that entries leave to be posted, and that a refused one comes back to. */
interface AheadRow {
  readonly bookId: BookId;
  readonly writes: EntryWrites;
  readonly store: WritableStore<EditorState>;
  /** Whether nothing was typed in the row since the entry left it. */
  readonly isFree: () => boolean;
  readonly giveBack: (held: HeldEntry) => void;
  readonly posted: (entry: Entry, id: CommandId) => void;
}

/** An entry that was undone at once never arrives; no read takes so long. */
const LONGEST_ARRIVAL_MS = 30_000;

/** An entry on its way, as it stands on the sheet until it is posted. */
function onItsWay(bookId: BookId, { entryId: id }: RowState, content: EntryContent): Entry {
  const stored = { version: 0, createdAt: 0, updatedAt: 0 };
  return { ...content, ...stored, id, bookId, number: 0, status: "draft", origin: "journal" };
}

/**
 * Entries that were closed and are posted one after the other, while the next one is typed (UX-22). A refused one
 * comes back into the row, or waits beside it where something was typed there meanwhile.
 */
export class PostsAhead {
  readonly #row: AheadRow;
  #last: Promise<unknown> = Promise.resolve();

  constructor(row: AheadRow) {
    this.#row = row;
  }

  /** Until nothing is on its way. */
  async settled(): Promise<void> {
    await this.#last;
  }

  /** Posts the entry that just left the row, with the draft that is `stored` of it in the end. */
  post(held: HeldEntry, content: EntryContent, stored: Promise<Entry | null>): Promise<CloseOutcome> {
    const { store, bookId } = this.#row;
    const shown = onItsWay(bookId, held.state, content);
    store.set({ ...store.getSnapshot(), posting: [...store.getSnapshot().posting, shown] });
    const done = this.#last.then(() => this.#post(held, content, stored));
    const gone = (entry: Entry | null) => {
      const posting = store.getSnapshot().posting.filter((each) => each !== shown);
      if (entry === null) store.set({ ...store.getSnapshot(), posting });
      else this.arrives(entry, posting);
    };
    const finished = done.then(
      (outcome) => {
        gone(outcome.kind === "posted" ? outcome.entry : null);
        return outcome;
      },
      (error: unknown) => {
        gone(null);
        throw error;
      },
    );
    this.#last = finished.catch(() => undefined);
    return finished;
  }

  /** Keeps a posted entry on the sheet until the month is read with it: a slow disk would show it leave and come back. */
  arrives(entry: Entry, posting: readonly Entry[] = this.#row.store.getSnapshot().posting): void {
    const { store } = this.#row;
    const state = store.getSnapshot();
    store.set({ ...state, posting, arriving: [...state.arriving, entry] });
    setTimeout(() => this.arrived([entry.id]), LONGEST_ARRIVAL_MS);
  }

  /** Entries that are seen where they were read, or were awaited for too long. */
  arrived(ids: readonly EntryId[]): void {
    const { store } = this.#row;
    const state = store.getSnapshot();
    const arriving = state.arriving.filter(({ id }) => !ids.includes(id));
    if (arriving.length < state.arriving.length) store.set({ ...state, arriving });
  }

  async #post(
    { state, closeId }: HeldEntry,
    content: EntryContent,
    stored: Promise<Entry | null>,
  ): Promise<CloseOutcome> {
    const { writes, posted } = this.#row;
    const written = { ...state, saved: await stored };
    try {
      if (!(await writes.isRightDate(content.date)))
        return await this.#refuse({ state: written, closeId }, null);
      const result = await writes.close(closeId, written, content);
      if (!result.ok) return await this.#refuse({ state: written, closeId }, result.error);
      posted(result.value, closeId);
      return { kind: "posted", entry: result.value };
    } catch (error) {
      await this.#refuse({ state: written, closeId }, null);
      throw error;
    }
  }

  async #refuse({ state, closeId }: HeldEntry, refusal: EditorState["refusal"]): Promise<CloseOutcome> {
    const held: HeldEntry = { state: { ...state, dirty: true, refusal }, closeId };
    if (this.#row.isFree()) {
      this.#row.giveBack(held);
      return refusal === null ? { kind: "returned" } : { kind: "refused", refusal };
    }
    const { store } = this.#row;
    store.set({ ...store.getSnapshot(), held: [...store.getSnapshot().held, held] });
    return { kind: "held" };
  }
}
