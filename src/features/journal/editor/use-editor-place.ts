import { useState } from "react";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { PlacedEntry } from "../sheet/month-layout.ts";

interface PlaceInput {
  readonly month: Month;
  /** The posted entry being corrected; null for a new one. */
  readonly original: Entry | null;
  /** The visible entries with their positions. */
  readonly entries: readonly Pick<PlacedEntry, "entry" | "top">[];
  /** Position of a new entry. */
  readonly end: number;
}

interface EditorPlace {
  readonly top: number;
  /** At the end; false for a correction with its own place among the entries. */
  readonly isLast: boolean;
}

/**
 * Position of the entry being written. It is always rendered, so that the focused field survives: a correction
 * scrolled out of view keeps its place, one of another month comes last.
 */
export function useEditorPlace({ month, original, entries, end }: PlaceInput): EditorPlace {
  const [last, setLast] = useState<{ readonly id: string; readonly top: number } | null>(null);
  if (original === null || monthOf(original.date) !== month) return { top: end, isLast: true };
  const found = entries.find(({ entry }) => entry.id === original.id);
  const known = last?.id === original.id ? last : null;
  if (found && found.top !== known?.top) setLast({ id: original.id, top: found.top });
  const top = found?.top ?? known?.top;
  return top === undefined ? { top: end, isLast: true } : { top, isLast: false };
}
