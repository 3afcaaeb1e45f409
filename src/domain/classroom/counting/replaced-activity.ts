import type { ActivityId, ClassroomId } from "../../kernel/ids.ts";
import { type Activity, isAssignedTo } from "../activity.ts";

/**
 * Activities of a list that a second chance of `own` may stand in for: those that are none themselves, and where it is
 * of some classrooms already, those that each of them has (ED-161).
 */
export function replaceable(activities: readonly Activity[], own: ActivityId): readonly Activity[] {
  const having = activities.find(({ id }) => id === own)?.assignedTo ?? [];
  return activities.filter(
    (each) =>
      each.id !== own &&
      each.replaces === undefined &&
      having.every(({ classroom }) => isAssignedTo(each, classroom)),
  );
}

/**
 * Of some classrooms, those that do not have the activity that a second chance stands in for: there it would count for
 * nothing (ED-161). `replaced` is that activity; undefined where it is gone.
 */
export function withoutReplaced(
  { replaces }: Pick<Activity, "replaces">,
  replaced: Activity | undefined,
  classrooms: readonly ClassroomId[],
): readonly ClassroomId[] {
  if (replaces?.kind !== "activity") return [];
  return classrooms.filter((each) => replaced === undefined || !isAssignedTo(replaced, each));
}

/** The second chances that stand in for an activity in a classroom, and count for nothing once it is not there. */
export function standingIn(
  activities: readonly Activity[],
  replaced: ActivityId,
  classroom: ClassroomId | null = null,
): readonly Activity[] {
  return activities.filter(
    (each) =>
      each.replaces?.kind === "activity" &&
      each.replaces.activity === replaced &&
      (classroom === null || isAssignedTo(each, classroom)),
  );
}
