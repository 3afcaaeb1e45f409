import type { Classroom } from "#domain/classroom/classroom.ts";
import type { Instant } from "#domain/kernel/clock.ts";
import type { CommandId } from "#domain/kernel/ids.ts";
import { readRow } from "../../shapes/read-row.ts";
import { classroomShape, keysShape } from "../shapes/desk-shapes.ts";
import type { Desk } from "./desk.ts";

/** A classroom that is no longer on the desk, as the audit trail remembers it. */
export interface DeletedClassroom {
  readonly classroom: Classroom;
  /** As the exchange keeps them; null if it had none. */
  readonly keys: unknown;
  readonly at: Instant;
  /** The command that removed it and no other, which undo takes back; null where it went with others. */
  readonly command: CommandId | null;
}

/**
 * The classrooms that the kept commands removed, newest first: their keys still open what is sealed to them, so that a
 * hand-in that comes late is told by the name of its classroom (ED-44).
 */
export async function deletedClassrooms({ db }: Desk): Promise<readonly DeletedClassroom[]> {
  const found = new Map<string, DeletedClassroom>();
  const isHere = new Set<string>((await db.classrooms.toCollection().primaryKeys()) as string[]);
  await db.audit
    .orderBy(":id")
    .reverse()
    .each(({ changes, command, at }) => {
      const rooms = changes.filter(({ table }) => table === "classrooms");
      for (const { before, after } of rooms) {
        if (after !== null) continue;
        const classroom = readRow(classroomShape, before);
        if (!classroom || isHere.has(classroom.id) || found.has(classroom.id)) continue;
        const row = changes.find((each) => each.table === "keys" && each.key === classroom.id)?.before;
        const keys = keysShape.check(row) === "ok" ? (row as { readonly keys: unknown }).keys : null;
        found.set(classroom.id, { classroom, keys, at, command: rooms.length === 1 ? command : null });
      }
    });
  return [...found.values()];
}
