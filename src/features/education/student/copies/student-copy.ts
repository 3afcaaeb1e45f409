import { ok } from "#domain/kernel/result.ts";
import { bringKeys, carryKeys } from "#formats/exchange/keys/carried-keys.ts";
import {
  noteStudentCopy,
  openStudentCopy,
  packStudent,
  restoreStudent,
  type StudentCopy,
  type StudentHoldings,
} from "#storage/classroom/copies/student-copy.ts";
import { undoWithExercises } from "#storage/classroom/student/reset-student.ts";
import type { StudentStorage } from "#storage/classroom/student/student-storage.ts";
import type { CopyKind } from "../../copies/copy-kind.ts";
import { hasChanged } from "../../copies/tell-restored.ts";
import { classCopyTexts } from "../../copies/texts.ts";

const texts = classCopyTexts.student;
const CODEC = { carry: carryKeys, bring: bringKeys };

/** Whose place it is: the profile of this device, with the name that is shown. */
export interface StudentPlace {
  readonly storage: StudentStorage;
  readonly profile: string;
  readonly name: string;
}

/** Copies of everything of a student. */
export function studentCopies({
  storage,
  profile,
  name,
}: StudentPlace): CopyKind<StudentHoldings, StudentCopy> {
  return {
    fileParts: ["estudiante", name],
    pack: (passphrase) => packStudent(storage, { profile, name }, passphrase, CODEC),
    open: (file, passphrase) => openStudentCopy(file, passphrase, CODEC),
    tell: texts.holds,
    lacks: ({ keys, handIns }) => (keys || handIns === 0 ? null : texts.noKeys),
    compared: (holds) => holds,
    note: ({ createdAt }) => noteStudentCopy(storage, { id: storage.newId("command"), at: createdAt }),
    restore: async (copy, way) => {
      const target = storage.newId("command");
      const done = await restoreStudent(storage, profile, { id: target, copy, way });
      if (!done.ok) return done;
      const { exercises, exercisesKept, before, ...sums } = done.value;
      return ok({
        sums,
        notes: [
          exercises === 0 ? "" : texts.brought(exercises),
          exercisesKept === 0 ? "" : texts.kept(exercisesKept),
        ],
        takeBack:
          hasChanged(sums) || before.brought.length + before.taken.length > 0
            ? () => undoWithExercises(storage, profile, { id: storage.newId("command"), target, before })
            : null,
      });
    },
  };
}
