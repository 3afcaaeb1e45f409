import { classifyError, type StorageTrouble } from "./storage-error.ts";

/**
 * After this long without an answer the store counts as busy: no screen waits without an end. Longer than the time after
 * which a wait is said to be slow (ST-16), which may still end well.
 */
export const OPEN_MS = 20_000;

/** What a raw open found. Nothing is created: an upgrade, which only a missing database asks for, is aborted. */
type Existing =
  | { readonly kind: "open"; readonly db: IDBDatabase }
  | { readonly kind: "absent" }
  | { readonly kind: "failed"; readonly trouble: StorageTrouble; readonly detail: string };

const failed = (trouble: StorageTrouble, detail: string): Existing => ({ kind: "failed", trouble, detail });

/**
 * Opens a database at its current version. Damage is nearly silent: the browser replaces a damaged store with an empty
 * one and reports it only once, in `dataLoss` (ST-03, measured). Any other failure to open says nothing about the data.
 */
export function openExisting(name: string, patience = OPEN_MS): Promise<Existing> {
  return new Promise((resolve) => {
    let request: IDBOpenDBRequest;
    try {
      if (typeof indexedDB === "undefined") throw new Error("indexedDB is undefined");
      request = indexedDB.open(name);
    } catch (error) {
      resolve(failed("missing", String(error)));
      return;
    }
    let answer: Existing | null = null;
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      resolve(failed("busy", "no answer"));
    }, patience);
    const settle = (found: Existing): void => {
      clearTimeout(timer);
      resolve(found);
    };
    request.onupgradeneeded = (event) => {
      const { dataLoss } = event as IDBVersionChangeEvent & { dataLoss?: string };
      answer = dataLoss === "total" ? failed("damaged", "dataLoss") : { kind: "absent" };
      request.transaction?.abort();
    };
    request.onsuccess = () => {
      const db = request.result;
      db.onversionchange = () => db.close();
      if (late) db.close();
      settle({ kind: "open", db });
    };
    request.onerror = (event) => {
      event.preventDefault();
      const { error } = request;
      const trouble = classifyError(error);
      const detail = `${error?.name ?? "error"}: ${error?.message ?? ""}`;
      settle(answer ?? failed(trouble === "bug" ? "busy" : trouble, detail));
    };
  });
}
