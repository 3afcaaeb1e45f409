import type { Activity, Assignment } from "#domain/classroom/activity.ts";
import type { Classroom } from "#domain/classroom/classroom.ts";
import { plannerTexts } from "./texts.ts";

const { assignForm, classroomName } = plannerTexts;

/** What is told once an activity was given to classrooms, in place of those it had. */
export function assignedNotice(
  { assignedTo: before }: Pick<Activity, "assignedTo">,
  after: readonly Assignment[],
  classrooms: readonly Classroom[],
): string {
  const { done } = assignForm;
  const beyond = (all: readonly Assignment[], others: readonly Assignment[]) =>
    all
      .filter(({ classroom }) => !others.some((each) => each.classroom === classroom))
      .flatMap(({ classroom }) => classrooms.find(({ id }) => id === classroom) ?? [])
      .map(({ name, group }) => classroomName(name, group));
  const [given, taken] = [beyond(after, before), beyond(before, after)];
  if (after.length === 0) return done.drafted;
  if (taken.length === 0) return given.length === 0 ? done.dates : done.given;
  return given.length === 0 ? done.taken(taken) : done.both(given, taken);
}
