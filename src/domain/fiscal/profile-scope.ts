import type { CompanyId } from "../kernel/ids.ts";
import type { FiscalProfile, StatementId } from "./fiscal-profile.ts";

/** Where a profile is kept: for one statement, for a company, or for everything without one of its own. */
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

/** Null for one that another took the place of: kept, and applied to nothing by itself. */
export function scopeOf(profile: ScopeFields): ProfileScope | null {
  if (profile.statementId) return { kind: "statement", statementId: profile.statementId };
  if (profile.companyId) return { kind: "company", companyId: profile.companyId };
  return profile.isDefault ? { kind: "default" } : null;
}

/** Each place holds one profile: whoever held it lets go of it. Null when the profile is not touched by that. */
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

/** The profile that holds: the statement's own, else the company's, else the default. */
export function profileFor<Profile extends ScopeFields>(
  profiles: readonly Profile[],
  { statementId, companyId }: AppliesTo,
): Profile | null {
  const own = statementId ? profiles.find((each) => each.statementId === statementId) : undefined;
  const ofCompany = companyId ? profiles.find((each) => each.companyId === companyId) : undefined;
  return own ?? ofCompany ?? profiles.find((each) => each.isDefault) ?? null;
}
