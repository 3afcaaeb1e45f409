import type { Activity } from "#domain/classroom/activity.ts";
import type { Classroom } from "#domain/classroom/classroom.ts";
import { giveCodes, isUncoded } from "#domain/classroom/give-codes.ts";
import { replacedBy } from "#domain/classroom/second-chance.ts";
import { classCard } from "#domain/exchange/make/class-card.ts";
import { taskPacket } from "#domain/exchange/make/task-packet.ts";
import type { ClassroomId } from "#domain/kernel/ids.ts";
import { type DeviceKeys, makeKeys } from "#formats/exchange/keys/device-keys.ts";
import { keptKeys } from "#formats/exchange/keys/kept-keys.ts";
import { openingHash } from "#formats/exchange/opening-code.ts";
import { writeMessage } from "#formats/exchange/write-message.ts";
import { refusalError } from "#storage/classroom/class-command.ts";
import { startActivity } from "#storage/classroom/desk/activities.ts";
import { saveClassroomKeys } from "#storage/classroom/desk/classrooms.ts";
import type { Desk } from "#storage/classroom/desk/desk.ts";
import { classroomKeysOf } from "#storage/classroom/desk/desk-queries.ts";
import type { SharedPacket } from "../../exchange/share-dialog.tsx";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import { inboxTexts as texts } from "./texts.ts";

/** The keys of a classroom, made when it first shares something; kept before anything is signed with them. */
export async function classKeys(desk: Desk, classroom: ClassroomId): Promise<DeviceKeys> {
  const row = await classroomKeysOf(desk, classroom);
  if (row === null) {
    const keys = await makeKeys();
    const saved = await saveClassroomKeys(desk, { id: desk.newId("command"), classroom, keys });
    // Another tab may have been first: its keys are the class's.
    const found = saved.ok ? keptKeys(saved.value) : null;
    if (found !== null) return found;
    throw saved.ok ? new Error("keys not kept") : refusalError(saved.error);
  }
  const kept = keptKeys(row.keys);
  if (kept === null) throw new Error("keys cannot be read");
  return kept;
}

/** What the class card is made of. */
type CardDesk = Pick<TeacherDesk, "desk" | "students" | "settings" | "newId" | "now"> & {
  readonly act: Pick<TeacherDesk["act"], "saveStudents">;
};

/** What a task is made of. */
type TaskDesk = Pick<TeacherDesk, "desk" | "activities" | "newId" | "now"> & {
  readonly act: Pick<TeacherDesk["act"], "run">;
};

/** The students of a classroom, those without a code with one that was given and kept before anybody enters with it. */
async function codedRoster({ act, students }: CardDesk, { id }: Classroom) {
  const here = students.filter((each) => each.classroom === id);
  const uncoded = here.filter(isUncoded);
  if (uncoded.length === 0) return here;
  const roster = giveCodes(here, []);
  const given = roster.filter((each, at) => each !== here[at]);
  return (await act.saveStudents(id, given, texts.codesGiven(given.length))) ? roster : here;
}

/** The class card, with or without the list of names to choose from. */
export async function cardPacket(
  teacherDesk: CardDesk,
  classroom: Classroom,
  withNames: boolean,
): Promise<SharedPacket> {
  const { desk, settings: teacher, newId, now } = teacherDesk;
  const keys = await classKeys(desk, classroom.id);
  const coded = await codedRoster(teacherDesk, classroom);
  const roster = withNames ? coded : [];
  const content = classCard({ classroom, teacher, keys: keys.public, roster });
  const bytes = await writeMessage({ kind: "clase", id: newId("packet"), madeAt: now(), content }, keys);
  return { bytes, kind: "clase", title: texts.cardOf(classroom.name, withNames) };
}

/**
 * The task of an activity, which is active from then on (ED-146). Where that cannot be kept the person is told, and
 * has the task all the same.
 */
export async function activityPacket(
  { desk, activities, act, newId, now }: TaskDesk,
  classroom: ClassroomId,
  activity: Activity,
): Promise<SharedPacket> {
  const keys = await classKeys(desk, classroom);
  const opening = await openingHash(activity.id, activity.openingCode ?? "");
  const content = taskPacket(activity, classroom, { insteadOf: replacedBy(activity, activities), opening });
  const bytes = await writeMessage({ kind: "tarea", id: newId("packet"), madeAt: now(), content }, keys);
  if (activity.status === "assigned")
    await act.run((command) => startActivity(desk, { id: command, classroom, activity }));
  return { bytes, kind: "tarea", title: activity.title };
}
