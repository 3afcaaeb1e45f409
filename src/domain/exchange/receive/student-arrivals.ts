import { DELIVERY_TYPES, type DeliveryType } from "../../classroom/activity.ts";
import type {
  HandedWork,
  JoinedClassroom,
  ReturnedGrade,
  StudentTask,
} from "../../classroom/student-desk.ts";
import type { ExerciseSolution } from "../../exercises/exercise.ts";
import type { GradingPolicy } from "../../grading/grade-result.ts";
import type { Instant } from "../../kernel/clock.ts";
import { isObject } from "../../kernel/shape.ts";
import type { ClassCardMessage, PublicKeys, ReturnMessage, TaskMessage } from "../message.ts";
import { exerciseSolutionShape } from "../shapes/exercise-shapes.ts";
import { gradingPolicyShape } from "../shapes/grading-shapes.ts";
import { isPublicKeys } from "../shapes/message-shapes.ts";

/** What of a class card is kept beside the classroom's own fields. */
interface KeptCard {
  readonly keys: PublicKeys;
  /** Who the student is in this classroom. */
  readonly student: string;
  /** When the teacher made it; null for one that was kept before this was noted. */
  readonly madeAt: Instant | null;
}

/** The card that a student joined by; null for the sample's, which came by none. */
export function keptCard({ card }: Pick<JoinedClassroom, "card">): KeptCard | null {
  if (!isObject(card) || !isPublicKeys(card.keys) || typeof card.student !== "string") return null;
  const madeAt = typeof card.madeAt === "number" ? card.madeAt : null;
  return { keys: card.keys, student: card.student, madeAt };
}

interface KeptTask {
  readonly madeAt: Instant;
  readonly solution: ExerciseSolution | null;
  readonly policy: GradingPolicy | null;
  /** How a work that is no exercise is asked for; null where nobody said. */
  readonly delivery: DeliveryType | null;
  /** Hash of the code that opens it; empty for none, and of what was opened here (ED-143). */
  readonly opening: string;
}

/** What a task brought beside its own fields: for practising, nothing for one that is graded by the teacher. */
export function keptTask({ packet }: Pick<StudentTask, "packet">): KeptTask | null {
  if (!isObject(packet) || typeof packet.madeAt !== "number") return null;
  const { madeAt, solution, policy, delivery, opening } = packet;
  const isFair = <T>(shape: { check: (value: unknown) => string }, value: unknown): value is T =>
    shape.check(value) === "ok";
  return {
    madeAt,
    solution: isFair<ExerciseSolution>(exerciseSolutionShape, solution) ? solution : null,
    policy: isFair<GradingPolicy>(gradingPolicyShape, policy) ? policy : null,
    delivery: DELIVERY_TYPES.find((each) => each === delivery) ?? null,
    opening: typeof opening === "string" ? opening : "",
  };
}

/** A task that its code opened: it stays open, whatever comes for it later. */
export function openedTask(task: StudentTask): StudentTask {
  const kept = keptTask(task);
  return kept === null ? task : { ...task, packet: { ...kept, opening: "" } };
}

/** Clocks that are this far apart are no mistake. */
const CLOCK_SLACK_MS = 60 * 60 * 1000;

/**
 * Whether what is here stays: it is as new as what comes. What is of a time still to come was made by a clock that was
 * wrong, and gives way, else nothing that the teacher sends would reach the student before that day.
 */
const stays = (here: Instant, coming: Instant, now: Instant): boolean =>
  here >= coming && !(here > now + CLOCK_SLACK_MS && here !== coming);

/**
 * A classroom as the student keeps it; null for a card that is older than the one it was entered by, whose settings it
 * would bring back. A newer one changes neither code nor day; nobody enters by a card without saying who.
 */
export function joinedClassroom(
  { madeAt, content }: ClassCardMessage,
  who: { readonly code: string; readonly name: string } | null,
  here: JoinedClassroom | undefined,
  now: Instant,
): JoinedClassroom | null {
  const { classroom: id, name, group, subject, teacher, settings, keys } = content;
  const before = here === undefined ? null : keptCard(here);
  if (here === undefined || before === null) {
    if (who === null) return null;
    const kept: KeptCard = { keys, student: who.name, madeAt };
    return { id, name, group, subject, teacher, code: who.code, settings, card: kept, joinedAt: now };
  }
  if (before.madeAt !== null && stays(before.madeAt, madeAt, now)) return null;
  const kept: KeptCard = { keys, student: before.student, madeAt };
  return { ...here, name, group, subject, teacher, settings, card: kept };
}

/** A task as the student keeps it; null for an older one than is here. `seed`: of the student's own figures. */
export function receivedTask(
  { madeAt, content }: TaskMessage,
  here: StudentTask | undefined,
  seed: number,
  receivedAt: Instant,
): StudentTask | null {
  const before = here === undefined ? null : keptTask(here);
  if (before !== null && stays(before.madeAt, madeAt, receivedAt)) return null;
  const { classroom, title, description, type, period, weight, dueDate, attempts, feedback } = content;
  const { part, source, solution, policy, delivery = null, replaces, insteadOf } = content;
  const opening = before?.opening === "" ? "" : content.opening;
  const kept: KeptTask = { madeAt, solution, policy, delivery, opening };
  return {
    id: content.activity,
    classroom,
    title,
    description,
    type,
    ...(part !== undefined && { part }),
    period,
    weight,
    ...(replaces && { replaces }),
    ...(insteadOf && { insteadOf }),
    dueDate,
    attempts,
    feedback,
    case: content.case,
    source,
    seed,
    packet: kept,
    receivedAt,
  };
}

interface KeptReturn {
  readonly submission: string | null;
  readonly grade: string;
  readonly solution: ExerciseSolution | null;
}

/** What a returned grade brought besides its own fields; null for the sample's. */
export function keptReturn({ packet }: Pick<ReturnedGrade, "packet">): KeptReturn | null {
  if (!isObject(packet) || typeof packet.grade !== "string") return null;
  const { submission, grade, solution } = packet;
  return {
    submission: typeof submission === "string" ? submission : null,
    grade,
    solution: exerciseSolutionShape.check(solution) === "ok" ? (solution as ExerciseSolution) : null,
  };
}

/** The grade that came back for what was handed in last; null where none came, or for an earlier hand-in alone. */
export function gradeOfLast(
  returned: ReturnedGrade | undefined,
  handIns: readonly Pick<HandedWork, "id" | "attempt">[],
): string | null {
  const kept = returned === undefined ? null : keptReturn(returned);
  if (kept === null) return null;
  const last = handIns.toSorted((a, b) => a.attempt - b.attempt).at(-1);
  // A grade that the teacher wrote down names no hand-in: it is of the task.
  return kept.submission === null || last === undefined || kept.submission === last.id ? kept.grade : null;
}

/** A return as the student keeps it; null for one that is not newer than what is here. */
export function receivedReturn(
  { content }: ReturnMessage,
  here: ReturnedGrade | undefined,
  now: Instant,
): ReturnedGrade | null {
  const { activity, classroom, about, submission, grade, raw, manual, comment, result, solution } = content;
  // A grade of the sample gives way to a real one, whatever its day.
  const isReal = here !== undefined && keptReturn(here) !== null;
  if (isReal && stays(here.returnedAt, content.gradedAt, now)) return null;
  const kept: KeptReturn = { submission, grade, solution };
  return {
    activity,
    classroom,
    ...(about && { about }),
    status: raw === null ? "excused" : manual ? "graded_manual" : "graded_auto",
    raw,
    comment,
    result,
    packet: kept,
    returnedAt: content.gradedAt,
  };
}
