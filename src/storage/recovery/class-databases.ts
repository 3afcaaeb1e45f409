import { classMarks } from "../classroom/class-marks.ts";
import { CLASS_SCHEMA } from "../classroom/class-schema.ts";
import { type ClassKind, classKindOf, exerciseDatabase } from "../engine/database-names.ts";
import { inTime } from "../engine/in-time.ts";
import { isNewerThan } from "../engine/probe.ts";
import { StorageError } from "../engine/storage-error.ts";
import { exerciseMarks } from "../exercises/exercise-marks.ts";
import { answerOf, eachBatch, hasWork, withRaw } from "../raw/raw-database.ts";
import { SCHEMA } from "../versions/index.ts";
import type { ClassFinding } from "./class-finding.ts";
import { type Findings, stateAfter } from "./look.ts";

// The databases of the academic edition, read without its code, and without changing anything (ED-140).

const OPEN_MS = 8000;
const READ_MS = 15_000;
const LIST_MS = 5000;
const BATCH = 200;

/** What says nothing of a person's work. */
const OWN: ReadonlySet<string> = new Set(["meta", "audit"]);

async function storedSchema(db: IDBDatabase): Promise<number | null> {
  if (!db.objectStoreNames.contains("meta")) return null;
  const store = db.transaction("meta").objectStore("meta");
  const found = await answerOf<{ value?: unknown } | undefined>(store.get("schema"));
  return found === undefined ? null : Number(found.value);
}

/** Every record is read: one that the browser lost shows only then. */
async function countRecords(db: IDBDatabase): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const store of Array.from(db.objectStoreNames)) {
    let count = 0;
    await eachBatch(db.transaction(store).objectStore(store), null, BATCH, (rows) => {
      count += rows.length;
      return true;
    });
    counts[store] = count;
  }
  return counts;
}

async function read(db: IDBDatabase, kind: ClassKind): Promise<Omit<ClassFinding, "name" | "kind">> {
  const known = kind === "exercise" ? SCHEMA : CLASS_SCHEMA;
  const schema = await storedSchema(db);
  const detail = `version ${db.version}`;
  if (isNewerThan(known, db.version) || (schema ?? 0) > known) return { state: "newer", detail, tables: {} };
  // Made by the browser in the place of a lost one. With records in it, it is no such one.
  if (schema === null)
    return { state: (await hasWork(db)) ? "damaged" : "absent", detail: "empty", tables: {} };
  return { state: "open", detail, tables: await countRecords(db) };
}

export async function lookAtClass(name: string): Promise<ClassFinding> {
  const kind = classKindOf(name);
  if (kind === null) throw new StorageError("bug", `${name} is not of the edition`);
  try {
    const found = await inTime(
      withRaw(name, (db) => read(db, kind), OPEN_MS),
      READ_MS,
    );
    return { name, kind, ...(found ?? { state: "absent", detail: "absent", tables: {} }) };
  } catch (error) {
    return { name, kind, state: await stateAfter(error), detail: String(error), tables: {} };
  }
}

async function listed(): Promise<string[]> {
  try {
    const all = await inTime(indexedDB.databases(), LIST_MS);
    return all.map(({ name = "" }) => name).filter((name) => classKindOf(name) !== null);
  } catch {
    return [];
  }
}

/** Those that this device should hold, and those that are there, each looked at. */
export async function lookAtClasses(): Promise<readonly ClassFinding[]> {
  const known = [...classMarks(), ...Object.keys(exerciseMarks()).map(exerciseDatabase)];
  const names = [...new Set([...known.filter((name) => classKindOf(name) !== null), ...(await listed())])];
  const found = await Promise.all(names.sort().map(lookAtClass));
  const marked = new Set(known);
  // One that was never written to and is not there is nothing to tell of.
  return found.filter(({ name, state }) => state !== "absent" || marked.has(name));
}

/** The registry as found when the store gave no answer for it. */
const SILENT: ReadonlySet<Findings["registry"]> = new Set(["busy", "blocked", "closed", "missing"]);

/** The same beside what was found of accounts. A store that gave no answer is not waited for a second time. */
export async function classesBeside({
  registry,
}: Pick<Findings, "registry">): Promise<readonly ClassFinding[]> {
  return SILENT.has(registry) ? [] : lookAtClasses();
}

/** How many records of a person's are in it. */
export function recordsOf({ tables }: ClassFinding): number {
  return Object.entries(tables).reduce((sum, [table, count]) => sum + (OWN.has(table) ? 0 : count), 0);
}
