import type { BackupAccount } from "../backup/make-backup.ts";
import type { CopyInfo, CopyReason } from "../copies/copy-info.ts";
import { StorageError } from "../engine/storage-error.ts";
import { askWorker } from "./ask-worker.ts";
import type { CopyRequest, MadeFile } from "./copy-work.ts";
import { startWorker } from "./start-worker.ts";

/** Longer than packing the largest account takes. A worker that hangs in the store is ended. */
const MOST_MS = 4 * 60_000;

async function ask<Made>(request: CopyRequest): Promise<Made> {
  const signal = AbortSignal.timeout(MOST_MS);
  const made = await askWorker<CopyRequest, Made>(startWorker, request, { signal });
  if (made === null) throw new StorageError("closed");
  return made;
}

/** Makes a copy among the automatic ones in a worker: packing 100,000 entries would block the page for seconds. */
export function copyInWorker(
  database: string,
  account: BackupAccount,
  reason: CopyReason = "automatic",
): Promise<CopyInfo> {
  return ask<CopyInfo>({ kind: "copy", database, account, to: "cache", reason });
}

/** Makes the account's backup file for the user, in a worker. */
export function backupInWorker(
  database: string,
  account: BackupAccount,
  withoutFiles = false,
): Promise<MadeFile> {
  return ask<MadeFile>({ kind: "copy", database, account, to: "file", reason: "automatic", withoutFiles });
}
