import { useEffect, useState } from "react";
import type { Book } from "#domain/company/book.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { entryByNumber, searchEntries } from "#storage/queries/books/journal.ts";
import type { FoundEntry } from "./stored-items.ts";

const PAUSE_MS = 120;
const SHORTEST = 2;
const MOST_ENTRIES = 6;

interface Stop {
  aborted: boolean;
}

/** Searches by number first if the text is one, then by words, book by book from the one last worked in. */
async function find(
  storage: AppStorage,
  books: readonly Book[],
  text: string,
  stop: Stop,
): Promise<FoundEntry[]> {
  const found: FoundEntry[] = [];
  for (const book of books) {
    if (stop.aborted || found.length >= MOST_ENTRIES) break;
    const numbered = /^\d{1,8}$/.test(text) ? await entryByNumber(storage, book.id, Number(text)) : null;
    const worded =
      text.length < SHORTEST ? [] : await searchEntries(storage, book.id, text, MOST_ENTRIES, stop);
    const others = worded.filter((entry) => entry.id !== numbered?.id);
    for (const entry of numbered ? [numbered, ...others] : others) found.push({ entry, book });
  }
  return found.slice(0, MOST_ENTRIES);
}

interface Answer {
  readonly of: string;
  readonly entries: readonly FoundEntry[];
}

/** Entries of any book that match the text; null while searching. */
export function useFoundEntries(
  storage: AppStorage,
  books: readonly Book[],
  text: string,
): readonly FoundEntry[] | null {
  const [answer, setAnswer] = useState<Answer>({ of: "", entries: [] });
  useEffect(() => {
    const stop: Stop = { aborted: false };
    const timer = setTimeout(() => {
      find(storage, books, text, stop).then(
        (entries) => stop.aborted || setAnswer({ of: text, entries }),
        // Read errors are reported by the screens of that data.
        () => stop.aborted || setAnswer({ of: text, entries: [] }),
      );
    }, PAUSE_MS);
    return () => {
      stop.aborted = true;
      clearTimeout(timer);
    };
  }, [storage, books, text]);
  return answer.of === text ? answer.entries : null;
}
