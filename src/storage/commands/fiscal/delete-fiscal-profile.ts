import type { FiscalProfile } from "#domain/fiscal/fiscal-profile.ts";
import { err, ok } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { changeProfiles, type FiscalResult, type ProfileCommand } from "./fiscal-profile-work.ts";

/**
 * Deletes a profile. Entries made with it stay (AC-09); `undoFiscalProfile` restores it. Returns the deleted profile.
 */
export async function deleteFiscalProfile(
  storage: AppStorage,
  command: ProfileCommand,
): Promise<FiscalResult<FiscalProfile>> {
  return changeProfiles(storage, { id: command.id, kind: "delete-fiscal-profile" }, (work) => {
    const profile = work.get(command.profileId);
    if (!profile) return err({ kind: "unknown-profile" });
    work.remove(profile.id);
    return ok(profile);
  });
}
