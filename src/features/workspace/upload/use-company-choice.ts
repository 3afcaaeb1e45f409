import { useState } from "react";
import { activeCompany, type Company } from "#domain/company/company.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";

/** The company of a form: the active one until another one, or none, is chosen. */
export function useCompanyChoice(
  companies: readonly Company[],
): readonly [CompanyId | null, (chosen: CompanyId | null) => void] {
  const [chosen, choose] = useState<CompanyId | null | undefined>();
  return [chosen === undefined ? (activeCompany(companies)?.id ?? null) : chosen, choose];
}
