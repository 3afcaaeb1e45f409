import type { Clock } from "#domain/kernel/clock.ts";
import type { Drill, DrillRequest } from "../backup/drill.ts";
import { listCopies, readCopy } from "../copies/copies.ts";
import type { CopyInfo } from "../copies/copy-info.ts";
import { inTime } from "../engine/in-time.ts";
import { StorageError } from "../engine/storage-error.ts";
import { drillInWorker } from "../workers/verify-in-worker.ts";
import { type FolderHandle, isAllowed } from "./folder-handle.ts";
import {
  chooseRecord,
  type FolderRecord,
  type FolderTrouble,
  readFolder,
  updateRecord,
} from "./folder-record.ts";
import { ofDevice, UnsoundCopy, UntriedCopy, writeToFolder } from "./write-to-folder.ts";

/** Between two copies in the folder while somebody works. */
const BETWEEN_MS = 3_600_000;

/** Trying and writing the largest copy takes a minute or two. */
const ATTEMPT_MS = 5 * 60_000;

const TROUBLES: Readonly<Record<string, FolderTrouble>> = {
  NotAllowedError: "permission",
  SecurityError: "permission",
  NotFoundError: "gone",
  TypeMismatchError: "gone",
  QuotaExceededError: "full",
  NoModificationAllowedError: "held",
  InvalidModificationError: "held",
};

function troubleOf(error: unknown): FolderTrouble {
  if (error instanceof UnsoundCopy) return "unsound";
  if (error instanceof UntriedCopy) return error.trouble === "full" ? "crowded" : "untried";
  if (error instanceof StorageError && error.trouble === "busy") return "silent";
  return (error instanceof DOMException ? TROUBLES[error.name] : undefined) ?? "failed";
}

/** What keeping a folder needs of the page; a test passes its own. */
export interface FolderWorld {
  readonly clock: Clock;
  newest(accountId: string): Promise<CopyInfo | null>;
  read(copy: CopyInfo): Promise<Blob | null>;
  drill(request: DrillRequest): Promise<Drill | null>;
  /** Runs `work` once nothing else writes into the folder of this choice, in any tab. */
  alone<T>(choice: string, work: () => Promise<T>): Promise<T>;
}

export function browserFolderWorld(clock: Clock): FolderWorld {
  return {
    clock,
    // One dated later than now was made under a wrong clock: it must not stand before those made since.
    newest: async (accountId) => {
      const all = await listCopies(accountId);
      return all.find(({ createdAt }) => createdAt <= clock.now()) ?? all[0] ?? null;
    },
    read: (copy) => readCopy(copy),
    drill: (request) => drillInWorker(request, { signal: AbortSignal.timeout(ATTEMPT_MS) }),
    alone: async (choice, work) =>
      navigator.locks ? navigator.locks.request(`cuadra-carpeta-${choice}`, work) : work(),
  };
}

/** What an attempt changes of the record. */
type Outcome = Pick<FolderRecord, "trouble"> & Partial<Pick<FolderRecord, "at" | "sequence" | "problems">>;

/** Null: nothing was written in this account yet, so there is nothing to be copied, and nothing went wrong. */
async function attempt(
  accountId: string,
  { folder }: FolderRecord,
  world: FolderWorld,
): Promise<Outcome | null> {
  const copy = await ofDevice(world.newest(accountId));
  if (copy === null) return null;
  if (!(await isAllowed(folder))) return { trouble: "permission" };
  const file = await ofDevice(world.read(copy));
  if (file === null) return { trouble: "failed" };
  const problems = await writeToFolder(folder, copy, file, { drill: world.drill, now: world.clock.now() });
  return { at: copy.createdAt, sequence: copy.sequence, problems, trouble: null };
}

/**
 * What is kept of the folder afterwards: null or another one if the person left or changed it meanwhile. An outcome that
 * a full device cannot keep is told all the same.
 */
async function copyNow(
  accountId: string,
  record: FolderRecord,
  world: FolderWorld,
): Promise<FolderRecord | null> {
  // A folder on a network or a disconnected disk may never answer.
  const outcome = await inTime(attempt(accountId, record, world), ATTEMPT_MS).catch((error: unknown) => ({
    trouble: troubleOf(error),
  }));
  if (outcome === null) return readFolder(accountId);
  return updateRecord(accountId, { ...record, ...outcome }).catch(async () => {
    const kept = await readFolder(accountId);
    return kept?.choice === record.choice ? { ...kept, ...outcome } : kept;
  });
}

/** Runs `work` with the record as it is once nothing else writes into the folder. Null if there is no folder. */
async function withFolder(
  accountId: string,
  world: FolderWorld,
  work: (record: FolderRecord) => Promise<FolderRecord | null>,
): Promise<FolderRecord | null> {
  const chosen = await readFolder(accountId);
  if (chosen === null) return null;
  return world.alone(chosen.choice, async () => {
    const record = await readFolder(accountId);
    return record && work(record);
  });
}

/** Chooses a folder, and puts the newest copy into it at once. */
export async function chooseFolder(
  accountId: string,
  folder: FolderHandle,
  world: FolderWorld,
): Promise<FolderRecord | null> {
  await chooseRecord(accountId, folder);
  return copyToFolder(accountId, world);
}

/** Copies now, whatever was copied when, at the person's word. Null if there is no folder. */
export function copyToFolder(accountId: string, world: FolderWorld): Promise<FolderRecord | null> {
  return withFolder(accountId, world, (record) => copyNow(accountId, record, world));
}

/** Copies if the newest copy is not in the folder and the last one there is an hour old, or failed. */
export function keepFolder(accountId: string, world: FolderWorld): Promise<FolderRecord | null> {
  return withFolder(accountId, world, async (record) => {
    const newest = await world.newest(accountId);
    const { at, sequence, trouble } = record;
    const age = world.clock.now() - (at ?? 0);
    // A copy from the future was made under a wrong clock: its age is unknown.
    const isRecent = at !== null && age >= 0 && age < BETWEEN_MS;
    if (newest === null || (trouble === null && (newest.sequence === sequence || isRecent))) return record;
    return copyNow(accountId, record, world);
  });
}
