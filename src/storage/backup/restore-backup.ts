import type { Result } from "#domain/kernel/result.ts";
import { browserCopies } from "../copies/copies.ts";
import type { AuditRow } from "../shapes/rows.ts";
import { type BringBackWatch, bringBack, type RestoreRefusal, type RestoreTarget } from "./bring-back.ts";
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
  target: RestoreTarget,
  backup: Backup,
  account = backup.account,
  copies = browserCopies(),
  watch: BringBackWatch = {},
): Promise<Result<Restored, RestoreRefusal>> {
  const { tables, books, entries } = backup;
  const answer = { answer: { books, entries }, sequence: lastSequence(tables) };
  return bringBack({ target, account, copies, reason: "restore", ...watch }, async () => ({
    tables,
    answer,
  }));
}
