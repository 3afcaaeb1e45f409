import type { ActivityId, ClassroomId, CommandId, StudentId } from "#domain/kernel/ids.ts";
import { underWay } from "../under-way.ts";
import { deleteActivity } from "./activities.ts";
import { deleteClassroom } from "./classrooms.ts";
import type { Desk, DeskResult } from "./desk.ts";
import { removeStudents } from "./roster.ts";
import { clearDesk, loadSampleDesk } from "./sample.ts";

/** What takes something off the desk once the teacher said so; `of` names what, where it is not all. */
export interface DeskErrand {
  readonly id: CommandId;
  readonly kind: ErrandKind;
  readonly of: string;
}

const ERRANDS = {
  clear: (desk: Desk, { id }: DeskErrand): DeskResult<unknown> => clearDesk(desk, { id }),
  sample: (desk: Desk, { id }: DeskErrand): DeskResult<unknown> => loadSampleDesk(desk, { id }),
  classroom: (desk: Desk, { id, of }: DeskErrand): DeskResult<unknown> =>
    deleteClassroom(desk, { id, classroom: of as ClassroomId }),
  student: (desk: Desk, { id, of }: DeskErrand): DeskResult<unknown> =>
    removeStudents(desk, { id, students: [of as StudentId] }),
  activity: (desk: Desk, { id, of }: DeskErrand): DeskResult<unknown> =>
    deleteActivity(desk, { id, activity: of as ActivityId }),
} as const;
export type ErrandKind = keyof typeof ERRANDS;

const isErrand = (kind: unknown): kind is ErrandKind =>
  typeof kind === "string" && Object.hasOwn(ERRANDS, kind);

const NOTE = underWay("cuadra_aulas_pendiente");

interface Noted extends DeskErrand {
  readonly at: number;
}

/** What is noted as under way; null where it is nothing that the desk knows to do. */
export function notedErrand(): Noted | null {
  const { id, kind, of, at } = NOTE.read() ?? {};
  const isOne = typeof id === "string" && typeof of === "string" && typeof at === "number";
  return isOne && isErrand(kind) ? { id: id as CommandId, kind, of, at } : null;
}

/** Runs an errand; left in the middle, it is ended by the next opening. Its id makes it one, however often it runs. */
export async function runErrand(desk: Desk, errand: DeskErrand): DeskResult<unknown> {
  NOTE.note({ ...errand, at: desk.clock.now() });
  try {
    return await ERRANDS[errand.kind](desk, errand);
  } finally {
    if (notedErrand()?.id === errand.id) NOTE.note(null);
  }
}

/**
 * Ends what a page that was left had begun; null where there is nothing, or where another page wrote since: what was
 * written after it was asked for is not taken away.
 */
export async function endErrand(desk: Desk): Promise<DeskErrand | null> {
  const errand = notedErrand();
  if (errand === null) return null;
  const last = await desk.db.audit.orderBy(":id").last();
  const isOver = last !== undefined && (last.at > errand.at || last.command === errand.id);
  if (!isOver && (await runErrand(desk, errand)).ok) return errand;
  NOTE.note(null);
  return null;
}
