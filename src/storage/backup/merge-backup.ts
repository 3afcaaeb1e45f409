import type { Result } from "#domain/kernel/result.ts";
import { browserCopies } from "../copies/copies.ts";
import type { AppStorage } from "../engine/app-storage.ts";
import { bringBack, type RestoreRefusal, replaceContents } from "./bring-back.ts";
import { mergeTables } from "./merge-tables.ts";
import type { Backup } from "./read-backup.ts";
import { lastSequence } from "./restore-backup.ts";

export interface Merged {
  /** Books that were not here. */
  readonly added: number;
  /** Books of which the backup knew more. */
  readonly updated: number;
  /** Books that both sides changed: the backup's stands beside. */
  readonly beside: number;
  /** False when the backup held nothing that was not here. */
  readonly changed: boolean;
}

/** Brings a backup together with what the account has: nothing that is here goes (BR-06). */
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
