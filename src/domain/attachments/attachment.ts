import type { Instant } from "../kernel/clock.ts";
import type { Day } from "../kernel/day.ts";
import type { AttachmentId, BookId } from "../kernel/ids.ts";

/** What a file can be attached to. */
export const ATTACHMENT_OWNERS = ["entry", "asset", "party"] as const;
export type AttachmentOwner = (typeof ATTACHMENT_OWNERS)[number];

/** What is kept: photos as they were compressed on the device, and PDF as they came. */
export const ATTACHMENT_FORMATS = ["jpeg", "pdf"] as const;
export type AttachmentFormat = (typeof ATTACHMENT_FORMATS)[number];

/** Where the entry stood when the file was attached, to find it again without reading the whole book. */
export interface AttachmentPlace {
  readonly number: number;
  readonly date: Day;
}

/** What is known of an attached file without its bytes, which lie apart under their hash. */
export interface Attachment {
  readonly id: AttachmentId;
  /** The book through which it was attached, whose room it takes. */
  readonly bookId: BookId;
  readonly owner: AttachmentOwner;
  readonly ownerId: string;
  /** Of an entry. */
  readonly place?: AttachmentPlace;
  readonly name: string;
  readonly format: AttachmentFormat;
  /** Bytes, as kept. */
  readonly size: number;
  /** SHA-256 of what is kept. */
  readonly hash: string;
  /** SHA-256 of the file as it came: the same photo is known again, however a browser compresses it. */
  readonly source: string;
  /** Of a photo, in pixels. */
  readonly width?: number;
  readonly height?: number;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly version: number;
}

/**
 * The bytes of a file, once for all that hold it. As text, so that a backup, a restore, a merge and a repair treat them
 * like any other record.
 */
export interface AttachmentBytes {
  readonly hash: string;
  /** When it was stored, or when the last that held it let it go. */
  readonly at: Instant;
  /** Bytes, before they became text. */
  readonly size: number;
  /** Base64. */
  readonly text: string;
}
