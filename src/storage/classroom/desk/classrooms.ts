import type { Classroom } from "#domain/classroom/classroom.ts";
import { wasShared } from "#domain/classroom/sent-task.ts";
import { checkSettings } from "#domain/classroom/settings.ts";
import type { TeacherSettings } from "#domain/classroom/teacher-settings.ts";
import type { ClassroomId, CommandId } from "#domain/kernel/ids.ts";
import { err, ok } from "#domain/kernel/result.ts";
import { runClassCommand } from "../class-command.ts";
import type { ClassChange } from "../class-database.ts";
import { classroomShape, teacherSettingsShape } from "../shapes/desk-shapes.ts";
import { type Desk, type DeskRefusal, type DeskResult, rowChange } from "./desk.ts";

/** Creates a classroom, or writes another content of it; its settings go with it. An archived one is brought back first. */
export function saveClassroom(
  desk: Desk,
  { id, classroom }: { readonly id: CommandId; readonly classroom: Classroom },
): DeskResult<Classroom> {
  const head = { id, kind: "save-classroom", note: { name: classroom.name } } as const;
  return runClassCommand<Classroom, DeskRefusal>(desk, head, ["classrooms"], async () => {
    if (classroom.name.trim() === "") return err({ kind: "name" });
    const checked = checkSettings(classroom.settings);
    if (!checked.ok) return err({ kind: "settings", problem: checked.error });
    if (classroomShape.check(classroom) !== "ok") return err({ kind: "not-readable" });
    const before = await desk.db.classrooms.get(classroom.id);
    if (before?.status === "archived") return err({ kind: "archived" });
    return ok({ answer: classroom, changes: [rowChange("classrooms", classroom.id, before, classroom)] });
  });
}

/** Archives a classroom, or brings it back. Nothing of it is changed while it is archived. */
export function archiveClassroom(
  desk: Desk,
  {
    id,
    classroom,
    status,
  }: { readonly id: CommandId; readonly classroom: ClassroomId; readonly status: Classroom["status"] },
): DeskResult<Classroom> {
  const head = { id, kind: "save-classroom" } as const;
  return runClassCommand<Classroom, DeskRefusal>(desk, head, ["classrooms"], async () => {
    const before = await desk.db.classrooms.get(classroom);
    if (!before) return err({ kind: "unknown-classroom" });
    const after = { ...before, status };
    return ok({ answer: after, changes: [rowChange("classrooms", classroom, before, after)] });
  });
}

const OF_CLASSROOM = ["students", "grades", "submissions", "results"] as const;

/** Every row of a classroom as gone, but for its activities, which only lose it. */
export async function changesOfDeletion({ db }: Desk, classroom: ClassroomId): Promise<ClassChange[]> {
  const keyOf = {
    students: (row: { id: string }) => row.id,
    submissions: (row: { id: string }) => row.id,
    results: (row: { submission: string }) => row.submission,
    grades: (row: { student: string; activity: string }) => [row.student, row.activity],
  };
  const rows = await Promise.all(
    OF_CLASSROOM.map(async (table) => {
      const found = await db.table(table).where({ classroom }).toArray();
      return found.map((row) => rowChange(table, keyOf[table](row), row, null));
    }),
  );
  const [keys, inbox] = await Promise.all([db.keys.get(classroom), db.inbox.toArray()]);
  const messages = inbox.filter((row) => row.classroom === classroom);
  return [
    ...rows.flat(),
    ...(keys ? [rowChange("keys", classroom, keys, null)] : []),
    ...messages.map((row) => rowChange("inbox", row.id, row, null)),
  ];
}

/**
 * Deletes a classroom with its students, work, grades and keys; undo brings all of it back. Activities stay in the
 * planner: one that was assigned to it alone is a draft again.
 */
export function deleteClassroom(
  desk: Desk,
  { id, classroom }: { readonly id: CommandId; readonly classroom: ClassroomId },
): DeskResult<null> {
  const { db } = desk;
  const tables = ["classrooms", "activities", "keys", "inbox", ...OF_CLASSROOM];
  const head = { id, kind: "delete-classroom" } as const;
  return runClassCommand<null, DeskRefusal>(desk, head, tables, async () => {
    const found = await db.classrooms.get(classroom);
    if (!found) return err({ kind: "unknown-classroom" });
    const activities = (await db.activities.toArray()).filter((activity) =>
      activity.assignedTo?.some((each) => each.classroom === classroom),
    );
    const left = activities.map((activity) => {
      const assignedTo = activity.assignedTo.filter((each) => each.classroom !== classroom);
      const status = assignedTo.length === 0 ? "draft" : activity.status;
      return rowChange("activities", activity.id, activity, {
        ...activity,
        assignedTo,
        status,
        ...(wasShared(activity) && { shared: true }),
      });
    });
    const changes = [
      rowChange("classrooms", classroom, found, null),
      ...left,
      ...(await changesOfDeletion(desk, classroom)),
    ];
    return ok({ answer: null, changes });
  });
}

/** "Configuración General". */
export function saveTeacherSettings(
  desk: Desk,
  { id, settings }: { readonly id: CommandId; readonly settings: TeacherSettings },
): DeskResult<TeacherSettings> {
  return runClassCommand<TeacherSettings, DeskRefusal>(
    desk,
    { id, kind: "settings" },
    ["settings"],
    async () => {
      if (teacherSettingsShape.check(settings) !== "ok") return err({ kind: "not-readable" });
      const before = await desk.db.settings.get("teacher");
      const after = { key: "teacher", value: settings };
      return ok({ answer: settings, changes: [rowChange("settings", "teacher", before, after)] });
    },
  );
}

/** Keeps the keys of a classroom. Those that are here stay: what is sealed to them would not open with others. */
export function saveClassroomKeys(
  desk: Desk,
  command: { readonly id: CommandId; readonly classroom: ClassroomId; readonly keys: unknown },
): DeskResult<unknown> {
  const { id, classroom, keys } = command;
  return runClassCommand<unknown, DeskRefusal>(
    desk,
    { id, kind: "keys" },
    ["classrooms", "keys"],
    async () => {
      const [found, before] = await Promise.all([
        desk.db.classrooms.get(classroom),
        desk.db.keys.get(classroom),
      ]);
      if (!found) return err({ kind: "unknown-classroom" });
      if (before) return ok({ answer: before.keys, changes: [] });
      const after = { classroom, keys, backedUpAt: null };
      return ok({ answer: keys, changes: [rowChange("keys", classroom, null, after)] });
    },
  );
}
