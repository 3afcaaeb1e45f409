import type { OverLimit } from "#domain/access/over-limit.ts";
import { activeCompany, type Company } from "#domain/company/company.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { overLimitNow } from "../../engine/plan-check.ts";
import { knownCompanies } from "../known-records.ts";

/** The company that all screens mean when none is named; null when there is none. */
export async function selectedCompany(storage: AppStorage): Promise<Company | null> {
  return activeCompany(await knownCompanies(storage));
}

/** What the plan no longer holds: shown as read-only, with its reason. */
export function whatIsOverLimit(storage: AppStorage): Promise<OverLimit> {
  return overLimitNow(storage, storage.plan.now());
}
