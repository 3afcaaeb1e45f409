import {
  cleanProfile,
  type FiscalContent,
  type FiscalProfile,
  type FiscalProfileId,
  regimeOf,
} from "#domain/fiscal/fiscal-profile.ts";
import type { FiscalRefusal } from "#domain/fiscal/fiscal-refusal.ts";
import type { ProfileScope } from "#domain/fiscal/profile-scope.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import {
  changeProfiles,
  type FiscalResult,
  type ProfileCommand,
  type ProfileWork,
} from "./fiscal-profile-work.ts";

export interface SaveFiscalProfile extends ProfileCommand {
  readonly content: FiscalContent;
  /** Place of the profile. Null: none yet. */
  readonly scope: ProfileScope | null;
}

function fieldsOf(
  content: FiscalContent,
): Result<Omit<FiscalContent, "regime"> & Pick<FiscalProfile, "regime">, FiscalRefusal> {
  const clean = cleanProfile(content);
  if (clean.ok) return ok({ ...clean.value, regime: regimeOf(clean.value.regime) });
  const { error } = clean;
  return err(error.kind === "blank-name" ? error : { kind: "bad-profile", problem: error });
}

function add(
  work: ProfileWork,
  id: FiscalProfileId,
  content: FiscalContent,
  scope: ProfileScope | null,
): Result<FiscalProfile, FiscalRefusal> {
  const fields = fieldsOf(content);
  if (!fields.ok) return fields;
  const refusal = work.refuseOneMore() ?? work.refuseScope(scope);
  if (refusal) return err(refusal);
  const stamp = { createdAt: work.at, updatedAt: work.at, version: 1 };
  const profile = { id, companyId: null, statementId: null, isDefault: false, ...fields.value, ...stamp };
  return ok(work.place(profile, scope));
}

/** Creates a profile and assigns its place; the plan's limit is counted in the transaction (PL-02). */
export async function createFiscalProfile(
  storage: AppStorage,
  command: SaveFiscalProfile,
): Promise<FiscalResult<FiscalProfile>> {
  return changeProfiles(storage, { id: command.id, kind: "create-fiscal-profile" }, (work) =>
    add(work, command.profileId, command.content, command.scope),
  );
}

/** Saves a profile whose `version` was on screen. Entries made with it before are unchanged (AC-09). */
export async function updateFiscalProfile(
  storage: AppStorage,
  command: SaveFiscalProfile & { readonly version: number },
): Promise<FiscalResult<FiscalProfile>> {
  return changeProfiles(storage, { id: command.id, kind: "update-fiscal-profile" }, (work) => {
    const before = work.get(command.profileId);
    if (!before) return err({ kind: "unknown-profile" });
    const fields = fieldsOf(command.content);
    if (!fields.ok) return fields;
    if (before.version !== command.version) return err({ kind: "stale-profile", current: before });
    const refusal = work.refuseWriting(before.id) ?? work.refuseScope(command.scope);
    // The content may have no UVT any more.
    const { uvt: _typed, ...kept } = before;
    return refusal ? err(refusal) : ok(work.place({ ...kept, ...fields.value }, command.scope));
  });
}
