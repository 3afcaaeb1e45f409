import type { OverLimit } from "#domain/access/over-limit.ts";
import { activeCompany, type Company } from "#domain/company/company.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { overLimitNow } from "../../engine/plan-check.ts";
import { knownCompanies } from "../known-records.ts";

/** The default company of all screens; null if there is none. */
export async function selectedCompany(storage: AppStorage): Promise<Company | null> {
  return activeCompany(await knownCompanies(storage));
}

/** Companies and books over the plan's limit: shown as read-only, with the reason. */
export function whatIsOverLimit(storage: AppStorage): Promise<OverLimit> {
  return overLimitNow(storage, storage.plan.now());
}
