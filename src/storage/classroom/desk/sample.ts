import { DEFAULT_TEACHER_SETTINGS } from "#domain/classroom/teacher-settings.ts";
import { today } from "#domain/kernel/clock.ts";
import type { CommandId } from "#domain/kernel/ids.ts";
import { ok } from "#domain/kernel/result.ts";
import { runClassCommand } from "../class-command.ts";
import { type ClassChange, DESK_STORES } from "../class-database.ts";
import { placeOfRow, rowsAsGone } from "../rows-gone.ts";
import { type Desk, type DeskRefusal, type DeskResult, rowChange } from "./desk.ts";

const TABLES = [...Object.keys(DESK_STORES), "settings"];

/** "Vaciar": takes everything off the desk; undo brings it back. */
export function clearDesk(desk: Desk, { id }: { readonly id: CommandId }): DeskResult<null> {
  return runClassCommand<null, DeskRefusal>(desk, { id, kind: "clear" }, TABLES, async () =>
    ok({ answer: null, changes: [...(await rowsAsGone(desk.db, TABLES)).values()] }),
  );
}

/** Lays the sample classrooms of today in place of what is on the desk; undo brings that back. */
export async function loadSampleDesk(desk: Desk, { id }: { readonly id: CommandId }): DeskResult<null> {
  // With the bank of exercises, which a desk that has its classrooms does not need to open.
  const { sampleDesk } = await import("#domain/classroom/sample/sample-desk.ts");
  const sample = sampleDesk(today(desk.clock));
  const teacher = {
    ...DEFAULT_TEACHER_SETTINGS,
    displayName: "Hernán Ospina",
    email: "hernan.ospina@altiplano.edu.co",
    institution: "Universidad del Altiplano",
  };
  return runClassCommand<null, DeskRefusal>(desk, { id, kind: "sample" }, TABLES, async () => {
    const changes = await rowsAsGone(desk.db, TABLES);
    const put = (each: ClassChange) => {
      const key = placeOfRow(each.table, each.key);
      changes.set(key, { ...each, before: changes.get(key)?.before ?? null });
    };
    for (const row of sample.classrooms) put(rowChange("classrooms", row.id, null, row));
    for (const row of sample.students) put(rowChange("students", row.id, null, row));
    for (const row of sample.activities) put(rowChange("activities", row.id, null, row));
    for (const row of sample.grades) put(rowChange("grades", [row.student, row.activity], null, row));
    for (const row of sample.submissions) put(rowChange("submissions", row.id, null, row));
    put(rowChange("settings", "teacher", null, { key: "teacher", value: teacher }));
    return ok({ answer: null, changes: [...changes.values()] });
  });
}

/** Whether this desk was never written to: its first visit gets the sample. */
export async function isNewDesk({ db }: Desk): Promise<boolean> {
  return (await db.audit.count()) === 0;
}
