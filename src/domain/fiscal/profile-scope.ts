import type { CompanyId, StatementId } from "../kernel/ids.ts";
import type { FiscalProfile } from "./fiscal-profile.ts";

/** What a profile applies to: one statement, one company, or everything without a profile of its own. */
export type ProfileScope =
  | { readonly kind: "statement"; readonly statementId: StatementId }
  | { readonly kind: "company"; readonly companyId: CompanyId }
  | { readonly kind: "default" };

type ScopeFields = Pick<FiscalProfile, "companyId" | "statementId" | "isDefault">;

export function scopeFields(scope: ProfileScope): ScopeFields {
  const none: ScopeFields = { companyId: null, statementId: null, isDefault: false };
  switch (scope.kind) {
    case "statement":
      return { ...none, statementId: scope.statementId };
    case "company":
      return { ...none, companyId: scope.companyId };
    case "default":
      return { ...none, isDefault: true };
  }
}

/** Null for a replaced profile: it is kept, but not applied automatically. */
export function scopeOf(profile: ScopeFields): ProfileScope | null {
  if (profile.statementId) return { kind: "statement", statementId: profile.statementId };
  if (profile.companyId) return { kind: "company", companyId: profile.companyId };
  return profile.isDefault ? { kind: "default" } : null;
}

/**
 * Each scope has one profile, so the previous holder must release it. Returns the profile without the scope, or null
 * if it does not hold it.
 */
export function released<Profile extends ScopeFields>(profile: Profile, scope: ProfileScope): Profile | null {
  switch (scope.kind) {
    case "statement":
      return profile.statementId === scope.statementId ? { ...profile, statementId: null } : null;
    case "company":
      return profile.companyId === scope.companyId ? { ...profile, companyId: null } : null;
    case "default":
      return profile.isDefault ? { ...profile, isDefault: false } : null;
  }
}

export interface AppliesTo {
  readonly statementId?: StatementId | null;
  readonly companyId?: CompanyId | null;
}

/**
 * The profile that applies: the statement's own, else the company's, else the default, else the only one there is. A
 * plan of one profile must not ask for a second one because the first belongs to another statement or company.
 */
export function profileFor<Profile extends ScopeFields>(
  profiles: readonly Profile[],
  { statementId, companyId }: AppliesTo,
): Profile | null {
  const own = statementId ? profiles.find((each) => each.statementId === statementId) : undefined;
  const ofCompany = companyId ? profiles.find((each) => each.companyId === companyId) : undefined;
  const only = profiles.length === 1 ? profiles[0] : undefined;
  return own ?? ofCompany ?? profiles.find((each) => each.isDefault) ?? only ?? null;
}
