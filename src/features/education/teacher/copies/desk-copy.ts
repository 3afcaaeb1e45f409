import { ok } from "#domain/kernel/result.ts";
import { bringKeys, carryKeys } from "#formats/exchange/keys/carried-keys.ts";
import {
  type DeskCopy,
  type DeskHoldings,
  openDeskCopy,
  packDesk,
  restoreDesk,
} from "#storage/classroom/copies/desk-copy.ts";
import { noteDeskCopy } from "#storage/classroom/copies/desk-copy-notes.ts";
import type { Desk } from "#storage/classroom/desk/desk.ts";
import { undoClassCommand } from "#storage/classroom/undo-class.ts";
import type { CopyKind } from "../../copies/copy-kind.ts";
import { hasChanged } from "../../copies/tell-restored.ts";
import { classCopyTexts } from "../../copies/texts.ts";

const texts = classCopyTexts.desk;
const CODEC = { carry: carryKeys, bring: bringKeys };

/** Copies of the teacher's desk. */
export function deskCopies(desk: Desk): CopyKind<DeskHoldings, DeskCopy> {
  return {
    fileParts: ["aulas"],
    pack: (passphrase) => packDesk(desk, passphrase, CODEC),
    open: (file, passphrase) => openDeskCopy(file, passphrase, CODEC),
    tell: texts.holds,
    lacks: ({ lostKeys }) => (lostKeys.length === 0 ? null : texts.lostKeys(lostKeys)),
    // Keys that could not go in are told before the file is made, and are not in it.
    compared: (holds) => ({ ...holds, lostKeys: [] }),
    note: ({ createdAt, holds }) =>
      noteDeskCopy(desk, { id: desk.newId("command"), at: createdAt, file: holds }),
    restore: async (copy, way) => {
      const target = desk.newId("command");
      const done = await restoreDesk(desk, { id: target, copy, way });
      if (!done.ok) return done;
      const { otherKeys, ...sums } = done.value;
      return ok({
        sums,
        notes: otherKeys.length === 0 ? [] : [texts.otherKeys(otherKeys)],
        takeBack: hasChanged(sums)
          ? () => undoClassCommand(desk, { id: desk.newId("command"), target })
          : null,
      });
    },
  };
}
