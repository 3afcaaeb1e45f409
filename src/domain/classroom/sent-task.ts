import type { Activity } from "./activity.ts";

/** Whether the task went out to students once, though it was taken back since. */
export function wasShared({ status, shared }: Pick<Activity, "status" | "shared">): boolean {
  return status === "active" || shared === true;
}

/**
 * Whether the exercise of an activity and its figures stay as they are: students have them, or handed them in, and a
 * work does not say what it solved (ED-154).
 */
export function isExerciseFixed(activity: Pick<Activity, "status" | "shared">, handIns: number): boolean {
  return handIns > 0 || wasShared(activity);
}
