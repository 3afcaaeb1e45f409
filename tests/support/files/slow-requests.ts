/** A request whose answer comes later; what waits for it sets `onsuccess` as on any other. */
interface LateRequest {
  onsuccess: (() => void) | null;
  onerror: (() => void) | null;
  readonly result: unknown;
  readonly error: unknown;
}

const ASKED = ["get", "getAll", "getAllKeys", "getKey", "count", "add", "put", "clear", "delete"] as const;
type Store = Record<(typeof ASKED)[number], (this: IDBObjectStore, ...all: unknown[]) => IDBRequest>;

/** A request that answers after so many others of its transaction, which keep it alive meanwhile. */
function late(real: Store, store: IDBObjectStore, request: IDBRequest, times: number): LateRequest {
  const held: LateRequest = {
    onsuccess: null,
    onerror: null,
    get result() {
      return request.result;
    },
    get error() {
      return request.error;
    },
  };
  const wait = (left: number): void => {
    if (left === 0) held.onsuccess?.();
    else real.count.call(store).onsuccess = () => wait(left - 1);
  };
  request.onsuccess = () => wait(times);
  request.onerror = () => held.onerror?.();
  return held;
}

/**
 * Delays the answers that bare IndexedDB gives to whatever goes past the library, whose own connection is `library`.
 * Call the returned function to end it.
 */
export function slowRequests(library: IDBDatabase, next: () => number): () => void {
  const stores = IDBObjectStore.prototype as unknown as Store;
  const real = { ...stores };
  for (const name of ASKED) real[name] = stores[name];
  let asked = 0;
  for (const name of ASKED)
    stores[name] = function (...all) {
      const request = real[name].apply(this, all);
      if (this.transaction.db === library) return request;
      asked += 1;
      return late(real, this, request, next()) as unknown as IDBRequest;
    };
  return () => {
    Object.assign(stores, real);
    if (asked === 0) throw new Error("nothing went past the library");
  };
}
