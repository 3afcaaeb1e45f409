import type { RecordName } from "./copy-tables.ts";
import type { BackupAccount } from "./make-backup.ts";
import type { Backup } from "./read-backup.ts";

/** What is told of many: how many, and the first of them. */
interface FirstOf<T> {
  readonly count: number;
  readonly first: readonly T[];
}

/** More than any screen names. */
const MOST_TOLD = 20;

function firstOf<T>(all: readonly T[]): FirstOf<T> {
  return { count: all.length, first: all.slice(0, MOST_TOLD) };
}

/**
 * What to know of a backup before it is restored. It comes from a worker to the page, so that nothing in it may grow with
 * the records: of a file with a hundred thousand damaged ones the page would build all their names in one task (BR-14).
 */
export interface BackupFacts {
  readonly account: BackupAccount;
  readonly app: string;
  readonly createdAt: number;
  /** Schema that the file was made with; its rows are already at the current one. */
  readonly schema: number;
  readonly books: number;
  readonly entries: number;
  /** Records left out because they are damaged. */
  readonly bad: FirstOf<RecordName>;
  /** Records of a later version, which come in as they are. */
  readonly newer: number;
  /** Names of attached files whose bytes the copy does not hold, as one made without files (AD-10). */
  readonly filesMissing: FirstOf<string>;
  /** Names of the books that disagreed with their entries and were rebuilt. */
  readonly settled: FirstOf<string>;
}

export function factsOf(backup: Backup): BackupFacts {
  const { account, app, createdAt, schema, books, entries } = backup;
  return {
    account,
    app,
    createdAt,
    schema,
    books,
    entries,
    bad: firstOf(backup.bad),
    newer: backup.newer.length,
    filesMissing: firstOf(backup.filesMissing),
    settled: firstOf(backup.settled.map(({ name }) => name)),
  };
}
