import { StorageError } from "../engine/storage-error.ts";

/** How long another page may block a deletion. Pages of this application release the database at once when asked. */
const BLOCKED_AFTER_MS = 3000;

/** After this long without a word the store counts as busy: nobody waits for a deletion without an end (ST-16). */
const ANSWER_MS = 20_000;

/**
 * True if the database was deleted; false if another page holds it (the browser then deletes it when that page
 * closes). Throws a StorageError if the store does not answer: it may still delete it later, so nothing follows from it.
 */
export function removeDatabase(
  name: string,
  patience = BLOCKED_AFTER_MS,
  most = ANSWER_MS,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    const silent = setTimeout(() => reject(new StorageError("busy", "no answer")), most);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (answer: () => void): void => {
      clearTimeout(silent);
      clearTimeout(timer);
      answer();
    };
    request.onblocked = () => {
      timer ??= setTimeout(() => settle(() => resolve(false)), patience);
    };
    request.onsuccess = () => settle(() => resolve(true));
    request.onerror = () => settle(() => reject(request.error));
  });
}
