import type { Result } from "#domain/kernel/result.ts";
import { browserCopies } from "../copies/copies.ts";
import type { AppStorage } from "../engine/app-storage.ts";
import { bringBack, type RestoreRefusal, replaceContents } from "./bring-back.ts";
import { mergeTables } from "./merge-tables.ts";
import type { Backup } from "./read-backup.ts";
import { lastSequence } from "./restore-backup.ts";

export interface Merged {
  /** Books that did not exist here. */
  readonly added: number;
  /** Books of which the backup had a later state. */
  readonly updated: number;
  /** Books changed on both sides: the backup's version is added as a separate book. */
  readonly beside: number;
  /** False if the backup had nothing new. */
  readonly changed: boolean;
}

/** Merges a backup into the account's data: nothing that exists here is removed (BR-06). */
export function mergeBackup(
  storage: AppStorage,
  backup: Backup,
  account = backup.account,
  copies = browserCopies(),
): Promise<Result<Merged, RestoreRefusal>> {
  const { db, newId, clock } = storage;
  return bringBack({ storage, account, copies }, async () => {
    const rows = await Promise.all(
      db.tables.map(async (table): Promise<[string, object[]]> => [table.name, await table.toArray()]),
    );
    const { tables, added, updated, beside } = mergeTables(Object.fromEntries(rows), backup.tables, {
      newId,
      at: clock.now(),
    });
    if (tables !== null) await replaceContents(db, tables);
    return {
      answer: { added, updated, beside, changed: tables !== null },
      sequence: tables === null ? null : lastSequence(tables),
    };
  });
}
