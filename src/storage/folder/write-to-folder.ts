import { dayInBogota, timeInBogota } from "#domain/kernel/clock.ts";
import { digest } from "../backup/backup-file.ts";
import type { Drill, DrillRequest } from "../backup/drill.ts";
import type { CopyInfo } from "../copies/copy-info.ts";
import { StorageError, type StorageTrouble } from "../engine/storage-error.ts";
import type { FolderHandle } from "./folder-handle.ts";

/** Kept in the folder for each account. What else lies there is not looked at. */
const MOST_FILES = 5;
/** The same of copies of damaged books, which take no place of the others. */
const MOST_DAMAGED = 2;
const EXTENSION = ".cuadra";
/** At the end of the name of a copy of damaged books: whoever looks for one to restore sees it. */
const DAMAGED = "_con-danos";
/** Of the account's id in a file's name: two accounts may share a folder. */
const TAIL = 6;

/** What was read back is not what was written, or does not open. */
export class UnsoundCopy extends Error {}

/** The copy could not be read or tried; `trouble` is this device's, not the folder's. */
export class UntriedCopy extends Error {
  readonly trouble: StorageTrouble;
  constructor({ trouble, message }: StorageError) {
    super(message);
    this.trouble = trouble;
  }
}

function beginningFor(accountId: string): string {
  return `cuadra_${accountId.slice(-TAIL)}_`;
}

/** Whose files they are, and a moment. */
type Present = Pick<CopyInfo, "account" | "createdAt">;

interface NameParts {
  /** Which one of that minute. */
  readonly turn?: number;
  readonly isDamaged?: boolean;
}

/** "cuadra_4f21ab_2026-11-20_10-42.cuadra": sorts by time, and is a name on every system. */
export function folderFileName(
  { account, createdAt }: Present,
  { turn = 1, isDamaged = false }: NameParts = {},
): string {
  const time = timeInBogota(createdAt).replace(":", "-");
  const again = turn === 1 ? "" : `_${turn}`;
  const mark = isDamaged ? DAMAGED : "";
  return `${beginningFor(account.id)}${dayInBogota(createdAt)}_${time}${again}${mark}${EXTENSION}`;
}

const isOfDamaged = (name: string): boolean => name.endsWith(`${DAMAGED}${EXTENSION}`);

/** What a name says of the time, for sorting. */
function timeOf(name: string): string {
  return name.slice(0, isOfDamaged(name) ? -(DAMAGED + EXTENSION).length : -EXTENSION.length);
}

async function ownFiles(folder: FolderHandle, accountId: string): Promise<string[]> {
  const beginning = beginningFor(accountId);
  const named = /^\d{4}-\d\d-\d\d_\d\d-\d\d(?:_\d+)?(?:_con-danos)?\.cuadra$/;
  const names: string[] = [];
  for await (const { kind, name } of folder.values())
    if (kind === "file" && name.startsWith(beginning) && named.test(name.slice(beginning.length)))
      names.push(name);
  const isLater = (a: string, b: string) => (timeOf(a) < timeOf(b) ? 1 : -1);
  return names.sort(isLater);
}

/** The newest first; what is dated later than now was written under a wrong clock and comes last. */
function byAge(newestFirst: readonly string[], present: Present): readonly string[] {
  const moment = timeOf(folderFileName(present));
  const isAhead = (name: string) => name.slice(0, moment.length) > moment;
  return [...newestFirst.filter((name) => !isAhead(name)), ...newestFirst.filter(isAhead)];
}

/** As many, and one of them of an earlier day: a mistake is often noticed only the day after. */
function newestWithEarlier(names: readonly string[], present: Present): readonly string[] {
  const today = `${beginningFor(present.account.id)}${dayInBogota(present.createdAt)}`;
  const isEarlier = (name: string) => name.slice(0, today.length) < today;
  const [first, rest] = [names.slice(0, MOST_FILES - 1), names.slice(MOST_FILES - 1)];
  const last = first.some(isEarlier) ? rest[0] : (rest.find(isEarlier) ?? rest[0]);
  return last === undefined ? first : [...first, last];
}

/** What to keep: the file just written, then the newest; copies of damaged books have places apart. */
function filesToKeep(newestFirst: readonly string[], written: string, present: Present): readonly string[] {
  const order = [written, ...byAge(newestFirst, present).filter((name) => name !== written)];
  const sound = order.filter((name) => !isOfDamaged(name));
  return [...newestWithEarlier(sound, present), ...order.filter(isOfDamaged).slice(0, MOST_DAMAGED)];
}

/** A name that nothing in the folder has: an earlier copy is never written over. */
async function freeName(folder: FolderHandle, copy: CopyInfo, isDamaged: boolean): Promise<string> {
  const taken = new Set((await ownFiles(folder, copy.account.id)).map(timeOf));
  let turn = 1;
  while (taken.has(timeOf(folderFileName(copy, { turn })))) turn += 1;
  return folderFileName(copy, { turn, isDamaged });
}

async function sumOf(file: Blob): Promise<string> {
  return digest(new Uint8Array(await file.arrayBuffer()));
}

/** Tells what fails on this device apart from what fails in the folder. */
export async function ofDevice<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw error instanceof StorageError ? new UntriedCopy(error) : error;
  });
}

type DrillFile = (request: DrillRequest) => Promise<Drill | null>;

/**
 * Restores the copy beside everything else; how many problems its books have. Throws if it is no copy, or if this device
 * could not try it.
 */
async function tryOut(file: Blob, copy: CopyInfo, drill: DrillFile): Promise<number> {
  const request = { file, passphrase: null, books: copy.books, entries: copy.entries };
  const tried = await ofDevice(drill(request));
  if (tried === null || tried.kind === "failed") throw new UnsoundCopy("does not open");
  return tried.kind === "damaged" ? tried.problems : 0;
}

/**
 * Tries a copy, writes it as a new file, reads every byte back, and only then removes older ones. The browser writes into
 * a file apart that takes its name when it is closed, so nobody finds half a copy. Answers how many problems its books
 * have: copies of damaged ones are named as such, and take no place of the others.
 */
export async function writeToFolder(
  folder: FolderHandle,
  copy: CopyInfo,
  file: Blob,
  { drill, now }: { readonly drill: DrillFile; readonly now: number },
): Promise<number> {
  const problems = await tryOut(file, copy, drill);
  const name = await freeName(folder, copy, problems > 0);
  const handle = await folder.getFileHandle(name, { create: true });
  try {
    const stream = await handle.createWritable();
    await stream.write(file);
    await stream.close();
    const written = await handle.getFile();
    if (written.size !== file.size || (await sumOf(written)) !== (await sumOf(file)))
      throw new UnsoundCopy("read back otherwise");
  } catch (error) {
    // What is not a copy must not be found as one.
    await folder.removeEntry(name).catch(() => undefined);
    throw error;
  }
  const all = await ownFiles(folder, copy.account.id);
  const kept = new Set(filesToKeep(all, name, { account: copy.account, createdAt: now }));
  for (const older of all) if (!kept.has(older)) await folder.removeEntry(older).catch(() => undefined);
  return problems;
}
