import { type RefObject, useEffect, useRef } from "react";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { MonthSheet } from "#storage/queries/books/journal.ts";
import { scrollToMiddle } from "#ui/kit/tables/scroll-window.ts";
import type { SheetLayout } from "./use-sheet-layout.ts";

interface RevealInput {
  readonly frame: RefObject<HTMLElement | null>;
  readonly month: MonthSheet;
  readonly layout: SheetLayout;
  /** The entry to scroll to; a new object repeats it. */
  readonly target: Entry | null;
}

/** Pages that may contain the entry, according to their summaries. */
function candidates(month: MonthSheet, entry: Entry): number[] {
  return month.pages
    .filter(
      (page) =>
        page.firstDate <= entry.date && page.minNumber <= entry.number && entry.number <= page.maxNumber,
    )
    .map((page) => page.page)
    .reverse();
}

/**
 * Scrolls an entry to the middle of the sheet, or to its first line if it does not fit, reading its page on the way.
 */
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
    // Estimates its position within the page from the entries before it.
    const before =
      read?.[1].slice(
        0,
        read[1].findIndex((entry) => entry.id === search.entry.id),
      ) ?? [];
    const share = before.reduce((lines, entry) => lines + entry.lines.length, 0) / Math.max(1, page.lines);
    element.scrollTop = Math.max(0, page.top + page.height * share - element.clientHeight / 3);
  }, [frame, month, layout, target]);
}
