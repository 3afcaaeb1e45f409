import { useState } from "react";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { type Month, monthOf } from "#domain/kernel/calendar-day.ts";
import type { PlacedEntry } from "../sheet/month-layout.ts";

interface PlaceInput {
  readonly month: Month;
  /** The posted entry that is being corrected; null for a new one. */
  readonly original: Entry | null;
  /** The entries in sight, where they stand. */
  readonly entries: readonly Pick<PlacedEntry, "entry" | "top">[];
  /** Where a new entry is written. */
  readonly end: number;
}

interface EditorPlace {
  readonly top: number;
  /** After everything else; a correction elsewhere has its own place among the entries. */
  readonly isLast: boolean;
}

/**
 * Where the entry being written stands. It always stands somewhere, so that the field that is typed in stays: a
 * correction that was scrolled away keeps its place, one of another month comes last.
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
