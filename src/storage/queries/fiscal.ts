import type { FiscalProfile, FiscalProfileId } from "#domain/fiscal/fiscal-profile.ts";
import { profilesOverLimit } from "#domain/fiscal/over-limit-profiles.ts";
import { type AppliesTo, profileFor } from "#domain/fiscal/profile-scope.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { compareSpanish } from "#domain/kernel/spanish.ts";
import type { AppStorage } from "../engine/app-storage.ts";
import { mostOf } from "../engine/plan-source.ts";

/** Every profile, the default first, then by name. */
export async function listFiscalProfiles({ db }: AppStorage): Promise<FiscalProfile[]> {
  const profiles = await db.fiscalProfiles.toArray();
  // A live query is lent the rows: they are not its own to put in order.
  return profiles.toSorted(
    (a, b) => Number(b.isDefault) - Number(a.isDefault) || compareSpanish(a.name, b.name),
  );
}

export async function getFiscalProfile(
  { db }: AppStorage,
  id: FiscalProfileId,
): Promise<FiscalProfile | null> {
  return (await db.fiscalProfiles.get(id)) ?? null;
}

/** The company's own; null when it has none, also where the default would hold. */
export async function companyFiscalProfile({ db }: AppStorage, id: CompanyId): Promise<FiscalProfile | null> {
  return (await db.fiscalProfiles.where("companyId").equals(id).first()) ?? null;
}

/** What holds for a statement or a company: its own, the company's, the default; null when there is none. */
export async function fiscalProfileFor({ db }: AppStorage, of: AppliesTo): Promise<FiscalProfile | null> {
  return profileFor(await db.fiscalProfiles.toArray(), of);
}

/** The profiles the plan no longer holds: shown, and not written to. */
export async function fiscalProfilesOverLimit({
  db,
  plan,
}: AppStorage): Promise<ReadonlySet<FiscalProfileId>> {
  return profilesOverLimit(mostOf(plan.now(), "fiscalProfiles"), await db.fiscalProfiles.toArray());
}
