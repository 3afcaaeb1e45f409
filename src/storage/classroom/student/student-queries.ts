import { countsIn, partOfType } from "#domain/classroom/activity.ts";
import { finalGrade, recordedFinal, type WeighedGrade } from "#domain/classroom/final-grade.ts";
import { gradeFraction } from "#domain/classroom/grade-value.ts";
import { higher, type Retried, standIns } from "#domain/classroom/second-chance.ts";
import type {
  GradedElsewhere,
  HandedWork,
  JoinedClassroom,
  LessonProgress,
  PracticeResult,
  ReturnedGrade,
  ReviewCard,
  StudentSettings,
  StudentTask,
  WordsOrFile,
} from "#domain/classroom/student-desk.ts";
import { draftId } from "#domain/classroom/student-desk.ts";
import type { Instant } from "#domain/kernel/clock.ts";
import type { ActivityId, ClassroomId } from "#domain/kernel/ids.ts";
import { readRow, readRows } from "../../shapes/read-row.ts";
import {
  draftShape,
  handedShape,
  joinedShape,
  lessonShape,
  practiceShape,
  returnShape,
  reviewShape,
  studentSettingsShape,
  taskShape,
} from "../shapes/student-shapes.ts";
import type { StudentStorage } from "./student-storage.ts";

/** Everything of a student but packets' contents; small enough to be read at once. */
export interface StudentContents {
  readonly classrooms: readonly JoinedClassroom[];
  /** By day; those without one last. */
  readonly tasks: readonly StudentTask[];
  readonly handIns: readonly HandedWork[];
  readonly returns: readonly ReturnedGrade[];
  readonly lessons: readonly LessonProgress[];
  readonly reviews: readonly ReviewCard[];
  readonly practice: readonly PracticeResult[];
  readonly settings: StudentSettings;
}

const dayOf = (task: StudentTask) => task.dueDate ?? "9999";

export async function studentContents({ db }: StudentStorage): Promise<StudentContents> {
  const [classrooms, tasks, handIns, returns, lessons, reviews, practice, settings] = await Promise.all([
    db.classrooms.toArray(),
    db.tasks.toArray(),
    db.handIns.toArray(),
    db.returns.toArray(),
    db.lessons.toArray(),
    db.reviews.toArray(),
    db.practice.toArray(),
    db.settings.get("student"),
  ]);
  return {
    classrooms: readRows(joinedShape, classrooms),
    tasks: readRows(taskShape, tasks).sort((a, b) => (dayOf(a) < dayOf(b) ? -1 : 1)),
    handIns: readRows(handedShape, handIns),
    returns: readRows(returnShape, returns),
    lessons: readRows(lessonShape, lessons),
    reviews: readRows(reviewShape, reviews),
    practice: readRows(practiceShape, practice).sort((a, b) => b.at - a.at),
    settings: readRow(studentSettingsShape, settings?.value) ?? { newTasks: true, newGrades: true },
  };
}

/** What was begun for a task and not handed in. What cannot be read is as if nothing had been begun. */
export interface TaskDraft {
  readonly text: string;
  readonly file: Extract<WordsOrFile, { readonly kind: "file" }> | null;
}

export async function taskDraftOf({ db }: StudentStorage, task: ActivityId): Promise<TaskDraft> {
  const rows = await db.drafts.bulkGet([draftId(task, "text"), draftId(task, "file")]);
  const works = rows.map((row) => readRow(draftShape, row)?.work);
  const text = works.find((work) => work?.kind === "text");
  const file = works.find((work) => work?.kind === "file");
  return { text: text?.text ?? "", file: file ?? null };
}

/** When a text or a file for a task was last changed and not handed in since; null for none. */
export async function draftSavedAt({ db }: StudentStorage, task: ActivityId): Promise<Instant | null> {
  const rows = await db.drafts.bulkGet([draftId(task, "text"), draftId(task, "file")]);
  const saved = rows.flatMap((row) => readRow(draftShape, row)?.savedAt ?? []);
  return saved.length === 0 ? null : Math.max(...saved);
}

type GradedWork = GradedElsewhere & { readonly id: ActivityId };

/** The first of each activity: what is known of it by its own task goes before what another one tells. */
function firstOfEach(works: readonly GradedWork[]): readonly GradedWork[] {
  return [...new Map(works.toReversed().map((work) => [work.id, work])).values()].reverse();
}

/** What is graded in a classroom, as far as this device knows: tasks, grades without one, what others are in place of. */
function gradedWorks(
  { classrooms, tasks, returns }: StudentContents,
  classroom: ClassroomId,
): readonly GradedWork[] {
  const own = tasks
    .filter((task) => task.classroom === classroom)
    .map((task) => ({ ...task, part: task.part ?? partOfType(task.type) }));
  const others = returns.flatMap(({ activity: id, about, ...row }) =>
    row.classroom === classroom && about !== undefined ? [{ ...about, id }] : [],
  );
  const replaced = [...own, ...others].flatMap(({ replaces, insteadOf }) =>
    replaces?.kind === "activity" && insteadOf !== undefined ? [{ ...insteadOf, id: replaces.activity }] : [],
  );
  const works = firstOfEach([...own, ...others, ...replaced]);
  const settings = classrooms.find(({ id }) => id === classroom)?.settings;
  return settings === undefined ? works : works.filter((work) => countsIn(settings, work));
}

/** The grades of second chances in a classroom, as they came back. */
function retriedOf(contents: StudentContents, classroom: ClassroomId): readonly Retried[] {
  const byTask = new Map(contents.returns.map((each) => [each.activity, each.raw]));
  return gradedWorks(contents, classroom).map(({ id, replaces }) => ({
    replaces,
    raw: byTask.get(id) ?? null,
  }));
}

/** A student's grades in a classroom as they came back, with what is to come: for "¿cuánto necesito para pasar?". */
export function weighedOf(contents: StudentContents, classroom: ClassroomId): readonly WeighedGrade[] {
  const byTask = new Map(contents.returns.map((each) => [each.activity, each]));
  const instead = standIns(retriedOf(contents, classroom));
  return gradedWorks(contents, classroom)
    .filter(({ weight, replaces }) => weight > 0 && replaces === undefined)
    .flatMap(({ id, period, weight }) => {
      const found = byTask.get(id);
      const other = instead.get(id) ?? null;
      if (found?.status === "excused" && other === null) return [];
      return [{ period, weight, raw: higher(found?.raw ?? null, other) }];
    });
}

/** The average so far in a classroom, as a fraction; null while nothing came back. */
export function averageOf(contents: StudentContents, { id, settings }: JoinedClassroom): number | null {
  const final = finalGrade(settings, weighedOf(contents, id));
  const { grade } = recordedFinal(settings, final, retriedOf(contents, id));
  return grade === null ? null : gradeFraction(grade);
}
