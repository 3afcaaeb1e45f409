import { type Activity, dueDateIn } from "../../classroom/activity.ts";
import type { CountedWork } from "../../classroom/student-desk.ts";
import type { Exercise } from "../../exercises/exercise.ts";
import { makeExercise } from "../../exercises/templates/all.ts";
import type { ClassroomId } from "../../kernel/ids.ts";
import type { TaskPacket } from "../message.ts";

type Carried = Pick<TaskPacket, "source" | "personal" | "case" | "solution">;

const NOTHING: Carried = { source: null, personal: false, case: null, solution: null };

/**
 * What of the exercise travels. A graded one goes without its solution, and without the seed from which the solution
 * could be made again, unless each student has figures of their own: those are made on the student's device (ED-81).
 */
function carried({ exercise, attempts }: Activity): Carried {
  if (exercise === null) return NOTHING;
  const isPractice = attempts.kind === "practice";
  const withCase = (each: Exercise, source: Carried["source"]): Carried => ({
    source,
    personal: false,
    case: each.case,
    solution: isPractice ? each.solution : null,
  });
  if (exercise.kind === "own") return withCase(exercise.exercise, null);
  const { source, personal } = exercise;
  if (personal) return { ...NOTHING, source, personal };
  const made = makeExercise(source.template, source.version, source.seed);
  return made === null ? NOTHING : withCase(made, isPractice ? source : null);
}

/** Of a task that travels without a seed. */
export const UNSEEDED = 1;

/** What an activity is called, and how it counts, without anything else of it. */
export function countedWork({ title, part, period, weight }: Activity): CountedWork {
  return { title, part, period, weight };
}

interface SentAlong {
  /** The activity that it is in place of. */
  readonly insteadOf?: Activity | undefined;
  /** The hash of its code; empty where it has none. */
  readonly opening?: string;
}

/** An activity as its classroom receives it. */
export function taskPacket(
  activity: Activity,
  classroom: ClassroomId,
  { insteadOf, opening = "" }: SentAlong = {},
): TaskPacket {
  const { id, title, description, type, part, period, weight, attempts, feedback, policy } = activity;
  const { deliveryType, replaces } = activity;
  return {
    classroom,
    activity: id,
    title,
    description,
    type,
    part,
    period,
    weight,
    dueDate: dueDateIn(activity, classroom),
    attempts,
    feedback,
    ...carried(activity),
    policy,
    ...(replaces && { replaces }),
    ...(insteadOf && { insteadOf: countedWork(insteadOf) }),
    delivery: deliveryType,
    opening,
  };
}

/** The seed that every hand-in of an activity has; null where each student has figures of their own (ED-126). */
export function sharedSeed({ exercise, attempts }: Pick<Activity, "exercise" | "attempts">): number | null {
  if (exercise?.kind !== "template") return UNSEEDED;
  if (exercise.personal) return null;
  return attempts.kind === "practice" ? exercise.source.seed : UNSEEDED;
}
