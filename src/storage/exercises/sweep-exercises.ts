import type { Instant } from "#domain/kernel/clock.ts";
import { EXERCISE_PREFIX } from "../engine/database-names.ts";
import { systemClock } from "../engine/environment.ts";
import { exerciseMarks, markExercise } from "./exercise-marks.ts";
import { removeExerciseBook } from "./remove-exercises.ts";

/** A term: an exercise that nobody opened for so long is of a course that is over. */
const UNUSED = 180 * 24 * 60 * 60_000;

/**
 * Removes the books of exercises that nobody opened for a term (ED-51). One that nothing is known of, or whose last use
 * lies ahead because the clock was set back, counts as used now. Call it after a database was opened, as the sweep of
 * guests (ST-03). `open`: the one on screen.
 */
export async function sweepExercises(
  open: string | null,
  local: Storage = localStorage,
  now: Instant = systemClock.now(),
): Promise<void> {
  if (!indexedDB.databases) return;
  const marks = exerciseMarks(local);
  const keys = (await indexedDB.databases())
    .map(({ name = "" }) => name)
    .filter((name) => name.startsWith(EXERCISE_PREFIX))
    .map((name) => name.slice(EXERCISE_PREFIX.length));
  for (const key of keys) {
    const used = marks[key]?.used;
    if (key === open) continue;
    if (used === undefined || used > now) markExercise(key, now, local);
    else if (now - used > UNUSED) await removeExerciseBook(key);
  }
}
