import { monthOf } from "../../kernel/calendar-day.ts";
import type { Month } from "../../kernel/day.ts";
import type { EntryId } from "../../kernel/ids.ts";
import type { Entry } from "../entries/entry.ts";
import { isClosingEntry, type PucOf } from "./closing-entry.ts";

/**
 * How many posted entries of each month are the closing's: what it or its proposals posted, what closes a year by its
 * effect, and what takes either back. A month that has no others was not worked in (AC-80).
 */
export function countOfClosing(entries: readonly Entry[], pucOf: PucOf): ReadonlyMap<Month, number> {
  const posted = entries.filter(({ status }) => status === "posted");
  const own = (entry: Entry) => entry.origin === "closing" || isClosingEntry(entry, pucOf);
  const ids = new Set<EntryId>(posted.filter(own).map(({ id }) => id));
  const counts = new Map<Month, number>();
  for (const entry of posted)
    if (ids.has(entry.id) || (entry.reverses !== undefined && ids.has(entry.reverses.id)))
      counts.set(monthOf(entry.date), (counts.get(monthOf(entry.date)) ?? 0) + 1);
  return counts;
}
