import { expect, it } from "vitest";
import type { HandedWork, StudentTask } from "#domain/classroom/student-desk.ts";
import type { SubmittedWork } from "#domain/classroom/submission.ts";
import { makeExercise } from "#domain/exercises/templates/all.ts";
import type { ActivityId } from "#domain/kernel/ids.ts";
import { openStudent } from "#features/education/student/open-student.ts";
import { attemptBook, attemptsBegun, seedOfAttempt } from "#features/education/student/task/attempt-book.ts";
import { handInWork, receiveTasks, saveWorkDraft } from "#storage/classroom/student/student-commands.ts";
import { studentContents } from "#storage/classroom/student/student-queries.ts";
import { openExerciseBook } from "#storage/exercises/exercise-book.ts";
import { saveExerciseRun } from "#storage/exercises/exercise-run-record.ts";
import { activityId, classroomId } from "#tests/support/classroom/classrooms.ts";

const source = { template: "entries-expenses", version: 1, seed: 5 };
const made = makeExercise(source.template, source.version, source.seed);
if (made === null) throw new Error("no exercise");
const told = made.case;
const work: SubmittedWork = { kind: "exercise", work: { entries: [], answers: {} } };

function taskWith(count: number, changes: Partial<StudentTask>): StudentTask {
  return {
    id: activityId(count),
    classroom: classroomId(1),
    title: `Tarea ${count}`,
    description: "",
    type: "exercise",
    period: 1,
    weight: 10,
    dueDate: null,
    attempts: { kind: "graded", most: 2, keep: "best" },
    feedback: { level: 1, release: { kind: "at-once" } },
    case: null,
    source: null,
    seed: 5,
    packet: null,
    receivedAt: 1,
    ...changes,
  };
}

const [VARIANTS, ALIKE, WORDS] = [
  taskWith(41, { source }),
  taskWith(42, { case: told }),
  taskWith(43, { type: "essay" }),
];

async function opened() {
  const student = await openStudent();
  const { storage } = student;
  const id = () => storage.newId("command");
  await receiveTasks(storage, { id: id(), tasks: [VARIANTS, ALIKE, WORDS] });
  const give = async (activity: ActivityId, attempt: number, given: SubmittedWork = work) => {
    const handed: HandedWork = {
      id: `${activity}-${attempt}`,
      classroom: classroomId(1),
      activity,
      attempt,
      work: given,
      handedInAt: storage.clock.now(),
      hash: "",
      packet: null,
    };
    expect((await handInWork(storage, { id: id(), work: handed })).ok).toBe(true);
  };
  const begun = async () => [...(await attemptsBegun(student, await studentContents(storage)))];
  const bookOf = async (task: StudentTask, attempt: number) =>
    attemptBook(student.profile, task, await seedOfAttempt(await studentContents(storage), task, attempt));
  return { storage, id, give, begun, bookOf };
}

it("ED-110 tells the attempt with other figures once its book was opened after the hand-in, and no longer once it is handed in", async () => {
  const { give, begun, bookOf } = await opened();
  (await openExerciseBook(await bookOf(VARIANTS, 1), told)).storage.close();
  expect(await begun()).toEqual([]);
  await give(VARIANTS.id, 1);
  expect(await begun()).toEqual([]);
  (await openExerciseBook(await bookOf(VARIANTS, 2), told)).storage.close();
  expect(await begun()).toEqual([[VARIANTS.id, 2]]);
  await give(VARIANTS.id, 2);
  expect(await begun()).toEqual([]);
});

it("ED-53 tells a work that is corrected in its own book", async () => {
  const { id, give, begun, bookOf } = await opened();
  const book = await openExerciseBook(await bookOf(ALIKE, 1), told);
  const step = (step: Parameters<typeof saveExerciseRun>[1]["step"]) =>
    saveExerciseRun(book.storage, { id: id(), step, rules: { attempts: 2, hints: 0 } });
  await step({ kind: "hint" });
  await step({ kind: "hand-in", attempt: { at: 1, work: work.work, result: null } });
  await give(ALIKE.id, 1);
  expect(await begun()).toEqual([]);
  await step({ kind: "correct" });
  expect(await begun()).toEqual([[ALIKE.id, 2]]);
  await step({ kind: "hand-in", attempt: { at: 2, work: work.work, result: null } });
  expect(await begun()).toEqual([]);
  book.storage.close();
});

it("ED-130 tells a text that was begun after the one that was handed in", async () => {
  const { storage, id, give, begun } = await opened();
  const text = { kind: "text", text: "Primera" } as const;
  await saveWorkDraft(storage, { id: id(), task: WORDS.id, kind: "text", work: text });
  await give(WORDS.id, 1, text);
  expect(await begun()).toEqual([]);
  await new Promise((done) => setTimeout(done, 2));
  await saveWorkDraft(storage, {
    id: id(),
    task: WORDS.id,
    kind: "text",
    work: { ...text, text: "Segunda" },
  });
  expect(await begun()).toEqual([[WORDS.id, 2]]);
});
