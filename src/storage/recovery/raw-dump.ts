import { REGISTRY_DATABASE } from "../engine/database-names.ts";
import { eachBatch, withRaw } from "../raw/raw-database.ts";

/** Never exported, not even for their owner. */
const SECRETS: ReadonlySet<string> = new Set(["hash", "salt", "sessionKey"]);

const BATCH = 200;
/** Reading one batch takes milliseconds; a store that does not answer is left with what was read of it. */
const READ_MS = 10_000;

/** Accounts whose records go into no file. */
export type Hidden = ReadonlySet<string>;

const NOBODY: Hidden = new Set();

/** Whether the text names one of the hidden accounts. */
const names = (text: string, hidden: Hidden): boolean => [...hidden].some((id) => text.includes(id));

function asJson(database: string, row: unknown): string {
  const hide = (key: string, value: unknown): unknown => {
    if (database === REGISTRY_DATABASE && SECRETS.has(key)) return undefined;
    return typeof value === "bigint" ? String(value) : value;
  };
  try {
    return JSON.stringify(row, hide) ?? "null";
  } catch (error) {
    return JSON.stringify({ unreadable: String(error) });
  }
}

/** All readable records of a store; where reading fails, the error is written instead. */
async function dumpStore(db: IDBDatabase, name: string, hidden: Hidden): Promise<string[]> {
  const pieces: string[] = [`${JSON.stringify(name)}:[`];
  let first = true;
  try {
    const store = db.transaction(name).objectStore(name);
    const add = (rows: readonly unknown[]): true => {
      for (const row of rows) {
        const text = asJson(db.name, row);
        if (names(text, hidden)) continue;
        pieces.push(`${first ? "" : ","}\n${text}`);
        first = false;
      }
      return true;
    };
    await eachBatch(store, null, BATCH, add, READ_MS);
  } catch (error) {
    pieces.push(`${first ? "" : ","}\n${JSON.stringify({ unreadable: String(error) })}`);
  }
  pieces.push("]");
  return pieces;
}

async function dumpDatabase(db: IDBDatabase, hidden: Hidden): Promise<string[]> {
  const pieces: string[] = [`{"version":${db.version},"stores":{`];
  for (const [index, name] of Array.from(db.objectStoreNames).entries()) {
    if (index > 0) pieces.push(",");
    pieces.push(...(await dumpStore(db, name, hidden)));
  }
  pieces.push("}}");
  return pieces;
}

/** Listing is a help, not a need: a store that does not open does not list either. */
const LIST_MS = 3000;
/** Less than elsewhere: several databases are asked in turn, and the user is waiting after pressing a button. */
const OPEN_MS = 4000;

async function listed(): Promise<readonly IDBDatabaseInfo[]> {
  try {
    const late = new Promise<[]>((resolve) => setTimeout(() => resolve([]), LIST_MS));
    return await Promise.race([indexedDB.databases(), late]);
  } catch {
    return [];
  }
}

async function namesOf(known: readonly string[]): Promise<string[]> {
  const ours = (await listed()).map((each) => each.name ?? "").filter((name) => name.startsWith("cuadra"));
  return [...new Set([...known, ...ours])];
}

/**
 * Every record of every database of ours that still opens, unchanged, so that a user can ask for help without losing
 * anything. `known`: names to try even if the browser does not list them. Of `hidden` accounts nothing is in it, neither
 * their databases nor what names them in those of the device.
 */
export async function dumpEverything(known: readonly string[], hidden: Hidden = NOBODY): Promise<Dump> {
  const all = await namesOf(known);
  return dumpThese(
    all.filter((name) => !names(name, hidden)),
    hidden,
  );
}

export interface Dump {
  readonly file: Blob;
  /** How many databases opened. With none the file holds only why. */
  readonly opened: number;
}

/** The same of these databases alone. */
export async function dumpThese(databases: readonly string[], hidden: Hidden = NOBODY): Promise<Dump> {
  const pieces: string[] = ['{"format":"cuadra-datos","databases":{'];
  let first = true;
  let opened = 0;
  for (const name of databases) {
    let content: readonly string[] | null;
    try {
      content = await withRaw(name, (db) => dumpDatabase(db, hidden), OPEN_MS);
      if (content !== null) opened += 1;
    } catch (error) {
      content = [JSON.stringify({ unreadable: String(error) })];
    }
    if (content === null) continue;
    pieces.push(`${first ? "" : ","}\n${JSON.stringify(name)}:`, ...content);
    first = false;
  }
  return { file: new Blob([...pieces, "}}"], { type: "application/json" }), opened };
}
