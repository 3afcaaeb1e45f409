import type { AccountId } from "#domain/kernel/ids.ts";
import type { PlanSource, WritingPlan } from "../engine/plan-source.ts";
import { watchWait } from "../engine/slow-waits.ts";
import { accountById } from "./accounts.ts";

/** An account's plan as stored in the registry, whatever else the browser's storage says (AU-07). */
export interface AccountPlan extends PlanSource {
  /** Updates the plan that `now` returns, after a change was announced. */
  heard(plan: WritingPlan): void;
}

export async function accountPlan(id: AccountId): Promise<AccountPlan> {
  let known: WritingPlan = "free";
  const fresh = async (): Promise<WritingPlan> => {
    known = (await accountById(id))?.plan ?? "free";
    return known;
  };
  await watchWait(fresh());
  return {
    now: () => known,
    fresh,
    heard(plan) {
      known = plan;
    },
  };
}
