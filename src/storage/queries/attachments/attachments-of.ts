import type { Attachment } from "#domain/attachments/attachment.ts";
import { MOST_ACCOUNT_BYTES, MOST_BOOK_BYTES } from "#domain/attachments/limits.ts";
import { bytesUsed } from "#domain/attachments/room.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { readRows } from "../../shapes/read-row.ts";
import { attachmentShape } from "../../shapes/records/attachment-shapes.ts";

/** The files of one entry, asset or third party in the order in which they were attached. No bytes are read. */
export async function attachmentsOf(
  { db }: Pick<AppStorage, "db">,
  bookId: BookId,
  ownerId: string,
): Promise<readonly Attachment[]> {
  const rows = readRows(attachmentShape, await db.attachments.where("ownerId").equals(ownerId).toArray());
  return rows
    .filter((row) => row.owner === "party" || row.bookId === bookId)
    .toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
}

/** How many files each of these entries has, of those that have any: an indexed read of what is in sight. */
export async function attachmentCounts(
  { db }: Pick<AppStorage, "db">,
  bookId: BookId,
  ownerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  if (ownerIds.length === 0) return counts;
  const rows = await db.attachments.where("ownerId").anyOf(ownerIds).toArray();
  for (const row of rows)
    if (row.bookId === bookId) counts.set(row.ownerId, (counts.get(row.ownerId) ?? 0) + 1);
  return counts;
}

/** How many files the account holds, and what they take. */
export async function accountFiles({
  db,
}: Pick<AppStorage, "db">): Promise<{ readonly count: number; readonly size: number }> {
  const rows = readRows(attachmentShape, await db.attachments.toArray());
  return { count: rows.length, size: bytesUsed(rows) };
}

export interface AttachmentRoom {
  readonly book: { readonly used: number; readonly most: number };
  readonly account: { readonly used: number; readonly most: number };
}

/** What files take of what they may, in this book and in the whole account. */
export async function attachmentRoom(
  { db }: Pick<AppStorage, "db">,
  bookId: BookId,
): Promise<AttachmentRoom> {
  const rows = readRows(attachmentShape, await db.attachments.toArray());
  const own = rows.filter((row) => row.bookId === bookId);
  return {
    book: { used: bytesUsed(own), most: MOST_BOOK_BYTES },
    account: { used: bytesUsed(rows), most: MOST_ACCOUNT_BYTES },
  };
}
