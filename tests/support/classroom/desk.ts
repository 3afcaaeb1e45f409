import { type Gradebook, layGradebook } from "#domain/classroom/gradebook.ts";
import type { Submission } from "#domain/classroom/submission.ts";
import type { GradeResult } from "#domain/grading/grade-result.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { ClassroomId } from "#domain/kernel/ids.ts";
import type { OpenClassOptions } from "#storage/classroom/class-storage.ts";
import { saveActivity } from "#storage/classroom/desk/activities.ts";
import { saveClassroom } from "#storage/classroom/desk/classrooms.ts";
import { type Desk, openDesk } from "#storage/classroom/desk/desk.ts";
import { classroomContents } from "#storage/classroom/desk/desk-queries.ts";
import { saveStudents } from "#storage/classroom/desk/roster.ts";
import { countingIds, steppingClock } from "../builders.ts";
import {
  activityId,
  activityWith,
  classroomId,
  classroomWith,
  studentId,
  studentWith,
} from "./classrooms.ts";

let desks = 0;

/** A new empty desk. */
export function openTestDesk(options: OpenClassOptions = {}): Promise<Desk> {
  desks += 1;
  const made = { clock: steppingClock(), newId: countingIds(), ...options };
  return openDesk(made, `cuadra-aula-${desks}`);
}

/** A desk with a classroom of three students and two activities. */
export async function openFilledDesk(options: OpenClassOptions = {}): Promise<Desk> {
  const desk = await openTestDesk(options);
  await saveClassroom(desk, { id: desk.newId("command"), classroom: classroomWith() });
  const students = [1, 2, 3].map((count) => studentWith(count));
  await saveStudents(desk, { id: desk.newId("command"), classroom: classroomId(1), students });
  for (const count of [1, 2]) {
    const activity = activityWith(count, { attempts: { kind: "graded", most: 2, keep: "best" } });
    await saveActivity(desk, { id: desk.newId("command"), activity });
  }
  return desk;
}

export function submissionWith(id: string, student: number, changes: Partial<Submission> = {}): Submission {
  return {
    id,
    classroom: classroomId(1),
    student: studentId(student),
    activity: activityId(1),
    attempt: 1,
    seed: 7,
    work: { kind: "exercise", work: { entries: [], answers: {} } },
    declaredAt: 100,
    receivedAt: 200,
    hash: "ab".repeat(32),
    device: { sign: "s", seal: "e" },
    channel: "file",
    ...changes,
  };
}

export function resultWith(earned: number): GradeResult {
  return { engine: 1, entries: [], answers: [], earned, followed: earned, possible: 10 };
}

/** Everything of a desk but its audit trail and its own number, to compare. */
export async function rowsOfDesk({ db }: Desk): Promise<Record<string, unknown[]>> {
  const tables = db.tables.filter(({ name }) => name !== "audit" && name !== "meta");
  return Object.fromEntries(
    await Promise.all(tables.map(async (table) => [table.name, await table.toArray()])),
  );
}

/** The grade grid of a classroom as it is stored. */
export async function gradebookOf(desk: Desk, id: ClassroomId, today: Day): Promise<Gradebook> {
  const found = await classroomContents(desk, id);
  if (found === null) throw new Error("no classroom");
  return layGradebook(found.classroom, found.students, found.activities, found.grades, today);
}
