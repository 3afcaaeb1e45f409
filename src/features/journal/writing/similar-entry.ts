import { copiedLines } from "#domain/accounting/entries/copied-lines.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { similarEntry, type TypedHead } from "#domain/accounting/memory/similar-entry.ts";
import type { Store, WritableStore } from "#ui/kit/create-store.ts";
import type { EditorState } from "../editor/editor-state.ts";
import { hasBlankLinesOnly, partyOfDraft } from "../editor/entry-draft.ts";
import type { EntryEditor } from "../editor/entry-editor.ts";

/** A pause after the last key: whoever types on is offered nothing, and their Tab goes to the next cell. */
const WAIT_MS = 120;

/** The answer of the last search, with what it was asked for. */
export interface SimilarFound {
  readonly to: string;
  readonly entry: Entry | null;
}

/** What is typed of a new entry, while its lines may still be filled; else null. */
function headOf({ draft, original }: EditorState): TypedHead | null {
  if (original !== null || !hasBlankLinesOnly(draft)) return null;
  const { reference, description } = draft;
  return { reference, description, thirdParty: partyOfDraft(draft) };
}

/** Names what is typed, so that an answer, or a refusal, holds for it alone. */
export function headKey(state: EditorState): string {
  const head = headOf(state);
  return head === null ? "" : JSON.stringify([head.reference, head.description, head.thirdParty]);
}

/** The last entry like the one being written; null once the draft has lines of its own (UX-03). */
export function similarTo(state: EditorState, found: SimilarFound | null): Entry | null {
  return found !== null && found.to === headKey(state) ? found.entry : null;
}

interface Watched {
  readonly memory: Store<readonly Entry[]>;
  readonly editor: EntryEditor;
  readonly isOffered: (entry: Entry) => boolean;
}

/** Looks for the last entry like the one typed, in what the book remembers, until the returned function is called. */
export function watchSimilar(
  { memory, editor, isOffered }: Watched,
  found: WritableStore<SimilarFound | null>,
): () => void {
  let last = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const state = editor.getSnapshot();
    const to = headKey(state);
    if (to === last) return;
    last = to;
    clearTimeout(timer);
    const head = headOf(state);
    if (head === null) return;
    timer = setTimeout(() => {
      const entry = similarEntry(memory.getSnapshot().filter(isOffered), head);
      found.set({ to, entry: entry && { ...entry, lines: copiedLines(entry.lines) } });
    }, WAIT_MS);
  };
  look();
  const stop = editor.subscribe(look);
  return () => {
    stop();
    clearTimeout(timer);
  };
}
