import type { Company } from "#domain/company/company.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { type ListedTotals, listedTotals } from "#domain/payroll/run/listed-totals.ts";
import { firstHalfOf } from "#domain/payroll/run/run-calendar.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { type Loadable, useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { listCompanies } from "#storage/queries/books/books.ts";
import { selectedCompany } from "#storage/queries/companies/companies.ts";
import { listEmployees } from "#storage/queries/payroll/employees.ts";
import { isRunPosted, listRuns } from "#storage/queries/payroll/payroll-runs.ts";

/** An item of the run list. */
export interface RunItem {
  readonly run: StoredRun;
  /** Null for a run that cannot be computed. */
  readonly figures: ListedTotals | null;
  /** Its entry counts in a book. */
  readonly posted: boolean;
}

export interface RunShelf {
  readonly companies: readonly Company[];
  /** The company whose runs are shown; null when none exists. */
  readonly company: Company | null;
  readonly employees: number;
  /** Newest period first. */
  readonly items: readonly RunItem[];
}

async function readShelf(storage: AppStorage, wanted: CompanyId | null): Promise<RunShelf> {
  const [companies, selected] = await Promise.all([listCompanies(storage), selectedCompany(storage)]);
  const company = companies.find(({ id }) => id === wanted) ?? selected ?? companies[0] ?? null;
  if (company === null) return { companies, company, employees: 0, items: [] };
  const [employees, runs] = await Promise.all([
    listEmployees(storage, company.id),
    listRuns(storage, company.id),
  ]);
  const posted = await Promise.all(runs.map((run) => isRunPosted(storage, run)));
  const items = runs.map((run, index) => ({
    run,
    figures: listedTotals(run, firstHalfOf(runs, run.period)),
    posted: posted[index] ?? false,
  }));
  return { companies, company, employees: employees.length, items };
}

/** A company's runs, as a live query. */
export function useRunShelf(wanted: CompanyId | null): Loadable<RunShelf> {
  const storage = useStorage();
  return useQueryKeepingLast(() => readShelf(storage, wanted), [storage, wanted]);
}
