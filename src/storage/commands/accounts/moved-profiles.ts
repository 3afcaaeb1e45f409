import type { FiscalProfile } from "#domain/fiscal/fiscal-profile.ts";
import { knownProfiles } from "../../queries/known-records.ts";
import type { MovedAccount } from "./account-marks.ts";
import type { SharedPlan } from "./shared-plan.ts";

/** The profile with another code for an account; the profile itself if it does not name it. */
function withCode(profile: FiscalProfile, { from, to, at }: MovedAccount): FiscalProfile {
  const moved = <Part extends { readonly accountCode: string }>(part: Part): Part =>
    part.accountCode === from ? { ...part, accountCode: to } : part;
  const vatSettings = moved(profile.vatSettings);
  const retentions = profile.retentions.map(moved);
  const isSame =
    vatSettings === profile.vatSettings && retentions.every((each, at) => each === profile.retentions[at]);
  return isSame
    ? profile
    : { ...profile, vatSettings, retentions, version: profile.version + 1, updatedAt: at };
}

/**
 * Fiscal profiles that name a moved account name it by its new code: those of the company, and those of everybody while
 * no other company has an account of the former code.
 */
export async function moveInProfiles(plan: SharedPlan, change: MovedAccount): Promise<void> {
  const { db } = plan.storage;
  const companies = new Set(plan.books.map(({ companyId }) => companyId));
  const own = new Set<string>(plan.books.map(({ id }) => id));
  const others = (await db.accounts.toArray()).some(
    (row) => row.code === change.from && !own.has(row.bookId),
  );
  for (const profile of await knownProfiles(plan.storage)) {
    const isOurs = profile.companyId === null ? !others : companies.has(profile.companyId);
    const after = isOurs ? withCode(profile, change) : profile;
    if (after === profile) continue;
    await db.fiscalProfiles.put(after);
    plan.changes.push({ table: "fiscalProfiles", key: profile.id, before: profile, after });
  }
}
