import type { SchemaVersion } from "./version.ts";

type Raw = Readonly<Record<string, unknown>>;

const PAYROLL_TABLES = ["calculations", "payrollRuns", "settlements", "benefitPayments"] as const;
type PayrollTable = (typeof PAYROLL_TABLES)[number];

/** Where a record goes that version 3 kept among the runs, by its `kind`; null for what is none of its own. */
function tableOf({ kind, what }: Raw): PayrollTable | null {
  if (kind === "calculation") return "calculations";
  if (kind === "run") return "payrollRuns";
  if (kind === "benefits") return what === "settlement" ? "settlements" : "benefitPayments";
  return null;
}

/** A record of version 3 as version 4 keeps it: in the table of its kind, which it no longer names. */
export function tableOfPayrollRecord(
  row: unknown,
): { readonly table: PayrollTable; readonly row: object } | null {
  if (typeof row !== "object" || row === null) return null;
  const { kind: _told, ...rest } = row as Raw;
  const table = tableOf(row as Raw);
  return table && { table, row: rest };
}

/** What cannot be read stays where it is, for the check to name. */
function sortOut(rows: readonly unknown[]): Record<PayrollTable, unknown[]> {
  const sorted: Record<PayrollTable, unknown[]> = {
    calculations: [],
    payrollRuns: [],
    settlements: [],
    benefitPayments: [],
  };
  for (const each of rows) {
    const { table, row } = tableOfPayrollRecord(each) ?? { table: "payrollRuns", row: each };
    sorted[table].push(row);
  }
  return sorted;
}

/** Calculations, runs, settlements and benefit payments lie apart. Their ids and their order stay as they were. */
export const v4PayrollRecords: SchemaVersion = {
  number: 4,
  stores: {
    calculations: "id",
    settlements: "id, companyId",
    benefitPayments: "id, companyId",
  },
  upgrade: async (transaction) => {
    const runs = transaction.table("payrollRuns");
    const sorted = sortOut(await runs.toArray());
    await runs.clear();
    for (const name of PAYROLL_TABLES) await transaction.table(name).bulkAdd(sorted[name]);
  },
  migrateBackup: (tables) => ({ ...tables, ...sortOut(tables.payrollRuns ?? []) }),
};
