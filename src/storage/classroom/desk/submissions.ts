import { emptyGrade, type Grade, withArrival } from "#domain/classroom/grade.ts";
import type { InboxRecord, Submission } from "#domain/classroom/submission.ts";
import type { CommandId, StudentId } from "#domain/kernel/ids.ts";
import { err, ok } from "#domain/kernel/result.ts";
import type { ClassChange } from "../class-database.ts";
import { inboxShape, submissionShape } from "../shapes/desk-shapes.ts";
import { type Desk, type DeskResult, rowChange } from "./desk.ts";
import { runDeskCommand } from "./desk-command.ts";

export interface Received {
  readonly added: number;
  /** Already here: nothing of them was changed. */
  readonly repeated: number;
  readonly inbox: number;
}

/** The grade after these works of one cell arrived, earliest first; it waits again only for a new attempt. */
function afterArrival(grade: Grade, works: readonly Submission[], before: readonly Submission[]): Grade {
  const all = [...before, ...works];
  const last = all.reduce((one, other) => (other.attempt > one.attempt ? other : one));
  const times = { attempts: all.length, submittedAt: last.declaredAt, receivedAt: last.receivedAt };
  return withArrival(grade, times);
}

async function arrivals({ db }: Desk, fresh: readonly Submission[]): Promise<ClassChange[]> {
  const cells = new Map<string, Submission[]>();
  for (const work of fresh) {
    const key = `${work.student} ${work.activity}`;
    cells.set(key, [...(cells.get(key) ?? []), work]);
  }
  return Promise.all(
    [...cells.values()].map(async (works) => {
      const [{ student, activity, classroom }] = works as [Submission];
      const [stored, earlier] = await Promise.all([
        db.grades.get([student, activity]),
        db.submissions.where({ student, activity }).toArray(),
      ]);
      const grade = stored ?? emptyGrade({ student, activity, classroom });
      return rowChange("grades", [student, activity], stored, afterArrival(grade, works, earlier));
    }),
  );
}

/** The first device that hands in for a student is remembered. */
async function devices({ db }: Desk, fresh: readonly Submission[]): Promise<ClassChange[]> {
  const students = await db.students.bulkGet([...new Set(fresh.map((work) => work.student))]);
  return students.flatMap((student) => {
    const work = fresh.find((each) => each.student === student?.id);
    if (!student || student.device !== null || !work) return [];
    return [rowChange("students", student.id, student, { ...student, device: work.device })];
  });
}

/**
 * Takes in works and messages that could not be placed, in one transaction. A work is known by the id of its message:
 * one that is here already changes nothing, whatever its file is called now (ED-37).
 */
export function receiveSubmissions(
  desk: Desk,
  command: {
    readonly id: CommandId;
    readonly submissions: readonly Submission[];
    readonly inbox?: readonly InboxRecord[];
    /** Messages of the tray that these works came from. */
    readonly settled?: readonly string[];
  },
): DeskResult<Received> {
  const { id, submissions, inbox = [], settled = [] } = command;
  const { db } = desk;
  const head = { id, kind: "receive", note: { count: submissions.length } } as const;
  const tables = ["students", "activities", "grades", "submissions", "inbox"];
  return runDeskCommand<Received>(desk, head, tables, async () => {
    if (submissions.some((work) => submissionShape.check(work) !== "ok"))
      return err({ kind: "not-readable" });
    if (inbox.some((record) => inboxShape.check(record) !== "ok")) return err({ kind: "not-readable" });
    const byId = new Map(submissions.map((work) => [work.id, work]));
    const known = await db.submissions.bulkGet([...byId.keys()]);
    for (const work of known) if (work) byId.delete(work.id);
    const fresh = [...byId.values()];
    const [students, activities] = await Promise.all([
      db.students.bulkGet(fresh.map((work) => work.student)),
      db.activities.bulkGet(fresh.map((work) => work.activity)),
    ]);
    if (students.some((student, index) => student?.classroom !== fresh[index]?.classroom))
      return err({ kind: "unknown-student" });
    if (activities.some((activity) => !activity)) return err({ kind: "unknown-activity" });
    const tray = await db.inbox.bulkGet([...inbox.map((record) => record.id), ...settled]);
    const inTray = new Map(tray.flatMap((record) => (record ? [[record.id, record]] : [])));
    const news = inbox.filter((record) => !inTray.has(record.id));
    const placed = settled.flatMap((message) => inTray.get(message) ?? []);
    const changes = [
      ...fresh.map((work) => rowChange("submissions", work.id, null, work)),
      ...(await arrivals(desk, fresh)),
      ...(await devices(desk, fresh)),
      ...news.map((record) => rowChange("inbox", record.id, null, record)),
      ...placed.map((record) => rowChange("inbox", record.id, record, null)),
    ];
    const answer = { added: fresh.length, repeated: submissions.length - fresh.length, inbox: news.length };
    return ok({ answer, changes });
  });
}

/** "Sí, es ella": a message of the tray is the work of this student. */
export async function identifyMessage(
  desk: Desk,
  { id, message, student }: { readonly id: CommandId; readonly message: string; readonly student: StudentId },
): DeskResult<Received> {
  const record = await desk.db.inbox.get(message);
  if (!record?.submission) return err({ kind: "unknown-message" });
  const work: Submission = { ...record.submission, student };
  return receiveSubmissions(desk, { id, submissions: [work], settled: [message] });
}

/** Takes messages out of the tray; undo brings them back. */
export function dismissMessages(
  desk: Desk,
  { id, messages }: { readonly id: CommandId; readonly messages: readonly string[] },
): DeskResult<null> {
  return runDeskCommand<null>(desk, { id, kind: "identify" }, ["inbox"], async () => {
    const found = await desk.db.inbox.bulkGet([...messages]);
    const changes = found.flatMap((record) => (record ? [rowChange("inbox", record.id, record, null)] : []));
    return ok({ answer: null, changes });
  });
}
