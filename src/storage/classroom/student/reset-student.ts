import type { CommandId } from "#domain/kernel/ids.ts";
import { ok, type Result } from "#domain/kernel/result.ts";
import type { StorageRefusal } from "../../engine/run-command.ts";
import {
  type ExercisesBefore,
  heldExercises,
  putExercisesBack,
  removeThose,
} from "../../exercises/take-exercises-away.ts";
import { type ClassUndoRefusal, undoClassCommand } from "../undo-class.ts";
import { clearStudent, loadSampleStudent } from "./sample.ts";
import type { StudentResult, StudentStorage } from "./student-storage.ts";

export type Reset = "sample" | "clear";

const COMMANDS = { sample: loadSampleStudent, clear: clearStudent } as const;

/** Empties a student's place, or lays the sample in it, and takes its books of exercises away; answers them for undo. */
export async function resetStudent(
  student: StudentStorage,
  profile: string,
  { id, kind }: { readonly id: CommandId; readonly kind: Reset },
): StudentResult<ExercisesBefore> {
  const taken = await heldExercises(profile, student.clock.now());
  const done = await COMMANDS[kind](student, { id });
  if (!done.ok) return done;
  await removeThose(profile, taken);
  return ok({ taken, brought: [] });
}

/** Takes back a reset or a restore: every row, then every book. Where a row changed since, neither. */
export async function undoWithExercises(
  student: StudentStorage,
  profile: string,
  command: { readonly id: CommandId; readonly target: CommandId; readonly before: ExercisesBefore },
): Promise<Result<null, ClassUndoRefusal | StorageRefusal>> {
  const { id, target, before } = command;
  const undone = await undoClassCommand(student, { id, target });
  // Where no row had changed there is no record of it, and the books are all there is to take back.
  if (!undone.ok && undone.error.kind !== "unknown") return undone;
  await putExercisesBack(profile, before);
  return ok(null);
}
