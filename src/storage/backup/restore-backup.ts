import type { Result } from "#domain/kernel/result.ts";
import { browserCopies } from "../copies/copies.ts";
import type { AppStorage } from "../engine/app-storage.ts";
import type { AuditRow } from "../shapes/rows.ts";
import { bringBack, type RestoreRefusal, replaceContents } from "./bring-back.ts";
import type { Tables } from "./copy-tables.ts";
import type { Backup } from "./read-backup.ts";

export function lastSequence(tables: Tables): number {
  return ((tables.audit ?? []) as readonly AuditRow[]).reduce((last, row) => Math.max(last, row.seq ?? 0), 0);
}

export interface Restored {
  readonly books: number;
  readonly entries: number;
}

/**
 * Replaces everything in the account with a backup. `backup` was checked completely when read; the present contents
 * are copied first; then one transaction replaces them, or leaves all unchanged.
 */
export function restoreBackup(
  storage: AppStorage,
  backup: Backup,
  account = backup.account,
  copies = browserCopies(),
): Promise<Result<Restored, RestoreRefusal>> {
  return bringBack({ storage, account, copies }, async () => {
    await replaceContents(storage.db, backup.tables);
    return {
      answer: { books: backup.books, entries: backup.entries },
      sequence: lastSequence(backup.tables),
    };
  });
}
