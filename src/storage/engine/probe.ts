/**
 * Result of probing a database before Dexie opens it, by a raw open whose upgrade is aborted, so that nothing is
 * created. Damage is nearly silent: the browser replaces a damaged store with an empty one and reports it only once,
 * in `dataLoss` (ST-03, measured).
 */
export type Probe =
  | { readonly kind: "absent" }
  | { readonly kind: "present"; readonly version: number }
  | { readonly kind: "damaged"; readonly detail: string }
  | { readonly kind: "missing"; readonly detail: string };

/** Whether a database of this native version was written by code with a later schema than `schema`. */
export function isNewerThan(schema: number, version: number): boolean {
  // Dexie's native versions are ten times its own.
  return version >= (schema + 1) * 10;
}

export function probeDatabase(name: string): Promise<Probe> {
  return new Promise((resolve) => {
    let request: IDBOpenDBRequest;
    try {
      if (typeof indexedDB === "undefined") throw new Error("indexedDB is undefined");
      request = indexedDB.open(name);
    } catch (error) {
      resolve({ kind: "missing", detail: String(error) });
      return;
    }
    let answer: Probe | null = null;
    request.onupgradeneeded = (event) => {
      const loss = (event as IDBVersionChangeEvent & { dataLoss?: string; dataLossMessage?: string })
        .dataLoss;
      answer = loss === "total" ? { kind: "damaged", detail: "dataLoss" } : { kind: "absent" };
      request.transaction?.abort();
    };
    request.onsuccess = () => {
      const { version } = request.result;
      request.result.close();
      resolve({ kind: "present", version });
    };
    request.onerror = (event) => {
      event.preventDefault();
      resolve(answer ?? { kind: "damaged", detail: request.error?.name ?? "error" });
    };
  });
}
