import { useCurrentStorage } from "#session/storage/use-storage.ts";
import { type Loadable, useQuery } from "#storage/engine/use-query.ts";
import { type CompanyYear, selectedCompanyYear } from "#storage/queries/companies/company-year.ts";

const LOADING = { state: "loading" } as const;

/** The active company and its year in the open database; loading while none is open. */
export function useSelectedYear(): Loadable<CompanyYear | null> {
  const current = useCurrentStorage();
  const storage = current.kind === "open" || current.kind === "stopped" ? current.storage : null;
  const found = useQuery(async () => (storage === null ? null : selectedCompanyYear(storage)), [storage]);
  return storage === null ? LOADING : found;
}
