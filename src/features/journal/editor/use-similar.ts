import { useEffect, useState } from "react";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { similarEntry } from "#storage/queries/books/journal.ts";
import type { EditorState } from "./editor-state.ts";
import { hasBlankLinesOnly } from "./entry-draft.ts";

const WAIT_MS = 120;

interface Similar {
  readonly to: string;
  readonly entry: Entry | null;
}

/** The last entry with a similar description; null once the draft has lines of its own (UX-03). */
export function useSimilar(bookId: BookId, state: EditorState): Entry | null {
  const storage = useStorage();
  const { draft, original } = state;
  const words = original === null && hasBlankLinesOnly(draft) ? draft.description.trim() : "";
  const [found, setFound] = useState<Similar | null>(null);
  useEffect(() => {
    if (words.length < 3) return;
    const timer = setTimeout(() => {
      similarEntry(storage, bookId, words).then(
        (entry) => setFound({ to: words, entry }),
        () => undefined,
      );
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [storage, bookId, words]);
  return found !== null && words !== "" && found.to === words ? found.entry : null;
}
