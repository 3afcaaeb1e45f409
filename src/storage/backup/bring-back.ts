import { err, ok, type Result } from "#domain/kernel/result.ts";
import { type Copies, saveCopy } from "../copies/copies.ts";
import type { AppStorage } from "../engine/app-storage.ts";
import type { CuadraDatabase } from "../engine/database.ts";
import { accountOfDatabase } from "../engine/database-names.ts";
import { newId } from "../engine/environment.ts";
import { checkSchema, type StorageRefusal, trouble } from "../engine/run-command.ts";
import { sentinel } from "../health/sentinel.ts";
import type { MetaRow } from "../shapes/rows.ts";
import type { Tables } from "./copy-tables.ts";
import type { BackupAccount } from "./make-backup.ts";

/** Rows that identify this database; never taken from a file. */
const OWN_META: ReadonlySet<string> = new Set(["schema", "identity", "last"]);

/** Replaces the contents of all tables. Call within a transaction over all of them (BR-05). */
export async function replaceContents(db: CuadraDatabase, tables: Tables): Promise<void> {
  const kept = (await db.meta.toArray()).filter((row) => OWN_META.has(row.key));
  for (const table of db.tables) {
    await table.clear();
    const rows = tables[table.name] ?? [];
    const wanted =
      table.name === "meta"
        ? [...kept, ...(rows as readonly MetaRow[]).filter((row) => !OWN_META.has(row.key))]
        : rows;
    if (wanted.length > 0) await table.bulkAdd([...wanted]);
  }
  await db.meta.put({ key: "last", value: newId("command") });
}

/** `copy-failed`: the present contents could not be copied first, so nothing was changed. */
export type RestoreRefusal = StorageRefusal | { readonly kind: "copy-failed" };

/** True if there was nothing to lose, a copy was made, or this browser has no place for copies. */
async function setAside(
  storage: AppStorage,
  account: BackupAccount,
  copies: Copies | null,
): Promise<boolean> {
  if (copies === null || (await storage.db.books.count()) === 0) return true;
  try {
    await saveCopy(storage.db.backendDB(), account, copies, { at: storage.clock.now(), reason: "restore" });
    return true;
  } catch {
    return false;
  }
}

export interface BringBack {
  readonly storage: AppStorage;
  readonly account: BackupAccount;
  readonly copies: Copies | null;
}

/** Result of the write; `sequence`: last number of the audit trail afterwards, null if nothing changed. */
export interface BroughtBack<Answer> {
  readonly answer: Answer;
  readonly sequence: number | null;
}

/** Copies the present contents first, then writes in one transaction over all tables, all or nothing. */
export async function bringBack<Answer>(
  { storage, account, copies }: BringBack,
  write: () => Promise<BroughtBack<Answer>>,
): Promise<Result<Answer, RestoreRefusal>> {
  const { db, health } = storage;
  const state = health.get();
  if (state !== "ok" && state !== "closed") return err({ kind: "storage", trouble: state });
  const owner = accountOfDatabase(storage.name);
  try {
    if (!(await setAside(storage, { ...account, id: owner ?? account.id }, copies)))
      return err({ kind: "copy-failed" });
    const { answer, sequence } = await db.transaction("rw", db.tables, async () => {
      await checkSchema(storage);
      return write();
    });
    if (owner !== null && sequence !== null)
      sentinel.committed(owner, { schema: storage.schema, sequence, changedAt: storage.clock.now() });
    return ok(answer);
  } catch (error) {
    return err(await trouble(storage, error));
  }
}
