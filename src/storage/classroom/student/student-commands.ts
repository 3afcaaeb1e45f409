import type {
  HandedWork,
  JoinedClassroom,
  LessonProgress,
  PracticeResult,
  ReturnedGrade,
  ReviewCard,
  StudentSettings,
  StudentTask,
  WordsOrFile,
  WorkDraft,
} from "#domain/classroom/student-desk.ts";
import { draftId } from "#domain/classroom/student-desk.ts";
import type { ActivityId, CommandId } from "#domain/kernel/ids.ts";
import { err, ok } from "#domain/kernel/result.ts";
import type { Shape } from "../../shapes/shape.ts";
import { type ClassHead, runClassCommand } from "../class-command.ts";
import type { ClassChange, StudentTable } from "../class-database.ts";
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
import type { StudentRefusal, StudentResult, StudentStorage } from "./student-storage.ts";

interface Put {
  readonly table: StudentTable;
  readonly key: string;
  readonly row: unknown;
  readonly sound: boolean;
}

function put<Row>(table: StudentTable, key: string, shape: Shape<Row>, row: Row): Put {
  return { table, key, row, sound: shape.check(row) === "ok" };
}

/** Puts rows by their keys, all or none. */
function putRows(student: StudentStorage, head: ClassHead, puts: readonly Put[]): StudentResult<number> {
  const { db } = student;
  const tables = [...new Set(puts.map((each) => each.table))];
  return runClassCommand<number, StudentRefusal>(student, head, tables, async () => {
    if (puts.some((each) => !each.sound)) return err({ kind: "not-readable" });
    const before = await Promise.all(puts.map((each) => db.table(each.table).get(each.key)));
    const changes = puts.map(
      ({ table, key, row }, place): ClassChange => ({
        table,
        key,
        before: before[place] ?? null,
        after: row,
      }),
    );
    return ok({ answer: puts.length, changes });
  });
}

type Command<Content> = Content & { readonly id: CommandId };

/** Joins a classroom by its card, or takes a newer card of it. */
export function joinClassroom(
  student: StudentStorage,
  { id, classroom }: Command<{ readonly classroom: JoinedClassroom }>,
): StudentResult<number> {
  const head = { id, kind: "join-classroom", note: { name: classroom.name } } as const;
  return putRows(student, head, [put("classrooms", classroom.id, joinedShape, classroom)]);
}

/** Takes in tasks. One that is here is replaced, and what was begun on it stays. */
export function receiveTasks(
  student: StudentStorage,
  { id, tasks }: Command<{ readonly tasks: readonly StudentTask[] }>,
): StudentResult<number> {
  const head = { id, kind: "receive-tasks", note: { count: tasks.length } } as const;
  return putRows(
    student,
    head,
    tasks.map((task) => put("tasks", task.id, taskShape, task)),
  );
}

/**
 * Keeps what is being written for a task, or takes it away; at each change, so it leaves no record. Nothing is kept for
 * a task that is not here.
 */
export function saveWorkDraft(
  student: StudentStorage,
  command: Command<{
    readonly task: ActivityId;
    readonly kind: WordsOrFile["kind"];
    readonly work: WordsOrFile | null;
  }>,
): StudentResult<null> {
  const { db, clock } = student;
  const { id, task, kind, work } = command;
  const head = { id, kind: "save-draft", quiet: true } as const;
  return runClassCommand<null, StudentRefusal>(student, head, ["tasks", "drafts"], async () => {
    const key = draftId(task, kind);
    const after: WorkDraft | null = work && { id: key, task, work, savedAt: clock.now() };
    if (after !== null && draftShape.check(after) !== "ok") return err({ kind: "not-readable" });
    const [known, before] = await Promise.all([db.tasks.get(task), db.drafts.get(key)]);
    if (!known) return err({ kind: "unknown-task" });
    if (after === null && before === undefined) return ok({ answer: null, changes: [] });
    return ok({ answer: null, changes: [{ table: "drafts", key, before: before ?? null, after }] });
  });
}

/** Hands in: the work is kept with its message, and its draft ends, in one transaction; one of the other kind stays. */
export function handInWork(
  student: StudentStorage,
  { id, work }: Command<{ readonly work: HandedWork }>,
): StudentResult<HandedWork> {
  const { db } = student;
  const head = { id, kind: "hand-in" } as const;
  return runClassCommand<HandedWork, StudentRefusal>(
    student,
    head,
    ["tasks", "handIns", "drafts"],
    async () => {
      if (handedShape.check(work) !== "ok") return err({ kind: "not-readable" });
      const { kind } = work.work;
      const [task, earlier, draft] = await Promise.all([
        db.tasks.get(work.activity),
        db.handIns.where({ activity: work.activity }).toArray(),
        kind === "exercise" ? undefined : db.drafts.get(draftId(work.activity, kind)),
      ]);
      if (!task) return err({ kind: "unknown-task" });
      const most = task.attempts.kind === "graded" ? task.attempts.most : Number.POSITIVE_INFINITY;
      if (earlier.length >= most) return err({ kind: "attempts-used" });
      const changes: ClassChange[] = [{ table: "handIns", key: work.id, before: null, after: work }];
      if (draft) changes.push({ table: "drafts", key: draft.id, before: draft, after: null });
      return ok({ answer: work, changes });
    },
  );
}

export function receiveReturns(
  student: StudentStorage,
  { id, returns }: Command<{ readonly returns: readonly ReturnedGrade[] }>,
): StudentResult<number> {
  const head = { id, kind: "receive-returns", note: { count: returns.length } } as const;
  return putRows(
    student,
    head,
    returns.map((each) => put("returns", each.activity, returnShape, each)),
  );
}

/** How far a lesson is, with the cards of its questions that come back: one transaction for both. */
export function saveLesson(
  student: StudentStorage,
  command: Command<{
    readonly progress?: Omit<LessonProgress, "updatedAt">;
    readonly cards?: readonly Omit<ReviewCard, "updatedAt">[];
  }>,
): StudentResult<number> {
  const { id, progress, cards = [] } = command;
  const updatedAt = student.clock.now();
  const finished = progress?.finishedAt != null;
  const head = { id, kind: "lesson", note: { lesson: progress?.lesson ?? "" }, quiet: !finished } as const;
  return putRows(student, head, [
    ...(progress ? [put("lessons", progress.lesson, lessonShape, { ...progress, updatedAt })] : []),
    ...cards.map((card) => put("reviews", card.id, reviewShape, { ...card, updatedAt })),
  ]);
}

/** Keeps a practice exercise that was graded here. */
export function savePractice(
  student: StudentStorage,
  { id, result }: Command<{ readonly result: PracticeResult }>,
): StudentResult<number> {
  const head = { id, kind: "practice", note: { title: result.title } } as const;
  return putRows(student, head, [put("practice", result.id, practiceShape, result)]);
}

export function saveStudentSettings(
  student: StudentStorage,
  { id, settings }: Command<{ readonly settings: StudentSettings }>,
): StudentResult<number> {
  const sound = studentSettingsShape.check(settings) === "ok";
  const row = { key: "student", value: settings };
  return putRows(student, { id, kind: "settings" }, [{ table: "settings", key: "student", row, sound }]);
}
