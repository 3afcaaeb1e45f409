import {
  askedWith,
  type InboxRecord,
  type Submission,
  type SubmittedWork,
} from "../../classroom/submission.ts";
import type { Instant } from "../../kernel/clock.ts";
import type { ClassroomId, StudentId } from "../../kernel/ids.ts";
import { fold } from "../../kernel/spanish.ts";
import { mayStillArrive } from "../failure.ts";
import type { SentWork, SubmissionMessage } from "../message.ts";
import { fromBase64url } from "../wire/base64url.ts";
import type { OpenedPacket, ReadTrace, ReceivePlan } from "./receive-plan.ts";

/** What a receipt writes on the desk. */
export interface ReceivedWorks {
  readonly submissions: readonly Submission[];
  readonly inbox: readonly InboxRecord[];
  /** Damaged files of the tray that have arrived whole since. */
  readonly settled: readonly string[];
}

function submittedWork(work: SentWork): SubmittedWork {
  if (work.kind !== "file") return work;
  return { kind: "file", name: work.name, bytes: fromBase64url(work.data) ?? new Uint8Array() };
}

function unplaced(
  { message, hash }: OpenedPacket<SubmissionMessage>,
  receivedAt: Instant,
): Omit<Submission, "student"> {
  const { classroom, activity, attempt, seed, work, question, log, handedInAt, device } = message.content;
  return {
    id: message.id,
    classroom,
    activity,
    attempt,
    seed,
    work: submittedWork(work),
    ...askedWith(question),
    ...(log.length > 0 && { log }),
    declaredAt: handedInAt,
    receivedAt,
    hash,
    device,
    channel: "file",
  };
}

const figures = (isOther: boolean, whose: StudentId | null): Pick<Submission, "otherFigures"> =>
  isOther ? { otherFigures: whose ?? "nobody" } : {};

const LONGEST_NAME = 200;

/**
 * A damaged file has no id that could be trusted: it is known again by its class and the hash that its head states, or
 * by its name where the head is broken.
 */
const idOf = (classroom: ClassroomId, mark: string): string =>
  `${classroom} ${fold(mark).slice(0, LONGEST_NAME)}`;

/** The tray's damaged ones that have come whole: all texts that are pasted have one name, which settles none. */
function settledBy(classroom: ClassroomId, { name, stated, isNamed }: ReadTrace): readonly string[] {
  const marks = [...(stated === undefined ? [] : [stated]), ...(isNamed === false ? [] : [name])];
  return marks.map((mark) => idOf(classroom, mark));
}

/**
 * A plan as the records that the desk keeps (ED-80): each identified hand-in with its student, in the tray what is of
 * nobody and what came damaged. Repeated and misplaced ones leave nothing, nor what has nothing of Cuadra in it.
 */
export function receivedWorks(plan: ReceivePlan, classroom: ClassroomId, receivedAt: Instant): ReceivedWorks {
  const submissions = plan.taken.map(({ packet, student, remarks, figuresOf }) => ({
    ...unplaced(packet, receivedAt),
    ...figures(remarks.includes("other-figures"), figuresOf),
    student,
  }));
  const unidentified = plan.unidentified.map(
    ({ source, packet, why, otherFigures, figuresOf }): InboxRecord => {
      const { code, name } = packet.message.content;
      return {
        id: packet.message.id,
        classroom,
        kind: "unidentified",
        fileName: source,
        receivedAt,
        reason: why,
        details: {},
        submission: { ...unplaced(packet, receivedAt), ...figures(otherFigures, figuresOf) },
        author: { code, name },
      };
    },
  );
  const waited = plan.damaged.filter(({ failure }) => mayStillArrive(failure));
  const damaged = waited.map(({ source, failure, trace }): InboxRecord => {
    const missing = failure.kind === "truncated" ? failure.missing : null;
    return {
      id: idOf(classroom, trace?.stated ?? source),
      classroom,
      kind: "damaged",
      fileName: source,
      receivedAt,
      reason: failure.kind,
      details: missing === null ? {} : { missing },
      submission: null,
      author: null,
    };
  });
  const still = new Set(damaged.map(({ id }) => id));
  const settled = plan.whole
    .flatMap((trace) => settledBy(classroom, trace))
    .filter((message) => !still.has(message));
  return { submissions, inbox: [...unidentified, ...damaged], settled };
}
