import { type BackupAccount, packDatabase } from "#storage/backup/make-backup.ts";
import { readBackup } from "#storage/backup/read-backup.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";

/** The whole account as a backup file. */
export async function makeBackup(storage: AppStorage, account: BackupAccount): Promise<Blob> {
  const head = { account, app: __APP_VERSION__, createdAt: storage.clock.now() };
  return (await packDatabase(storage.db.backendDB(), head)).blob;
}

export const OWNER: BackupAccount = { id: "acct_owner", name: "Mariana", email: "mariana@lasabana.co" };

/** A backup of the whole account, written to a file and read back. */
export async function backupOf(storage: AppStorage, account = OWNER) {
  const read = await readBackup(await makeBackup(storage, account));
  if (!read.ok) throw new Error(read.error);
  return read.value;
}
