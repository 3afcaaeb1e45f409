import type { BookId } from "#domain/kernel/ids.ts";
import { systemClock } from "../engine/environment.ts";
import { verifyBook } from "../health/verify-book.ts";
import { answerOf, writeWhole } from "../raw/raw-database.ts";
import { removeDatabase } from "../registry/remove-database.ts";
import { VERSIONS } from "../versions/index.ts";
import type { Tables } from "./copy-tables.ts";
import { unlockFile } from "./locked-file.ts";
import { type Backup, readBackup } from "./read-backup.ts";

const PREFIX = "cuadra-prueba-";
/** A drill killed in the middle leaves its database behind; the next one removes what is older than this (ms). */
const LEFT_BEHIND = 3_600_000;

export interface DrillRequest {
  readonly file: Blob;
  readonly passphrase: string | null;
  /** What was counted while the file was made. */
  readonly books: number;
  readonly entries: number;
  /** Made without the bytes of attached files: that they are absent is no fault of it (AD-10). */
  readonly withoutFiles?: boolean;
}

/**
 * sound: opened, restored and recounted without a difference. damaged: the same, but the books themselves hold
 * `problems` damaged or disagreeing records. failed: it does not open, or holds something else than was copied.
 */
export type Drill =
  | { readonly kind: "sound"; readonly books: number; readonly entries: number }
  | { readonly kind: "damaged"; readonly problems: number }
  | { readonly kind: "failed" };

/** Key of a table from its schema text, as in "[bookId+month]", "++seq" or "id,name". */
export function primaryKeyOf(spec: string): IDBObjectStoreParameters {
  const [first = ""] = spec.split(",");
  const path = first.replace(/^(\+\+|&)/, "");
  const parts = /^\[(.*)\]$/.exec(path)?.[1]?.split("+");
  return { keyPath: parts ?? path, autoIncrement: first.startsWith("++") };
}

function openScratch(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    const stores = Object.assign({}, ...VERSIONS.map((version) => version.stores)) as Record<string, string>;
    for (const [table, spec] of Object.entries(stores))
      request.result.createObjectStore(table, primaryKeyOf(spec));
  };
  return answerOf(request);
}

function write(db: IDBDatabase, tables: Tables): Promise<void> {
  return writeWhole(db, async (transaction) => {
    // `add`: two rows of one key are a difference, not one row.
    for (const name of transaction.objectStoreNames)
      for (const row of tables[name] ?? []) transaction.objectStore(name).add(row);
  });
}

async function removeLeftBehind(now: number): Promise<void> {
  const names = (await indexedDB.databases?.()) ?? [];
  for (const { name = "" } of names) {
    const begun = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length).split("-")[0]) : now;
    // One that cannot be removed now says nothing of the copy that is tried.
    if (now - begun > LEFT_BEHIND) await removeDatabase(name).catch(() => false);
  }
}

/** Problems of all books, recounted from the scratch database. */
async function recount(
  db: IDBDatabase,
  backup: Backup,
  withoutFiles: boolean,
  onProgress: (done: number) => void,
): Promise<number> {
  const books = (backup.tables.books ?? []) as readonly { readonly id: BookId }[];
  let problems = 0;
  for (const [index, { id }] of books.entries()) {
    const found = (await verifyBook(db, id)) ?? [];
    problems += found.filter(({ kind }) => !(withoutFiles && kind === "attachment-lost")).length;
    onProgress((index + 1) / books.length);
  }
  return problems;
}

/**
 * Restores a copy into a database of its own, recounts every book there against the totals that it was copied with,
 * and deletes that database. Throws if there is no room to try, or its file cannot be read.
 */
export async function drillBackup(
  { file, passphrase, books, entries, withoutFiles = false }: DrillRequest,
  onProgress: (done: number) => void = () => undefined,
  now = systemClock.now(),
): Promise<Drill> {
  await removeLeftBehind(now);
  const opened =
    passphrase === null ? { ok: true as const, value: file } : await unlockFile(file, passphrase);
  const read = opened.ok ? await readBackup(opened.value) : opened;
  // Where the file is not handed over, nothing is known of the copy in it.
  if (!read.ok && read.error === "unreadable") throw new Error("the copy cannot be read now");
  if (!read.ok) return { kind: "failed" };
  const backup = read.value;
  const name = `${PREFIX}${now}-${crypto.randomUUID()}`;
  const db = await openScratch(name);
  try {
    await write(db, backup.tables);
    const found = await recount(db, backup, withoutFiles, onProgress);
    const problems = found + backup.bad.length + backup.settled.length;
    if (problems > 0) return { kind: "damaged", problems };
    const same = backup.books === books && backup.entries === entries;
    return same ? { kind: "sound", books, entries } : { kind: "failed" };
  } finally {
    db.close();
    // Left behind, the next trial removes it; what was found stands.
    await removeDatabase(name).catch(() => false);
  }
}
