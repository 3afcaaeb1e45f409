import type { Instant } from "#domain/kernel/clock.ts";
import type { ClassroomId, CommandId } from "#domain/kernel/ids.ts";
import { ok } from "#domain/kernel/result.ts";
import { runClassCommand } from "../class-command.ts";
import { type Desk, type DeskRefusal, type DeskResult, rowChange } from "../desk/desk.ts";
import { COPIES_SETTING, type CopyRecord, readCopyRecord, withCopyNoted, withPutOff } from "./copy-record.ts";
import type { DeskHoldings } from "./desk-copy.ts";

/** A copy reached the person: reminders count from it, for the desk and for each classroom whose keys are in it. */
export function noteDeskCopy(
  desk: Desk,
  { id, at, file }: { readonly id: CommandId; readonly at: Instant; readonly file: DeskHoldings },
): DeskResult<null> {
  const { db } = desk;
  const head = { id, kind: "backup", note: { count: file.classrooms } } as const;
  return runClassCommand<null, DeskRefusal>(desk, head, ["settings", "keys"], async () => {
    const [before, keys] = await Promise.all([
      db.settings.get(COPIES_SETTING),
      db.keys.bulkGet([...file.keyed]),
    ]);
    const after = { key: COPIES_SETTING, value: withCopyNoted(before?.value, at) };
    const noted = keys.flatMap((row) =>
      row === undefined ? [] : rowChange("keys", row.classroom, row, { ...row, backedUpAt: at }),
    );
    return ok({ answer: null, changes: [rowChange("settings", COPIES_SETTING, before, after), ...noted] });
  });
}

/** "Más tarde": the question for a copy before the first work of a classroom is not asked again. */
export function notePutOff(
  desk: Desk,
  { id, classroom }: { readonly id: CommandId; readonly classroom: ClassroomId },
): DeskResult<null> {
  const { db } = desk;
  const head = { id, kind: "backup", quiet: true } as const;
  return runClassCommand<null, DeskRefusal>(desk, head, ["settings"], async () => {
    const before = await db.settings.get(COPIES_SETTING);
    const after = { key: COPIES_SETTING, value: withPutOff(before?.value, classroom) };
    return ok({ answer: null, changes: [rowChange("settings", COPIES_SETTING, before, after)] });
  });
}

/** What is known of the copies of this desk. */
export interface DeskCopies extends CopyRecord {
  /** Classrooms with keys, and when each one's were last in a copy. */
  readonly keys: ReadonlyMap<ClassroomId, Instant | null>;
}

export async function deskCopiesOf({ db }: Desk): Promise<DeskCopies> {
  const [row, keys] = await Promise.all([db.settings.get(COPIES_SETTING), db.keys.toArray()]);
  const times = keys.map(({ classroom, backedUpAt }) => [classroom, backedUpAt] as const);
  return { ...readCopyRecord(row?.value), keys: new Map(times) };
}
