import type { SchemaVersion } from "./version.ts";

/** The people whom a company pays, and its runs by month; what the calculator kept has no period and no place there. */
export const v3Employees: SchemaVersion = {
  number: 3,
  stores: {
    employees: "id, companyId",
    payrollRuns: "id, companyId, [companyId+period.month]",
  },
};
