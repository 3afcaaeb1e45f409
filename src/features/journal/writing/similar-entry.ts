import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { similarEntry } from "#storage/queries/books/journal.ts";
import type { WritableStore } from "#ui/kit/create-store.ts";
import type { EditorState } from "../editor/editor-state.ts";
import { hasBlankLinesOnly } from "../editor/entry-draft.ts";
import type { EntryEditor } from "../editor/entry-editor.ts";

/** A pause after the last key, before the book is searched. */
const WAIT_MS = 120;
const LEAST_LETTERS = 3;

/** The answer of the last search, with the words it was asked for. */
export interface SimilarFound {
  readonly to: string;
  readonly entry: Entry | null;
}

/** The words to search for; none once the entry has lines of its own. */
function wordsOf({ draft, original }: EditorState): string {
  const words = original === null && hasBlankLinesOnly(draft) ? draft.description.trim() : "";
  return words.length < LEAST_LETTERS ? "" : words;
}

/** The last entry with a similar description; null once the draft has lines of its own (UX-03). */
export function similarTo(state: EditorState, found: SimilarFound | null): Entry | null {
  return found !== null && found.to === wordsOf(state) ? found.entry : null;
}

/** Looks for the last entry with a like description while one is typed, until the returned function is called. */
export function watchSimilar(
  storage: AppStorage,
  bookId: BookId,
  editor: EntryEditor,
  found: WritableStore<SimilarFound | null>,
): () => void {
  let last = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const words = wordsOf(editor.getSnapshot());
    if (words === last) return;
    last = words;
    clearTimeout(timer);
    if (words === "") return;
    timer = setTimeout(() => {
      similarEntry(storage, bookId, words).then(
        (entry) => found.set({ to: words, entry }),
        () => undefined,
      );
    }, WAIT_MS);
  };
  look();
  const stop = editor.subscribe(look);
  return () => {
    stop();
    clearTimeout(timer);
  };
}
