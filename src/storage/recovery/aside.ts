import { systemClock } from "../engine/environment.ts";
import { inTime } from "../engine/in-time.ts";
import { classifyReadError, StorageError, type StorageTrouble } from "../engine/storage-error.ts";
import { answerOf, withRaw, writeWhole } from "../raw/raw-database.ts";
import { removeDatabase } from "../registry/remove-database.ts";

/**
 * What was set aside: a damaged database's readable records, under another name. Listed until the person removes it.
 * The list lies in local storage, so that it is known without listing databases.
 */
export interface Aside {
  /** Name of the database that holds it. */
  readonly name: string;
  readonly at: number;
  readonly records: number;
  /** Records that the browser no longer gives out. */
  readonly unreadable: number;
}

const DATABASE = "cuadra-apartado-";
const KEY = "cuadra_apartado_";

/** The account's id is in the name: deleting the account finds it. */
const nameFor = (accountId: string, at: number): string => `${DATABASE}${accountId}-${at}`;

function readAside(key: string): Aside | null {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? "null") as Partial<Record<keyof Aside, unknown>>;
    const { at, records, unreadable } = found;
    const sound = [at, records, unreadable].every((each) => Number.isSafeInteger(each));
    const name = key.slice(KEY.length);
    return sound ? { name, at: Number(at), records: Number(records), unreadable: Number(unreadable) } : null;
  } catch {
    return null;
  }
}

/** Newest first; of one account, or of all. */
export function listAside(accountId = ""): Aside[] {
  try {
    return Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? "")
      .filter((key) => key.startsWith(`${KEY}${DATABASE}${accountId}`))
      .map(readAside)
      .filter((each) => each !== null)
      .sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

interface Row {
  readonly key: IDBValidKey;
  readonly value: unknown;
}

interface StoreRows {
  readonly name: string;
  readonly keyPath: string | string[] | null;
  readonly rows: readonly Row[];
  readonly unreadable: number;
}

const BATCH = 100;
/** Reading one batch takes milliseconds. */
const READ_MS = 10_000;

/** What says nothing of the record that was asked for: the connection is gone, or the store does not answer. */
const OF_THE_STORE: ReadonlySet<StorageTrouble> = new Set(["closed", "full", "blocked", "missing"]);

/**
 * Null where the record cannot be read, also where it fails at once. Throws where the store itself gave up: what was not
 * looked at must not be taken for unreadable, for its original is removed afterwards.
 */
async function tryRead<T>(ask: () => IDBRequest<T>): Promise<T | null> {
  const answer = new Promise<T>((resolve, reject) => answerOf(ask()).then(resolve, reject));
  try {
    return await inTime(answer, READ_MS);
  } catch (error) {
    const isSilent = error instanceof StorageError;
    if (isSilent || OF_THE_STORE.has(classifyReadError(error))) throw error;
    return null;
  }
}

/** One record at a time: one that cannot be read ends its transaction, so each has its own. */
async function readOneByOne(db: IDBDatabase, name: string, keys: readonly IDBValidKey[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const key of keys) {
    // What is missing is counted by the caller: fewer rows than keys.
    const found = await tryRead<unknown>(() => db.transaction(name).objectStore(name).get(key));
    if (found !== null) rows.push({ key, value: found });
  }
  return rows;
}

async function readStore(db: IDBDatabase, name: string): Promise<StoreRows> {
  const store = db.transaction(name).objectStore(name);
  const { keyPath } = store;
  const keys = await tryRead(() => store.getAllKeys());
  // How many are lost with it nobody can say; to say none would be wrong.
  if (keys === null) return { name, keyPath, rows: [], unreadable: 1 };
  const rows: Row[] = [];
  for (let from = 0; from < keys.length; from += BATCH) {
    const part = keys.slice(from, from + BATCH);
    const range = IDBKeyRange.bound(part[0], part.at(-1));
    const values = await tryRead(() => db.transaction(name).objectStore(name).getAll(range));
    if (values?.length === part.length)
      part.forEach((key, place) => {
        rows.push({ key, value: values[place] });
      });
    else rows.push(...(await readOneByOne(db, name, part)));
  }
  return { name, keyPath, rows, unreadable: keys.length - rows.length };
}

function openTarget(name: string, stores: readonly StoreRows[]): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    for (const { name: store, keyPath } of stores) request.result.createObjectStore(store, { keyPath });
  };
  return answerOf(request);
}

async function writeStores(name: string, stores: readonly StoreRows[]): Promise<void> {
  const db = await openTarget(name, stores);
  try {
    await writeWhole(db, async (transaction) => {
      for (const { name: store, keyPath, rows } of stores)
        for (const { key, value } of rows)
          transaction.objectStore(store).put(value, ...(keyPath === null ? [key] : []));
    });
  } finally {
    db.close();
  }
}

/**
 * Copies every record that can still be read into a database under another name, and lists it. The original stays.
 * Null if there is nothing to copy. Throws if it cannot be written, or if the store gave up while it was read.
 */
export async function copyAside(source: string, accountId: string): Promise<Aside | null> {
  const stores = await withRaw(source, async (db) => {
    const read: StoreRows[] = [];
    for (const name of Array.from(db.objectStoreNames)) read.push(await readStore(db, name));
    return read;
  });
  if (stores === null || stores.length === 0) return null;
  const at = systemClock.now();
  const name = nameFor(accountId, at);
  const sum = (count: (store: StoreRows) => number) => stores.reduce((all, store) => all + count(store), 0);
  const aside = {
    name,
    at,
    records: sum(({ rows }) => rows.length),
    unreadable: sum(({ unreadable }) => unreadable),
  };
  // Its place in the list comes first: a database that no list knows would never be removed.
  localStorage.setItem(`${KEY}${name}`, JSON.stringify(aside));
  try {
    await writeStores(name, stores);
  } catch (error) {
    await removeAside(aside).catch(() => false);
    throw error;
  }
  return aside;
}

/** Removes it for good, at the person's word. False if another tab holds it. */
export async function removeAside({ name }: Aside): Promise<boolean> {
  const done = await removeDatabase(name);
  if (done) localStorage.removeItem(`${KEY}${name}`);
  return done;
}
