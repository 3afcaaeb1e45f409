import type { Clock } from "#domain/kernel/clock.ts";
import type { NewId } from "#domain/kernel/ids.ts";
import { REGISTRY_DATABASE } from "../engine/database-names.ts";
import { newId, systemClock } from "../engine/environment.ts";
import { openOnce } from "../engine/open-once.ts";
import { isNewerThan, probeDatabase } from "../engine/probe.ts";
import { StorageError } from "../engine/storage-error.ts";
import { sentinel } from "../health/sentinel.ts";
import { RegistryDatabase } from "./registry-database.ts";
import { REGISTRY_SCHEMA } from "./registry-schema.ts";

/** The open registry with its clock and ids. */
export interface Registry {
  readonly db: RegistryDatabase;
  readonly clock: Clock;
  readonly newId: NewId;
  close(): void;
}

function sentinelKnowsAccounts(): boolean {
  return Object.keys(sentinel.known()).length > 0;
}

async function refuseUnlessUsable(): Promise<void> {
  const probe = await probeDatabase(REGISTRY_DATABASE);
  if (probe.kind === "failed") throw new StorageError(probe.trouble, probe.detail);
  if (probe.kind === "present" && isNewerThan(REGISTRY_SCHEMA, probe.version))
    throw new StorageError("newer");
  if (probe.kind === "absent" && sentinelKnowsAccounts())
    throw new StorageError("lost", "the registry is absent");
}

/**
 * Throws if newer code wrote here, or if this is not the registry that was opened. Call within a write transaction.
 */
export async function checkRegistrySchema(db: RegistryDatabase): Promise<void> {
  const found = await db.meta.get("schema");
  if (found === undefined) throw new StorageError("lost", "the registry has no schema number");
  if (found.value !== REGISTRY_SCHEMA) throw new StorageError("newer");
}

/**
 * Writes the schema number. An empty registry while the sentinel knows accounts is a loss, not a first visit (ST-03).
 */
async function firstContents(db: RegistryDatabase): Promise<void> {
  await db.transaction("rw", db.meta, db.accounts, async () => {
    const found = await db.meta.get("schema");
    if (found !== undefined && Number(found.value) > REGISTRY_SCHEMA) throw new StorageError("newer");
    if ((await db.accounts.count()) === 0 && sentinelKnowsAccounts()) throw new StorageError("lost");
    if (found === undefined) await db.meta.put({ key: "schema", value: REGISTRY_SCHEMA });
  });
}

const registry = openOnce<RegistryDatabase, Registry>({
  make: async () => {
    await refuseUnlessUsable();
    return new RegistryDatabase();
  },
  ready: async (db, close) => {
    await firstContents(db);
    return { db, clock: systemClock, newId, close };
  },
});

/** Opens the registry at the first call. Throws a StorageError: damaged, newer, lost or missing. */
export function openRegistry(): Promise<Registry> {
  return registry.open();
}
