import { type RefObject, useEffect, useRef } from "react";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { JournalMonth } from "#storage/queries/books/journal.ts";
import { scrollToMiddle } from "#ui/kit/tables/scroll-window.ts";
import type { SheetLayout } from "./use-sheet-layout.ts";

interface RevealInput {
  readonly frame: RefObject<HTMLElement | null>;
  readonly month: JournalMonth;
  readonly layout: SheetLayout;
  /** The entry to bring into sight; another object asks again. */
  readonly target: Entry | null;
}

/** Pages that may hold the entry, by what their summaries say. */
function candidates(month: JournalMonth, entry: Entry): number[] {
  return month.pages
    .filter(
      (page) =>
        page.firstDate <= entry.date && page.minNumber <= entry.number && entry.number <= page.maxNumber,
    )
    .map((page) => page.page)
    .reverse();
}

/** Scrolls an entry into the middle of the sheet, one that has no room there to its first line, reading its page on the way. */
export function useReveal({ frame, month, layout, target }: RevealInput): void {
  const pending = useRef<{ readonly entry: Entry; left: number[] } | null>(null);
  const asked = useRef<Entry | null>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element || target === null || monthOf(target.date) !== month.month) return;
    if (asked.current !== target) {
      asked.current = target;
      pending.current = { entry: target, left: candidates(month, target) };
    }
    const search = pending.current;
    if (search === null) return;
    const found = layout.entries.find(({ entry }) => entry.id === search.entry.id);
    if (found) {
      pending.current = null;
      scrollToMiddle(element, found);
      return;
    }
    if (layout.waiting.length > 0) return;
    const read = [...layout.read].find(([, entries]) =>
      entries.some((entry) => entry.id === search.entry.id),
    );
    const next = read?.[0] ?? search.left.shift();
    const page = layout.pages.find((each) => each.page === next);
    if (!page) return;
    // Inside the page the entries before it say how far down it is.
    const before =
      read?.[1].slice(
        0,
        read[1].findIndex((entry) => entry.id === search.entry.id),
      ) ?? [];
    const share = before.reduce((lines, entry) => lines + entry.lines.length, 0) / Math.max(1, page.lines);
    element.scrollTop = Math.max(0, page.top + page.height * share - element.clientHeight / 3);
  }, [frame, month, layout, target]);
}
