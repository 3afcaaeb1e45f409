import type { JoinedClassroom, StudentTask } from "../../classroom/student-desk.ts";
import { askedWith, type SaidWithWork, type SubmittedWork } from "../../classroom/submission.ts";
import type { ExerciseWork } from "../../exercises/work.ts";
import type { Instant } from "../../kernel/clock.ts";
import type { PublicKeys, SentHandIn, SentWork } from "../message.ts";
import { toBase64url } from "../wire/base64url.ts";

/** Short ids, so that the work of an hour fits a QR code. */
export function withShortIds({ entries, answers }: ExerciseWork): ExerciseWork {
  return { entries: entries.map((entry, at) => ({ ...entry, id: `e${at + 1}` })), answers };
}

function sentWork(work: SubmittedWork): SentWork {
  return work.kind === "file" ? { kind: "file", name: work.name, data: toBase64url(work.bytes) } : work;
}

interface HandInParts {
  readonly task: StudentTask;
  readonly joined: Pick<JoinedClassroom, "code">;
  readonly name: string;
  readonly attempt: number;
  readonly work: SubmittedWork;
  readonly said: SaidWithWork;
  readonly device: PublicKeys;
  readonly at: Instant;
}

/** A work on its way to the teacher. */
export function sentHandIn(parts: HandInParts): SentHandIn {
  const { task, joined, name, attempt, work, said, device, at } = parts;
  return {
    classroom: task.classroom,
    activity: task.id,
    code: joined.code,
    name,
    attempt,
    seed: task.seed,
    finished: true,
    startedAt: Math.min(task.receivedAt, at),
    handedInAt: at,
    work: sentWork(work),
    ...askedWith(said.question),
    device,
    log: said.log,
  };
}
