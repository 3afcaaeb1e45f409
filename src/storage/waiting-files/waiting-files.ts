import { INTENT_LIFE_MS } from "#domain/access/pending-intent.ts";
import type { Clock } from "#domain/kernel/clock.ts";
import { type AccountId, asId, type BookId, type FileId, type VisitorId } from "#domain/kernel/ids.ts";
import { FILES_DATABASE } from "../engine/database-names.ts";
import { systemClock } from "../engine/environment.ts";
import { openOnce } from "../engine/open-once.ts";
import { probeDatabase } from "../engine/probe.ts";
import { watchWait } from "../engine/slow-waits.ts";
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

/** How long the list of documents of a book is kept after its last change. */
const LIST_LIFE_MS = 30 * 24 * 60 * 60_000;

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

/** Writes to both tables in one transaction, so that no file lacks its bytes and no bytes are orphaned. */
function write<T>(work: (db: WaitingFilesDatabase) => Promise<T>): Promise<T> {
  const run = async (): Promise<T> => {
    const db = await files.open();
    // Must be async: only then does Dexie keep the transaction open over what it awaits.
    return db.transaction("rw", db.files, db.contents, async () => await work(db));
  };
  return watchWait(run());
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
  /** Repeating an id replaces the file: the user chose another one. */
  readonly id: FileId;
  readonly owner: FileOwner;
  readonly name: string;
  readonly service: WaitingFileRow["service"];
  readonly bytes: Uint8Array;
}

/** Stores a file on this device: permanently for an account, half an hour for a visitor. */
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

/** A file that waits to be read; files of saved statements are listed with the statements, lists with their book. */
export type WaitingFile = WaitingFileRow & {
  readonly service: Exclude<FileService, "statement" | "invoices">;
};

function waits(row: WaitingFileRow): row is WaitingFile {
  return row.service !== "statement" && row.service !== "invoices";
}

/** The owner's waiting, unexpired files, newest first. */
export async function listFiles(owner: FileOwner, clock: Clock = systemClock): Promise<WaitingFile[]> {
  const db = await files.open();
  const rows = await db.files.where({ owner }).toArray();
  const now = clock.now();
  return rows
    .filter(waits)
    .filter((row) => live(row, now))
    .sort((a, b) => b.at - a.at);
}

/** The file with its bytes. Undefined if it is not the owner's or no longer exists. */
export async function readWaitingFile(owner: FileOwner, id: FileId): Promise<KeptFile | undefined> {
  const read = async () => {
    const db = await files.open();
    return Promise.all([db.files.get(id), db.contents.get(id)]);
  };
  const [row, content] = await watchWait(read());
  return row === undefined || row.owner !== owner || content === undefined
    ? undefined
    : { row, bytes: content.bytes };
}

/** Removes the file and returns it, so that it can be put back unchanged. Undefined if it is not the owner's. */
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

/**
 * Called when a visitor signs in: passes this tab's files to the account, where they no longer expire. Returns those
 * that wait to be read.
 */
export async function claimFiles(
  visitor: VisitorId,
  account: AccountId,
  clock: Clock = systemClock,
): Promise<WaitingFile[]> {
  const now = clock.now();
  return write(async (db) => {
    await dropExpired(db, now);
    const rows = await db.files.where({ owner: visitor }).toArray();
    const claimed = rows.map(
      (row): WaitingFileRow => ({
        ...row,
        owner: account,
        expiresAt: row.service === "invoices" ? now + LIST_LIFE_MS : 0,
      }),
    );
    await db.files.bulkPut(claimed);
    return claimed.filter(waits);
  });
}

const isListOf = (book: BookId) => (row: WaitingFileRow) => row.service === "invoices" && row.name === book;

/** Keeps the list of documents of a book in the place of the one before: a month from its last change, for a visitor half an hour. */
export async function keepInvoiceList(
  owner: FileOwner,
  book: BookId,
  list: { readonly id: FileId; readonly bytes: Uint8Array },
  clock: Clock = systemClock,
): Promise<void> {
  const at = clock.now();
  const { id, bytes } = list;
  const expiresAt = at + (asId("account", owner) === null ? INTENT_LIFE_MS : LIST_LIFE_MS);
  const row: WaitingFileRow = {
    id,
    owner,
    name: book,
    size: bytes.byteLength,
    service: "invoices",
    at,
    expiresAt,
  };
  await write(async (db) => {
    await dropExpired(db, at);
    await drop(db, await db.files.where({ owner }).filter(isListOf(book)).toArray());
    await db.files.put(row);
    await db.contents.put({ id, bytes });
  });
}

/** The list of documents that was left in a book. Undefined without one, or once it expired. */
export async function readInvoiceList(
  owner: FileOwner,
  book: BookId,
  clock: Clock = systemClock,
): Promise<KeptFile | undefined> {
  if (!(await exists())) return undefined;
  const db = await files.open();
  const row = await db.files.where({ owner }).filter(isListOf(book)).first();
  if (row === undefined || !live(row, clock.now())) return undefined;
  const content = await db.contents.get(row.id);
  return content && { row, bytes: content.bytes };
}

export async function dropInvoiceList(owner: FileOwner, book: BookId): Promise<void> {
  if (!(await exists())) return;
  await write(async (db) => drop(db, await db.files.where({ owner }).filter(isListOf(book)).toArray()));
}

/** Whether the database exists; checking does not create it. */
async function exists(): Promise<boolean> {
  return files.isOpen() || (await probeDatabase(FILES_DATABASE)).kind === "present";
}

/** Deletes all files of an account that is being deleted. */
export async function forgetFilesOf(account: AccountId): Promise<void> {
  if (!(await exists())) return;
  await write(async (db) => drop(db, await db.files.where({ owner: account }).toArray()));
}

/** Deletes visitors' files older than half an hour. */
export async function sweepFiles(clock: Clock = systemClock): Promise<void> {
  if (!(await exists())) return;
  const now = clock.now();
  await write((db) => dropExpired(db, now));
}
