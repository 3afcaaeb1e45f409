import type { WorkEntry } from "../exercises/work.ts";
import type { EntryMark } from "./grade-result.ts";

/** The student's entry that a mark is about, with the lines of those that were read as one with it at its end. */
export function markedEntry(mark: EntryMark, entries: readonly WorkEntry[]): WorkEntry | undefined {
  const find = (id: string | null) => entries.find((entry) => entry.id === id);
  const first = find(mark.entry);
  if (first === undefined || mark.joined === undefined) return first;
  return { ...first, lines: [first, ...mark.joined.map(find)].flatMap((entry) => entry?.lines ?? []) };
}
