import { holdsEverything } from "#domain/access/limits.ts";
import { type OverLimit, overLimit, statementsOverLimit } from "#domain/access/over-limit.ts";
import { type Capability, type CountsFor, may, type PolicyText } from "#domain/access/policy.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import type { StatementId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { AppStorage } from "./app-storage.ts";
import type { WritingPlan } from "./plan-source.ts";
import type { StorageRefusal } from "./run-command.ts";
import { secondLook } from "./second-look.ts";
import { watchWait } from "./slow-waits.ts";
import { classifyError } from "./storage-error.ts";

/** The plan as its source has it now; requested before the transaction opens (ST-08). */
export async function planNow(storage: AppStorage): Promise<Result<WritingPlan, StorageRefusal>> {
  try {
    return ok(await watchWait(storage.plan.fresh()));
  } catch (error) {
    return err({ kind: "storage", trouble: await secondLook(classifyError(error)) });
  }
}

/**
 * Why the plan refuses an action, or null. Counted in the writing transaction, so that two tabs cannot both pass
 * (PL-02). Sign-in is not checked: an open database may be written to.
 */
export function refusedByPlan<Asked extends Capability>(
  plan: WritingPlan,
  capability: Asked,
  counts: CountsFor<Asked>,
  adWatched = false,
): { readonly kind: "plan"; readonly text: PolicyText } | null {
  if (plan === "none") return null;
  const found = may(capability, { who: plan, counts, adWatched });
  return found.allowed ? null : { kind: "plan", text: found.text };
}

const NOTHING: OverLimit = { companies: new Set(), books: new Set() };

/**
 * Companies and books over the plan's limit. Call within a transaction over both tables. Reads nothing if the plan
 * has no limits.
 */
export async function overLimitNow({ db }: Pick<AppStorage, "db">, plan: WritingPlan): Promise<OverLimit> {
  if (plan === "none" || holdsEverything(plan)) return NOTHING;
  const [companies, books] = await Promise.all([db.companies.toArray(), db.books.toArray()]);
  return overLimit(plan, companies, books);
}

/**
 * The same for saved statements, within a transaction over statements, companies and books; `over` is the result of
 * overLimitNow.
 */
export async function statementsOverNow(
  { db }: Pick<AppStorage, "db">,
  plan: WritingPlan,
  over: OverLimit,
): Promise<ReadonlySet<StatementId>> {
  if (plan === "none" || holdsEverything(plan)) return new Set();
  return statementsOverLimit(plan, over.companies, await db.statements.toArray());
}

export function refuseOverLimit(over: OverLimit, of: keyof OverLimit, id: string | null): Refusal | null {
  return id !== null && (over[of] as ReadonlySet<string>).has(id) ? { kind: "over-limit", of } : null;
}
