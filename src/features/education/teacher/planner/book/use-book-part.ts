import { useState } from "react";
import type { Book } from "#domain/company/book.ts";
import type { BookPart, BookRole } from "#domain/exercises/from-book.ts";
import { firstDay, lastDay, monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { bookPart } from "#storage/exercises/book-part.ts";
import { monthsInUse } from "#storage/queries/books/balances.ts";

/** Entries of one exercise at most: a class grades and reads no more. */
export const MOST_BOOK_ENTRIES = 60;

export interface PeriodChoice {
  readonly from: Day | null;
  readonly to: Day | null;
  readonly onFrom: (day: Day | null) => void;
  readonly onTo: (day: Day | null) => void;
  /** Null while it is read, or the period cannot be read. */
  readonly part: BookPart | null;
  readonly isLoading: boolean;
  readonly isChanged: boolean;
  readonly roles: Readonly<Record<string, BookRole>>;
  readonly onRole: (ids: readonly string[], role: BookRole) => void;
}

interface Typed {
  readonly book: string;
  readonly from: Day | null;
  readonly to: Day | null;
  readonly roles: Readonly<Record<string, BookRole>>;
}

/** A period of a book, the last month with entries at first, and what becomes of each of its entries. */
export function useBookPart(storage: AppStorage, book: Book | undefined): PeriodChoice {
  const id = book?.id;
  const today = useToday();
  const used = useQuery(async () => (id === undefined ? null : monthsInUse(storage, id)), [storage, id]);
  const [typed, setTyped] = useState<Typed | null>(null);
  const known = used.state === "ready" ? used.value : null;
  const month = known?.reported ?? known?.last ?? monthOf(today);
  const start: Typed = { book: id ?? "", from: firstDay(month), to: lastDay(month), roles: {} };
  const now = typed !== null && typed.book === id ? typed : start;
  const { from, to } = now;
  const isPeriod = used.state === "ready" && from !== null && to !== null && from <= to;
  const read = useQuery(
    async () => (id === undefined || !isPeriod ? null : bookPart(storage, id, from, to)),
    [storage, id, isPeriod, from, to],
  );
  const part = read.state === "ready" ? read.value : null;
  const defaults = Object.fromEntries((part?.entries ?? []).map((entry) => [entry.id, "asked" as BookRole]));
  return {
    from,
    to,
    onFrom: (day) => setTyped({ ...now, from: day }),
    onTo: (day) => setTyped({ ...now, to: day }),
    part,
    isLoading: used.state === "loading" || read.state === "loading",
    isChanged: now !== start,
    roles: { ...defaults, ...now.roles },
    onRole: (ids, role) =>
      setTyped({ ...now, roles: { ...now.roles, ...Object.fromEntries(ids.map((each) => [each, role])) } }),
  };
}
