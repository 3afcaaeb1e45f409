import { inNameOrder } from "#domain/classroom/student.ts";
import type { Shape } from "../../shapes/shape.ts";
import type { ClassAuditRow, ClassChange } from "../class-database.ts";
import { activityShape, classroomShape, gradeShape, studentShape } from "../shapes/desk-shapes.ts";
import type { Desk } from "./desk.ts";
import { type DeskContents, deskContents } from "./desk-queries.ts";

/** What was read of a desk, and the last command that it holds. */
interface Kept {
  readonly seq: number;
  readonly command: string;
  readonly contents: DeskContents;
}

type KeptTable = "classrooms" | "students" | "activities" | "grades";
type KeptRow = DeskContents[KeptTable][number];

const TABLES: ReadonlySet<string> = new Set<KeptTable>(["classrooms", "students", "activities", "grades"]);

/** Above this, reading everything again costs no more than going on. */
const MOST_CHANGES = 2_000;

/** By open connection: a desk that is opened anew is read anew. */
const keptOf = new WeakMap<object, Kept>();

/** The primary key of a row as one text; the parts of a grade's key have no space in them. */
const keyOf = (row: KeptRow): string => ("id" in row ? row.id : `${row.student} ${row.activity}`);
const keyText = (key: ClassChange["key"]): string => (Array.isArray(key) ? key.join(" ") : String(key));

/** The rows with the changes, in the order of their keys; null where one of them cannot be read. */
function changedRows<Row extends KeptRow>(
  { check, copy }: Shape<Row>,
  rows: readonly Row[],
  changes: readonly ClassChange[],
): readonly Row[] | null {
  if (changes.length === 0) return rows;
  const after = new Map(changes.map((change) => [keyText(change.key), change.after]));
  if ([...after.values()].some((row) => row !== null && check(row) !== "ok")) return null;
  const read = (row: unknown): Row[] => (row === null ? [] : [copy(row as Row)]);
  const here = rows.flatMap((row): Row[] => {
    const key = keyOf(row);
    const changed = after.get(key);
    if (changed === undefined) return [row];
    after.delete(key);
    return read(changed);
  });
  const added = [...after.values()].flatMap(read);
  if (added.length === 0) return here;
  return [...here, ...added].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** Goes on from what was read by the records of the commands since; null where they do not tell everything. */
function goneOn(kept: Kept, records: readonly ClassAuditRow[]): Kept | null {
  const [first, ...since] = records;
  if (first?.seq !== kept.seq || first.command !== kept.command) return null;
  if (since.length === 0) return kept;
  if (since.some(({ seq }, place) => seq !== kept.seq + place + 1)) return null;
  const changes = since.flatMap((record) => record.changes).filter(({ table }) => TABLES.has(table));
  if (changes.length > MOST_CHANGES || kept.contents.unreadable > 0) return null;
  const of = (table: KeptTable) => changes.filter((change) => change.table === table);
  const before = kept.contents;
  const classrooms = changedRows(classroomShape, before.classrooms, of("classrooms"));
  const students = changedRows(studentShape, before.students, of("students"));
  const activities = changedRows(activityShape, before.activities, of("activities"));
  const grades = changedRows(gradeShape, before.grades, of("grades"));
  if (!classrooms || !students || !activities || !grades) return null;
  const last = since.at(-1) ?? first;
  const roster = students === before.students ? students : inNameOrder(students);
  const contents = { classrooms, students: roster, activities, grades, unreadable: 0 };
  return { seq: last.seq ?? kept.seq, command: last.command, contents };
}

async function readWhole(desk: Desk): Promise<Kept | DeskContents> {
  const { db } = desk;
  const tables = [db.audit, db.classrooms, db.students, db.activities, db.grades];
  return db.transaction("r", tables, async () => {
    const last = await db.audit.orderBy(":id").last();
    const contents = await deskContents(desk);
    return last?.seq === undefined ? contents : { seq: last.seq, command: last.command, contents };
  });
}

/**
 * Everything of the desk but the works, read whole once; from then on what each command changed is taken from its
 * record. A grade of a class of 200 is so read in one row instead of 12,000, and a row that was not written stays the
 * same object, by which screens know what to render again.
 */
export async function keptContents(desk: Desk): Promise<DeskContents> {
  const kept = keptOf.get(desk.db);
  const records = kept ? await desk.db.audit.where(":id").aboveOrEqual(kept.seq).toArray() : [];
  const next = (kept && goneOn(kept, records)) ?? (await readWhole(desk));
  if (!("seq" in next)) return next;
  keptOf.set(desk.db, next);
  return next.contents;
}
