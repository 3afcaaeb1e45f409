import type { EntryLink } from "#domain/accounting/entries/entry.ts";
import type { Attachment } from "#domain/attachments/attachment.ts";
import type { BookId, EntryId } from "#domain/kernel/ids.ts";
import { bytesToText } from "#storage/attachments/bytes-text.ts";
import { digest } from "#storage/backup/backup-file.ts";
import {
  type AttachmentTarget,
  attachFile,
  type ReadyFile,
} from "#storage/commands/attachments/attach-file.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { content } from "#tests/support/builders.ts";

/** A PDF of a few bytes that no other one has. */
export async function pdfOf(words: string, name = `${words}.pdf`): Promise<ReadyFile> {
  const bytes = new TextEncoder().encode(`%PDF-1.4 ${words}`);
  const hash = await digest(bytes);
  return { name, format: "pdf", size: bytes.length, hash, source: hash, text: bytesToText(bytes) };
}

export async function postedEntry(
  storage: AppStorage,
  bookId: BookId,
  date = "2026-11-03",
): Promise<EntryLink> {
  const entryId: EntryId = newId("entry");
  const posting = { id: newId("command"), bookId, entryId, content: content(date, "1105", "4135", 500) };
  const made = await postEntry(storage, { ...posting, origin: "journal" });
  if (!made.ok) throw new Error(made.error.kind);
  const { id, number, date: day } = made.value;
  return { id, number, date: day };
}

export async function attached(
  storage: AppStorage,
  bookId: BookId,
  target: AttachmentTarget,
  file: ReadyFile,
): Promise<Attachment> {
  const made = await attachFile(storage, attaching(bookId, target, file));
  if (!made.ok) throw new Error(made.error.kind);
  return made.value;
}

export function attaching(bookId: BookId, target: AttachmentTarget, file: ReadyFile) {
  return { id: newId("command"), bookId, attachmentId: newId("attachment"), target, file };
}
