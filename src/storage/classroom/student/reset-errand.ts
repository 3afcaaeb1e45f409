import type { CommandId } from "#domain/kernel/ids.ts";
import type { ExercisesBefore } from "../../exercises/take-exercises-away.ts";
import { underWay } from "../under-way.ts";
import { type Reset, resetStudent } from "./reset-student.ts";
import type { StudentResult, StudentStorage } from "./student-storage.ts";

/** What empties a student's place, or lays the sample in it, once the student said so. */
export interface ResetErrand {
  readonly id: CommandId;
  readonly kind: Reset;
}

interface NotedReset extends ResetErrand {
  readonly profile: string;
  readonly at: number;
}

const NOTE = underWay("cuadra_estudiante_pendiente");

/** What is noted as under way; null where it is nothing that a place knows to do. */
export function notedReset(): NotedReset | null {
  const { id, kind, profile, at } = NOTE.read() ?? {};
  const isOne = typeof id === "string" && typeof profile === "string" && typeof at === "number";
  return isOne && (kind === "sample" || kind === "clear") ? { id: id as CommandId, kind, profile, at } : null;
}

/** Runs it; left in the middle, also before the books of the exercises are gone, it is ended by the next opening. */
export async function runReset(
  student: StudentStorage,
  profile: string,
  errand: ResetErrand,
): StudentResult<ExercisesBefore> {
  NOTE.note({ ...errand, profile, at: student.clock.now() });
  try {
    return await resetStudent(student, profile, errand);
  } finally {
    if (notedReset()?.id === errand.id) NOTE.note(null);
  }
}

/**
 * Ends what a page that was left had begun, for the student it was said of; null where there is nothing, or where
 * another page wrote since.
 */
export async function endReset(
  student: StudentStorage,
  profile: string,
): Promise<(ResetErrand & { readonly before: ExercisesBefore }) | null> {
  const errand = notedReset();
  if (errand?.profile !== profile) return null;
  const last = await student.db.audit.orderBy(":id").last();
  // Its rows may be written while books of exercises are still there: its id makes it one, however often it runs.
  const isOver = last !== undefined && last.command !== errand.id && last.at > errand.at;
  const done = isOver ? null : await runReset(student, profile, errand);
  if (done?.ok) return { id: errand.id, kind: errand.kind, before: done.value };
  NOTE.note(null);
  return null;
}
