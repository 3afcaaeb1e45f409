import { type AttemptPolicy, isLate } from "../../classroom/activity.ts";
import { bareCode } from "../../classroom/student.ts";
import type { Instant } from "../../kernel/clock.ts";
import type { Day } from "../../kernel/day.ts";
import type { ActivityId, ClassroomId, StudentId, SubmissionId } from "../../kernel/ids.ts";
import type { Result } from "../../kernel/result.ts";
import type { ExchangeFailure } from "../failure.ts";
import type { ExchangeMessage, SubmissionMessage } from "../message.ts";
import { type Coded, likelyStudents, mayBeNamed, ownerOfDevice, withCode } from "./match-code.ts";

/** A message that was opened and whose shape and signature hold. */
export interface OpenedPacket<Message extends ExchangeMessage = ExchangeMessage> {
  readonly message: Message;
  /** SHA-256 of the content in hexadecimal: the same however often it was sealed. */
  readonly hash: string;
}

/** One thing that was read: a file, a text or a code, by the name it came under. */
export interface ReadSource {
  readonly name: string;
  readonly outcome: Result<OpenedPacket, ExchangeFailure>;
  /** The hash that its head states, where that can be read: a damaged one is known again by it. */
  readonly stated?: string;
  /** False where the name is only that of the way it came, as of all texts that are pasted. */
  readonly isNamed?: false;
}

/** What was read, as far as it tells a file that came damaged and comes again. */
export type ReadTrace = Pick<ReadSource, "name" | "stated" | "isNamed">;

export interface KnownStudent extends Coded {
  readonly id: StudentId;
  /** The device that handed in first; null until then. */
  readonly device: string | null;
}

export interface KnownActivity {
  readonly id: ActivityId;
  readonly dueDate: Day | null;
  readonly attempts: AttemptPolicy;
  readonly createdAt: Instant;
  /** The seed that everybody's hand-in has; null where each student has figures of their own. */
  readonly seed: number | null;
}

/** Seeds of personal figures by `figureKey`, of the codes that are asked about. */
export type FigureSeeds = ReadonlyMap<string, number>;

export function figureKey(activity: ActivityId, code: string, attempt: number): string {
  return `${activity} ${bareCode(code)} ${attempt}`;
}

/** What the teacher's desk knows before it receives. */
export interface ReceivingDesk {
  readonly classroom: ClassroomId;
  readonly roster: readonly KnownStudent[];
  readonly activities: readonly KnownActivity[];
  /** Hand-ins that are here, also those yet to be identified. */
  readonly here: ReadonlyMap<SubmissionId, { readonly hash: string }>;
  /** Attempts that are here: "student/activity/attempt". */
  readonly attempts: ReadonlySet<string>;
}

/**
 * What a teacher should look at in a hand-in that was taken.
 * over-attempts: more than allowed. second-of-attempt: another one of the same attempt. other-device: not the one that
 * handed in before. other-name: under a name that shares no word with the student's, as of who typed somebody else's
 * code. unfinished: an attempt that goes on elsewhere. late: by the declared time, if it did not arrive in time. odd-clock: declared later
 * than now, or before its activity was made: one of the two clocks is wrong. other-figures: not those that its code has
 * (ED-126).
 */
export const RECEIPT_REMARKS = [
  "late",
  "odd-clock",
  "over-attempts",
  "second-of-attempt",
  "other-device",
  "other-name",
  "unfinished",
  "other-figures",
] as const;
export type ReceiptRemark = (typeof RECEIPT_REMARKS)[number];

/** Clocks that are this far apart are no mistake. */
const CLOCK_SLACK_MS = 60 * 60 * 1000;

export interface Taken {
  readonly source: string;
  readonly packet: OpenedPacket<SubmissionMessage>;
  readonly student: StudentId;
  readonly remarks: readonly ReceiptRemark[];
  /** With "other-figures": the student of the class whose they are; null if nobody's. */
  readonly figuresOf: StudentId | null;
}

export interface Unidentified {
  readonly source: string;
  readonly packet: OpenedPacket<SubmissionMessage>;
  /** Nobody has the code, or several have. */
  readonly why: "unknown-code" | "shared-code";
  readonly suggestions: readonly StudentId[];
  /** Whether its figures are not those that its code has, and whose they are. */
  readonly otherFigures: boolean;
  readonly figuresOf: StudentId | null;
}

export interface ReceivePlan {
  readonly taken: readonly Taken[];
  /** Here before, or twice among these; `changed` when it is not the same as the one that stays. */
  readonly repeated: readonly { readonly source: string; readonly changed: boolean }[];
  readonly unidentified: readonly Unidentified[];
  readonly damaged: readonly {
    readonly source: string;
    readonly failure: ExchangeFailure;
    readonly trace?: ReadTrace;
  }[];
  /** Those that came whole and are of this class. */
  readonly whole: readonly ReadTrace[];
  /** Of another class, of an activity that is not here, or no hand-in at all. */
  readonly misplaced: readonly {
    readonly source: string;
    readonly why: "other-class" | "unknown-activity" | "not-a-hand-in";
    /** The one that it is for; null of what is no hand-in. */
    readonly classroom: ClassroomId | null;
  }[];
}

export function attemptKey(student: StudentId, activity: ActivityId, attempt: number): string {
  return `${student}/${activity}/${attempt}`;
}

const isHandIn = (packet: OpenedPacket): packet is OpenedPacket<SubmissionMessage> =>
  packet.message.kind === "entrega";

/** Sorts what was read, one after the other: what the desk knows, and what came before it in the same batch. */
class Sorter {
  readonly taken: Taken[] = [];
  readonly repeated: { source: string; changed: boolean }[] = [];
  readonly unidentified: Unidentified[] = [];
  readonly damaged: ReceivePlan["damaged"][number][] = [];
  readonly whole: ReadTrace[] = [];
  readonly misplaced: ReceivePlan["misplaced"][number][] = [];
  readonly #desk: ReceivingDesk;
  readonly #here: Map<SubmissionId, { readonly hash: string }>;
  readonly #attempts: Set<string>;
  /** The first device of each student in this batch. */
  readonly #devices = new Map<StudentId, string>();

  readonly #seeds: FigureSeeds;
  readonly #now: Instant;

  constructor(desk: ReceivingDesk, seeds: FigureSeeds, now: Instant) {
    this.#desk = desk;
    this.#seeds = seeds;
    this.#now = now;
    this.#here = new Map(desk.here);
    this.#attempts = new Set(desk.attempts);
  }

  sort({ outcome, ...trace }: ReadSource): void {
    const { name: source } = trace;
    if (!outcome.ok) {
      const isTraced = trace.stated !== undefined || trace.isNamed !== undefined;
      this.damaged.push({ source, failure: outcome.error, ...(isTraced && { trace }) });
      return;
    }
    const packet = outcome.value;
    if (!isHandIn(packet)) {
      this.misplaced.push({ source, why: "not-a-hand-in", classroom: null });
      return;
    }
    const { classroom, activity } = packet.message.content;
    const known = this.#desk.activities.find(({ id }) => id === activity);
    if (classroom !== this.#desk.classroom) this.misplaced.push({ source, why: "other-class", classroom });
    else if (known === undefined) this.misplaced.push({ source, why: "unknown-activity", classroom });
    else {
      this.whole.push(trace);
      this.#place(source, packet, known);
    }
  }

  #place(source: string, packet: OpenedPacket<SubmissionMessage>, activity: KnownActivity): void {
    const { id, content } = packet.message;
    const before = this.#here.get(id);
    if (before !== undefined) {
      this.repeated.push({ source, changed: before.hash !== packet.hash });
      return;
    }
    this.#here.set(id, packet);
    const { roster } = this.#desk;
    const figures = this.#figures(packet.message, activity);
    const found = withCode(roster, content.code);
    const [student] = found;
    if (student === undefined || found.length > 1) {
      const suggestions = this.#suggestions(packet.message, found);
      const why = found.length > 1 ? "shared-code" : "unknown-code";
      this.unidentified.push({ source, packet, why, suggestions, ...figures });
      return;
    }
    const { otherFigures, figuresOf } = figures;
    const remarks = this.#remarks(packet.message, student, activity, otherFigures);
    this.#attempts.add(attemptKey(student.id, activity.id, content.attempt));
    if (!this.#devices.has(student.id)) this.#devices.set(student.id, content.device.sign);
    this.taken.push({ source, packet, student: student.id, remarks, figuresOf });
  }

  /** Whose device it is first: who was told apart once writes the same code again. */
  #suggestions({ content }: SubmissionMessage, found: readonly KnownStudent[]): readonly StudentId[] {
    const { roster } = this.#desk;
    const likely = found.length > 1 ? found : likelyStudents(roster, content);
    const owner = ownerOfDevice(roster, content.device.sign);
    const isMeant = owner !== undefined && (found.length === 0 || found.includes(owner));
    return [...new Set([...(isMeant ? [owner] : []), ...likely])].map(({ id }) => id);
  }

  /** Compares its seed with the one of its code and attempt; a code whose seed was not asked for is not judged. */
  #figures({ content }: SubmissionMessage, { id, seed }: KnownActivity) {
    const seedOf = (code: string) => this.#seeds.get(figureKey(id, code, content.attempt));
    const right = seed ?? seedOf(content.code);
    if (right === undefined || right === content.seed) return { otherFigures: false, figuresOf: null };
    const has = (code: string) => bareCode(code) !== "" && seedOf(code) === content.seed;
    const whose =
      seed === null ? this.#desk.roster.find((each) => has(each.code) || has(each.cedula)) : undefined;
    return { otherFigures: true, figuresOf: whose?.id ?? null };
  }

  #remarks(
    { content }: SubmissionMessage,
    student: KnownStudent,
    { id, dueDate, attempts, createdAt }: KnownActivity,
    otherFigures: boolean,
  ): ReceiptRemark[] {
    const declared = content.handedInAt;
    const device = student.device ?? this.#devices.get(student.id) ?? null;
    const holds: Readonly<Record<ReceiptRemark, boolean>> = {
      late: isLate(dueDate, { declaredAt: declared, receivedAt: this.#now }),
      "odd-clock": declared > this.#now + CLOCK_SLACK_MS || declared < createdAt - CLOCK_SLACK_MS,
      "over-attempts": attempts.kind === "graded" && content.attempt > attempts.most,
      "second-of-attempt": this.#attempts.has(attemptKey(student.id, id, content.attempt)),
      "other-device": device !== null && device !== content.device.sign,
      "other-name": !mayBeNamed(student.name, content.name),
      unfinished: !content.finished,
      "other-figures": otherFigures,
    };
    return RECEIPT_REMARKS.filter((remark) => holds[remark]);
  }
}

/** What receiving these now would do (ED-44). Nothing of a source is used in part, and doing it twice changes nothing. */
export function planReceipt(
  sources: readonly ReadSource[],
  desk: ReceivingDesk,
  seeds: FigureSeeds,
  now: Instant,
): ReceivePlan {
  const sorter = new Sorter(desk, seeds, now);
  for (const source of sources) sorter.sort(source);
  const { taken, repeated, unidentified, damaged, whole, misplaced } = sorter;
  return { taken, repeated, unidentified, damaged, whole, misplaced };
}
