import type { CommandId } from "#domain/kernel/ids.ts";
import { ChangedMeanwhile } from "../backup/bring-back.ts";
import type { BackupAccount } from "../backup/make-backup.ts";
import type { Backup } from "../backup/read-backup.ts";
import { lastCommand, metaRow, replaceContents } from "../backup/replace-contents.ts";
import { saveCopy } from "../copies/copies.ts";
import type { Copies } from "../copies/copies-place.ts";
import { newId, systemClock } from "../engine/environment.ts";
import { secondLook } from "../engine/second-look.ts";
import { classifyReadError, StorageError } from "../engine/storage-error.ts";
import { hasWork, withRaw } from "../raw/raw-database.ts";
import type { MetaRow } from "../shapes/rows.ts";
import { SCHEMA } from "../versions/index.ts";

// The long parts of a recovery, without a library and without local storage: a worker has neither.

/**
 * What became of the present contents. copied: in a copy, or there was nothing. unpackable: damaged so that no copy can
 * be packed of them. full: there was no room for one.
 */
export type PresentKept = "copied" | "unpackable" | "full";

/** Saves the present contents as a copy before they are replaced. */
export async function keepPresent(
  name: string,
  account: BackupAccount,
  copies: Copies | null,
): Promise<PresentKept> {
  try {
    await withRaw(name, async (db) => {
      if (!(await hasWork(db))) return;
      if (copies === null) throw new StorageError("missing", "no cache for copies");
      await saveCopy(db, account, copies, { at: systemClock.now(), reason: "restore" });
    });
    return "copied";
  } catch (error) {
    return (await secondLook(classifyReadError(error))) === "full" ? "full" : "unpackable";
  }
}

function writeIdentity(transaction: IDBTransaction, known: MetaRow | undefined): void {
  const meta = transaction.objectStore("meta");
  meta.put({ key: "schema", value: SCHEMA } satisfies MetaRow);
  if (known === undefined) meta.put({ key: "identity", value: newId("command") } satisfies MetaRow);
}

export interface Replacing {
  readonly name: string;
  /** By which it is known afterwards whether this was written. */
  readonly id: CommandId;
  /** The last command when the copy was begun; undefined if that could not be read. */
  readonly before: unknown;
}

/**
 * Replaces everything in a database, whose tables are there, by a backup. "changed": another tab saved something after
 * the copy, which holds it not, so nothing was replaced. Throws if it cannot be written; then nothing was.
 */
export async function replacePresent(
  { name, id, before }: Replacing,
  { tables }: Backup,
  onProgress?: (done: number) => void,
): Promise<"written" | "changed"> {
  try {
    const done = await withRaw(name, (db) =>
      replaceContents(
        db,
        async (transaction) => {
          const schema = await metaRow(transaction, "schema");
          if (schema !== undefined && Number(schema.value) > SCHEMA) throw new StorageError("newer");
          if (before !== undefined && (await lastCommand(transaction)) !== before)
            throw new ChangedMeanwhile();
          writeIdentity(transaction, await metaRow(transaction, "identity"));
          return { tables, answer: "written" as const };
        },
        { id, ...(onProgress && { onProgress }) },
      ),
    );
    if (done === null) throw new StorageError("lost", `${name} is absent`);
    return done;
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return "changed";
    throw error;
  }
}
