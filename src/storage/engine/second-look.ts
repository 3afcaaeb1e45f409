import { classifyError, StorageError, type StorageTrouble } from "./storage-error.ts";

const TRIAL = "cuadra-espacio";
/** Enough that a disk without room refuses it, little enough to cost nothing. */
const TRIAL_BYTES = 256 * 1024;
const PATIENCE_MS = 8000;

/** The browser does not let this page keep anything there, whatever room there is: a private window, a policy. */
const NOT_ALLOWED: ReadonlySet<string> = new Set(["SecurityError", "NotAllowedError", "NotSupportedError"]);

/**
 * Whether the browser can still keep something outside IndexedDB: null if it cannot be asked. On a full disk Chromium
 * says of IndexedDB only that it could not open it, while any other write fails as well (measured).
 */
async function tryToWrite(): Promise<boolean | null> {
  if (typeof caches === "undefined") return null;
  try {
    const cache = await caches.open(TRIAL);
    await cache.put("/espacio", new Response(new Uint8Array(TRIAL_BYTES)));
    return true;
  } catch (error) {
    return NOT_ALLOWED.has((error as Error | null)?.name ?? "") ? null : false;
  } finally {
    await caches.delete(TRIAL).catch(() => false);
  }
}

export function canWriteMore(): Promise<boolean | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  return Promise.race([tryToWrite(), late]);
}

/** "busy" says that the store did not open; why, a second look may tell: nothing else can be written either. */
export async function secondLook(found: StorageTrouble): Promise<StorageTrouble> {
  return found === "busy" && (await canWriteMore()) === false ? "full" : found;
}

/** The error to rethrow: a StorageError with its kind for a storage failure, a bug unchanged. */
export async function asStorageError(error: unknown): Promise<unknown> {
  const trouble = await secondLook(classifyError(error));
  return trouble === "bug" ? error : new StorageError(trouble, String(error), { cause: error });
}
