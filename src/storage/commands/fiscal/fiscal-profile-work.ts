import type { FiscalProfile, FiscalProfileId } from "#domain/fiscal/fiscal-profile.ts";
import type { FiscalRefusal } from "#domain/fiscal/fiscal-refusal.ts";
import { profilesOverLimit } from "#domain/fiscal/over-limit-profiles.ts";
import { type ProfileScope, released, scopeFields, scopeOf } from "#domain/fiscal/profile-scope.ts";
import type { Instant } from "#domain/kernel/clock.ts";
import type { CommandId, CompanyId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { planNow, refusedByPlan } from "../../engine/plan-check.ts";
import { mostOf, type WritingPlan } from "../../engine/plan-source.ts";
import { type CommandHead, runCommand, type StorageRefusal } from "../../engine/run-command.ts";
import type { Change } from "../../shapes/rows.ts";

export interface ProfileCommand {
  readonly id: CommandId;
  readonly profileId: FiscalProfileId;
}

export type FiscalResult<Answer> = Result<Answer, FiscalRefusal | StorageRefusal>;

/** All profiles of the account while a transaction changes them. They are few: one per company. */
export class ProfileWork {
  readonly at: Instant;
  readonly #plan: WritingPlan;
  readonly #companies: ReadonlySet<CompanyId>;
  readonly #before: ReadonlyMap<FiscalProfileId, FiscalProfile>;
  readonly #now: Map<FiscalProfileId, FiscalProfile>;

  constructor(
    profiles: readonly FiscalProfile[],
    companies: ReadonlySet<CompanyId>,
    plan: WritingPlan,
    at: Instant,
  ) {
    this.#before = new Map(profiles.map((each) => [each.id, each]));
    this.#now = new Map(this.#before);
    this.#companies = companies;
    this.#plan = plan;
    this.at = at;
  }

  get(id: FiscalProfileId): FiscalProfile | undefined {
    return this.#now.get(id);
  }

  /** Why no further profile may be created, or null. */
  refuseOneMore(): FiscalRefusal | null {
    return refusedByPlan(this.#plan, "create-fiscal-profile", { fiscalProfiles: this.#now.size });
  }

  /** Why this profile may not be changed, or null. */
  refuseWriting(id: FiscalProfileId): FiscalRefusal | null {
    const over = profilesOverLimit(mostOf(this.#plan, "fiscalProfiles"), [...this.#now.values()]);
    return over.has(id) ? { kind: "over-limit-profile" } : null;
  }

  refuseScope(scope: ProfileScope | null): FiscalRefusal | null {
    const known = scope?.kind !== "company" || this.#companies.has(scope.companyId);
    return known ? null : { kind: "unknown-company" };
  }

  /** Assigns a profile to a place; the profile that held it is released. Null: kept, but applied to nothing. */
  place(profile: FiscalProfile, scope: ProfileScope | null): FiscalProfile {
    for (const each of scope ? [...this.#now.values()] : []) {
      const free = scope && each.id !== profile.id ? released(each, scope) : null;
      if (free) this.put(free);
    }
    const none = { companyId: null, statementId: null, isDefault: false };
    return this.put({ ...profile, ...(scope ? scopeFields(scope) : none) });
  }

  /** Stamps a profile with time and version and stores it. */
  put(profile: FiscalProfile): FiscalProfile {
    const before = this.#before.get(profile.id);
    const stamped = { ...profile, updatedAt: this.at, version: before ? before.version + 1 : 1 };
    this.#now.set(profile.id, stamped);
    return stamped;
  }

  /** Restores a deleted record unchanged except for its version: the same number never means two contents. */
  bringBack(profile: FiscalProfile): void {
    this.#now.set(profile.id, { ...profile, updatedAt: this.at, version: profile.version + 1 });
  }

  remove(id: FiscalProfileId): void {
    this.#now.delete(id);
  }

  /** Whether another profile holds the same place: each place has one. */
  sharesPlace(id: FiscalProfileId): boolean {
    const profile = this.#now.get(id);
    const scope = profile ? scopeOf(profile) : null;
    if (!profile || !scope) return false;
    const places =
      profile.isDefault && scope.kind !== "default" ? [scope, { kind: "default" } as const] : [scope];
    return [...this.#now.values()].some(
      (each) => each.id !== id && places.some((place) => released(each, place) !== null),
    );
  }

  changes(): Change[] {
    const ids = new Set([...this.#before.keys(), ...this.#now.keys()]);
    return [...ids].flatMap((key): Change[] => {
      const before = this.#before.get(key) ?? null;
      const after = this.#now.get(key) ?? null;
      return before === after ? [] : [{ table: "fiscalProfiles", key, before, after }];
    });
  }
}

/**
 * Runs every write of fiscal profiles: asks for the plan first, then reads and changes all profiles in one
 * transaction.
 */
export async function changeProfiles<Answer>(
  storage: AppStorage,
  head: CommandHead,
  decide: (work: ProfileWork) => Promise<Result<Answer, FiscalRefusal>> | Result<Answer, FiscalRefusal>,
): Promise<FiscalResult<Answer>> {
  const { db, clock } = storage;
  const at = clock.now();
  const plan = await planNow(storage);
  if (!plan.ok) return plan;
  return runCommand<Answer, FiscalRefusal>(storage, head, ["fiscalProfiles", "companies"], async () => {
    const [profiles, companies] = await Promise.all([db.fiscalProfiles.toArray(), db.companies.toArray()]);
    const live = companies.filter((each) => each.deletedAt === undefined);
    const work = new ProfileWork(profiles, new Set(live.map((each) => each.id)), plan.value, at);
    const decided = await decide(work);
    if (!decided.ok) return err(decided.error);
    const changes = work.changes();
    const write = async () => {
      for (const change of changes) {
        if (change.table !== "fiscalProfiles") continue;
        if (change.after) await db.fiscalProfiles.put(change.after);
        else await db.fiscalProfiles.delete(change.key);
      }
    };
    return ok({ answer: decided.value, changes, write });
  });
}
