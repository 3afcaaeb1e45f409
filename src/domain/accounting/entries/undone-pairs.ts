import type { EntryId } from "../../kernel/ids.ts";
import type { Entry } from "./entry.ts";

type Known = ReadonlyMap<EntryId, Entry>;

const byIdOf = (entries: readonly Entry[]): Known => new Map(entries.map((entry) => [entry.id, entry]));

/**
 * Whether an entry was taken back: by a reversal that was not reversed itself. `otherwise`: of a reversal that is not
 * among the known ones.
 */
function isUndone(entry: Entry, known: Known, otherwise: boolean): boolean {
  let undone = false;
  for (let each = entry; each.reversedBy !== undefined; undone = !undone) {
    const next = known.get(each.reversedBy.id);
    if (next === undefined) return undone !== otherwise;
    each = next;
  }
  return undone;
}

/**
 * The entries that a reversal among these took back, each with that reversal: together as if neither were in the
 * books. Where a reversal was reversed again, the first entry counts and the two reversals do not.
 */
export function undonePairs(entries: readonly Entry[]): Entry[] {
  const known = byIdOf(entries);
  return entries.flatMap((entry) => {
    const reversal = entry.reversedBy && known.get(entry.reversedBy.id);
    return reversal !== undefined && isUndone(entry, known, false) ? [entry, reversal] : [];
  });
}

/** The posted entries that count, reversals apart. */
export function standingEntries(entries: readonly Entry[], known: readonly Entry[]): readonly Entry[] {
  const byId = byIdOf(known);
  return entries.filter(
    (entry) => entry.status === "posted" && !entry.reverses && !isUndone(entry, byId, true),
  );
}
