import { folderDatabase } from "../engine/database-names.ts";
import { inTime } from "../engine/in-time.ts";
import { answerOf, withRaw } from "../raw/raw-database.ts";
import { removeDatabase } from "../registry/remove-database.ts";
import { readRow } from "../shapes/read-row.ts";
import { count, integer, maybe, oneOf, orNull, shape, textValue } from "../shapes/shape.ts";
import type { FolderHandle } from "./folder-handle.ts";

/**
 * Why the last attempt left no copy. permission: the browser wants to be asked again. gone: the folder is not there.
 * full: no room in it. held: another program holds the file. unsound: what was read back is not what was written.
 * silent: the folder does not answer. crowded, untried: this device has no room to try the copy before it is written,
 * or could not read or try it otherwise.
 */
export const FOLDER_TROUBLES = [
  "permission",
  "gone",
  "full",
  "held",
  "unsound",
  "silent",
  "crowded",
  "untried",
  "failed",
] as const;
export type FolderTrouble = (typeof FOLDER_TROUBLES)[number];

/** How the copies in the folder stand. */
export interface FolderState {
  /** Name of the folder, without the way to it, which browsers do not tell. */
  readonly name: string;
  /** When the last copy was written and read back; null if never. */
  readonly at: number | null;
  /** Last number of the audit trail in that copy. */
  readonly sequence: number;
  /** Problems of the books that the last copy found when it was tried. Absent: none, or not counted yet. */
  readonly problems?: number;
  readonly trouble: FolderTrouble | null;
}

export interface FolderRecord extends FolderState {
  readonly folder: FolderHandle;
  /** Made when the folder was chosen: what was begun for an earlier choice changes nothing of this one. */
  readonly choice: string;
}

/** One record is read and written at once; a store that takes longer does not answer (ST-16). */
const ANSWER_MS = 10_000;
const STORE = "carpeta";
const KEY = "elegida";

const stateShape = shape<FolderState>({
  name: textValue,
  at: orNull(integer),
  sequence: count,
  problems: maybe(count),
  trouble: orNull(oneOf(FOLDER_TROUBLES)),
});

/** A database of its own: filling or damaging the books' leaves the way to the folder. */
async function openOrMake(accountId: string): Promise<IDBDatabase> {
  const request = indexedDB.open(folderDatabase(accountId), 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  const db = await inTime(answerOf(request), ANSWER_MS);
  db.onversionchange = () => db.close();
  return db;
}

type Stored = { readonly folder?: FolderHandle; readonly choice?: unknown } | undefined;

function recordOf(found: Stored | null): FolderRecord | null {
  const state = readRow(stateShape, found);
  const folder = found?.folder;
  if (state === null || folder?.kind !== "directory") return null;
  // Chosen before choices had an id.
  const choice = typeof found?.choice === "string" ? found.choice : "";
  return { ...state, folder, choice };
}

/** The chosen folder; null if none was chosen, or what is kept of it cannot be read. */
export async function readFolder(accountId: string): Promise<FolderRecord | null> {
  const found = await withRaw(folderDatabase(accountId), (db) =>
    inTime(answerOf<Stored>(db.transaction(STORE).objectStore(STORE).get(KEY)), ANSWER_MS),
  ).catch(() => null);
  return recordOf(found);
}

function written(transaction: IDBTransaction): Promise<void> {
  const ended = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  return inTime(ended, ANSWER_MS);
}

/** Keeps a folder that the person has just chosen, in place of any other. */
export async function chooseRecord(accountId: string, folder: FolderHandle): Promise<FolderRecord> {
  const none = { at: null, sequence: 0, trouble: null };
  const record: FolderRecord = { ...none, folder, name: folder.name, choice: crypto.randomUUID() };
  const db = await openOrMake(accountId);
  try {
    const transaction = db.transaction(STORE, "readwrite", { durability: "strict" });
    transaction.objectStore(STORE).put(record, KEY);
    await written(transaction);
    return record;
  } finally {
    db.close();
  }
}

/**
 * Keeps how the copies in a folder stand, as long as it is still the person's choice: read and written in one
 * transaction, so that nothing brings back a folder that was left or changed meanwhile. Answers what is kept now.
 */
export async function updateRecord(accountId: string, next: FolderRecord): Promise<FolderRecord | null> {
  return withRaw(folderDatabase(accountId), async (db) => {
    const transaction = db.transaction(STORE, "readwrite", { durability: "strict" });
    const done = written(transaction);
    const store = transaction.objectStore(STORE);
    const kept = recordOf(await answerOf<Stored>(store.get(KEY)));
    const isStill = kept?.choice === next.choice;
    if (isStill) store.put(next, KEY);
    await done;
    return isStill ? next : kept;
  });
}

/** Writes no more into the folder. The copies in it stay: they are the person's. False if another tab holds it. */
export function forgetFolder(accountId: string): Promise<boolean> {
  return removeDatabase(folderDatabase(accountId));
}
