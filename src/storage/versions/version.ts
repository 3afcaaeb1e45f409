import type { Transaction } from "dexie";

/**
 * One step of the schema. Never edited once shipped: a change is a new version, which only adds; names that are
 * retired are never used again (UP-09). `upgrade` returns its promise and rewrites records within its transaction;
 * `migrateBackup` does the same to the tables of a backup of the version before.
 */
export interface SchemaVersion {
  readonly number: number;
  /** Only the stores that this version adds or whose indexes it changes. */
  readonly stores: Readonly<Record<string, string>>;
  readonly upgrade?: (transaction: Transaction) => Promise<void>;
  readonly migrateBackup?: (
    tables: Readonly<Record<string, readonly unknown[]>>,
  ) => Record<string, readonly unknown[]>;
}
