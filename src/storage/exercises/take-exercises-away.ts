import type { Instant } from "#domain/kernel/clock.ts";
import { bringExercise, type CarriedExercise, packExercise, readCarried } from "./carry-exercises.ts";
import { exercisesOf, removeExerciseBook } from "./remove-exercises.ts";

/** What became of a student's books when their place was emptied or replaced, to be taken back by undo. */
export interface ExercisesBefore {
  /** As they were: removed or replaced since. */
  readonly taken: readonly CarriedExercise[];
  /** Exercises that were not here. */
  readonly brought: readonly string[];
}

/**
 * The books of a student as they are now. One that cannot be read whole is left out and so stays where it is: the recovery
 * page has it (ED-140).
 */
export async function heldExercises(
  student: string,
  at: Instant,
  isAsked: (exercise: string) => boolean = () => true,
): Promise<readonly CarriedExercise[]> {
  const found: CarriedExercise[] = [];
  for (const key of await exercisesOf(student)) {
    if (!isAsked(key.slice(student.length + 1))) continue;
    const packed = await packExercise(key, student, at).catch(() => null);
    if (packed?.isWhole && (await readCarried(packed.carried)) !== null) found.push(packed.carried);
  }
  return found;
}

/** Removes the books of exercises whose place is gone, so that none is left that nothing leads to (ED-51). */
export async function removeThose(student: string, exercises: readonly CarriedExercise[]): Promise<void> {
  for (const { exercise } of exercises) await removeExerciseBook(`${student}-${exercise}`);
}

/** Every book as it was before: what was taken comes back, what was brought goes. */
export async function putExercisesBack(student: string, { taken, brought }: ExercisesBefore): Promise<void> {
  for (const each of taken) {
    const backup = await readCarried(each);
    if (backup !== null) await bringExercise(student, each, backup, true);
  }
  const before = new Set(taken.map(({ exercise }) => exercise));
  for (const exercise of brought)
    if (!before.has(exercise)) await removeExerciseBook(`${student}-${exercise}`);
}
