import type { StudentProfile, StudentTask } from "#domain/classroom/student-desk.ts";
import { hasVariants, lastAttempt } from "#domain/classroom/task-attempts.ts";
import type { ActivityId } from "#domain/kernel/ids.ts";
import { draftSavedAt, type StudentContents } from "#storage/classroom/student/student-queries.ts";
import type { StudentStorage } from "#storage/classroom/student/student-storage.ts";
import { exerciseMarks } from "#storage/exercises/exercise-marks.ts";

/** Names the book of one attempt on this device. */
export function attemptBook(profile: StudentProfile, { id }: StudentTask, seed: number): string {
  return `${profile.id}-${id}-${seed}`;
}

/** The seed of an attempt's figures: of the activity, the student's code and the attempt (E6). */
export async function seedOfAttempt(
  { classrooms }: StudentContents,
  task: StudentTask,
  attempt: number,
): Promise<number> {
  if (attempt === 1 || !hasVariants(task)) return task.seed;
  const { taskSeed } = await import("#formats/exchange/task-seed.ts");
  const code = classrooms.find(({ id }) => id === task.classroom)?.code ?? "";
  return taskSeed(task.id, code, attempt);
}

/** Attempts that were begun after a hand-in and not handed in, by task (ED-110). */
export type AttemptsBegun = ReadonlyMap<ActivityId, number>;

async function isBegun(
  student: { readonly profile: StudentProfile; readonly storage: StudentStorage },
  contents: StudentContents,
  task: StudentTask,
  attempt: number,
): Promise<boolean> {
  if (task.case === null && task.source === null) {
    const handed = contents.handIns.filter(({ activity }) => activity === task.id);
    const saved = await draftSavedAt(student.storage, task.id);
    return saved !== null && saved > Math.max(...handed.map(({ handedInAt }) => handedInAt));
  }
  const seed = await seedOfAttempt(contents, task, attempt);
  const mark = exerciseMarks()[attemptBook(student.profile, task, seed)];
  return mark !== undefined && (hasVariants(task) || mark.again);
}

/** Looks up what was begun again, so that the student's home can tell it. */
export async function attemptsBegun(
  student: { readonly profile: StudentProfile; readonly storage: StudentStorage },
  contents: StudentContents,
): Promise<AttemptsBegun> {
  const found = new Map<ActivityId, number>();
  for (const task of contents.tasks) {
    const handed = contents.handIns.filter(({ activity }) => activity === task.id).length;
    if (task.attempts.kind !== "graded" || handed === 0 || handed >= lastAttempt(task)) continue;
    if (await isBegun(student, contents, task, handed + 1)) found.set(task.id, handed + 1);
  }
  return found;
}
