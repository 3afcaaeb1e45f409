import type { Classroom } from "#domain/classroom/classroom.ts";
import type { ClassroomKeys } from "#domain/classroom/submission.ts";
import type { ClassroomId, CommandId } from "#domain/kernel/ids.ts";
import { ok, type Result } from "#domain/kernel/result.ts";
import { runClassCommand } from "../class-command.ts";
import { DESK_STORES } from "../class-database.ts";
import type { Desk, DeskRefusal, DeskResult } from "../desk/desk.ts";
import { teacherSettingsOf } from "../desk/desk-queries.ts";
import {
  activityShape,
  classroomShape,
  gradeShape,
  inboxShape,
  keysShape,
  studentShape,
  submissionResultShape,
  submissionShape,
  teacherSettingRow,
} from "../shapes/desk-shapes.ts";
import {
  type ClassCopy,
  type ClassCopyProblem,
  type CopyTables,
  type PackedCopy,
  packClassCopy,
  type RowShape,
  readClassCopy,
} from "./copy-file.ts";
import type { KeyCodec } from "./key-codec.ts";
import { type ClassRestoreWay, type RowsRestored, restoreChanges } from "./restore-rows.ts";

const TABLES = [...Object.keys(DESK_STORES), "settings"];

const SHAPES: Readonly<Record<string, ReturnType<RowShape>>> = {
  classrooms: classroomShape,
  students: studentShape,
  activities: activityShape,
  grades: gradeShape,
  submissions: submissionShape,
  results: submissionResultShape,
  inbox: inboxShape,
  keys: keysShape,
};

/** What the device notes about its own copies stays on it. */
const isTeacher = (row: unknown) => (row as { readonly key?: unknown }).key === "teacher";

const shapeOf: RowShape = (table, row) =>
  table === "settings" ? (isTeacher(row) ? teacherSettingRow : null) : (SHAPES[table] ?? null);

/** What a copy of the desk holds, in numbers. */
export interface DeskHoldings {
  readonly classrooms: number;
  readonly students: number;
  readonly activities: number;
  readonly works: number;
  readonly grades: number;
  /** Classrooms whose keys are in it. */
  readonly keyed: readonly ClassroomId[];
  /** Classrooms whose keys could not go in, or do not work: hand-ins sealed for them stay closed. */
  readonly lostKeys: readonly string[];
}

function holdingsOf(tables: CopyTables, lost: readonly ClassroomId[]): DeskHoldings {
  const count = (name: string) => tables[name]?.length ?? 0;
  const classrooms = (tables.classrooms ?? []) as readonly Classroom[];
  return {
    classrooms: count("classrooms"),
    students: count("students"),
    activities: count("activities"),
    works: count("submissions"),
    grades: count("grades"),
    keyed: ((tables.keys ?? []) as readonly ClassroomKeys[]).map(({ classroom }) => classroom),
    lostKeys: lost.map((id) => classrooms.find((each) => each.id === id)?.name ?? id),
  };
}

async function eachKeys(
  rows: readonly ClassroomKeys[],
  change: (keys: unknown) => Promise<unknown>,
): Promise<{ readonly rows: readonly ClassroomKeys[]; readonly lost: readonly ClassroomId[] }> {
  const done = await Promise.all(rows.map(async (row) => ({ ...row, keys: await change(row.keys) })));
  return {
    rows: done.filter(({ keys }) => keys !== null),
    lost: done.filter(({ keys }) => keys === null).map(({ classroom }) => classroom),
  };
}

/** Classrooms, students, works, grades, settings and keys of the desk as one file under a passphrase. */
export function packDesk(
  desk: Desk,
  passphrase: string,
  codec: KeyCodec,
): Promise<Result<PackedCopy<DeskHoldings>, "too-large">> {
  return packClassCopy(desk, { holds: "aula", names: TABLES }, passphrase, async (stored) => {
    const { rows: keys, lost } = await eachKeys((stored.keys ?? []) as readonly ClassroomKeys[], codec.carry);
    const tables = { ...stored, keys, settings: (stored.settings ?? []).filter(isTeacher) };
    const { displayName: owner } = await teacherSettingsOf(desk);
    return { owner, tables, contents: holdingsOf(tables, lost) };
  });
}

export interface DeskCopy extends ClassCopy {
  readonly contents: DeskHoldings;
}

/** Opens a copy of a desk, with its keys tried out; nothing is written. */
export async function openDeskCopy(
  file: Blob,
  passphrase: string,
  codec: KeyCodec,
): Promise<Result<DeskCopy, ClassCopyProblem>> {
  const read = await readClassCopy(file, passphrase, { holds: "aula", names: TABLES, shapeOf });
  if (!read.ok) return read;
  const copy = read.value;
  const { rows, lost } = await eachKeys((copy.tables.keys ?? []) as readonly ClassroomKeys[], codec.bring);
  // They are in this very copy, whatever the file says of an earlier one.
  const keys = rows.map((row) => ({ ...row, backedUpAt: copy.createdAt }));
  const tables = { ...copy.tables, keys };
  return ok({ ...copy, tables, contents: holdingsOf(tables, lost) });
}

export interface DeskRestored extends RowsRestored {
  /** Classrooms that keep other keys than the copy has: what was sealed to the copy's does not open. */
  readonly otherKeys: readonly string[];
}

/**
 * Brings back a copy in one command, which can be undone. Doing it twice changes nothing. Of two contents of one row,
 * merging leaves the one that is here.
 */
export function restoreDesk(
  desk: Desk,
  { id, copy, way }: { readonly id: CommandId; readonly copy: DeskCopy; readonly way: ClassRestoreWay },
): DeskResult<DeskRestored> {
  const { db } = desk;
  const head = { id, kind: "restore", note: { count: copy.contents.classrooms } } as const;
  return runClassCommand<DeskRestored, DeskRefusal>(desk, head, TABLES, async () => {
    const here = await db.keys.toArray();
    const isOurs = (table: string, row: unknown) =>
      table === "settings" ? !isTeacher(row) : table === "keys" && isSame(row as ClassroomKeys, copy);
    const { changes, ...sums } = await restoreChanges(db, copy.tables, way, isOurs);
    const other =
      way === "replace" ? [] : here.filter((row) => keysIn(copy, row) !== undefined && !isSame(row, copy));
    const named = await db.classrooms.bulkGet(other.map(({ classroom }) => classroom));
    const otherKeys = named.flatMap((each) => each?.name ?? []);
    return ok({ answer: { ...sums, otherKeys }, changes });
  });
}

const publicOf = ({ keys }: ClassroomKeys) =>
  (keys as { readonly public?: { readonly seal?: string } } | null)?.public?.seal;

/** The copy's keys of a classroom that is here. */
function keysIn(copy: DeskCopy, { classroom }: ClassroomKeys): ClassroomKeys | undefined {
  return ((copy.tables.keys ?? []) as readonly ClassroomKeys[]).find((each) => each.classroom === classroom);
}

function isSame(row: ClassroomKeys, copy: DeskCopy): boolean {
  const found = keysIn(copy, row);
  return found !== undefined && publicOf(found) === publicOf(row);
}
