import type { ExerciseCase, ExerciseSource } from "../exercises/exercise.ts";
import type { GradeResult } from "../grading/grade-result.ts";
import type { Instant } from "../kernel/clock.ts";
import type { Day } from "../kernel/day.ts";
import type { ActivityId, ClassroomId, ProfileId } from "../kernel/ids.ts";
import type { Activity } from "./activity.ts";
import type { ClassroomSettings, PeriodNumber } from "./classroom.ts";
import type { GradeStatus } from "./grade.ts";
import type { SecondChance } from "./second-chance.ts";
import type { SubmittedWork } from "./submission.ts";

/** Who works on this device. */
export interface StudentProfile {
  readonly id: ProfileId;
  readonly name: string;
  readonly email: string;
  readonly code: string;
  readonly createdAt: Instant;
  /** Made up, to look around. */
  readonly sample: boolean;
}

/** A classroom that the student joined by its class card. */
export interface JoinedClassroom {
  readonly id: ClassroomId;
  readonly name: string;
  readonly group: string;
  readonly subject: string;
  readonly teacher: string;
  readonly code: string;
  readonly settings: ClassroomSettings;
  /** Public keys and roster as the exchange wrote them; opaque here. */
  readonly card: unknown;
  readonly joinedAt: Instant;
}

/** What an activity is called, and how it counts. */
export type CountedWork = Pick<Activity, "title" | "part" | "period" | "weight">;

/** A task of a classroom, as it arrived. A graded one has no solution; `packet` is the exchange's. */
export interface StudentTask {
  readonly id: ActivityId;
  readonly classroom: ClassroomId;
  readonly title: string;
  readonly description: string;
  readonly type: Activity["type"];
  /** Absent in what came from earlier versions, which said the type alone. */
  readonly part?: Activity["part"];
  readonly period: PeriodNumber;
  readonly weight: number;
  /** What its grade is put in place of; absent where it counts by its weight. */
  readonly replaces?: SecondChance;
  /** The activity that it is in place of, whose own task may never have gone out. */
  readonly insteadOf?: CountedWork;
  readonly dueDate: Day | null;
  readonly attempts: Activity["attempts"];
  readonly feedback: Activity["feedback"];
  readonly case: ExerciseCase | null;
  readonly source: ExerciseSource | null;
  readonly seed: number;
  readonly packet: unknown;
  readonly receivedAt: Instant;
}

/** What a task is answered with in words or in a file; an exercise is answered in its book (ADR 0056). */
export type WordsOrFile = Exclude<SubmittedWork, { readonly kind: "exercise" }>;

/** A text or a file that is not handed in yet; saved at each change. A task may have one of each. */
export interface WorkDraft {
  readonly id: string;
  readonly task: ActivityId;
  readonly work: WordsOrFile;
  readonly savedAt: Instant;
}

/** Text and file are rows of their own: each key that is typed saves the text, and never the file again. */
export function draftId(task: ActivityId, kind: WordsOrFile["kind"]): string {
  return `${task} ${kind}`;
}

/** What the student handed in, with the message so that it can be given again. */
export interface HandedWork {
  /** Of its message. */
  readonly id: string;
  readonly classroom: ClassroomId;
  readonly activity: ActivityId;
  readonly attempt: number;
  readonly work: SubmittedWork;
  /** What was asked of the teacher with it; absent where nothing was. */
  readonly question?: string;
  readonly handedInAt: Instant;
  readonly hash: string;
  readonly packet: unknown;
}

/** An activity that was graded without a hand-in here: on paper, aloud, in another program. */
export interface GradedElsewhere extends CountedWork {
  /** What its grade is put in place of; absent where it counts by its weight. */
  readonly replaces?: SecondChance;
  readonly insteadOf?: CountedWork;
}

/** What came back for a hand-in, or the grade of an activity without one. */
export interface ReturnedGrade {
  readonly activity: ActivityId;
  readonly classroom: ClassroomId;
  /** Absent where it answers a hand-in. */
  readonly about?: GradedElsewhere;
  readonly status: GradeStatus;
  readonly raw: number | null;
  readonly comment: string;
  readonly result: GradeResult | null;
  readonly packet: unknown;
  readonly returnedAt: Instant;
}

/** How far a lesson was read and what its questions were answered. */
export interface LessonProgress {
  readonly lesson: string;
  /** Steps done, of the lesson's own count. */
  readonly done: number;
  readonly steps: number;
  readonly answers: Readonly<Record<string, readonly string[] | number>>;
  readonly finishedAt: Instant | null;
  readonly updatedAt: Instant;
}

/** A question that comes back: the later, the more often it was right in a row. */
export interface ReviewCard {
  readonly id: string;
  readonly lesson: string;
  readonly dueDay: Day;
  readonly streak: number;
  readonly updatedAt: Instant;
}

/** A practice exercise that was graded on this device. */
export interface PracticeResult {
  readonly id: string;
  /** Null for an exercise written by hand. */
  readonly source: ExerciseSource | null;
  readonly title: string;
  readonly share: number;
  readonly result: GradeResult;
  readonly at: Instant;
}

export interface StudentSettings {
  readonly newTasks: boolean;
  readonly newGrades: boolean;
}
