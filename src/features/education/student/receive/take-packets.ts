import type { JoinedClassroom, ReturnedGrade, StudentTask } from "#domain/classroom/student-desk.ts";
import { UNSEEDED } from "#domain/exchange/make/task-packet.ts";
import type { ClassCard, ExchangeMessage } from "#domain/exchange/message.ts";
import type { OpenedPacket } from "#domain/exchange/receive/receive-plan.ts";
import {
  joinedClassroom,
  keptCard,
  receivedReturn,
  receivedTask,
} from "#domain/exchange/receive/student-arrivals.ts";
import type { ActivityId, ClassroomId } from "#domain/kernel/ids.ts";
import { taskSeed } from "#formats/exchange/task-seed.ts";
import { refusalError } from "#storage/classroom/class-command.ts";
import { joinClassroom, receiveReturns, receiveTasks } from "#storage/classroom/student/student-commands.ts";
import { studentContents } from "#storage/classroom/student/student-queries.ts";
import type { StudentStorage } from "#storage/classroom/student/student-storage.ts";
import { classNamesOf } from "../class-names.ts";

/** Who enters a classroom, as its roster knows them. */
export interface Identity {
  readonly code: string;
  readonly name: string;
}

/** What came for a second class of the student's, of an activity that is here for another one (ED-159). */
interface KeptElsewhere {
  /** As it is called here. */
  readonly title: string;
  readonly kept: string;
  readonly other: string;
}

export interface TakenPackets {
  readonly joined: readonly string[];
  readonly tasks: number;
  readonly returns: number;
  readonly elsewhere: readonly KeptElsewhere[];
}

type Taken = { readonly count: number; readonly elsewhere: readonly KeptElsewhere[] };

const messagesOf = <Kind extends ExchangeMessage["kind"]>(packets: readonly OpenedPacket[], kind: Kind) =>
  packets.flatMap(({ message }) =>
    message.kind === kind ? [message as Extract<ExchangeMessage, { readonly kind: Kind }>] : [],
  );

/** Cards of classrooms that this student has not entered, the newest first: somebody has to say who they are. */
export function newCards(
  packets: readonly OpenedPacket[],
  classrooms: readonly JoinedClassroom[],
): readonly ClassCard[] {
  return messagesOf(packets, "clase")
    .toSorted((one, other) => other.madeAt - one.madeAt)
    .map(({ content }) => content)
    .filter((card) => !classrooms.some((each) => each.id === card.classroom && keptCard(each) !== null));
}

function fail(refusal: { readonly kind: string }): never {
  throw refusalError(refusal);
}

/** The names of the classrooms that were entered, or whose card was newer than the one here. */
async function takeCards(
  storage: StudentStorage,
  packets: readonly OpenedPacket[],
  who: Identity | null,
): Promise<readonly string[]> {
  const { classrooms } = await studentContents(storage);
  const now = storage.clock.now();
  const found = new Map<ClassroomId, JoinedClassroom>();
  for (const message of messagesOf(packets, "clase")) {
    const { classroom } = message.content;
    const here = found.get(classroom) ?? classrooms.find((each) => each.id === classroom);
    const joined = joinedClassroom(message, who, here, now);
    if (joined !== null) found.set(classroom, joined);
  }
  for (const classroom of found.values()) {
    const saved = await joinClassroom(storage, { id: storage.newId("command"), classroom });
    if (!saved.ok) fail(saved.error);
  }
  return [...found.values()].map(({ name }) => name);
}

/**
 * Tasks, drafts, hand-ins and grades of an activity have its id alone: what comes for another class that was entered
 * would take the place of what is here. Null where it may be taken.
 */
function keptElsewhere(
  here: Pick<StudentTask, "classroom" | "title"> | undefined,
  classroom: ClassroomId,
  classrooms: readonly JoinedClassroom[],
): KeptElsewhere | null {
  if (here === undefined || here.classroom === classroom) return null;
  const kept = classrooms.find(({ id }) => id === here.classroom);
  if (kept === undefined || keptCard(kept) === null) return null;
  const names = classNamesOf(classrooms);
  return { title: here.title, kept: names.get(kept.id) ?? kept.name, other: names.get(classroom) ?? "" };
}

async function takeTasks(storage: StudentStorage, packets: readonly OpenedPacket[]): Promise<Taken> {
  const { classrooms, tasks: here } = await studentContents(storage);
  const now = storage.clock.now();
  const found = new Map<ActivityId, StudentTask>();
  const elsewhere: KeptElsewhere[] = [];
  // Each against what came before it too: of two copies in one chat the newer one stays, whatever their order.
  for (const message of messagesOf(packets, "tarea")) {
    const { classroom, activity, personal, source } = message.content;
    const joined = classrooms.find((each) => each.id === classroom);
    if (joined === undefined) continue;
    const before = found.get(activity) ?? here.find((each) => each.id === activity);
    const other = keptElsewhere(before, classroom, classrooms);
    if (other !== null) {
      elsewhere.push(other);
      continue;
    }
    const seed = personal ? await taskSeed(activity, joined.code, 1) : (source?.seed ?? UNSEEDED);
    const task = receivedTask(message, before, seed, now);
    if (task !== null) found.set(activity, task);
  }
  const tasks = [...found.values()];
  if (tasks.length === 0) return { count: 0, elsewhere };
  const saved = await receiveTasks(storage, { id: storage.newId("command"), tasks });
  return saved.ok ? { count: tasks.length, elsewhere } : fail(saved.error);
}

/** What a grade is of whose task never came. */
const gradedBefore = (row: ReturnedGrade | undefined) =>
  row?.about && { classroom: row.classroom, title: row.about.title };

async function takeReturns(storage: StudentStorage, packets: readonly OpenedPacket[]): Promise<Taken> {
  const { classrooms, tasks, returns: here } = await studentContents(storage);
  const found = new Map<ActivityId, ReturnedGrade>();
  const elsewhere: KeptElsewhere[] = [];
  for (const message of messagesOf(packets, "devolucion")) {
    const { activity, classroom } = message.content;
    const before = found.get(activity) ?? here.find((each) => each.activity === activity);
    const known = tasks.find(({ id }) => id === activity) ?? gradedBefore(before);
    const other = keptElsewhere(known, classroom, classrooms);
    if (other !== null) {
      elsewhere.push(other);
      continue;
    }
    const returned = receivedReturn(message, before, storage.clock.now());
    if (returned !== null) found.set(activity, returned);
  }
  const returns = [...found.values()];
  if (returns.length === 0) return { count: 0, elsewhere };
  const saved = await receiveReturns(storage, { id: storage.newId("command"), returns });
  return saved.ok ? { count: returns.length, elsewhere } : fail(saved.error);
}

/** Keeps what a student received: cards first, for tasks need to know who the student is. Throws what was refused. */
export async function takePackets(
  storage: StudentStorage,
  packets: readonly OpenedPacket[],
  who: Identity | null,
): Promise<TakenPackets> {
  const joined = await takeCards(storage, packets, who);
  const tasks = await takeTasks(storage, packets);
  const returns = await takeReturns(storage, packets);
  const elsewhere = [...tasks.elsewhere, ...returns.elsewhere];
  return { joined, tasks: tasks.count, returns: returns.count, elsewhere };
}
