import type { CompanyId } from "#domain/kernel/ids.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { listRuns } from "#storage/queries/payroll/payroll-runs.ts";

const NONE: readonly StoredRun[] = [];

/** The runs of a company, from which averages come; none until they are read. */
export function useCompanyRuns(company: CompanyId): readonly StoredRun[] {
  const storage = useStorage();
  const found = useQuery(() => listRuns(storage, company), [storage, company]);
  return found.state === "ready" ? found.value : NONE;
}
