import type { StudentTask } from "./student-desk.ts";

type Task = Pick<StudentTask, "source" | "case" | "attempts">;

/**
 * Whether each attempt has figures of its own: in graded work with figures of each student, and in practice, which is
 * made again from another seed. What came as a case alone stays as it is.
 */
export function hasVariants({ source, case: told, attempts }: Task): boolean {
  return source !== null && (told === null || attempts.kind === "practice");
}

/** The last attempt that may be made; practice has no last one. */
export function lastAttempt({ attempts }: Pick<Task, "attempts">): number {
  return attempts.kind === "practice" ? Number.POSITIVE_INFINITY : attempts.most;
}

/**
 * The attempt that a task opens with: the last one handed in, or a later one that was begun. Practice is never handed
 * in, so that what was begun last decides.
 */
export async function attemptToOpen(
  task: Pick<Task, "attempts">,
  handed: number,
  isBegun: (attempt: number) => Promise<boolean>,
): Promise<number> {
  const last = lastAttempt(task);
  let attempt = Math.max(1, Math.min(handed, last));
  while (attempt < last && (await isBegun(attempt + 1))) attempt += 1;
  return attempt;
}

/** Whether another attempt may be begun after this one: graded work is handed in first. */
export function mayTryAgain(task: Task, attempt: number, handed: number): boolean {
  if (!hasVariants(task) || attempt >= lastAttempt(task)) return false;
  return task.attempts.kind === "practice" || handed >= attempt;
}
