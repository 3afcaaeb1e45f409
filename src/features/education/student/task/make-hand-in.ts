import type { HandedWork, StudentTask } from "#domain/classroom/student-desk.ts";
import { askedWith, type SaidWithWork, type SubmittedWork } from "#domain/classroom/submission.ts";
import { sentHandIn, withShortIds } from "#domain/exchange/make/hand-in.ts";
import type { SubmissionMessage } from "#domain/exchange/message.ts";
import { keptCard } from "#domain/exchange/receive/student-arrivals.ts";
import { messageHash, writeMessage } from "#formats/exchange/write-message.ts";
import { refusalError } from "#storage/classroom/class-command.ts";
import { handInWork } from "#storage/classroom/student/student-commands.ts";
import { studentContents } from "#storage/classroom/student/student-queries.ts";
import type { StudentStorage } from "#storage/classroom/student/student-storage.ts";
import { studentKeys } from "../receive/device-keys.ts";

/** Seals a work for the teacher and keeps it with its message, so that the same file can be given again. */
export async function handIn(
  storage: StudentStorage,
  task: StudentTask,
  made: SubmittedWork,
  said: SaidWithWork,
): Promise<HandedWork> {
  const { classrooms, handIns } = await studentContents(storage);
  const joined = classrooms.find(({ id }) => id === task.classroom);
  const card = joined === undefined ? null : keptCard(joined);
  if (joined === undefined || card === null) throw new Error("unknown-classroom");
  const keys = await studentKeys(storage);
  const attempt = handIns.filter(({ activity }) => activity === task.id).length + 1;
  const work: SubmittedWork =
    made.kind === "exercise" ? { kind: "exercise", work: withShortIds(made.work) } : made;
  const at = storage.clock.now();
  const id = storage.newId("submission");
  const parts = { task, joined, name: card.student, attempt, work, said, device: keys.public, at };
  const message: SubmissionMessage = { kind: "entrega", id, madeAt: at, content: sentHandIn(parts) };
  const packet = await writeMessage(message, keys, card.keys.seal);
  const { classroom, id: activity } = task;
  const hash = await messageHash(message);
  const about = { id, classroom, activity, attempt, work, handedInAt: at, hash, packet };
  const handed: HandedWork = { ...about, ...askedWith(said.question) };
  const saved = await handInWork(storage, { id: storage.newId("command"), work: handed });
  if (!saved.ok) throw refusalError(saved.error);
  return saved.value;
}
