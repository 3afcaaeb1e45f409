import { dayInBogota } from "#domain/kernel/clock.ts";
import { ok, type Result } from "#domain/kernel/result.ts";
import { fileName } from "#domain/report/file-name.ts";
import { bringKeys, carryKeys } from "#formats/exchange/keys/carried-keys.ts";
import type { ClassCopyProblem } from "#storage/classroom/copies/copy-file.ts";
import { openDeskCopy, packDesk, restoreDesk } from "#storage/classroom/copies/desk-copy.ts";
import { noteDeskCopy } from "#storage/classroom/copies/desk-copy-notes.ts";
import type { Desk } from "#storage/classroom/desk/desk.ts";
import type { OpenedCopy } from "../../copies/restore-copy.tsx";
import type { MadeCopy } from "../../copies/save-copy-dialog.tsx";
import { restoredMoment, tellRestored } from "../../copies/tell-restored.ts";
import { classCopyTexts } from "../../copies/texts.ts";
import { saving } from "../../shell/saved-work.ts";

const texts = classCopyTexts.desk;
const CODEC = { carry: carryKeys, bring: bringKeys };

/** The desk as a file, with how it is tried out. */
export async function makeDeskCopy(desk: Desk, passphrase: string): Promise<Result<MadeCopy, "too-large">> {
  const made = await packDesk(desk, passphrase, CODEC);
  if (!made.ok) return made;
  const { file, holds, createdAt } = made.value;
  const tryOut = async () => {
    const read = await openDeskCopy(file, passphrase, CODEC);
    if (!read.ok) return null;
    const { contents, bad } = read.value;
    const isWhole =
      JSON.stringify({ ...contents, lostKeys: [] }) === JSON.stringify({ ...holds, lostKeys: [] });
    return isWhole || bad > 0 ? { holds: texts.holds(contents), bad } : null;
  };
  return ok({
    file,
    name: fileName(["cuadra", "aulas", dayInBogota(createdAt)], "cuadra"),
    tryOut,
    lacks: holds.lostKeys.length === 0 ? null : texts.lostKeys(holds.lostKeys),
    note: () => noteDeskCopy(desk, { id: desk.newId("command"), at: createdAt, file: holds }),
  });
}

/** Opens a copy, to be asked about and written. */
export async function openCopyForDesk(
  desk: Desk,
  file: Blob,
  passphrase: string,
): Promise<Result<OpenedCopy, ClassCopyProblem>> {
  const read = await openDeskCopy(file, passphrase, CODEC);
  if (!read.ok) return read;
  const copy = read.value;
  const { contents, bad, newer } = copy;
  return ok({
    holds: classCopyTexts.owned(copy.owner, restoredMoment(copy.createdAt), texts.holds(contents)),
    notes: [
      ...(contents.lostKeys.length === 0 ? [] : [texts.lostKeys(contents.lostKeys)]),
      ...(bad === 0 ? [] : [classCopyTexts.bad(bad)]),
      ...(newer === 0 ? [] : [classCopyTexts.newer(newer)]),
    ],
    restore: async (way) => {
      const id = desk.newId("command");
      const done = await saving(() => restoreDesk(desk, { id, copy, way }));
      if (!done?.ok) throw new Error(done?.error.kind ?? "storage");
      const { otherKeys, ...sums } = done.value;
      tellRestored(desk, id, sums, otherKeys.length === 0 ? [] : [texts.otherKeys(otherKeys)]);
    },
  });
}
