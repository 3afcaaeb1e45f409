import type { SchemaVersion } from "./version.ts";

/**
 * Adds the employees of a company, and its runs indexed by month; saved calculations have no period and are not in
 * that index.
 */
export const v3Employees: SchemaVersion = {
  number: 3,
  stores: {
    employees: "id, companyId",
    payrollRuns: "id, companyId, [companyId+period.month]",
  },
};
