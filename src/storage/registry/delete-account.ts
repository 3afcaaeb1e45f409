import type { AccountId } from "#domain/kernel/ids.ts";
import { userDatabase } from "../engine/database-names.ts";
import { inTime } from "../engine/in-time.ts";
import { forgetFolder } from "../folder/folder-record.ts";
import { sentinel } from "../health/sentinel.ts";
import { listAside, removeAside } from "../recovery/aside.ts";
import { forgetFilesOf } from "../waiting-files/waiting-files.ts";
import { eraseTraces } from "./erase-traces.ts";
import { checkRegistrySchema, openRegistry, type Registry } from "./registry.ts";
import { removeDatabase } from "./remove-database.ts";

/** `pending`: another page still holds the database; the rest is done at the next start. */
export type DeletionOutcome = "deleted" | "pending";

/** A cache that hangs holds up no deletion: the row stays marked, and the next start goes on. */
const ERASE_MS = 10_000;

/**
 * Completes a deletion, in this order: the row is marked first and removed last, so that the next start can continue
 * after a crash at any point; the sentinel forgets before the row goes, so that an empty registry does not look like
 * a loss.
 */
async function finish(registry: Registry, id: AccountId): Promise<DeletionOutcome> {
  if (!(await removeDatabase(userDatabase(id)))) return "pending";
  for (const aside of listAside(id)) if (!(await removeAside(aside))) return "pending";
  if (!(await forgetFolder(id))) return "pending";
  await forgetFilesOf(id);
  await inTime(eraseTraces(id), ERASE_MS);
  sentinel.accountRemoved(id);
  const { db } = registry;
  await db.transaction("rw", db.meta, db.accounts, db.preferences, async () => {
    await checkRegistrySchema(db);
    await db.accounts.delete(id);
    await db.preferences.filter(({ value }) => value === id).delete();
  });
  return "deleted";
}

/** Deletes the account and all its data on this device (AU-16). Sign it out everywhere first. */
export async function deleteAccount(id: AccountId): Promise<DeletionOutcome> {
  const registry = await openRegistry();
  const { db, clock } = registry;
  const at = clock.now();
  await db.transaction("rw", db.meta, db.accounts, async () => {
    await checkRegistrySchema(db);
    // The address is free at once, and nothing of the password remains.
    const gone = { deletedAt: at, email: `deleted ${id}`, name: "", salt: "", hash: "", sessionKey: "" };
    await db.accounts.where({ id }).modify(gone);
  });
  return finish(registry, id);
}

/** Continues deletions interrupted by a crash or blocked by another page. */
export async function finishDeletions(): Promise<void> {
  const registry = await openRegistry();
  const rows = await registry.db.accounts.toArray();
  for (const row of rows) {
    if (row.deletedAt !== 0) await finish(registry, row.id);
  }
}
