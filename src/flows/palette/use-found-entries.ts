import { useEffect, useState } from "react";
import type { Book } from "#domain/company/book.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { entryByNumber, searchEntries } from "#storage/queries/books/journal.ts";
import type { FoundEntry } from "./stored-items.ts";

const PAUSE_MS = 120;
const SHORTEST = 2;
const MOST_ENTRIES = 6;

/** The last ones of the book last worked in. */
async function latest(storage: AppStorage, books: readonly Book[]): Promise<FoundEntry[]> {
  const [book] = books;
  if (book === undefined) return [];
  const numbers = Array.from({ length: MOST_ENTRIES }, (_, index) => book.lastNumber - index);
  const read = numbers.filter((number) => number > 0).map((each) => entryByNumber(storage, book.id, each));
  return (await Promise.all(read)).filter((entry) => entry !== null).map((entry) => ({ entry, book }));
}

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
  readonly of: string | null;
  readonly entries: readonly FoundEntry[];
}

/** Entries of any book that match the text, the last ones where it is null; null while searching. */
export function useFoundEntries(
  storage: AppStorage,
  books: readonly Book[],
  text: string | null,
): readonly FoundEntry[] | null {
  const [answer, setAnswer] = useState<Answer>({ of: "", entries: [] });
  useEffect(() => {
    const stop: Stop = { aborted: false };
    const timer = setTimeout(() => {
      (text === null ? latest(storage, books) : find(storage, books, text, stop)).then(
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
