import type { AppStorage } from "#storage/app-storage.ts";
import { type BackupAccount, packDatabase } from "#storage/backup/make-backup.ts";

/** The whole account as a file. */
export async function makeBackup(storage: AppStorage, account: BackupAccount): Promise<Blob> {
  const head = { account, app: __APP_VERSION__, createdAt: storage.clock.now() };
  return (await packDatabase(storage.db.backendDB(), head)).blob;
}
