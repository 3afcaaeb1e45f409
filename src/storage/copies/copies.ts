import { type BackupAccount, packDatabase } from "../backup/make-backup.ts";
import { inTime } from "../engine/in-time.ts";
import { StorageError } from "../engine/storage-error.ts";
import { openRaw } from "../raw/raw-database.ts";
import type { Copies } from "./copies-place.ts";
import { copiesToKeep } from "./copies-to-keep.ts";
import { type CopyInfo, type CopyReason, INFO_HEADER, readInfo, writeInfo } from "./copy-info.ts";
import { filedCopies } from "./filed-copies.ts";
import { inBoth, withLimits } from "./two-places.ts";

export const COPIES_CACHE = "cuadra-copias";
const FOLDER = "/copias/";

function cachedCopies(): Copies | null {
  if (typeof caches === "undefined") return null;
  const open = () => caches.open(COPIES_CACHE);
  return {
    keys: async () => (await open()).keys(),
    match: async (url) => (await open()).match(url),
    put: async (url, response) => (await open()).put(url, response),
    delete: async (url) => (await open()).delete(url),
  };
}

/**
 * Where this browser keeps copies: its cache, and the newest of each account once more in the origin's own files.
 * What damages or clears one of them leaves the other. Null if it has neither.
 */
export function browserCopies(): Copies | null {
  const [cached, files] = [cachedCopies(), filedCopies()];
  if (cached !== null && files !== null) return inBoth(cached, files);
  const only = cached ?? files;
  return only && withLimits(only);
}

/** The copies of one account, or of all, newest first. */
export async function listCopies(accountId?: string, copies = browserCopies()): Promise<CopyInfo[]> {
  const urls = ((await copies?.keys()) ?? []).map(({ url }) => url);
  // All at once: a place that does not answer is waited for once, not for each copy.
  const found = await Promise.all(
    urls.map(async (url) => readInfo(url, await copies?.match(url).catch(() => undefined))),
  );
  return found
    .filter((info) => info !== null)
    .filter((info) => accountId === undefined || info.account.id === accountId)
    .sort((a, b) => b.createdAt - a.createdAt);
}

/** Reading the largest copy from a slow disk takes seconds; after this long its place does not answer. */
const READ_MS = 60_000;

/** The file, or null if it is gone. Throws if where it lies does not answer. */
export async function readCopy(info: CopyInfo, copies = browserCopies()): Promise<Blob | null> {
  const response = await copies?.match(info.url);
  return response ? inTime(response.blob(), READ_MS) : null;
}

async function sweep(accountId: string, copies: Copies, now: number): Promise<void> {
  const all = await listCopies(accountId, copies);
  const kept = new Set(copiesToKeep(all, now));
  for (const copy of all) if (!kept.has(copy)) await copies.delete(copy.url);
}

/** Whether the database is gone: its account was deleted while it was copied. What does not answer is not gone. */
async function isGone(name: string): Promise<boolean> {
  try {
    const db = await openRaw(name);
    db?.close();
    return db === null;
  } catch {
    return false;
  }
}

/**
 * Packs the open database and stores it as a copy. Older ones are removed only once it is there whole, and none is left
 * of a database that is gone meanwhile (AU-16). Throws if there is no room.
 */
export async function saveCopy(
  db: IDBDatabase,
  account: BackupAccount,
  copies: Copies,
  { at, reason = "automatic" }: { readonly at: number; readonly reason?: CopyReason },
): Promise<CopyInfo> {
  const { blob, summary } = await packDatabase(db, { account, app: __APP_VERSION__, createdAt: at });
  const { books, entries, sequence, bad, off } = summary;
  const { id, name, email } = account;
  const base = typeof location === "undefined" ? "http://localhost" : location.origin;
  const url = new URL(`${FOLDER}${id}/${at}.cuadra`, base).href;
  const facts = { books, entries, bad: bad.length, off, sequence, bytes: blob.size };
  const info = { url, account: { id, name, email }, createdAt: at, reason, ...facts };
  const headers = { [INFO_HEADER]: writeInfo(info), "Content-Type": "application/gzip" };
  await copies.put(url, new Response(blob, { headers }));
  if (await isGone(db.name)) {
    await copies.delete(url);
    throw new StorageError("lost", "deleted while it was copied");
  }
  if ((await readCopy(info, copies))?.size !== blob.size)
    throw new StorageError("busy", "not there as it was written");
  // It is there: an older one that cannot be removed now goes with the next sweep.
  await sweep(id, copies, at).catch(() => undefined);
  return info;
}
