import type { FileId } from "#domain/kernel/ids.ts";
import type { StatementItem } from "#storage/queries/statements/statements.ts";
import { type KeptFile, readWaitingFile, removeFile } from "#storage/waiting-files/waiting-files.ts";
import type { FileOwner } from "#storage/waiting-files/waiting-files-database.ts";

function fileOf({ origin }: StatementItem): FileId | null {
  return origin.kind === "file" ? origin.fileId : null;
}

/** The workbook of a statement as uploaded; null if this device does not have it. */
export async function workbookOf(owner: FileOwner, item: StatementItem): Promise<Blob | null> {
  const id = fileOf(item);
  const found = id === null ? undefined : await readWaitingFile(owner, id);
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  return found === undefined ? null : new Blob([found.bytes as Uint8Array<ArrayBuffer>], { type });
}

/**
 * Removes the workbook of a deleted statement and returns it, so that it can be restored. It is in a separate
 * database: if removing fails, the statement is deleted nevertheless and the file only takes up space.
 */
export async function takeWorkbook(owner: FileOwner, item: StatementItem): Promise<KeptFile | undefined> {
  const id = fileOf(item);
  return id === null ? undefined : removeFile(owner, id).catch(() => undefined);
}
