import type { Result } from "#domain/kernel/result.ts";
import { browserCopies } from "../copies/copies.ts";
import { type BringBackWatch, bringBack, type RestoreRefusal, type RestoreTarget } from "./bring-back.ts";
import { mergeTables } from "./merge-tables.ts";
import type { Backup } from "./read-backup.ts";
import { storedRows } from "./replace-contents.ts";
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
  target: RestoreTarget,
  backup: Backup,
  account = backup.account,
  copies = browserCopies(),
  watch: BringBackWatch = {},
): Promise<Result<Merged, RestoreRefusal>> {
  const { newId, clock } = target;
  return bringBack({ target, account, copies, reason: "merge", ...watch }, async (transaction) => {
    const names = Array.from(transaction.objectStoreNames);
    const rows = await Promise.all(
      names.map(async (name): Promise<[string, object[]]> => [name, await storedRows(transaction, name)]),
    );
    const { tables, added, updated, beside } = mergeTables(Object.fromEntries(rows), backup.tables, {
      newId,
      at: clock.now(),
    });
    const sequence = tables === null ? null : lastSequence(tables);
    return { tables, answer: { answer: { added, updated, beside, changed: tables !== null }, sequence } };
  });
}
