import { use } from "react";
import type { Company } from "#domain/company/company.ts";
import { StorageContext } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { selectedCompany } from "#storage/queries/companies/companies.ts";

/** The account's active company; null if there is none, for a guest too, and undefined while it is read. */
export function useCompany(): Company | null | undefined {
  const storage = use(StorageContext);
  const found = useQuery(() => (storage ? selectedCompany(storage) : Promise.resolve(null)), [storage]);
  if (found.state === "ready") return found.value;
  return storage !== null && found.state === "loading" ? undefined : null;
}
