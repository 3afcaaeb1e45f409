import type {
  Activity,
  ActivityType,
  AttemptPolicy,
  DeliveryType,
  GradePart,
} from "../classroom/activity.ts";
import type { ClassroomSettings, PeriodNumber } from "../classroom/classroom.ts";
import type { ProcessStep } from "../classroom/process-log.ts";
import type { SecondChance } from "../classroom/second-chance.ts";
import type { CountedWork, GradedElsewhere } from "../classroom/student-desk.ts";
import type { ExerciseCase, ExerciseSolution, ExerciseSource } from "../exercises/exercise.ts";
import type { ExerciseWork } from "../exercises/work.ts";
import type { GradeResult, GradingPolicy } from "../grading/grade-result.ts";
import type { Instant } from "../kernel/clock.ts";
import type { Day } from "../kernel/day.ts";
import type { ActivityId, ClassroomId, PacketId, SubmissionId } from "../kernel/ids.ts";

// What a classroom hands from device to device: four kinds of messages, each one complete and immutable (E6, ADR 0053).

/** As the wire names them; the place in the list is the number in a file's head, so it only grows. */
export const PACKET_KINDS = ["clase", "tarea", "entrega", "devolucion"] as const;
export type PacketKind = (typeof PACKET_KINDS)[number];

/** Public halves of a device's two key pairs: compressed P-256 points as base64url. */
export interface PublicKeys {
  readonly sign: string;
  readonly seal: string;
}

/** Who may hand in: a code, with a name where the teacher wants it to be chosen from a list. */
export interface RosterCode {
  readonly code: string;
  readonly name: string;
}

export interface ClassCard {
  readonly classroom: ClassroomId;
  readonly name: string;
  readonly group: string;
  readonly subject: string;
  readonly institution: string;
  readonly teacher: string;
  readonly settings: ClassroomSettings;
  readonly keys: PublicKeys;
  /** Empty when the teacher leaves it out: it is read by anybody who has the card. */
  readonly roster: readonly RosterCode[];
}

export interface TaskPacket {
  readonly classroom: ClassroomId;
  readonly activity: ActivityId;
  readonly title: string;
  readonly description: string;
  readonly type: ActivityType;
  /** Which switch of the class's settings it counts under. Packets of earlier versions do not say. */
  readonly part?: GradePart | null;
  readonly period: PeriodNumber;
  readonly weight: number;
  readonly dueDate: Day | null;
  readonly attempts: AttemptPolicy;
  readonly feedback: Activity["feedback"];
  /** Which generator makes the variants; null for an exercise written by hand. */
  readonly source: ExerciseSource | null;
  /** Each student's own figures, from the seed of code and attempt. */
  readonly personal: boolean;
  /** Null when the device generates it, or for work that is a text or a file. */
  readonly case: ExerciseCase | null;
  /** Always null when graded: what lies on the student's device can be read there (E6). */
  readonly solution: ExerciseSolution | null;
  /** Null for the engine's own. */
  readonly policy: GradingPolicy | null;
  /** What its grade is put in place of; absent where it counts by its weight, and in packets of earlier versions. */
  readonly replaces?: SecondChance;
  /** The activity that it is in place of, whose own task may never have gone out. */
  readonly insteadOf?: CountedWork;
  /** How a work that is no exercise is asked for. Packets of earlier versions do not say. */
  readonly delivery?: DeliveryType;
  /** Hash of the code announced in class that opens it; empty for none. */
  readonly opening: string;
}

/** Work on its way: a file's bytes as base64url. */
export type SentWork =
  | { readonly kind: "exercise"; readonly work: ExerciseWork }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "file"; readonly name: string; readonly data: string };

export interface SentHandIn {
  readonly classroom: ClassroomId;
  readonly activity: ActivityId;
  readonly code: string;
  readonly name: string;
  readonly attempt: number;
  readonly seed: number;
  /** False for an attempt that goes on on another device. */
  readonly finished: boolean;
  readonly startedAt: Instant;
  /** By the clock of the student's device, which may be wrong. */
  readonly handedInAt: Instant;
  readonly work: SentWork;
  /** To the teacher. Absent where nothing is asked, and in what earlier versions write. */
  readonly question?: string;
  /** Of the student's device: for continuity, and to seal the return to. */
  readonly device: PublicKeys;
  /** How the work was made; empty where the student did not agree to send it. */
  readonly log: readonly ProcessStep[];
}

export interface SentReturn {
  readonly classroom: ClassroomId;
  readonly activity: ActivityId;
  /** Null for the grade of an activity without a hand-in, whose attempt is 0. */
  readonly submission: SubmissionId | null;
  readonly code: string;
  readonly attempt: number;
  /** As the class's scale shows it. */
  readonly grade: string;
  /** Fraction, unrounded; null for who is excused. */
  readonly raw: number | null;
  readonly manual: boolean;
  /** What was graded, where nothing was handed in: its task may never have gone out. */
  readonly about?: GradedElsewhere;
  readonly comment: string;
  readonly result: GradeResult | null;
  readonly solution: ExerciseSolution | null;
  readonly gradedAt: Instant;
}

interface Packet<Kind extends PacketKind, PacketKey, Content> {
  readonly kind: Kind;
  readonly id: PacketKey;
  readonly madeAt: Instant;
  readonly content: Content;
}

export type ClassCardMessage = Packet<"clase", PacketId, ClassCard>;
export type TaskMessage = Packet<"tarea", PacketId, TaskPacket>;
/** The id is the submission's own: given twice, by whatever way, it is the same one. */
export type SubmissionMessage = Packet<"entrega", SubmissionId, SentHandIn>;
export type ReturnMessage = Packet<"devolucion", PacketId, SentReturn>;
export type ExchangeMessage = ClassCardMessage | TaskMessage | SubmissionMessage | ReturnMessage;
