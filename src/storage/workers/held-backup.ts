import { ok, type Result } from "#domain/kernel/result.ts";
import { type BackupFacts, factsOf } from "../backup/backup-facts.ts";
import type { BackupProblem } from "../backup/backup-file.ts";
import { unlockFile } from "../backup/locked-file.ts";
import { type Backup, readBackup } from "../backup/read-backup.ts";
import { StorageError } from "../engine/storage-error.ts";

export interface OpenRequest {
  readonly kind: "open";
  readonly file: Blob;
  readonly passphrase: string | null;
}

export type OpenAnswer = Result<BackupFacts, BackupProblem | "wrong-passphrase">;

/** The backup that was opened last. It stays where it was read: who asked gets what to know of it. */
let held: Backup | null = null;

export async function openHeld(
  { file, passphrase }: OpenRequest,
  onProgress: (done: number) => void,
): Promise<OpenAnswer> {
  held = null;
  // At once: whoever hears nothing knows that the worker did not start.
  onProgress(0);
  const opened = passphrase === null ? ok(file) : await unlockFile(file, passphrase);
  if (!opened.ok) return opened;
  const read = await readBackup(opened.value, { onProgress });
  if (!read.ok) return read;
  held = read.value;
  return ok(factsOf(held));
}

export function heldBackup(): Backup {
  if (held === null) throw new StorageError("bug", "nothing was opened");
  return held;
}
