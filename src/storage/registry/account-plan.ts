import type { AccountId } from "#domain/kernel/ids.ts";
import type { PlanSource, WritingPlan } from "../engine/plan-source.ts";
import { accountById } from "./accounts.ts";

/** The plan of an account as the registry has it, whatever anything else in the browser says (AU-07). */
export interface AccountPlan extends PlanSource {
  /** Somebody heard that it changed: what `now` answers follows. */
  heard(plan: WritingPlan): void;
}

export async function accountPlan(id: AccountId): Promise<AccountPlan> {
  let known: WritingPlan = "free";
  const fresh = async (): Promise<WritingPlan> => {
    known = (await accountById(id))?.plan ?? "free";
    return known;
  };
  await fresh();
  return {
    now: () => known,
    fresh,
    heard(plan) {
      known = plan;
    },
  };
}
