import type { Transaction } from "dexie";

/**
 * One schema version. Never edited once shipped: a change is a new version, which only adds; retired names are never
 * reused (UP-09). `upgrade` returns its promise and rewrites records within its transaction; `migrateBackup` does the
 * same to the tables of a backup of the previous version.
 */
export interface SchemaVersion {
  readonly number: number;
  /** Only the stores that this version adds or re-indexes. */
  readonly stores: Readonly<Record<string, string>>;
  readonly upgrade?: (transaction: Transaction) => Promise<void>;
  readonly migrateBackup?: (
    tables: Readonly<Record<string, readonly unknown[]>>,
  ) => Record<string, readonly unknown[]>;
}
