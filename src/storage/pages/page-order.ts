import { compareEntries, type Entry } from "#domain/accounting/entries/entry.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { PageSummary, StoredEntry } from "../shapes/rows.ts";

/** Compares by journal order. */
export function inOrder(a: StoredEntry, b: StoredEntry): number {
  return compareEntries(a as Entry, b as Entry);
}

/** These entries, in journal order, with one more in its place: as a rule at the end. */
export function withEntry(entries: readonly StoredEntry[], added: StoredEntry): StoredEntry[] {
  return entries.toSpliced(entries.findLastIndex((each) => inOrder(each, added) <= 0) + 1, 0, added);
}

/** Index of the page where a key belongs in the month's order: the last page that starts at or before it. */
export function pageFor(pages: readonly PageSummary[], date: Day, number: number): number {
  let low = 0;
  let high = pages.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const summary = pages[middle];
    const before =
      summary !== undefined &&
      (summary.firstDate < date || (summary.firstDate === date && summary.firstNumber <= number));
    if (before) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

/** Index at which a page with this summary is inserted. */
export function placeInPages(pages: readonly PageSummary[], summary: PageSummary): number {
  const at = pages.findIndex(
    (each) =>
      each.firstDate > summary.firstDate ||
      (each.firstDate === summary.firstDate && each.firstNumber > summary.firstNumber),
  );
  return at < 0 ? pages.length : at;
}
