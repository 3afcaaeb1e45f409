import type { BackupAccount } from "../backup/make-backup.ts";
import type { CopyInfo } from "../copies/copies.ts";
import { StorageError } from "../engine/storage-error.ts";
import { askWorker } from "./ask-worker.ts";
import type { CopyRequest } from "./copy.worker.ts";

const start = (): Worker => new Worker(new URL("./copy.worker.ts", import.meta.url), { type: "module" });

async function ask<Made>(request: CopyRequest): Promise<Made> {
  const made = await askWorker<CopyRequest, Made>(start, request);
  if (made === null) throw new StorageError("closed");
  return made;
}

/** Makes an automatic copy beside the page: packing 100,000 entries would hold it up for seconds. */
export function copyInWorker(database: string, account: BackupAccount): Promise<CopyInfo> {
  return ask<CopyInfo>({ database, account, to: "cache" });
}

/** The account as a file for the user, made beside the page. */
export function backupInWorker(database: string, account: BackupAccount): Promise<Blob> {
  return ask<Blob>({ database, account, to: "file" });
}
