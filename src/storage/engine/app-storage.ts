import type { Clock } from "#domain/kernel/clock.ts";
import type { NewId } from "#domain/kernel/ids.ts";
import { type HealthStore, makeHealth } from "../health/health.ts";
import { sentinel } from "../health/sentinel.ts";
import { PAGE_SIZE } from "../pages/pages.ts";
import { SCHEMA } from "../versions/index.ts";
import { guardConnection } from "./connection.ts";
import { CuadraDatabase, type DatabaseOptions } from "./database.ts";
import { accountOfDatabase } from "./database-names.ts";
import { newId, systemClock } from "./environment.ts";
import { OPEN_MS } from "./open-existing.ts";
import { defaultPlan, type PlanSource } from "./plan-source.ts";
import { isNewerThan, type Probe, probeDatabase } from "./probe.ts";
import { asStorageError } from "./second-look.ts";
import { watchWait } from "./slow-waits.ts";
import { StorageError } from "./storage-error.ts";

/** An open account database with its clock, ids, health and plan. Passed to all commands and queries. */
export interface AppStorage {
  readonly name: string;
  readonly db: CuadraDatabase;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly health: HealthStore;
  /** Schema that this code writes; a database with another one is not written to. */
  readonly schema: number;
  /** Entries per page; smaller in tests, so that a short history fills and splits pages. */
  readonly pageSize: number;
  readonly plan: PlanSource;
  close(): void;
}

export interface OpenOptions extends DatabaseOptions {
  readonly clock?: Clock;
  readonly newId?: NewId;
  /** Whether to create a missing database: only for a new account, a guest, the sample. */
  readonly create?: boolean;
  readonly pageSize?: number;
  /** Called before an older database gets this version's schema; it decides itself what a failure means. */
  readonly beforeUpgrade?: () => Promise<unknown>;
  /** Plan that applies to commands. Default: `defaultPlan` (none for the sample, else the free one). */
  readonly plan?: PlanSource;
}

/** How long another page may block the opening before it fails as blocked (UP-03). */
const BLOCKED_AFTER_MS = 3000;

function refuseUnlessUsable(probe: Probe, schema: number, name: string, create: boolean): void {
  if (probe.kind === "failed") throw new StorageError(probe.trouble, probe.detail);
  if (probe.kind === "present" && isNewerThan(schema, probe.version)) {
    throw new StorageError("newer", `version ${probe.version}`);
  }
  if (probe.kind === "absent" && (hasHistory(name) || !create))
    throw new StorageError("lost", `${name} is absent`);
}

/** True if the sentinel recorded a commit in this database. */
function hasHistory(name: string): boolean {
  const account = accountOfDatabase(name);
  return account !== null && (sentinel.known()[account]?.sequence ?? 0) > 0;
}

/**
 * Writes the schema number and the identity if the database is new; throws if newer code was here first. Returns the
 * identity.
 */
async function firstContents(db: CuadraDatabase, schema: number, identity: string): Promise<string> {
  return db.transaction("rw", db.meta, async () => {
    const found = await db.meta.get("schema");
    if (found !== undefined && Number(found.value) > schema) throw new StorageError("newer");
    // Present but empty: it replaced a lost database.
    if (found === undefined && hasHistory(db.name)) throw new StorageError("lost", `${db.name} is empty`);
    if (found?.value !== schema) await db.meta.put({ key: "schema", value: schema });
    const known = await db.meta.get("identity");
    if (known !== undefined) return String(known.value);
    await db.meta.put({ key: "identity", value: identity });
    return identity;
  });
}

/** `upgrades`: whether the database changes its version, which may take as long as its data need. */
async function open(db: CuadraDatabase, upgrades: boolean): Promise<void> {
  let blocked: ReturnType<typeof setTimeout> | undefined;
  let silent: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    db.on("blocked", () => {
      blocked ??= setTimeout(() => reject(new StorageError("blocked")), BLOCKED_AFTER_MS);
    });
    if (!upgrades) silent = setTimeout(() => reject(new StorageError("busy", "no answer")), OPEN_MS);
  });
  try {
    await Promise.race([db.open(), late]);
  } finally {
    clearTimeout(blocked);
    clearTimeout(silent);
  }
}

/**
 * Opens an account's database. Throws a StorageError: full, busy, damaged, newer (made by a later version), lost
 * (absent though the sentinel knows it), blocked (another page holds an older version), missing (no storage here).
 */
export function openAccountDatabase(name: string, options: OpenOptions = {}): Promise<AppStorage> {
  return watchWait(openChecked(name, options));
}

async function openChecked(name: string, options: OpenOptions): Promise<AppStorage> {
  const schema = options.versions?.length ?? SCHEMA;
  const probe = await probeDatabase(name);
  refuseUnlessUsable(probe, schema, name, options.create ?? false);
  const upgrades = probe.kind !== "present" || probe.version !== schema * 10;
  if (upgrades && probe.kind === "present") await options.beforeUpgrade?.();
  const db = new CuadraDatabase(name, options);
  const health = makeHealth();
  const connection = guardConnection(db, health);
  const ids = options.newId ?? newId;
  try {
    await open(db, upgrades);
    connection.identity = await firstContents(db, schema, ids("command"));
  } catch (error) {
    connection.close();
    throw await asStorageError(error);
  }
  return {
    name,
    db,
    clock: options.clock ?? systemClock,
    newId: ids,
    health,
    schema,
    pageSize: options.pageSize ?? PAGE_SIZE,
    plan: options.plan ?? defaultPlan(name),
    close: () => {
      sentinel.flush();
      connection.close();
    },
  };
}
