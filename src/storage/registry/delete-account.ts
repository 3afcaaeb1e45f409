import type { AccountId } from "#domain/kernel/ids.ts";
import { userDatabase } from "../engine/database-names.ts";
import { sentinel } from "../health/sentinel.ts";
import { forgetFilesOf } from "../waiting-files/waiting-files.ts";
import { eraseTraces } from "./erase-traces.ts";
import { checkRegistrySchema, openRegistry, type Registry } from "./registry.ts";
import { removeDatabase } from "./remove-database.ts";

/** `pending`: another page still holds the database; the rest is done at the next start. */
export type DeletionOutcome = "deleted" | "pending";

/**
 * The order matters. The row goes last and is marked first, so that a crash at any point leaves a mark from which the
 * next start goes on; the sentinel forgets before the row goes, so that no empty registry looks like a loss.
 */
async function finish(registry: Registry, id: AccountId): Promise<DeletionOutcome> {
  if (!(await removeDatabase(userDatabase(id)))) return "pending";
  await forgetFilesOf(id);
  await eraseTraces(id);
  sentinel.accountRemoved(id);
  const { db } = registry;
  await db.transaction("rw", db.meta, db.accounts, async () => {
    await checkRegistrySchema(db);
    await db.accounts.delete(id);
  });
  return "deleted";
}

/** Deletes the account and everything of it on this device (AU-16). Sign it out everywhere first. */
export async function deleteAccount(id: AccountId): Promise<DeletionOutcome> {
  const registry = await openRegistry();
  const { db, clock } = registry;
  const at = clock.now();
  await db.transaction("rw", db.meta, db.accounts, async () => {
    await checkRegistrySchema(db);
    // The address is free again at once, and nothing of the password stays.
    const gone = { deletedAt: at, email: `deleted ${id}`, name: "", salt: "", hash: "", sessionKey: "" };
    await db.accounts.where({ id }).modify(gone);
  });
  return finish(registry, id);
}

/** Goes on with deletions that a crash or another page interrupted. */
export async function finishDeletions(): Promise<void> {
  const registry = await openRegistry();
  const rows = await registry.db.accounts.toArray();
  for (const row of rows) {
    if (row.deletedAt !== 0) await finish(registry, row.id);
  }
}
