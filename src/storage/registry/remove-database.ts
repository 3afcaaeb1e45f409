/** How long another page may block a deletion. Pages of this application release the database at once when asked. */
const BLOCKED_AFTER_MS = 3000;

/**
 * True if the database was deleted; false if another page holds it (the browser then deletes it when that page
 * closes).
 */
export function removeDatabase(name: string, patience = BLOCKED_AFTER_MS): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    let timer: ReturnType<typeof setTimeout> | undefined;
    request.onblocked = () => {
      timer ??= setTimeout(() => resolve(false), patience);
    };
    request.onsuccess = () => {
      clearTimeout(timer);
      resolve(true);
    };
    request.onerror = () => {
      clearTimeout(timer);
      reject(request.error);
    };
  });
}
