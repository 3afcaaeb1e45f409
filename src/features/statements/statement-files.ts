import type { FileId } from "#domain/kernel/ids.ts";
import type { StatementItem } from "#storage/queries/statements/statements.ts";
import { type KeptFile, readFile, removeFile } from "#storage/waiting-files/waiting-files.ts";
import type { FileOwner } from "#storage/waiting-files/waiting-files-database.ts";

function fileOf({ origin }: StatementItem): FileId | null {
  return origin.kind === "file" ? origin.fileId : null;
}

/** The workbook of a statement, as it was brought; null when there is none on this device. */
export async function workbookOf(owner: FileOwner, item: StatementItem): Promise<Blob | null> {
  const id = fileOf(item);
  const found = id === null ? undefined : await readFile(owner, id);
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  return found === undefined ? null : new Blob([found.bytes as Uint8Array<ArrayBuffer>], { type });
}

/**
 * Takes the workbook of a deleted statement away, and answers it so that it can be put back. It lies in a database of
 * its own: where that fails, the statement is deleted all the same and the file only takes up room.
 */
export async function takeWorkbook(owner: FileOwner, item: StatementItem): Promise<KeptFile | undefined> {
  const id = fileOf(item);
  return id === null ? undefined : removeFile(owner, id).catch(() => undefined);
}
