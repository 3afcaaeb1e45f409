import { type Activity, dueDateIn } from "#domain/classroom/activity.ts";
import type { Classroom } from "#domain/classroom/classroom.ts";
import type { Grade } from "#domain/classroom/grade.ts";
import { replacedBy } from "#domain/classroom/second-chance.ts";
import type { Student } from "#domain/classroom/student.ts";
import {
  isReleased,
  isReturnable,
  sentGrade,
  sentReturn,
  workReturned,
} from "#domain/exchange/make/returned-work.ts";
import type { SentReturn } from "#domain/exchange/message.ts";
import type { StudentId } from "#domain/kernel/ids.ts";
import { fileName } from "#domain/report/file-name.ts";
import { writeMessage } from "#formats/exchange/write-message.ts";
import { writeZip } from "#formats/zip/write-zip.ts";
import { devicesOf, type WorkDetail, worksOf } from "#storage/classroom/desk/desk-queries.ts";
import type { SharedPacket } from "../../exchange/share-dialog.tsx";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import { classKeys } from "./make-packets.ts";

/** One student's grade, sealed to the device that handed in. */
export interface StudentReturn {
  readonly student: StudentId;
  readonly name: string;
  readonly packet: SharedPacket;
}

/** What can be given back of an activity, and whose grade cannot: nothing came from a device of theirs yet. */
export interface MadeReturns {
  readonly returns: readonly StudentReturn[];
  readonly withoutDevice: readonly string[];
}

interface ReturnedActivity extends Pick<TeacherDesk, "today"> {
  readonly settings: Classroom["settings"];
  readonly classroom: Classroom["id"];
  readonly activity: Activity;
  readonly insteadOf: Activity | undefined;
  readonly works: WorkDetail;
  readonly madeAt: number;
}

/** A student's grade as it goes back: of the attempt that it comes from (ED-83), or without one (ED-177). */
function contentOf(of: ReturnedActivity, student: Student, grade: Grade): SentReturn | null {
  const { activity, insteadOf, settings, works, today } = of;
  const parts = { activity, insteadOf, settings, grade, code: student.code, gradedAt: of.madeAt };
  const attempts = works.submissions.filter((each) => each.student === student.id);
  const work = grade.status === "excused" ? null : workReturned(activity, grade, attempts, works.results);
  if (work === null) return sentGrade(parts);
  const released = isReleased(activity, dueDateIn(activity, of.classroom), grade.attempts, today);
  return sentReturn({ ...parts, ...work, released });
}

/** The returns of an activity in one of the classrooms that have it. */
export async function makeReturns(
  { desk, activities, students, grades, today, newId, now }: TeacherDesk,
  { id: classroom, settings }: Classroom,
  activity: Activity,
): Promise<MadeReturns> {
  const [keys, works, devices] = await Promise.all([
    classKeys(desk, classroom),
    worksOf(desk, classroom, activity.id),
    devicesOf(desk, classroom),
  ]);
  const madeAt = now();
  const insteadOf = replacedBy(activity, activities);
  const of = { settings, classroom, activity, insteadOf, works, today, madeAt };
  const withoutDevice: string[] = [];
  const own = students.filter((student) => student.classroom === classroom);
  const made = own.map(async (student): Promise<StudentReturn | null> => {
    const grade = grades.find((each) => each.student === student.id && each.activity === activity.id);
    if (grade === undefined || !isReturnable(grade)) return null;
    const content = contentOf(of, student, grade);
    if (content === null) return null;
    const device = devices.get(student.id);
    const message = { kind: "devolucion", id: newId("packet"), madeAt, content } as const;
    // To the device of what was handed in last: an earlier one may be gone. The sample's works came from none, which
    // nothing sealed to it could be opened with.
    const bytes = device && (await writeMessage(message, keys, device.seal).catch(() => null));
    if (!bytes) {
      withoutDevice.push(student.name);
      return null;
    }
    return {
      student: student.id,
      name: student.name,
      packet: { bytes, kind: "devolucion", title: student.name },
    };
  });
  const returns = (await Promise.all(made)).filter((each) => each !== null);
  return { returns, withoutDevice };
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
