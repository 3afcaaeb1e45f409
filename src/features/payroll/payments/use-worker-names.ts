import type { CompanyId } from "#domain/kernel/ids.ts";
import type { NameWorker } from "#domain/payroll/payment/worker-names.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { readWorkerNames } from "#storage/queries/payroll/employees.ts";

/** How the entries of a company name its workers; null until it is known. */
export function useWorkerNames(company: CompanyId): NameWorker | null {
  const storage = useStorage();
  const found = useQuery(() => readWorkerNames(storage, company), [storage, company]);
  return found.state === "ready" ? found.value : null;
}
