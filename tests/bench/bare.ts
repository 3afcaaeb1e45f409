/** The minimum IndexedDB work for the same records, without any product code. */

function settled(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

/** A store by name: its key and the unique index that it has in the product, if any. */
interface BareStore {
  readonly key: string | string[];
  readonly unique?: string;
}

export function openBare(name: string, stores: Readonly<Record<string, BareStore>>): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      for (const [store, { key, unique }] of Object.entries(stores)) {
        const made = request.result.createObjectStore(store, { keyPath: key });
        if (unique !== undefined) made.createIndex(unique, unique, { unique: true });
      }
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** One strict-durability transaction that puts these records. */
export async function bareWrite(
  db: IDBDatabase,
  records: Readonly<Record<string, readonly unknown[]>>,
): Promise<void> {
  const transaction = db.transaction(Object.keys(records), "readwrite", { durability: "strict" });
  for (const [store, rows] of Object.entries(records)) {
    const target = transaction.objectStore(store);
    for (const row of rows) target.put(row);
  }
  await settled(transaction);
}

/** One range read of these records. */
export function bareRead(db: IDBDatabase, store: string, range: IDBKeyRange): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const request = db.transaction(store).objectStore(store).getAll(range);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

/** The longest pause of the page while the work runs. */
export async function longestPause(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 4);
  await work();
  clearInterval(timer);
  return longest;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Mean of the middle half: free of outliers like a median, and finer than the clock, whose step is 0.1 ms. */
export function middleMean(values: readonly number[]): number {
  const quarter = Math.floor(values.length / 4);
  const middle = values.toSorted((a, b) => a - b).slice(quarter, values.length - quarter);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}
