import type { FiscalProfileId } from "#domain/fiscal/fiscal-profile.ts";
import type { FiscalRefusal } from "#domain/fiscal/fiscal-refusal.ts";
import type { CommandId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import type { Change } from "../../shapes/rows.ts";
import { changeProfiles, type FiscalResult, type ProfileWork } from "./fiscal-profile-work.ts";

export interface UndoFiscalProfile {
  readonly id: CommandId;
  /** The command to undo. Undoing an undo is a redo. */
  readonly target: CommandId;
}

function takeBack(work: ProfileWork, change: Change): Result<null, FiscalRefusal> {
  if (change.table !== "fiscalProfiles") return err({ kind: "nothing-to-undo" });
  const { before, after } = change;
  const now = work.get(change.key as FiscalProfileId);
  // Changed since, or already undone.
  if (now?.version !== after?.version) return err({ kind: "nothing-to-undo" });
  if (before && after) work.put(before);
  else if (before) {
    const refusal = work.refuseOneMore();
    if (refusal) return err(refusal);
    work.bringBack(before);
  } else if (after) work.remove(after.id);
  return ok(null);
}

/** A restored profile must not share a place that was given to another meanwhile. */
function sharesPlace(profiles: readonly Change[], work: ProfileWork): boolean {
  return profiles.some((change) => work.sharesPlace(change.key as FiscalProfileId));
}

/** Undoes any command on fiscal profiles, all or nothing. Returns the target. */
export async function undoFiscalProfile(
  storage: AppStorage,
  command: UndoFiscalProfile,
): Promise<FiscalResult<CommandId>> {
  return changeProfiles(storage, { id: command.id, kind: "undo-fiscal-profile" }, async (work) => {
    const record = await storage.db.audit.get({ command: command.target });
    const changes = record?.changes ?? [];
    if (changes.length === 0) return err({ kind: "nothing-to-undo" });
    for (const change of changes) {
      const taken = takeBack(work, change);
      if (!taken.ok) return taken;
    }
    return sharesPlace(changes, work) ? err({ kind: "nothing-to-undo" }) : ok(command.target);
  });
}
