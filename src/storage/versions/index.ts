import { v1First } from "./v1-first.ts";
import { v2ShortSummaries } from "./v2-short-summaries.ts";
import { v3Employees } from "./v3-employees.ts";
import { v4PayrollRecords } from "./v4-payroll-records.ts";
import { v5Presentation } from "./v5-presentation.ts";
import { v6TaxParties } from "./v6-tax-parties.ts";
import { v7Cuts } from "./v7-cuts.ts";
import { v8Parties } from "./v8-parties.ts";
import { v9ClosedAccounts } from "./v9-closed-accounts.ts";
import { v10Reconciliation } from "./v10-reconciliation.ts";
import { v11Inventory } from "./v11-inventory.ts";
import { v12ClosingNotes } from "./v12-closing-notes.ts";
import { v13Attachments } from "./v13-attachments.ts";
import { v14RestatedFigures } from "./v14-restated-figures.ts";
import { v15Stores } from "./v15-stores.ts";
import { v16Kits } from "./v16-kits.ts";
import type { SchemaVersion } from "./version.ts";

/** Every schema version ever shipped, in order. */
export const VERSIONS: readonly SchemaVersion[] = [
  v1First,
  v2ShortSummaries,
  v3Employees,
  v4PayrollRecords,
  v5Presentation,
  v6TaxParties,
  v7Cuts,
  v8Parties,
  v9ClosedAccounts,
  v10Reconciliation,
  v11Inventory,
  v12ClosingNotes,
  v13Attachments,
  v14RestatedFigures,
  v15Stores,
  v16Kits,
];

/** The schema that this code writes. */
export const SCHEMA = VERSIONS.length;

/** Every table created by any version; a backup holds them all. */
export const TABLES: readonly string[] = [
  ...new Set(VERSIONS.flatMap((version) => Object.keys(version.stores))),
];
