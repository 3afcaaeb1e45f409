import { EXERCISE_PREFIX, exerciseDatabase } from "../engine/database-names.ts";
import { removeDatabase } from "../registry/remove-database.ts";
import { forgetExercise } from "./exercise-marks.ts";

/** Keys of the books of one student on this device. */
export async function exercisesOf(student: string): Promise<readonly string[]> {
  const prefix = `${EXERCISE_PREFIX}${student}-`;
  const all = (await indexedDB.databases?.()) ?? [];
  return all.flatMap(({ name = "" }) =>
    name.startsWith(prefix) ? [name.slice(EXERCISE_PREFIX.length)] : [],
  );
}

/** Removes the book of an exercise; false if another tab holds it. */
export async function removeExerciseBook(key: string): Promise<boolean> {
  const isGone = await removeDatabase(exerciseDatabase(key));
  if (isGone) forgetExercise(key);
  return isGone;
}

/** Removes every exercise of a student; false if another tab holds one. */
export async function removeExercisesOf(student: string): Promise<boolean> {
  const gone = await Promise.all((await exercisesOf(student)).map((key) => removeExerciseBook(key)));
  return gone.every(Boolean);
}
