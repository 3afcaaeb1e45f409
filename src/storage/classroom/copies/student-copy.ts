import type { Instant } from "#domain/kernel/clock.ts";
import type { CommandId } from "#domain/kernel/ids.ts";
import { ok, type Result } from "#domain/kernel/result.ts";
import type { Backup } from "../../backup/read-backup.ts";
import {
  bringExercise,
  type CarriedExercise,
  packExercises,
  readCarried,
} from "../../exercises/carry-exercises.ts";
import {
  type ExercisesBefore,
  heldExercises,
  putExercisesBack,
  removeThose,
} from "../../exercises/take-exercises-away.ts";
import { finite, only, orNull, shape } from "../../shapes/shape.ts";
import { runClassCommand } from "../class-command.ts";
import { type ClassSettingRow, STUDENT_STORES } from "../class-database.ts";
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
import { DEVICE, FORMER } from "../student/device-keys.ts";
import type { StudentRefusal, StudentResult, StudentStorage } from "../student/student-storage.ts";
import {
  type ClassCopy,
  type ClassCopyProblem,
  type CopyTables,
  type PackedCopy,
  packClassCopy,
  type RowShape,
  readClassCopy,
} from "./copy-file.ts";
import { COPIES_SETTING, readCopyRecord, withCopyNoted } from "./copy-record.ts";
import type { KeyCodec } from "./key-codec.ts";
import { type ClassRestoreWay, type RowsRestored, restoreChanges } from "./restore-rows.ts";

const TABLES = [...Object.keys(STUDENT_STORES), "settings"];
const preferences = shape<ClassSettingRow>({
  key: only((value): value is string => value === "student"),
  value: only((value): value is unknown => studentSettingsShape.check(value) === "ok"),
});

const carriedShape = shape<CarriedExercise>({
  exercise: only((value): value is string => typeof value === "string" && /^[\w-]{1,120}$/.test(value)),
  file: only((value): value is Uint8Array => value instanceof Uint8Array),
  best: orNull(finite),
});

const SHAPES: Readonly<Record<string, ReturnType<RowShape>>> = {
  classrooms: joinedShape,
  tasks: taskShape,
  drafts: draftShape,
  handIns: handedShape,
  returns: returnShape,
  lessons: lessonShape,
  reviews: reviewShape,
  practice: practiceShape,
  settings: preferences,
  // Beside the tables: the books of exercises, and the keys of the device with former ones.
  exercises: carriedShape,
  keys: shape<{ keys: unknown }>({
    keys: only((value): value is unknown => value !== undefined),
  }),
};

/** What a copy of a student holds, in numbers. */
export interface StudentHoldings {
  readonly classrooms: number;
  readonly tasks: number;
  readonly handIns: number;
  readonly returns: number;
  readonly lessons: number;
  readonly exercises: number;
  /** False: grades of what was handed in from the former device open there alone. */
  readonly keys: boolean;
}

function holdingsOf(tables: CopyTables): StudentHoldings {
  const count = (name: string) => tables[name]?.length ?? 0;
  return {
    classrooms: count("classrooms"),
    tasks: count("tasks"),
    handIns: count("handIns"),
    returns: count("returns"),
    lessons: count("lessons"),
    exercises: count("exercises"),
    keys: count("keys") > 0,
  };
}

/** Everything of a student, unfinished exercises included, as one file under a passphrase. */
export function packStudent(
  student: StudentStorage,
  { profile, name: owner }: { readonly profile: string; readonly name: string },
  passphrase: string,
  codec: KeyCodec,
): Promise<Result<PackedCopy<StudentHoldings>, "too-large">> {
  const kind = { holds: "estudiante", names: TABLES } as const;
  return packClassCopy(student, kind, passphrase, async (stored, createdAt) => {
    const settings = (stored.settings ?? []) as readonly ClassSettingRow[];
    const device = settings.find(({ key }) => key === DEVICE)?.value ?? null;
    const former = (settings.find(({ key }) => key === FORMER)?.value ?? []) as readonly unknown[];
    const carried = await Promise.all([device, ...former].map((each) => codec.carry(each)));
    const tables = {
      ...stored,
      settings: settings.filter(({ key }) => key === "student"),
      exercises: await packExercises(profile, createdAt),
      keys: carried.filter((keys) => keys !== null).map((keys) => ({ keys })),
    };
    return { owner, tables, contents: holdingsOf(tables) };
  });
}

export interface StudentCopy extends ClassCopy {
  readonly contents: StudentHoldings;
  readonly exercises: readonly { readonly row: CarriedExercise; readonly backup: Backup }[];
  /** Of the device that the copy was made on, first its own. */
  readonly devices: readonly unknown[];
}

/** Opens a copy of a student, with its keys and its exercises tried out; nothing is written. */
export async function openStudentCopy(
  file: Blob,
  passphrase: string,
  codec: KeyCodec,
): Promise<Result<StudentCopy, ClassCopyProblem>> {
  const names = [...TABLES, "exercises", "keys"];
  const read = await readClassCopy(file, passphrase, {
    holds: "estudiante",
    names,
    shapeOf: (table) => SHAPES[table] ?? null,
  });
  if (!read.ok) return read;
  const { exercises: rows = [], keys = [], ...tables } = read.value.tables;
  const tried = await Promise.all(
    (rows as readonly CarriedExercise[]).map(async (row) => ({ row, backup: await readCarried(row) })),
  );
  const exercises = tried.flatMap(({ row, backup }) => (backup === null ? [] : [{ row, backup }]));
  const brought = await Promise.all(
    (keys as readonly { keys: unknown }[]).map((each) => codec.bring(each.keys)),
  );
  const devices = brought.filter((each) => each !== null);
  const bad = read.value.bad + rows.length - exercises.length;
  const contents = holdingsOf({ ...tables, exercises, keys: devices });
  return ok({ ...read.value, bad, tables, contents, exercises, devices });
}

/** Keys and notes of this device, which no copy replaces. */
const isOurs = (table: string, row: unknown) =>
  table === "settings" && (row as ClassSettingRow).key !== "student";

const publicOf = (keys: unknown) =>
  JSON.stringify((keys as { readonly public?: unknown } | null)?.public ?? null);

/**
 * Keys are never lost by a restore, nor by undoing it: a device without any takes the copy's, otherwise they open
 * beside its own.
 */
function bringKeys(student: StudentStorage, devices: readonly unknown[]): StudentResult<null> {
  const { db } = student;
  const head = { id: student.newId("command"), kind: "keys", quiet: true } as const;
  return runClassCommand<null, StudentRefusal>(student, head, ["settings"], async () => {
    const [own, former] = await Promise.all([db.settings.get(DEVICE), db.settings.get(FORMER)]);
    const device = own?.value ?? devices[0];
    const known = (former?.value ?? []) as readonly unknown[];
    const here = new Set([device, ...known].map(publicOf));
    const more = devices.filter((each) => !here.has(publicOf(each)));
    const put = (key: string, before: ClassSettingRow | undefined, value: unknown) => ({
      table: "settings",
      key,
      before: before ?? null,
      after: { key, value },
    });
    const changes = [
      ...(own === undefined && device !== undefined ? [put(DEVICE, own, device)] : []),
      ...(more.length > 0 ? [put(FORMER, former, [...known, ...more])] : []),
    ];
    return ok({ answer: null, changes });
  });
}

export interface StudentRestored extends RowsRestored {
  readonly exercises: number;
  /** Begun here too, and left as they are. */
  readonly exercisesKept: number;
  /** The books as they were, for undo. */
  readonly before: ExercisesBefore;
}

/** Brings the books of a copy, each whole; replacing takes away those that it does not have. */
async function bringExercises(
  profile: string,
  { exercises }: StudentCopy,
  way: ClassRestoreWay,
  at: Instant,
): Promise<ExercisesBefore> {
  const isOver = way === "replace";
  const taken = isOver ? await heldExercises(profile, at) : [];
  const brought: string[] = [];
  for (const { row, backup } of exercises)
    if (await bringExercise(profile, row, backup, isOver)) brought.push(row.exercise);
  const inCopy = new Set(exercises.map(({ row }) => row.exercise));
  await removeThose(
    profile,
    taken.filter(({ exercise }) => !inCopy.has(exercise)),
  );
  return { taken, brought };
}

/**
 * Brings back a copy of a student: first the books of exercises, each whole, then everything else in one command. Both
 * can be undone (`putExercisesBack`). Doing it twice changes nothing.
 */
export async function restoreStudent(
  student: StudentStorage,
  profile: string,
  { id, copy, way }: { readonly id: CommandId; readonly copy: StudentCopy; readonly way: ClassRestoreWay },
): StudentResult<StudentRestored> {
  const { db, clock } = student;
  const before = await bringExercises(profile, copy, way, clock.now());
  const exercises = before.brought.length;
  const exercisesKept = copy.exercises.length - exercises;
  const keys = await bringKeys(student, copy.devices);
  const done = keys.ok
    ? await runClassCommand<Omit<StudentRestored, "before">, StudentRefusal>(
        student,
        { id, kind: "restore" },
        TABLES,
        async () => {
          const { changes, ...sums } = await restoreChanges(db, copy.tables, way, isOurs);
          return ok({ answer: { ...sums, exercises, exercisesKept }, changes });
        },
      )
    : keys;
  if (done.ok) return ok({ ...done.value, before });
  await putExercisesBack(profile, before);
  return done;
}

/** A copy reached the student. */
export function noteStudentCopy(
  student: StudentStorage,
  { id, at }: { readonly id: CommandId; readonly at: Instant },
): StudentResult<null> {
  const { db } = student;
  const head = { id, kind: "backup", quiet: true } as const;
  return runClassCommand<null, StudentRefusal>(student, head, ["settings"], async () => {
    const before = (await db.settings.get(COPIES_SETTING)) ?? null;
    const after = { key: COPIES_SETTING, value: withCopyNoted(before?.value, at) };
    return ok({ answer: null, changes: [{ table: "settings", key: COPIES_SETTING, before, after }] });
  });
}

/** When the last copy was made that the student has; null for never. */
export async function studentCopyAt({ db }: StudentStorage): Promise<Instant | null> {
  return readCopyRecord((await db.settings.get(COPIES_SETTING))?.value).lastAt;
}
