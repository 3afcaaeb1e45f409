import type { EntryLink } from "#domain/accounting/entries/entry.ts";
import type { Attachment, AttachmentFormat } from "#domain/attachments/attachment.ts";
import type { AttachmentRefusal } from "#domain/attachments/attachment-refusal.ts";
import { refuseRoom } from "#domain/attachments/room.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { AssetId, AttachmentId, PartyId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import {
  ATTACHMENT_TABLES,
  type AttachmentResult,
  knownAttachment,
  letGo,
  makeRoom,
} from "../../attachments/attachment-work.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import type { CuadraDatabase } from "../../engine/database.ts";
import { type BookCommand, type BookWork, changeBook } from "../../pages/book-work.ts";
import { partiesOfBook } from "../../parties/parties-of-book.ts";
import { readRows } from "../../shapes/read-row.ts";
import { attachmentShape } from "../../shapes/records/attachment-shapes.ts";

/** What a file is attached to. */
export type AttachmentTarget =
  | { readonly kind: "entry"; readonly entry: EntryLink }
  | { readonly kind: "asset"; readonly id: AssetId }
  | { readonly kind: "party"; readonly id: PartyId };

/** A file as it will be kept, made ready before the transaction (ST-08). */
export interface ReadyFile {
  readonly name: string;
  readonly format: AttachmentFormat;
  readonly size: number;
  readonly hash: string;
  readonly source: string;
  readonly width?: number;
  readonly height?: number;
  /** Base64. */
  readonly text: string;
}

export interface AttachFile extends BookCommand {
  readonly attachmentId: AttachmentId;
  readonly target: AttachmentTarget;
  readonly file: ReadyFile;
}

type Owner = Pick<Attachment, "owner" | "ownerId" | "place">;

/** What the file belongs to, if it is there: an entry or a draft, an asset of the book, a third party that it shares. */
async function ownerOf(db: CuadraDatabase, work: BookWork, target: AttachmentTarget): Promise<Owner | null> {
  const { book } = work;
  if (target.kind === "entry") {
    const found = await work.pages.find(target.entry);
    if (found === null) return null;
    return { owner: "entry", ownerId: found.id, place: { number: found.number, date: found.date } };
  }
  if (target.kind === "asset") {
    const asset = await db.assets.get(target.id);
    return asset?.bookId === book.id ? { owner: "asset", ownerId: target.id } : null;
  }
  const parties = await partiesOfBook(db, book);
  return parties.some((party) => party.id === target.id) ? { owner: "party", ownerId: target.id } : null;
}

/**
 * Attaches a file to an entry, an asset or a third party: its record, and its bytes unless they are here already. In a
 * closed month too, since it changes no figure (AD-05). `undoCommand` takes it off. Returns the record.
 */
export function attachFile(storage: AppStorage, command: AttachFile): Promise<AttachmentResult<Attachment>> {
  const { db } = storage;
  const { attachmentId: id, bookId, target, file } = command;
  const { text, ...known } = file;
  const body = async (work: BookWork): Promise<Result<Attachment, AttachmentRefusal>> => {
    const owner = await ownerOf(db, work, target);
    if (owner === null) return err({ kind: "unknown-owner" });
    const stamp = { createdAt: work.at, updatedAt: work.at, version: 1 };
    const made: Attachment = { id, bookId, ...owner, ...known, ...stamp };
    const refusal = refuseRoom(readRows(attachmentShape, await db.attachments.toArray()), made);
    if (refusal !== null) return err(refusal);
    await makeRoom(db, work.at, file.size);
    await db.attachments.add(made);
    await db.attachmentBytes.put({ hash: file.hash, at: work.at, size: file.size, text });
    work.changes.push({ table: "attachments", key: id, before: null, after: made });
    return ok(made);
  };
  const tables = [...ATTACHMENT_TABLES, "assets", "parties"] as const;
  return changeBook<Attachment, AttachmentRefusal>(storage, command, "attach-file", body, { tables });
}

export interface RemoveAttachment extends BookCommand {
  readonly attachmentId: AttachmentId;
  /** Version shown on screen. */
  readonly version: number;
  /** The entry it is attached to, as it stands now. */
  readonly entry?: EntryLink;
}

/**
 * Takes a file off what it is attached to; not off an entry of a closed month (AD-05). Its bytes stay for thirty days,
 * for `undoCommand` to bring it back. Returns the record.
 */
export function removeAttachment(
  storage: AppStorage,
  command: RemoveAttachment,
): Promise<AttachmentResult<Attachment>> {
  const { db } = storage;
  const { attachmentId: id, version, entry } = command;
  const body = async (work: BookWork): Promise<Result<Attachment, AttachmentRefusal>> => {
    const found = await knownAttachment(db, { id, version });
    if (!found.ok) return found;
    const before = found.value;
    if (before.owner !== "party" && before.bookId !== work.book.id)
      return err({ kind: "unknown-attachment" });
    const month = await closedMonthOf(work, before, entry);
    if (month !== null) return err({ kind: "closed-month", month });
    await letGo(db, before, work.at);
    await makeRoom(db, work.at, 0);
    work.changes.push({ table: "attachments", key: id, before, after: null });
    return ok(before);
  };
  const tables = ATTACHMENT_TABLES;
  return changeBook<Attachment, AttachmentRefusal>(storage, command, "remove-attachment", body, { tables });
}

/** The closed month of the entry that a file is attached to; null if it is open, or there is no such entry. */
export async function closedMonthOf(
  work: BookWork,
  { owner, ownerId, place }: Attachment,
  entry?: EntryLink,
): ReturnType<BookWork["closedMonth"]> {
  if (owner !== "entry") return null;
  const link = entry?.id === ownerId ? entry : place && ({ id: ownerId, ...place } as EntryLink);
  const there = link ? await work.pages.find(link) : null;
  // Attached while it was a draft, and posted since under a number that the record does not know.
  const found = there ?? (place?.number === 0 ? await work.pages.first(({ id }) => id === ownerId) : null);
  return found === null ? null : work.closedMonth(monthOf(found.date));
}
