import { inTime } from "../engine/in-time.ts";
import { openExisting } from "../engine/open-existing.ts";
import { StorageError } from "../engine/storage-error.ts";

// IndexedDB without a library: reads data as it is, even if the rest of the application cannot open it (backup,
// verification, recovery).

export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/**
 * Opens a database at its current version; null if it does not exist, without creating it. Throws a StorageError. The
 * connection closes itself when the database is upgraded or deleted elsewhere.
 */
export async function openRaw(name: string, patience?: number): Promise<IDBDatabase | null> {
  const found = await openExisting(name, patience);
  if (found.kind === "failed") throw new StorageError(found.trouble, found.detail);
  return found.kind === "open" ? found.db : null;
}

/** Opens, runs `work` and closes; null if the database does not exist. */
export async function withRaw<T>(
  name: string,
  work: (db: IDBDatabase) => Promise<T>,
  patience?: number,
): Promise<T | null> {
  const db = await openRaw(name, patience);
  if (db === null) return null;
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

/** Whether any record but those that identify the database is there: work without a book is work too. */
export async function hasWork(db: IDBDatabase): Promise<boolean> {
  const stores = Array.from(db.objectStoreNames).filter((store) => store !== "meta");
  if (stores.length === 0) return false;
  const transaction = db.transaction(stores);
  const counts = await Promise.all(stores.map((store) => answerOf(transaction.objectStore(store).count())));
  return counts.some((count) => count > 0);
}

/** The wanted stores that exist: an older database lacks newer ones. */
export function presentStores(db: IDBDatabase, wanted: readonly string[]): string[] {
  return wanted.filter((name) => db.objectStoreNames.contains(name));
}

/**
 * One read-write transaction over all stores, with strict durability: all that `work` writes, or nothing. `work` must
 * not wait for anything but requests of this transaction (ST-08); if it throws, everything is rolled back.
 */
export async function writeWhole<T>(
  db: IDBDatabase,
  work: (transaction: IDBTransaction) => Promise<T>,
): Promise<T> {
  const stores = Array.from(db.objectStoreNames);
  const transaction = db.transaction(stores, "readwrite", { durability: "strict" });
  const ended = new Promise<"written" | "rolled back">((resolve) => {
    transaction.oncomplete = () => resolve("written");
    transaction.onabort = () => resolve("rolled back");
  });
  let failure: unknown = new StorageError("closed", "aborted");
  try {
    const done = await work(transaction);
    if ((await ended) === "written") return done;
  } catch (error) {
    failure = error;
    abortIfOpen(transaction);
    await ended;
  }
  // The transaction's own error says more than that of a request that ended with it, as when there is no room left.
  throw transaction.error ?? failure;
}

function abortIfOpen(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It ended by itself.
  }
}

type Batch = readonly [rows: readonly unknown[], keys: readonly IDBValidKey[]];

function readBatch(store: IDBObjectStore, range: IDBKeyRange | null, size: number): Promise<Batch> {
  return Promise.all([answerOf(store.getAll(range, size)), answerOf(store.getAllKeys(range, size))]);
}

/**
 * Reads the records of a store within a range of keys, a batch at a time, in the order of keys. `visit` decides
 * with false that it has seen enough; it must not wait for anything, or the transaction ends under it. The store reads
 * the next batch while this one is visited. `patience`: after this long without an answer it fails as busy.
 */
export async function eachBatch(
  store: IDBObjectStore,
  range: IDBKeyRange | null,
  size: number,
  visit: (rows: readonly unknown[], keys: readonly IDBValidKey[]) => boolean | undefined,
  patience?: number,
): Promise<void> {
  let batch: Promise<Batch> | null = readBatch(store, range, size);
  while (batch !== null) {
    const [rows, keys]: Batch = await (patience === undefined ? batch : inTime(batch, patience));
    const last = keys.at(-1);
    batch = rows.length < size || last === undefined ? null : readBatch(store, after(last, range), size);
    // Nobody waits for a batch that was asked for in vain, nor for its failure.
    batch?.catch(() => undefined);
    if (visit(rows, keys) === false) return;
  }
}

function after(last: IDBValidKey, range: IDBKeyRange | null): IDBKeyRange {
  return range?.upper === undefined
    ? IDBKeyRange.lowerBound(last, true)
    : IDBKeyRange.bound(last, range.upper, true, range.upperOpen);
}

/** Range of the array keys that begin with these parts. */
export function startingWith(...parts: readonly string[]): IDBKeyRange {
  return IDBKeyRange.bound([...parts], [...parts, []]);
}
