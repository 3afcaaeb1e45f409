import { type Activity, type Assignment, activityProblem } from "#domain/classroom/activity.ts";
import { withoutReplaced } from "#domain/classroom/counting/replaced-activity.ts";
import { emptyGrade, withManual } from "#domain/classroom/grade.ts";
import { isExerciseFixed, wasShared } from "#domain/classroom/sent-task.ts";
import type { ActivityId, ClassroomId, CommandId, StudentId } from "#domain/kernel/ids.ts";
import { err, ok } from "#domain/kernel/result.ts";
import { rowText } from "../copies/plain-rows.ts";
import { activityShape } from "../shapes/desk-shapes.ts";
import { type Desk, type DeskRefusal, type DeskResult, rowChange } from "./desk.ts";
import { runDeskCommand } from "./desk-command.ts";

function refusalOf(activity: Activity): DeskRefusal | null {
  const problem = activityProblem(activity);
  if (problem) return { kind: "activity", problem };
  return activityShape.check(activity) === "ok" ? null : { kind: "not-readable" };
}

/** Works of an activity that are here, with those that wait in the tray. */
async function handInsOf({ db }: Desk, activity: ActivityId): Promise<number> {
  const [placed, waiting] = await Promise.all([
    db.submissions.where({ activity }).count(),
    db.inbox.filter(({ submission }) => submission?.activity === activity).count(),
  ]);
  return placed + waiting;
}

/** As it is written: that its task went out once is kept, whatever an older screen knows of it. */
function withShared(activity: Activity, before: Activity | undefined): Activity {
  return before !== undefined && wasShared(before) ? { ...activity, shared: true } : activity;
}

/**
 * Whether a second chance comes to a classroom in which it would count for nothing (ED-161). Where it already was it
 * may stay, whatever became of what it stands in for.
 */
async function countsNowhere({ db }: Desk, after: Activity, before: Activity | undefined): Promise<boolean> {
  const { replaces, assignedTo } = after;
  if (replaces?.kind !== "activity") return false;
  const isSame = before !== undefined && rowText(before.replaces) === rowText(replaces);
  const had = isSame ? before.assignedTo.map(({ classroom }) => classroom) : [];
  const added = assignedTo.map(({ classroom }) => classroom).filter((each) => !had.includes(each));
  return withoutReplaced(after, await db.activities.get(replaces.activity), added).length > 0;
}

/** Creates an activity, or writes another content of it; not another exercise once students have one (ED-154). */
export function saveActivity(
  desk: Desk,
  { id, activity }: { readonly id: CommandId; readonly activity: Activity },
): DeskResult<Activity> {
  const head = { id, kind: "save-activity", note: { name: activity.title } } as const;
  return runDeskCommand<Activity>(desk, head, ["activities", "submissions", "inbox"], async () => {
    const refusal = refusalOf(activity);
    if (refusal) return err(refusal);
    const before = await desk.db.activities.get(activity.id);
    const isOther = before !== undefined && rowText(before.exercise) !== rowText(activity.exercise);
    if (isOther && isExerciseFixed(before, await handInsOf(desk, activity.id)))
      return err({ kind: "exercise-fixed" });
    const after = withShared(activity, before);
    if (await countsNowhere(desk, after, before)) return err({ kind: "replaced-elsewhere" });
    return ok({ answer: after, changes: [rowChange("activities", activity.id, before, after)] });
  });
}

/** Assigns an activity to classrooms, in place of those it had. None makes it a draft. Grades stay. */
export function assignActivity(
  desk: Desk,
  command: {
    readonly id: CommandId;
    readonly activity: ActivityId;
    readonly assignedTo: readonly Assignment[];
  },
): DeskResult<Activity> {
  const { id, activity, assignedTo } = command;
  const head = { id, kind: "assign-activity" } as const;
  return runDeskCommand<Activity>(desk, head, ["classrooms", "activities"], async () => {
    const [before, classrooms] = await Promise.all([
      desk.db.activities.get(activity),
      desk.db.classrooms.bulkGet(assignedTo.map((each) => each.classroom)),
    ]);
    if (!before) return err({ kind: "unknown-activity" });
    if (classrooms.some((classroom) => !classroom)) return err({ kind: "unknown-classroom" });
    const wasDraft = before.status === "draft";
    const status = assignedTo.length === 0 ? "draft" : wasDraft ? "assigned" : before.status;
    const after = withShared({ ...before, assignedTo, status }, before);
    const refusal = refusalOf(after);
    if (refusal) return err(refusal);
    if (await countsNowhere(desk, after, before)) return err({ kind: "replaced-elsewhere" });
    return ok({ answer: after, changes: [rowChange("activities", activity, before, after)] });
  });
}

/**
 * The task was made for the students of a classroom: what was assigned becomes active. Another status stays (ED-146).
 */
export function startActivity(
  desk: Desk,
  command: {
    readonly id: CommandId;
    readonly classroom: ClassroomId;
    readonly activity: Pick<Activity, "id" | "title">;
  },
): DeskResult<Activity> {
  const { id, classroom, activity } = command;
  const head = { id, kind: "share-task", note: { name: activity.title } } as const;
  return runDeskCommand<Activity>(desk, head, ["classrooms", "activities"], async () => {
    const [before, place] = await Promise.all([
      desk.db.activities.get(activity.id),
      desk.db.classrooms.get(classroom),
    ]);
    if (!before) return err({ kind: "unknown-activity" });
    if (!place) return err({ kind: "unknown-classroom" });
    if (place.status === "archived") return err({ kind: "archived" });
    if (before.status !== "assigned") return ok({ answer: before, changes: [] });
    const after: Activity = { ...before, status: "active", shared: true };
    return ok({ answer: after, changes: [rowChange("activities", activity.id, before, after)] });
  });
}

/** Deletes an activity with its work and grades; undo brings all of it back. */
export function deleteActivity(
  desk: Desk,
  { id, activity }: { readonly id: CommandId; readonly activity: ActivityId },
): DeskResult<null> {
  const { db } = desk;
  const tables = ["activities", "grades", "submissions", "results"];
  const head = { id, kind: "delete-activity" } as const;
  return runDeskCommand<null>(desk, head, tables, async () => {
    const before = await db.activities.get(activity);
    if (!before) return err({ kind: "unknown-activity" });
    const [grades, submissions, results] = await Promise.all([
      db.grades.where({ activity }).toArray(),
      db.submissions.where({ activity }).toArray(),
      db.results.where({ activity }).toArray(),
    ]);
    const changes = [
      rowChange("activities", activity, before, null),
      ...grades.map((row) => rowChange("grades", [row.student, row.activity], row, null)),
      ...submissions.map((row) => rowChange("submissions", row.id, row, null)),
      ...results.map((row) => rowChange("results", row.submission, row, null)),
    ];
    return ok({ answer: null, changes });
  });
}

export interface ExternalGrade {
  readonly student: StudentId;
  readonly raw: number;
}

/** "Agregar calificación externa": an activity that was graded elsewhere, with its grades. */
export function addExternalActivity(
  desk: Desk,
  command: {
    readonly id: CommandId;
    readonly classroom: ClassroomId;
    readonly activity: Activity;
    readonly grades: readonly ExternalGrade[];
  },
): DeskResult<Activity> {
  const { id, classroom, grades } = command;
  const activity: Activity = { ...command.activity, external: true };
  const head = { id, kind: "add-grade", note: { name: activity.title, count: grades.length } } as const;
  return runDeskCommand<Activity>(desk, head, ["activities", "students", "grades"], async () => {
    const refusal = refusalOf(activity);
    if (refusal) return err(refusal);
    if (grades.some(({ raw }) => !(raw >= 0 && raw <= 1))) return err({ kind: "grade" });
    if (await countsNowhere(desk, activity, undefined)) return err({ kind: "replaced-elsewhere" });
    const students = await desk.db.students.bulkGet(grades.map((grade) => grade.student));
    if (students.some((student) => student?.classroom !== classroom)) return err({ kind: "unknown-student" });
    const rows = grades.map(({ student, raw }) => {
      const blank = emptyGrade({ student, activity: activity.id, classroom });
      return rowChange("grades", [student, activity.id], null, withManual(blank, raw));
    });
    return ok({
      answer: activity,
      changes: [rowChange("activities", activity.id, null, activity), ...rows],
    });
  });
}
