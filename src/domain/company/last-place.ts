import { VIEWS, type View } from "../access/pending-intent.ts";
import { asMonth } from "../kernel/as-day.ts";
import type { Month } from "../kernel/day.ts";
import { asId, type BookId } from "../kernel/ids.ts";

/** Where somebody was in their books: the journal, its month, and the entry that they had in hand. */
export interface LastPlace {
  readonly view: View;
  readonly book: BookId;
  readonly month: Month;
  /** Its number; null in the row that is being written, or in none. */
  readonly entry: number | null;
}

/** One of ours takes under a hundred characters. */
const LONGEST = 500;

function entryNumber(value: unknown): number | null {
  return typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : null;
}

export function writePlace({ view, book, month, entry }: LastPlace): string {
  return JSON.stringify({ view, book, month, entry });
}

/** The place as it was stored; null for anything that is none: storage is untrusted. */
export function readPlace(stored: string | null): LastPlace | null {
  if (stored === null || stored.length > LONGEST) return null;
  let parsed: unknown;
  try {
    parsed = JSON.parse(stored);
  } catch {
    return null;
  }
  if (typeof parsed !== "object" || parsed === null) return null;
  const raw = parsed as Readonly<Record<string, unknown>>;
  const view = VIEWS.find((each) => each === raw.view);
  const book = asId("book", raw.book);
  const month = asMonth(raw.month);
  if (view === undefined || book === null || month === null) return null;
  return { view, book, month, entry: entryNumber(raw.entry) };
}

/** The address that opens it. */
export function placeAddress({ view, book, month, entry }: LastPlace): string {
  const line = entry === null ? "" : `&asiento=${entry}`;
  return `/journal/${view}?book=${book}&periodo=${month}${line}`;
}
