import { dueDateIn } from "#domain/classroom/activity.ts";
import type { ClassroomKeys } from "#domain/classroom/submission.ts";
import { sharedSeed } from "#domain/exchange/make/task-packet.ts";
import { attemptKey, type ReceivingDesk } from "#domain/exchange/receive/receive-plan.ts";
import type { ClassroomId, SubmissionId } from "#domain/kernel/ids.ts";
import { keysShape } from "../shapes/desk-shapes.ts";
import type { Desk } from "./desk.ts";
import { classroomContents, inboxOf } from "./desk-queries.ts";

/** What the desk knows of a classroom before it receives; null for a classroom that is not here. */
export async function receivingDeskOf(desk: Desk, classroom: ClassroomId): Promise<ReceivingDesk | null> {
  const [found, submissions, inbox] = await Promise.all([
    classroomContents(desk, classroom),
    desk.db.submissions.where({ classroom }).toArray(),
    inboxOf(desk),
  ]);
  if (found === null) return null;
  const waiting = inbox.flatMap(({ submission }) => (submission === null ? [] : [submission]));
  return {
    classroom,
    roster: found.students.map(({ id, code, cedula, name, device }) => ({
      id,
      code,
      cedula,
      name,
      device: device?.sign ?? null,
    })),
    activities: found.activities.map((activity) => ({
      id: activity.id,
      dueDate: dueDateIn(activity, classroom),
      attempts: activity.attempts,
      createdAt: activity.createdAt,
      seed: sharedSeed(activity),
    })),
    here: new Map([...submissions, ...waiting].map(({ id, hash }) => [id as SubmissionId, { hash }])),
    attempts: new Set(
      submissions.map(({ student, activity, attempt }) => attemptKey(student, activity, attempt)),
    ),
  };
}

/** The keys of all classrooms of the desk, those that can be read. */
export async function everyClassroomKeys({ db }: Desk): Promise<readonly ClassroomKeys[]> {
  const rows = await db.keys.toArray();
  return rows.filter((row) => keysShape.check(row) === "ok");
}
