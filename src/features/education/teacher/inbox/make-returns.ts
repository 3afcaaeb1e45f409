import { type Activity, dueDateIn } from "#domain/classroom/activity.ts";
import type { Classroom } from "#domain/classroom/classroom.ts";
import { isReleased, sentReturn, workReturned } from "#domain/exchange/make/returned-work.ts";
import type { StudentId } from "#domain/kernel/ids.ts";
import { fileName } from "#domain/report/file-name.ts";
import { writeMessage } from "#formats/exchange/write-message.ts";
import { writeZip } from "#formats/zip/write-zip.ts";
import { worksOf } from "#storage/classroom/desk/desk-queries.ts";
import type { SharedPacket } from "../../exchange/share-dialog.tsx";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import { classKeys } from "./make-packets.ts";

/** One student's grade, sealed to the device that handed in. */
export interface StudentReturn {
  readonly student: StudentId;
  readonly name: string;
  readonly packet: SharedPacket;
}

/** The returns of an activity: of each work with a grade, the attempt that its grade comes from (ED-83). */
export async function makeReturns(
  { desk, students, grades, today, newId, now }: TeacherDesk,
  { id: classroom, settings }: Classroom,
  activity: Activity,
): Promise<readonly StudentReturn[]> {
  const [keys, works] = await Promise.all([
    classKeys(desk, classroom),
    worksOf(desk, classroom, activity.id),
  ]);
  const due = dueDateIn(activity, classroom);
  const madeAt = now();
  const made = students.map(async (student): Promise<StudentReturn | null> => {
    const grade = grades.find((each) => each.student === student.id && each.activity === activity.id);
    const attempts = works.submissions.filter((each) => each.student === student.id);
    const [last] = attempts.toSorted((a, b) => b.attempt - a.attempt);
    if (grade === undefined || last === undefined) return null;
    const work = workReturned(activity, grade, attempts, works.results);
    if (work === null) return null;
    const released = isReleased(activity, due, grade.attempts, today);
    const { code, name } = student;
    const parts = { activity, settings, grade, ...work, code, released, gradedAt: madeAt };
    const content = sentReturn(parts);
    if (content === null) return null;
    const message = { kind: "devolucion", id: newId("packet"), madeAt, content } as const;
    // To the device of the last hand-in: an earlier one may be gone. The sample's works came from none, which nothing
    // sealed to it could be opened with.
    const bytes = await writeMessage(message, keys, last.device.seal).catch(() => null);
    if (bytes === null) return null;
    return { student: student.id, name, packet: { bytes, kind: "devolucion", title: name } };
  });
  return (await Promise.all(made)).filter((each) => each !== null);
}

/** All returns in one file: it may be given to everybody, for each one opens only their own. */
export function returnsZip(returns: readonly StudentReturn[]): Blob {
  return writeZip(
    returns.map(({ name, packet }, at) => ({
      name: fileName(["devolucion", name, String(at + 1)], "cuadra"),
      bytes: packet.bytes,
    })),
  );
}
