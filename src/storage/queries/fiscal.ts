import type { FiscalProfile, FiscalProfileId } from "#domain/fiscal/fiscal-profile.ts";
import { profilesOverLimit } from "#domain/fiscal/over-limit-profiles.ts";
import { type AppliesTo, profileFor } from "#domain/fiscal/profile-scope.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { compareSpanish } from "#domain/kernel/spanish.ts";
import type { AppStorage } from "../engine/app-storage.ts";
import { mostOf } from "../engine/plan-source.ts";
import { knownRow } from "../shapes/read-row.ts";
import { fiscalProfileShape } from "../shapes/records/fiscal-profile-shape.ts";
import { knownCompanies, knownProfiles } from "./known-records.ts";

/** All profiles, the default first, then by name. */
export async function listFiscalProfiles(storage: AppStorage): Promise<FiscalProfile[]> {
  return (await knownProfiles(storage)).sort(
    (a, b) => Number(b.isDefault) - Number(a.isDefault) || compareSpanish(a.name, b.name),
  );
}

/** The same, each with the name of its company; null for one that belongs to none. */
export async function profilesWithCompany(
  storage: AppStorage,
): Promise<readonly { readonly profile: FiscalProfile; readonly company: string | null }[]> {
  const [profiles, companies] = await Promise.all([listFiscalProfiles(storage), knownCompanies(storage)]);
  const names = new Map(companies.map((each) => [each.id as string, each.name]));
  return profiles.map((profile) => ({ profile, company: names.get(profile.companyId ?? "") ?? null }));
}

export async function getFiscalProfile(
  { db }: AppStorage,
  id: FiscalProfileId,
): Promise<FiscalProfile | null> {
  return knownRow(fiscalProfileShape, await db.fiscalProfiles.get(id));
}

/** The company's own profile; null if it has none, even if the default applies. */
export async function companyFiscalProfile({ db }: AppStorage, id: CompanyId): Promise<FiscalProfile | null> {
  return knownRow(fiscalProfileShape, await db.fiscalProfiles.where("companyId").equals(id).first());
}

/** Profile that applies to a statement or a company: its own, the company's, the default; null if there is none. */
export async function fiscalProfileFor(storage: AppStorage, of: AppliesTo): Promise<FiscalProfile | null> {
  return profileFor(await knownProfiles(storage), of);
}

/** Profiles over the plan's limit: shown, but read-only. */
export async function fiscalProfilesOverLimit(storage: AppStorage): Promise<ReadonlySet<FiscalProfileId>> {
  return profilesOverLimit(mostOf(storage.plan.now(), "fiscalProfiles"), await knownProfiles(storage));
}
