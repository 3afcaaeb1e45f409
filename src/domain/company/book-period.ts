import { firstDay, lastDay, monthOf } from "../kernel/calendar-day.ts";
import type { Day } from "../kernel/day.ts";
import { type Book, defaultBookEnd } from "./book.ts";

/** The days that a book is meant for. */
export type BookPeriod = Pick<Book, "start" | "end">;

/** The usual periods of a book, counted from today. */
export const BOOK_PRESETS = ["month", "year", "days"] as const;
export type BookPreset = (typeof BOOK_PRESETS)[number];

export function bookPeriod(preset: BookPreset, today: Day): BookPeriod {
  const year = today.slice(0, 4);
  switch (preset) {
    case "month":
      return { start: firstDay(monthOf(today)), end: lastDay(monthOf(today)) };
    case "year":
      return { start: `${year}-01-01` as Day, end: `${year}-12-31` as Day };
    case "days":
      return { start: today, end: defaultBookEnd(today) };
  }
}

/** The preset that a period is; null for none of them. */
export function bookPreset({ start, end }: BookPeriod, today: Day): BookPreset | null {
  const same = (preset: BookPreset) => {
    const usual = bookPeriod(preset, today);
    return usual.start === start && usual.end === end;
  };
  return BOOK_PRESETS.find(same) ?? null;
}

/** Whether every day of one period is also in another. */
export function isWithin(inner: BookPeriod, outer: BookPeriod): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** The period stretched so far that these days are in it. */
export function stretched({ start, end }: BookPeriod, ...days: readonly Day[]): BookPeriod {
  const all = [start, end, ...days].sort();
  return { start: all[0] ?? start, end: all.at(-1) ?? end };
}
