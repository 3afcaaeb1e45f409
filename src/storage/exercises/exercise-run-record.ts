import {
  type ExerciseAction,
  type ExerciseRun,
  isCorrecting,
  NEW_RUN,
  nextRun,
  type RunRules,
} from "#domain/exercises/exercise-run.ts";
import type { ExerciseWork } from "#domain/exercises/work.ts";
import type { GradeResult } from "#domain/grading/grade-result.ts";
import type { CommandId } from "#domain/kernel/ids.ts";
import { ok, type Result } from "#domain/kernel/result.ts";
import { count, finite, flag, isObject, list, only, orNull, shape } from "#domain/kernel/shape.ts";
import { type AppStorage, openAccountDatabase } from "../engine/app-storage.ts";
import { EXERCISE_PREFIX, exerciseDatabase } from "../engine/database-names.ts";
import { fixedPlan } from "../engine/plan-source.ts";
import { runCommand, type StorageRefusal } from "../engine/run-command.ts";
import { StorageError } from "../engine/storage-error.ts";
import { readRow } from "../shapes/read-row.ts";
import { markAgain } from "./exercise-marks.ts";

/** Beside the book, in its own database: one is never there without the other. */
const KEY = "exercise-run";

const isAnswer = (value: unknown): boolean =>
  typeof value === "number"
    ? Number.isFinite(value)
    : Array.isArray(value) && value.every((each) => typeof each === "string");

function isAnswers(value: unknown): value is ExerciseRun["answers"] {
  return isObject(value) && Object.values(value).every(isAnswer);
}

function isWork(value: unknown): value is ExerciseWork {
  return isObject(value) && Array.isArray(value.entries) && isAnswers(value.answers);
}

function isResult(value: unknown): value is GradeResult {
  return isObject(value) && Array.isArray(value.entries) && Array.isArray(value.answers);
}

const runShape = shape<ExerciseRun>({
  answers: only(isAnswers),
  hints: count,
  attempts: list(shape({ at: finite, work: only(isWork), result: orNull(only(isResult)) })),
  isWriting: flag,
});

/** Where the student is; a new run if none was kept, or what was kept cannot be read: the book stays. */
export async function exerciseRun({ db }: AppStorage): Promise<ExerciseRun> {
  return readRow(runShape, (await db.meta.get(KEY))?.value) ?? NEW_RUN;
}

export interface SaveExerciseRun {
  readonly id: CommandId;
  readonly step: ExerciseAction;
  readonly rules: RunRules;
}

/**
 * Takes a step of the run as it is stored now, so that two tabs lose nothing of each other (MT-02); answers the run
 * after it. A run counts in no book and leaves no audit record.
 */
export async function saveExerciseRun(
  storage: AppStorage,
  { id, step, rules }: SaveExerciseRun,
): Promise<Result<ExerciseRun, StorageRefusal>> {
  const head = { id, kind: "save-exercise-run" } as const;
  const saved = await runCommand<ExerciseRun, never>(storage, head, [], async () => {
    const before = await exerciseRun(storage);
    const answer = nextRun(before, step, rules);
    if (answer === before) return ok({ answer, changes: [] });
    return ok({ answer, changes: [], write: () => storage.db.meta.put({ key: KEY, value: answer }) });
  });
  if (saved.ok) noteAgain(storage, saved.value);
  return saved;
}

/** Opens a handed in exercise for writing as if it had not been; its entries and answers stay. */
export async function handOutAgain(key: string): Promise<void> {
  const storage = await openAccountDatabase(exerciseDatabase(key), { plan: fixedPlan("none") });
  try {
    const id = storage.newId("command");
    const step = { kind: "take-back" } as const;
    const saved = await saveExerciseRun(storage, { id, step, rules: { attempts: null, hints: 0 } });
    if (!saved.ok) throw new StorageError(saved.error.kind === "storage" ? saved.error.trouble : "bug");
  } finally {
    storage.close();
  }
}

/** Lets the student's home tell a work that was begun again, without opening its book. */
export function noteAgain({ name }: Pick<AppStorage, "name">, run: ExerciseRun): void {
  markAgain(name.slice(EXERCISE_PREFIX.length), isCorrecting(run));
}
