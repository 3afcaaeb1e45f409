import { dayInBogota } from "#domain/kernel/clock.ts";
import { type BackupAccount, packDatabase } from "../backup/make-backup.ts";
import { readRow } from "../shapes/read-row.ts";
import { count, integer, oneOf, shape, textValue } from "../shapes/shape.ts";

/** Why a copy was made: automatically after changes, or before a restore replaced everything. */
const COPY_REASONS = ["automatic", "restore"] as const;
export type CopyReason = (typeof COPY_REASONS)[number];

/** A copy kept in this browser, outside IndexedDB: it survives damage or loss of the databases (ST-03). */
export interface CopyInfo {
  /** Its URL in the cache. */
  readonly url: string;
  readonly account: BackupAccount;
  readonly createdAt: number;
  readonly reason: CopyReason;
  readonly books: number;
  readonly entries: number;
  readonly bad: number;
  readonly sequence: number;
  readonly bytes: number;
}

/** Storage of the copies. A cache in the browser; a test passes its own. */
export interface Copies {
  keys(): Promise<readonly Request[]>;
  match(url: string): Promise<Response | undefined>;
  put(url: string, response: Response): Promise<void>;
  delete(url: string): Promise<boolean>;
}

export const COPIES_CACHE = "cuadra-copias";
const INFO_HEADER = "cuadra-copia";
const FOLDER = "/copias/";

/** The browser's cache of copies, opened at first use; null if the browser has none. */
export function browserCopies(): Copies | null {
  if (typeof caches === "undefined") return null;
  const open = () => caches.open(COPIES_CACHE);
  return {
    keys: async () => (await open()).keys(),
    match: async (url) => (await open()).match(url),
    put: async (url, response) => (await open()).put(url, response),
    delete: async (url) => (await open()).delete(url),
  };
}

const infoShape = shape<Omit<CopyInfo, "url">>({
  account: shape<BackupAccount>({ id: textValue, name: textValue, email: textValue }),
  createdAt: integer,
  reason: oneOf(COPY_REASONS),
  books: count,
  entries: count,
  bad: count,
  sequence: count,
  bytes: count,
});

function readInfo(url: string, response: Response | undefined): CopyInfo | null {
  try {
    const header = decodeURIComponent(response?.headers.get(INFO_HEADER) ?? "");
    const info = readRow(infoShape, JSON.parse(header));
    return info && { url, ...info };
  } catch {
    return null;
  }
}

/** The copies of one account, or of all, newest first. */
export async function listCopies(accountId?: string, copies = browserCopies()): Promise<CopyInfo[]> {
  const found: CopyInfo[] = [];
  for (const { url } of (await copies?.keys()) ?? []) {
    const info = readInfo(url, await copies?.match(url));
    if (info && (accountId === undefined || info.account.id === accountId)) found.push(info);
  }
  return found.sort((a, b) => b.createdAt - a.createdAt);
}

/** The file, or null if it is gone. */
export async function readCopy(info: CopyInfo, copies = browserCopies()): Promise<Blob | null> {
  const response = await copies?.match(info.url);
  return response ? response.blob() : null;
}

/**
 * Keeps the two newest and the newest of an earlier day: a mistake is often noticed only the day after. A copy dated
 * later than now was made before a wrong clock was set back: it counts as older than those made since, by an unknown
 * time.
 */
export function copiesToKeep(newestFirst: readonly CopyInfo[], now: number): readonly CopyInfo[] {
  const isAhead = (copy: CopyInfo) => copy.createdAt > now;
  const dated = newestFirst.filter((copy) => !isAhead(copy));
  const [first, second, ...others] = [...dated, ...newestFirst.filter(isAhead)];
  if (!first || !second) return newestFirst;
  const today = dayInBogota(Math.min(first.createdAt, now));
  const isEarlier = (copy: CopyInfo) => isAhead(copy) || dayInBogota(copy.createdAt) < today;
  const third = isEarlier(second) ? others[0] : (others.find(isEarlier) ?? others[0]);
  return third ? [first, second, third] : [first, second];
}

async function sweep(accountId: string, copies: Copies, now: number): Promise<void> {
  const all = await listCopies(accountId, copies);
  const kept = new Set(copiesToKeep(all, now));
  for (const copy of all) if (!kept.has(copy)) await copies.delete(copy.url);
}

/** Packs the open database and stores it as a copy; keeps at most three. Throws if there is no room. */
export async function saveCopy(
  db: IDBDatabase,
  account: BackupAccount,
  copies: Copies,
  { at, reason = "automatic" }: { readonly at: number; readonly reason?: CopyReason },
): Promise<CopyInfo> {
  const { blob, summary } = await packDatabase(db, { account, app: __APP_VERSION__, createdAt: at });
  const { books, entries, sequence, bad } = summary;
  const { id, name, email } = account;
  const info = {
    account: { id, name, email },
    createdAt: at,
    reason,
    books,
    entries,
    bad: bad.length,
    sequence,
    bytes: blob.size,
  };
  const base = typeof location === "undefined" ? "http://localhost" : location.origin;
  const url = new URL(`${FOLDER}${id}/${at}.cuadra`, base).href;
  const headers = {
    [INFO_HEADER]: encodeURIComponent(JSON.stringify(info)),
    "Content-Type": "application/gzip",
  };
  await copies.put(url, new Response(blob, { headers }));
  await sweep(id, copies, at);
  return { url, ...info };
}
