import { dayInBogota } from "#domain/kernel/clock.ts";
import { ok, type Result } from "#domain/kernel/result.ts";
import { fileName } from "#domain/report/file-name.ts";
import { bringKeys, carryKeys } from "#formats/exchange/keys/carried-keys.ts";
import type { ClassCopyProblem } from "#storage/classroom/copies/copy-file.ts";
import {
  noteStudentCopy,
  openStudentCopy,
  packStudent,
  restoreStudent,
} from "#storage/classroom/copies/student-copy.ts";
import type { StudentStorage } from "#storage/classroom/student/student-storage.ts";
import type { OpenedCopy } from "../../copies/restore-copy.tsx";
import type { MadeCopy } from "../../copies/save-copy-dialog.tsx";
import { restoredMoment, tellRestored } from "../../copies/tell-restored.ts";
import { classCopyTexts } from "../../copies/texts.ts";
import { saving } from "../../shell/saved-work.ts";

const texts = classCopyTexts.student;
const CODEC = { carry: carryKeys, bring: bringKeys };

/** Whose place it is: the profile of this device, with the name that is shown. */
export interface StudentPlace {
  readonly storage: StudentStorage;
  readonly profile: string;
  readonly name: string;
}

/** Everything of a student as a file, with how it is tried out. */
export async function makeStudentCopy(
  { storage, profile, name }: StudentPlace,
  passphrase: string,
): Promise<Result<MadeCopy, "too-large">> {
  const made = await packStudent(storage, { profile, name }, passphrase, CODEC);
  if (!made.ok) return made;
  const { file, holds, createdAt } = made.value;
  const tryOut = async () => {
    const read = await openStudentCopy(file, passphrase, CODEC);
    if (!read.ok) return null;
    const { contents, bad } = read.value;
    const isWhole = JSON.stringify(contents) === JSON.stringify(holds);
    return isWhole || bad > 0 ? { holds: texts.holds(contents), bad } : null;
  };
  return ok({
    file,
    name: fileName(["cuadra", "estudiante", name, dayInBogota(createdAt)], "cuadra"),
    tryOut,
    lacks: holds.keys || holds.handIns === 0 ? null : texts.noKeys,
    note: () => noteStudentCopy(storage, { id: storage.newId("command"), at: createdAt }),
  });
}

/** Opens a copy, to be asked about and written. */
export async function openCopyForStudent(
  { storage, profile }: StudentPlace,
  file: Blob,
  passphrase: string,
): Promise<Result<OpenedCopy, ClassCopyProblem>> {
  const read = await openStudentCopy(file, passphrase, CODEC);
  if (!read.ok) return read;
  const copy = read.value;
  const { contents, bad, newer } = copy;
  return ok({
    holds: classCopyTexts.owned(copy.owner, restoredMoment(copy.createdAt), texts.holds(contents)),
    notes: [
      ...(contents.keys || contents.handIns === 0 ? [] : [texts.noKeys]),
      ...(bad === 0 ? [] : [classCopyTexts.bad(bad)]),
      ...(newer === 0 ? [] : [classCopyTexts.newer(newer)]),
    ],
    restore: async (way) => {
      const id = storage.newId("command");
      const done = await saving(() => restoreStudent(storage, profile, { id, copy, way }));
      if (!done?.ok) throw new Error(done?.error.kind ?? "storage");
      const { exercises, exercisesKept, ...sums } = done.value;
      tellRestored(storage, id, sums, [
        exercises === 0 ? "" : texts.brought(exercises),
        exercisesKept === 0 ? "" : texts.kept(exercisesKept),
      ]);
    },
  });
}
