import type { Instant } from "#domain/kernel/clock.ts";
import { packDatabase } from "../backup/make-backup.ts";
import { type Backup, readBackup } from "../backup/read-backup.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { openAccountDatabase } from "../engine/app-storage.ts";
import { exerciseDatabase } from "../engine/database-names.ts";
import { systemClock } from "../engine/environment.ts";
import { fixedPlan } from "../engine/plan-source.ts";
import { StorageError } from "../engine/storage-error.ts";
import { withRaw } from "../raw/raw-database.ts";
import { exerciseMarks, markExercise, markGraded } from "./exercise-marks.ts";
import { exerciseRun, noteAgain } from "./exercise-run-record.ts";
import { exercisesOf } from "./remove-exercises.ts";

/** The book of an exercise on its way to another device, with what is written in it and its run. */
export interface CarriedExercise {
  /** Names the exercise, without whose it is. */
  readonly exercise: string;
  /** A backup of the book. */
  readonly file: Uint8Array;
  readonly best: number | null;
}

const NOBODY = { id: "", name: "", email: "" };

/** One book as a file; null for none. `isWhole`: every record of it can be read, and so comes back. */
export async function packExercise(
  key: string,
  student: string,
  createdAt: Instant,
): Promise<{ readonly carried: CarriedExercise; readonly isWhole: boolean } | null> {
  const packed = await withRaw(exerciseDatabase(key), (db) =>
    packDatabase(db, { account: NOBODY, app: __APP_VERSION__, createdAt }),
  );
  if (packed === null) return null;
  const file = new Uint8Array(await packed.blob.arrayBuffer());
  const best = exerciseMarks()[key]?.best ?? null;
  const carried = { exercise: key.slice(student.length + 1), file, best };
  return { carried, isWhole: packed.summary.bad.length === 0 };
}

/** Every exercise that this student began, and what was written in it. */
export async function packExercises(
  student: string,
  createdAt: Instant,
): Promise<readonly CarriedExercise[]> {
  const found: CarriedExercise[] = [];
  for (const key of await exercisesOf(student)) {
    const packed = await packExercise(key, student, createdAt);
    if (packed !== null) found.push(packed.carried);
  }
  return found;
}

/** A carried exercise that was read and can be brought back; null for one that cannot. */
export async function readCarried(carried: CarriedExercise): Promise<Backup | null> {
  const read = await readBackup(new Blob([carried.file as Uint8Array<ArrayBuffer>]));
  return read.ok ? read.value : null;
}

/** Brings an exercise back as this student's; one that is here already stays unless `over`. False: it stayed. */
export async function bringExercise(
  student: string,
  { exercise, best }: CarriedExercise,
  backup: Backup,
  over: boolean,
): Promise<boolean> {
  const key = `${student}-${exercise}`;
  if (!over && (await exercisesOf(student)).includes(key)) return false;
  const name = exerciseDatabase(key);
  const storage = await openAccountDatabase(name, { plan: fixedPlan("none"), create: true });
  try {
    const { schema, clock, newId } = storage;
    const done = await restoreBackup({ name, schema, clock, newId }, backup, NOBODY, null);
    if (!done.ok) throw new StorageError(done.error.kind === "storage" ? done.error.trouble : "busy");
    markExercise(key, systemClock.now());
    noteAgain(storage, await exerciseRun(storage));
  } finally {
    storage.close();
  }
  if (best !== null) markGraded(key, best);
  return true;
}
