import type { Clock } from "#domain/kernel/clock.ts";
import type { NewId } from "#domain/kernel/ids.ts";
import { guardConnection } from "../engine/connection.ts";
import { newId, systemClock } from "../engine/environment.ts";
import { inTime } from "../engine/in-time.ts";
import { OPEN_MS } from "../engine/open-existing.ts";
import { isNewerThan, type Probe, probeDatabase } from "../engine/probe.ts";
import { asStorageError } from "../engine/second-look.ts";
import { watchWait } from "../engine/slow-waits.ts";
import { classifyError, StorageError } from "../engine/storage-error.ts";
import { type HealthStore, makeHealth } from "../health/health.ts";
import { noteTrouble, placeOf } from "../health/recent-troubles.ts";
import type { ClassDatabase, ClassDatabaseOptions } from "./class-database.ts";
import { hasClassMark } from "./class-marks.ts";
import { CLASS_SCHEMA } from "./class-schema.ts";

/** An open database of the academic edition. */
export interface ClassStorage<Db extends ClassDatabase = ClassDatabase> {
  readonly name: string;
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly health: HealthStore;
  readonly schema: number;
  close(): void;
}

export interface OpenClassOptions extends ClassDatabaseOptions {
  readonly clock?: Clock;
  readonly newId?: NewId;
}

function refuseUnusable(probe: Probe, schema: number, name: string): void {
  if (probe.kind === "failed") throw new StorageError(probe.trouble, probe.detail);
  if (probe.kind === "present" && isNewerThan(schema, probe.version))
    throw new StorageError("newer", `version ${probe.version}`);
  if (probe.kind === "absent" && hasClassMark(name)) throw new StorageError("lost", `${name} is absent`);
}

/** Writes schema number and identity into a new database; answers the identity. */
function firstRows(db: ClassDatabase, schema: number, identity: string): Promise<string> {
  return db.transaction("rw", db.meta, async () => {
    const found = await db.meta.get("schema");
    if (found !== undefined && Number(found.value) > schema) throw new StorageError("newer");
    if (found === undefined && hasClassMark(db.name)) throw new StorageError("lost", `${db.name} is empty`);
    if (found?.value !== schema) await db.meta.put({ key: "schema", value: schema });
    const named = await db.meta.get("identity");
    if (named !== undefined) return String(named.value);
    await db.meta.put({ key: "identity", value: identity });
    return identity;
  });
}

async function openChecked<Db extends ClassDatabase>(
  make: new (name: string, options: ClassDatabaseOptions) => Db,
  name: string,
  options: OpenClassOptions,
): Promise<ClassStorage<Db>> {
  const schema = options.schema ?? CLASS_SCHEMA;
  refuseUnusable(await probeDatabase(name), schema, name);
  const db = new make(name, options);
  const health = makeHealth();
  const connection = guardConnection(db, health);
  const ids = options.newId ?? newId;
  try {
    await inTime(Promise.resolve(db.open()), OPEN_MS);
    connection.identity = await firstRows(db, schema, ids("command"));
  } catch (error) {
    connection.close();
    throw await asStorageError(error);
  }
  const clock = options.clock ?? systemClock;
  return { name, db, clock, newId: ids, health, schema, close: connection.close };
}

/**
 * Opens a database of the edition, and makes it if it never was. Throws a StorageError, as the books' databases do:
 * damaged, newer, lost, busy, full, blocked or missing.
 */
export function openClassStorage<Db extends ClassDatabase>(
  make: new (name: string, options: ClassDatabaseOptions) => Db,
  name: string,
  options: OpenClassOptions = {},
): Promise<ClassStorage<Db>> {
  return watchWait(openChecked(make, name, options)).catch((error: unknown) => {
    noteTrouble(classifyError(error), `open ${placeOf(error)}`);
    throw error;
  });
}
