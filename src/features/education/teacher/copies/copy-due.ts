import { dayInBogota, type Instant } from "#domain/kernel/clock.ts";
import type { ClassroomId } from "#domain/kernel/ids.ts";
import type { DeskCopies } from "#storage/classroom/copies/desk-copy-notes.ts";
import { daysSince } from "../../copies/days-since.ts";

/** As for the copies of books. */
const REMIND_DAYS = 7;

/** no-copy: the keys of the classroom are in none. old: the last one is old, and something was done since. */
export type CopyDue = { readonly kind: "no-copy" } | { readonly kind: "old"; readonly days: number };

/** Whether to remind of a copy where a classroom's hand-ins arrive; null before it shared anything (ED-122). */
export function copyDue(
  { keys, lastAt }: DeskCopies,
  classroom: ClassroomId,
  changedAt: Instant | null,
  now: Instant,
): CopyDue | null {
  const backedUpAt = keys.get(classroom);
  if (backedUpAt === undefined) return null;
  if (backedUpAt === null) return { kind: "no-copy" };
  const last = Math.max(backedUpAt, lastAt ?? 0);
  const days = daysSince(last, dayInBogota(now));
  return days >= REMIND_DAYS && (changedAt ?? 0) > last ? { kind: "old", days } : null;
}
