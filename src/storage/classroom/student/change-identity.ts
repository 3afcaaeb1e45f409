import { bareCode } from "#domain/classroom/student.ts";
import type {
  HandedWork,
  JoinedClassroom,
  ReturnedGrade,
  StudentTask,
} from "#domain/classroom/student-desk.ts";
import { changedIdentity, type OtherIdentity } from "#domain/exchange/receive/other-identity.ts";
import type { ClassroomId, CommandId } from "#domain/kernel/ids.ts";
import { err, ok } from "#domain/kernel/result.ts";
import { handOutAgain } from "../../exercises/exercise-run-record.ts";
import {
  type ExercisesBefore,
  heldExercises,
  putExercisesBack,
  removeThose,
} from "../../exercises/take-exercises-away.ts";
import { readRow, readRows } from "../../shapes/read-row.ts";
import { runClassCommand } from "../class-command.ts";
import type { ClassChange } from "../class-database.ts";
import { handedShape, joinedShape, returnShape, taskShape } from "../shapes/student-shapes.ts";
import type { StudentRefusal, StudentResult, StudentStorage } from "./student-storage.ts";

interface ChangeIdentity extends OtherIdentity {
  readonly id: CommandId;
  readonly classroom: ClassroomId;
}

interface Part {
  readonly classroom: JoinedClassroom;
  readonly tasks: readonly StudentTask[];
  readonly handIns: readonly HandedWork[];
  readonly returns: readonly ReturnedGrade[];
}

async function partOf({ db }: StudentStorage, id: ClassroomId): Promise<Part | null> {
  const [row, tasks, handIns, returns] = await Promise.all([
    db.classrooms.get(id),
    db.tasks.toArray(),
    db.handIns.toArray(),
    db.returns.toArray(),
  ]);
  const classroom = readRow(joinedShape, row);
  if (classroom === null) return null;
  const isOfIt = (each: { readonly classroom: ClassroomId }) => each.classroom === id;
  return {
    classroom,
    tasks: readRows(taskShape, tasks).filter(isOfIt),
    handIns: readRows(handedShape, handIns).filter(isOfIt),
    returns: readRows(returnShape, returns).filter(isOfIt),
  };
}

const TABLES = ["classrooms", "tasks", "handIns", "returns", "drafts"];

function writeIdentity(
  student: StudentStorage,
  { id, classroom, ...who }: ChangeIdentity,
): StudentResult<null> {
  const { db } = student;
  const head = { id, kind: "join-classroom", note: { name: who.name } } as const;
  return runClassCommand<null, StudentRefusal>(student, head, TABLES, async () => {
    const part = await partOf(student, classroom);
    const next = part && changedIdentity(part, who);
    if (part === null || next === null) return err({ kind: "unknown-classroom" });
    if (joinedShape.check(next.classroom) !== "ok") return err({ kind: "not-readable" });
    const held = await db.drafts.bulkGet(next.drafts.map((draft) => draft.id));
    const before = new Map(part.tasks.map((task) => [task.id, task]));
    const changes: ClassChange[] = [
      { table: "classrooms", key: classroom, before: part.classroom, after: next.classroom },
      ...next.tasks.map((task) => ({
        table: "tasks",
        key: task.id,
        before: before.get(task.id) ?? null,
        after: task,
      })),
      ...next.handIns.map((each) => ({ table: "handIns", key: each.id, before: each, after: null })),
      ...next.returns.map((each) => ({ table: "returns", key: each.activity, before: each, after: null })),
      // What is being written now is newer than what was handed in.
      ...next.drafts
        .filter((_, at) => held[at] === undefined)
        .map((draft) => ({ table: "drafts", key: draft.id, before: null, after: draft })),
    ];
    return ok({ answer: null, changes });
  });
}

/**
 * Says who the student is in a classroom that was entered under another name (ED-137). Exercises with the figures of
 * the former one go; of the others what was written stays and is to be handed in again. Answers the books as they were,
 * for undo.
 */
export async function changeIdentity(
  student: StudentStorage,
  profile: string,
  command: ChangeIdentity,
): StudentResult<ExercisesBefore> {
  const { classroom, code, seeds } = command;
  const part = await partOf(student, classroom);
  if (part === null) return err({ kind: "unknown-classroom" });
  const isOther = bareCode(code) !== bareCode(part.classroom.code);
  const bookOf = ({ id, seed }: StudentTask) => `${id}-${seeds.get(id) ?? seed}`;
  const kept = new Set(part.tasks.map(bookOf));
  const handed = new Set(part.handIns.map(({ activity }) => activity));
  const again = new Set(part.tasks.filter(({ id }) => handed.has(id)).map(bookOf));
  const isTouched = (exercise: string) =>
    part.tasks.some(({ id }) => exercise.startsWith(`${id}-`)) &&
    (!kept.has(exercise) || again.has(exercise));
  const taken = isOther ? await heldExercises(profile, student.clock.now(), isTouched) : [];
  // First the books: where this is cut short, what was handed in is still listed and the way is open once more.
  for (const { exercise } of taken.filter((each) => again.has(each.exercise)))
    await handOutAgain(`${profile}-${exercise}`);
  const done = await writeIdentity(student, command);
  if (!done.ok) {
    await putExercisesBack(profile, { taken, brought: [] });
    return done;
  }
  await removeThose(
    profile,
    taken.filter((each) => !kept.has(each.exercise)),
  );
  return ok({ taken, brought: [] });
}
