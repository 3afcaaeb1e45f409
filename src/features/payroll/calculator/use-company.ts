import { use } from "react";
import type { Company } from "#domain/company/company.ts";
import { StorageContext } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { selectedCompany } from "#storage/queries/companies/companies.ts";

/** The account's active company; null while loading, and if there is none. */
export function useCompany(): Company | null {
  const storage = use(StorageContext);
  const found = useQuery(() => (storage ? selectedCompany(storage) : Promise.resolve(null)), [storage]);
  return found.state === "ready" ? found.value : null;
}
