import { type Activity, activitiesOf } from "#domain/classroom/activity.ts";
import type { Classroom } from "#domain/classroom/classroom.ts";
import type { Grade } from "#domain/classroom/grade.ts";
import { inNameOrder, type Student } from "#domain/classroom/student.ts";
import type {
  ClassroomKeys,
  InboxRecord,
  Submission,
  SubmissionResult,
} from "#domain/classroom/submission.ts";
import { DEFAULT_TEACHER_SETTINGS, type TeacherSettings } from "#domain/classroom/teacher-settings.ts";
import type { Instant } from "#domain/kernel/clock.ts";
import type { ActivityId, ClassroomId, StudentId } from "#domain/kernel/ids.ts";
import { readRow, readRows } from "../../shapes/read-row.ts";
import {
  activityShape,
  classroomShape,
  gradeShape,
  inboxShape,
  keysShape,
  studentShape,
  submissionResultShape,
  submissionShape,
  teacherSettingsShape,
} from "../shapes/desk-shapes.ts";
import type { Desk } from "./desk.ts";

/** Everything of the desk but the works; what cannot be read is left out and counted. */
export interface DeskContents {
  readonly classrooms: readonly Classroom[];
  readonly students: readonly Student[];
  readonly activities: readonly Activity[];
  readonly grades: readonly Grade[];
  readonly unreadable: number;
}

export async function deskContents({ db }: Desk): Promise<DeskContents> {
  const [classrooms, students, activities, grades] = await Promise.all([
    db.classrooms.toArray(),
    db.students.toArray(),
    db.activities.toArray(),
    db.grades.toArray(),
  ]);
  const found = {
    classrooms: readRows(classroomShape, classrooms),
    students: inNameOrder(readRows(studentShape, students)),
    activities: readRows(activityShape, activities),
    grades: readRows(gradeShape, grades),
  };
  const stored = classrooms.length + students.length + activities.length + grades.length;
  const read =
    found.classrooms.length + found.students.length + found.activities.length + found.grades.length;
  return { ...found, unreadable: stored - read };
}

export interface ClassroomContents {
  readonly classroom: Classroom;
  readonly students: readonly Student[];
  /** Assigned to it, in the order of the grid. */
  readonly activities: readonly Activity[];
  readonly grades: readonly Grade[];
}

export async function classroomContents({ db }: Desk, id: ClassroomId): Promise<ClassroomContents | null> {
  const [classroom, students, activities, grades] = await Promise.all([
    db.classrooms.get(id),
    db.students.where({ classroom: id }).toArray(),
    db.activities.toArray(),
    db.grades.where({ classroom: id }).toArray(),
  ]);
  const found = readRow(classroomShape, classroom);
  if (!found) return null;
  return {
    classroom: found,
    students: inNameOrder(readRows(studentShape, students)),
    activities: activitiesOf(readRows(activityShape, activities), id),
    grades: readRows(gradeShape, grades),
  };
}

/** One work with what the grader made of it, latest attempt first. */
export interface WorkDetail {
  readonly submissions: readonly Submission[];
  readonly results: readonly SubmissionResult[];
}

export async function workOf({ db }: Desk, student: StudentId, activity: ActivityId): Promise<WorkDetail> {
  const [submissions, results] = await Promise.all([
    db.submissions.where({ student, activity }).toArray(),
    db.results.where({ student, activity }).toArray(),
  ]);
  return {
    submissions: readRows(submissionShape, submissions).sort((a, b) => b.attempt - a.attempt),
    results: readRows(submissionResultShape, results).sort((a, b) => b.attempt - a.attempt),
  };
}

/** Works and results of an activity in a classroom: for the list of hand-ins and grading all. */
export async function worksOf(
  { db }: Desk,
  classroom: ClassroomId,
  activity: ActivityId,
): Promise<WorkDetail> {
  const [submissions, results] = await Promise.all([
    db.submissions.where({ activity }).toArray(),
    db.results.where({ activity }).toArray(),
  ]);
  const own = <Row extends { readonly classroom: ClassroomId }>(rows: readonly Row[]) =>
    rows.filter((row) => row.classroom === classroom);
  return {
    submissions: own(readRows(submissionShape, submissions)),
    results: own(readRows(submissionResultShape, results)),
  };
}

/** Works and results of a whole classroom, for its statistics. */
export async function classroomWorksOf({ db }: Desk, classroom: ClassroomId): Promise<WorkDetail> {
  const [submissions, results] = await Promise.all([
    db.submissions.where({ classroom }).toArray(),
    db.results.where({ classroom }).toArray(),
  ]);
  return {
    submissions: readRows(submissionShape, submissions),
    results: readRows(submissionResultShape, results),
  };
}

/** To what each student of a classroom receives: the device of what they handed in last, of whatever activity. */
export async function devicesOf(
  { db }: Desk,
  classroom: ClassroomId,
): Promise<ReadonlyMap<StudentId, Submission["device"]>> {
  const found = readRows(submissionShape, await db.submissions.where({ classroom }).toArray());
  const inOrder = found.toSorted((a, b) => a.receivedAt - b.receivedAt);
  return new Map(inOrder.map(({ student, device }) => [student, device]));
}

export async function inboxOf({ db }: Desk): Promise<readonly InboxRecord[]> {
  return readRows(inboxShape, await db.inbox.toArray()).sort((a, b) => b.receivedAt - a.receivedAt);
}

export async function teacherSettingsOf({ db }: Desk): Promise<TeacherSettings> {
  const row = await db.settings.get("teacher");
  return readRow(teacherSettingsShape, row?.value) ?? DEFAULT_TEACHER_SETTINGS;
}

export async function classroomKeysOf({ db }: Desk, classroom: ClassroomId): Promise<ClassroomKeys | null> {
  const row = await db.keys.get(classroom);
  if (row === undefined || keysShape.check(row) !== "ok") return null;
  return row;
}

/** "Actividad reciente": what was done on this desk, newest first. */
export interface RecentCommand {
  readonly kind: string;
  readonly at: Instant;
  readonly note: Readonly<Record<string, string | number>>;
}

export async function recentCommands({ db }: Desk, most = 5): Promise<readonly RecentCommand[]> {
  const rows = await db.audit.orderBy(":id").reverse().limit(most).toArray();
  return rows.map(({ kind, at, note }) => ({ kind, at, note }));
}
