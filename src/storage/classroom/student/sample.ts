import { today } from "#domain/kernel/clock.ts";
import type { CommandId } from "#domain/kernel/ids.ts";
import { ok } from "#domain/kernel/result.ts";
import { runClassCommand } from "../class-command.ts";
import { STUDENT_STORES } from "../class-database.ts";
import { placeOfRow, rowsAsGone } from "../rows-gone.ts";
import type { StudentRefusal, StudentResult, StudentStorage } from "./student-storage.ts";

const TABLES = [...Object.keys(STUDENT_STORES), "settings"];

/** Takes everything out of a student's place; undo brings it back. */
export function clearStudent(
  student: StudentStorage,
  { id }: { readonly id: CommandId },
): StudentResult<null> {
  return runClassCommand<null, StudentRefusal>(student, { id, kind: "clear" }, TABLES, async () =>
    ok({ answer: null, changes: [...(await rowsAsGone(student.db, TABLES)).values()] }),
  );
}

/** Lays the sample classroom, its tasks and grades in place of what is there; undo brings that back. */
export async function loadSampleStudent(
  student: StudentStorage,
  { id }: { readonly id: CommandId },
): StudentResult<null> {
  const { sampleStudent } = await import("#domain/classroom/sample/sample-student.ts");
  const { classroom, tasks, returns } = sampleStudent(today(student.clock));
  return runClassCommand<null, StudentRefusal>(student, { id, kind: "sample" }, TABLES, async () => {
    const changes = await rowsAsGone(student.db, TABLES);
    const put = (table: string, key: string, after: unknown) => {
      const before = changes.get(placeOfRow(table, key))?.before ?? null;
      changes.set(placeOfRow(table, key), { table, key, before, after });
    };
    put("classrooms", classroom.id, classroom);
    for (const task of tasks) put("tasks", task.id, task);
    for (const each of returns) put("returns", each.activity, each);
    return ok({ answer: null, changes: [...changes.values()] });
  });
}
