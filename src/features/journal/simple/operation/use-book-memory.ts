import { useEffect, useState } from "react";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { watchBookMemory } from "#storage/queries/books/book-memory.ts";

const NOTHING: readonly Entry[] = [];

/** The last entries of a book, read when they are first wanted. */
export function useBookMemory(bookId: BookId, wanted: boolean): readonly Entry[] {
  const storage = useStorage();
  const [entries, setEntries] = useState(NOTHING);
  const [isWanted, setWanted] = useState(wanted);
  if (wanted && !isWanted) setWanted(true);
  useEffect(
    () => (isWanted ? watchBookMemory(storage, bookId, setEntries) : undefined),
    [storage, bookId, isWanted],
  );
  return entries;
}
