import type { ExerciseWork } from "../exercises/work.ts";
import type { GradeResult } from "../grading/grade-result.ts";
import type { Instant } from "../kernel/clock.ts";
import type { ActivityId, ClassroomId, StudentId } from "../kernel/ids.ts";
import type { AttemptRule } from "./activity.ts";
import type { ProcessStep } from "./process-log.ts";
import type { StudentDevice } from "./student.ts";

/** What was handed in: entries and answers, a text, or a file by its name. */
export type SubmittedWork =
  | { readonly kind: "exercise"; readonly work: ExerciseWork }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "file"; readonly name: string; readonly bytes: Uint8Array };

/** What a question to the teacher may hold: it travels in the message of a hand-in, often as a QR code. */
export const LONGEST_ASKED = 500;

/** What is asked with a hand-in, as an object's own part; nothing of a question that says nothing (ED-141). */
export function askedWith(question: string | undefined): { readonly question?: string } {
  const asked = (question ?? "").trim().slice(0, LONGEST_ASKED);
  return asked === "" ? {} : { question: asked };
}

/** What goes with a work besides it. */
export interface SaidWithWork {
  /** As it was typed; empty for nothing. */
  readonly question: string;
  /** Empty without consent. */
  readonly log: readonly ProcessStep[];
}

/** A work as it arrived; it never changes. */
export interface Submission {
  /** Of the message that brought it. */
  readonly id: string;
  readonly classroom: ClassroomId;
  readonly student: StudentId;
  readonly activity: ActivityId;
  readonly attempt: number;
  readonly seed: number;
  readonly work: SubmittedWork;
  /** What the student asks with it; absent where nothing is asked. */
  readonly question?: string;
  /** How it was made, where the student agreed to send it. */
  readonly log?: readonly ProcessStep[];
  /** By the clock of the student's device. */
  readonly declaredAt: Instant;
  readonly receivedAt: Instant;
  /** SHA-256 of the message, in hexadecimal; its beginning is the receipt ("acuse"). */
  readonly hash: string;
  /** Of the device it came from, for the return. */
  readonly device: StudentDevice;
  /** Its figures are not those of its code: of another student of the class, or of nobody. */
  readonly otherFigures?: StudentId | "nobody";
  readonly channel: SubmissionChannel;
}

export const SUBMISSION_CHANNELS = ["file", "qr", "link", "text", "sample"] as const;
export type SubmissionChannel = (typeof SUBMISSION_CHANNELS)[number];

/** The grading of one submission; made again when the rubric changes. */
export interface SubmissionResult {
  readonly submission: string;
  readonly classroom: ClassroomId;
  readonly student: StudentId;
  readonly activity: ActivityId;
  readonly attempt: number;
  readonly result: GradeResult;
  readonly gradedAt: Instant;
}

/** A message that could not be placed: of nobody in the roster, or not readable. */
export interface InboxRecord {
  /** Id of the message, or the hash of a file that has none. */
  readonly id: string;
  readonly classroom: ClassroomId | null;
  readonly kind: "unidentified" | "damaged";
  readonly fileName: string;
  readonly receivedAt: Instant;
  /** Why, as the exchange names it; with its numbers. */
  readonly reason: string;
  readonly details: Readonly<Record<string, string | number>>;
  /** The submission whole, but for its student; null where it could not be read. */
  readonly submission: Omit<Submission, "student"> | null;
  /** What the message says of its author. */
  readonly author: { readonly code: string; readonly name: string } | null;
}

/** The keys of a classroom as the exchange keeps them; opaque here. */
export interface ClassroomKeys {
  readonly classroom: ClassroomId;
  readonly keys: unknown;
  /** When a backup of the classroom was last saved with them; null if never. */
  readonly backedUpAt: Instant | null;
}

/** The first characters of the hash, in two groups: "7QK2 M9XD" is what a student notes down. */
export function receiptOf({ hash }: Pick<Submission, "hash">): string {
  const text = hash.slice(0, 8).toUpperCase();
  return `${text.slice(0, 4)} ${text.slice(4)}`;
}

/** The fraction of a graded work; 0 of an exercise without points. */
export function gradedShare({ earned, possible }: Pick<GradeResult, "earned" | "possible">): number {
  return possible > 0 ? Math.min(1, Math.max(0, earned / possible)) : 0;
}

/** The fraction that several attempts give; null while none is graded. */
export function attemptsGrade(
  rule: AttemptRule,
  attempts: readonly { readonly attempt: number; readonly share: number }[],
): number | null {
  if (attempts.length === 0) return null;
  const shares = attempts.map(({ share }) => share);
  if (rule === "best") return Math.max(...shares);
  if (rule === "average") return shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return attempts.reduce((last, each) => (each.attempt > last.attempt ? each : last)).share;
}

/**
 * The attempt whose marks explain the grade: the best one where the best counts, of equals the last; otherwise the
 * last, whose grade is part of the mean. `share`: null of one that the machine did not grade.
 */
export function attemptShown<Attempt extends { readonly attempt: number; readonly share: number | null }>(
  rule: AttemptRule,
  attempts: readonly Attempt[],
): Attempt | null {
  const worth = ({ share }: Attempt) => (rule === "best" ? (share ?? -1) : 0);
  const [shown] = attempts.toSorted((a, b) => worth(b) - worth(a) || b.attempt - a.attempt);
  return shown ?? null;
}
