import { useEffect, useState } from "react";
import { PRACTICE_BOOK } from "#domain/company/book.ts";
import { day, yearOf } from "#domain/kernel/calendar-day.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useSession } from "#session/who/use-session.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { useToday } from "#storage/engine/use-today.ts";

/**
 * Opens a practice book of this year for a guest without any, so that their journal begins with the sheet and not with
 * a form (spec-decision 44). True while it is being made; false for everybody else, and if it could not be made.
 * Nobody typed it, so the saved indicator does not tell of it.
 */
export function usePracticeBook(isWithout: boolean): boolean {
  const storage = useStorage();
  const { state, sample } = useSession();
  const year = yearOf(useToday(storage.clock));
  // One command, however often the effect runs.
  const [ids] = useState(() => ({ id: storage.newId("command"), bookId: storage.newId("book") }));
  const [isRefused, setRefused] = useState(false);
  const wanted = isWithout && state.kind === "guest" && !sample && !isRefused;
  useEffect(() => {
    if (!wanted) return;
    const period = { start: day(`${year}-01-01`), end: day(`${year}-12-31`) };
    const book = { companyId: null, name: PRACTICE_BOOK, chart: "puc", ...period } as const;
    void createBook(storage, { ...ids, ...book }).then(({ ok }) => setRefused(!ok));
  }, [wanted, storage, ids, year]);
  return wanted;
}
