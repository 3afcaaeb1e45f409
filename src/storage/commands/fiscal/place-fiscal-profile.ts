import type { FiscalProfile } from "#domain/fiscal/fiscal-profile.ts";
import type { ProfileScope } from "#domain/fiscal/profile-scope.ts";
import { err, ok } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { changeProfiles, type FiscalResult, type ProfileCommand } from "./fiscal-profile-work.ts";

/** Moves an unchanged profile to another place: a company or a statement; null removes it from its place. */
export async function placeFiscalProfile(
  storage: AppStorage,
  command: ProfileCommand & { readonly scope: ProfileScope | null },
): Promise<FiscalResult<FiscalProfile>> {
  return changeProfiles(storage, { id: command.id, kind: "place-fiscal-profile" }, (work) => {
    const profile = work.get(command.profileId);
    if (!profile) return err({ kind: "unknown-profile" });
    const refusal = work.refuseWriting(profile.id) ?? work.refuseScope(command.scope);
    return refusal ? err(refusal) : ok(work.place(profile, command.scope));
  });
}

/**
 * Makes a profile the default for everything without its own; also chooses which one a smaller plan keeps writable.
 */
export async function setDefaultFiscalProfile(
  storage: AppStorage,
  command: ProfileCommand,
): Promise<FiscalResult<FiscalProfile>> {
  return changeProfiles(storage, { id: command.id, kind: "set-default-fiscal-profile" }, (work) => {
    const profile = work.get(command.profileId);
    if (!profile) return err({ kind: "unknown-profile" });
    return ok(profile.isDefault ? profile : work.place(profile, { kind: "default" }));
  });
}
