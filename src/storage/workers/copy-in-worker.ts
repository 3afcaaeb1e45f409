import type { BackupAccount } from "../backup/make-backup.ts";
import type { CopyInfo } from "../copies/copies.ts";
import { StorageError } from "../engine/storage-error.ts";
import { askWorker } from "./ask-worker.ts";
import type { CopyRequest, MadeFile } from "./copy.worker.ts";

const start = (): Worker => new Worker(new URL("./copy.worker.ts", import.meta.url), { type: "module" });

async function ask<Made>(request: CopyRequest): Promise<Made> {
  const made = await askWorker<CopyRequest, Made>(start, request);
  if (made === null) throw new StorageError("closed");
  return made;
}

/** Makes an automatic copy in a worker: packing 100,000 entries would block the page for seconds. */
export function copyInWorker(database: string, account: BackupAccount): Promise<CopyInfo> {
  return ask<CopyInfo>({ database, account, to: "cache" });
}

/** Makes the account's backup file for the user, in a worker. */
export function backupInWorker(database: string, account: BackupAccount): Promise<MadeFile> {
  return ask<MadeFile>({ database, account, to: "file" });
}
