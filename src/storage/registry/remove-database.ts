/** How long another page may hold a database that is to go. Pages of this application let go at once when told. */
const BLOCKED_AFTER_MS = 3000;

/** True when the database is gone; false when another page holds it (the browser then deletes it when that one closes). */
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
