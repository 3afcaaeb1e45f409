import type { ExerciseWork } from "../exercises/work.ts";
import { type CleanEntry, cleanLines, type GivenLine, joinClean } from "./clean-lines.ts";
import type { ReadyEntry } from "./grade-entry.ts";
import type { ReadPuc } from "./puc-of-chart.ts";

/** More entries than this are not compared with the operations (ED-17). */
export const MOST_ENTRIES = 150;

/** What two entries must share to be copies of each other. */
export function contentKey({ lines }: { readonly lines: readonly GivenLine[] }): string {
  return lines.map(({ account, side, amount }) => `${account} ${side} ${amount}`).join("\n");
}

/** The entries that say something, in an order of their own: the order of the journal changes no grade. */
export function readyWork(work: ExerciseWork, pucOf: ReadPuc): ReadyEntry[] {
  return work.entries
    .map((entry): ReadyEntry => {
      const { id, date, reference } = entry;
      return { id, date, reference, joined: [], ...cleanLines(entry, pucOf) };
    })
    .filter(({ lines }) => lines.length > 0)
    .map((entry) => ({ entry, key: `${entry.date}\n${contentKey(entry)}` }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.entry.id < b.entry.id ? -1 : 1))
    .map(({ entry }) => entry);
}

/** Two entries read as one, of the date of the first. */
export function joinEntries(first: ReadyEntry, second: ReadyEntry): ReadyEntry {
  const clean: CleanEntry = joinClean(first, second);
  return { ...first, ...clean, joined: [...first.joined, second.id, ...second.joined] };
}
