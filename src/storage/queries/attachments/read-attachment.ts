import type { Attachment } from "#domain/attachments/attachment.ts";
import { textToBytes } from "../../attachments/bytes-text.ts";
import { digest } from "../../backup/backup-file.ts";
import type { AppStorage } from "../../engine/app-storage.ts";

export interface FileContent {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Base64 of the bytes. */
  readonly text: string;
}

/** The file itself; null if it is not here as it was stored (AD-07). */
export async function readAttachment(
  { db }: Pick<AppStorage, "db">,
  hash: Attachment["hash"],
): Promise<FileContent | null> {
  const row = await db.attachmentBytes.get(hash);
  const bytes = row === undefined ? null : textToBytes(row.text);
  if (row === undefined || bytes === null || (await digest(bytes)) !== hash) return null;
  return { bytes, text: row.text };
}
