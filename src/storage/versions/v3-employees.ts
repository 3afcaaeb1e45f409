import type { SchemaVersion } from "./version.ts";

/** The people whom a company pays; their runs lie in `payrollRuns` since version 1. */
export const v3Employees: SchemaVersion = { number: 3, stores: { employees: "id, companyId" } };
