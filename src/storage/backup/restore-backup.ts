import type { Result } from "#domain/kernel/result.ts";
import { browserCopies } from "../copies/copies.ts";
import { answerOf } from "../raw/raw-database.ts";
import type { AttachmentBytesRow, AuditRow } from "../shapes/rows.ts";
import { type BringBackWatch, bringBack, type RestoreRefusal, type RestoreTarget } from "./bring-back.ts";
import type { Tables } from "./copy-tables.ts";
import { type Backup, filesWithoutBytes } from "./read-backup.ts";

export function lastSequence(tables: Tables): number {
  return ((tables.audit ?? []) as readonly AuditRow[]).reduce((last, row) => Math.max(last, row.seq ?? 0), 0);
}

export interface Restored {
  readonly books: number;
  readonly entries: number;
}

/** Bytes that the backup lacks and this device still holds: a copy made without files costs none here (AD-10). */
async function bytesHere(transaction: IDBTransaction, tables: Tables): Promise<readonly object[]> {
  const hashes = new Set(filesWithoutBytes(tables).map(({ hash }) => hash));
  if (hashes.size === 0) return [];
  const store = transaction.objectStore("attachmentBytes");
  const found = await Promise.all(
    [...hashes].map((hash) => answerOf<AttachmentBytesRow | undefined>(store.get(hash))),
  );
  return found.filter((row) => row !== undefined);
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
  return bringBack({ target, account, copies, reason: "restore", ...watch }, async (transaction) => {
    const kept = await bytesHere(transaction, tables);
    const attachmentBytes = [...(tables.attachmentBytes ?? []), ...kept];
    return { tables: kept.length === 0 ? tables : { ...tables, attachmentBytes }, answer };
  });
}
