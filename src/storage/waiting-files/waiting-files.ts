import { INTENT_LIFE_MS } from "#domain/access/pending-intent.ts";
import type { Clock } from "#domain/kernel/clock.ts";
import { type AccountId, asId, type FileId, type VisitorId } from "#domain/kernel/ids.ts";
import { FILES_DATABASE } from "../engine/database-names.ts";
import { systemClock } from "../engine/environment.ts";
import { openOnce } from "../engine/open-once.ts";
import { probeDatabase } from "../engine/probe.ts";
import {
  type FileOwner,
  type FileService,
  type WaitingFileRow,
  WaitingFilesDatabase,
} from "./waiting-files-database.ts";

export interface KeptFile {
  readonly row: WaitingFileRow;
  readonly bytes: Uint8Array;
}

function live({ expiresAt }: WaitingFileRow, now: number): boolean {
  return expiresAt === 0 || now < expiresAt;
}

const files = openOnce<WaitingFilesDatabase, WaitingFilesDatabase>({
  make: () => new WaitingFilesDatabase(),
  ready: (db) => db,
});

/** @internal Lets a test delete the database. */
export function closeWaitingFiles(): void {
  files.close();
}

/** Writes to both tables in one transaction, so that no file is without its bytes and none of its bytes stay behind. */
async function write<T>(work: (db: WaitingFilesDatabase) => Promise<T>): Promise<T> {
  const db = await files.open();
  // The function itself async: only so does Dexie keep the transaction open over what it awaits.
  return db.transaction("rw", db.files, db.contents, async () => await work(db));
}

async function drop(db: WaitingFilesDatabase, rows: readonly WaitingFileRow[]): Promise<void> {
  const ids = rows.map((row) => row.id);
  await db.files.bulkDelete(ids);
  await db.contents.bulkDelete(ids);
}

async function dropExpired(db: WaitingFilesDatabase, now: number): Promise<void> {
  await drop(db, await db.files.filter((row) => !live(row, now)).toArray());
}

export interface FileToKeep {
  /** The same id again replaces the file: one that was chosen instead of another. */
  readonly id: FileId;
  readonly owner: FileOwner;
  readonly name: string;
  readonly service: WaitingFileRow["service"];
  readonly bytes: Uint8Array;
}

/** Keeps a file on this device: for good when an account brought it, half an hour for whoever has none. */
export async function keepFile(file: FileToKeep, clock: Clock = systemClock): Promise<WaitingFileRow> {
  const { bytes, ...rest } = file;
  const at = clock.now();
  const expiresAt = asId("account", file.owner) === null ? at + INTENT_LIFE_MS : 0;
  const row: WaitingFileRow = { ...rest, size: bytes.byteLength, at, expiresAt };
  await write(async (db) => {
    await dropExpired(db, at);
    await db.files.put(row);
    await db.contents.put({ id: row.id, bytes });
  });
  return row;
}

/** A file that waits to be read; those of saved statements are listed with these. */
export type WaitingFile = WaitingFileRow & { readonly service: Exclude<FileService, "statement"> };

function waits(row: WaitingFileRow): row is WaitingFile {
  return row.service !== "statement";
}

/** The owner's files that wait and still count, the newest first. */
export async function listFiles(owner: FileOwner, clock: Clock = systemClock): Promise<WaitingFile[]> {
  const db = await files.open();
  const rows = await db.files.where({ owner }).toArray();
  const now = clock.now();
  return rows
    .filter(waits)
    .filter((row) => live(row, now))
    .sort((a, b) => b.at - a.at);
}

/** The file with its bytes. Undefined for one that is not the owner's, or no longer there. */
export async function readFile(owner: FileOwner, id: FileId): Promise<KeptFile | undefined> {
  const db = await files.open();
  const [row, content] = await Promise.all([db.files.get(id), db.contents.get(id)]);
  return row === undefined || row.owner !== owner || content === undefined
    ? undefined
    : { row, bytes: content.bytes };
}

/** Takes the file away; what comes back can be put back as it was. Undefined for one that is not the owner's. */
export function removeFile(owner: FileOwner, id: FileId): Promise<KeptFile | undefined> {
  return write(async (db) => {
    const row = await db.files.get(id);
    const content = await db.contents.get(id);
    if (row === undefined || row.owner !== owner) return undefined;
    await drop(db, [row]);
    return content && { row, bytes: content.bytes };
  });
}

export async function putFileBack({ row, bytes }: KeptFile): Promise<void> {
  await write(async (db) => {
    await db.files.put(row);
    await db.contents.put({ id: row.id, bytes });
  });
}

/** A visitor signed in: what they brought in this tab is theirs now, and stays. Says which files. */
export async function claimFiles(
  visitor: VisitorId,
  account: AccountId,
  clock: Clock = systemClock,
): Promise<WaitingFileRow[]> {
  const now = clock.now();
  return write(async (db) => {
    await dropExpired(db, now);
    const rows = await db.files.where({ owner: visitor }).toArray();
    const claimed = rows.map((row) => ({ ...row, owner: account, expiresAt: 0 }));
    await db.files.bulkPut(claimed);
    return claimed;
  });
}

/** Whether there is anything to look at; looking makes no database. */
async function exists(): Promise<boolean> {
  return files.isOpen() || (await probeDatabase(FILES_DATABASE)).kind === "present";
}

/** Everything of an account that is being deleted. */
export async function forgetFilesOf(account: AccountId): Promise<void> {
  if (!(await exists())) return;
  await write(async (db) => drop(db, await db.files.where({ owner: account }).toArray()));
}

/** Visitors' files whose half hour is over. */
export async function sweepFiles(clock: Clock = systemClock): Promise<void> {
  if (!(await exists())) return;
  const now = clock.now();
  await write((db) => dropExpired(db, now));
}
