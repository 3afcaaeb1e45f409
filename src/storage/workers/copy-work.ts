import { type BackupAccount, packDatabase } from "../backup/make-backup.ts";
import { browserCopies, saveCopy } from "../copies/copies.ts";
import type { CopyInfo, CopyReason } from "../copies/copy-info.ts";
import { systemClock } from "../engine/environment.ts";
import { StorageError } from "../engine/storage-error.ts";
import { withRaw } from "../raw/raw-database.ts";

export interface CopyRequest {
  readonly kind: "copy";
  readonly database: string;
  readonly account: BackupAccount;
  /** Stores it among the automatic copies, or returns it as a file. */
  readonly to: "cache" | "file";
  readonly reason: CopyReason;
  /** Of a file: leaves the bytes of attached files out. */
  readonly withoutFiles?: boolean;
}

/** A backup file, with what was counted while it was made. */
export interface MadeFile {
  readonly file: Blob;
  readonly books: number;
  readonly entries: number;
  /** The last change that it holds. */
  readonly sequence: number;
}

async function copy(
  db: IDBDatabase,
  { account, to, reason, withoutFiles = false }: CopyRequest,
): Promise<CopyInfo | MadeFile> {
  const at = systemClock.now();
  if (to === "file") {
    const head = { account, app: __APP_VERSION__, createdAt: at };
    const { blob, summary } = await packDatabase(db, head, { withoutFiles });
    const { books, entries, sequence } = summary;
    return { file: blob, books, entries, sequence };
  }
  const copies = browserCopies();
  if (copies === null) throw new StorageError("missing", "no cache for copies");
  return saveCopy(db, account, copies, { at, reason });
}

export async function copyWork(request: CopyRequest): Promise<CopyInfo | MadeFile> {
  const made = await withRaw(request.database, (db) => copy(db, request));
  if (made === null) throw new StorageError("lost", `${request.database} is absent`);
  return made;
}
