import { oneLine } from "../kernel/graphemes.ts";
import type { AttachmentFormat } from "./attachment.ts";
import type { FileKind } from "./file-kind.ts";

const MB = 1_000_000;

/** A PDF as it is kept. */
export const MOST_PDF_BYTES = 4 * MB;
/** A photo before it is compressed; above it a phone may not have the memory to open it. */
export const MOST_PHOTO_BYTES = 30 * MB;
/** Pixels of a photo before it is compressed: above what any camera of a phone takes. */
export const MOST_PIXELS = 150_000_000;
/** A photo once compressed, which is far below this at the bounded size. */
export const MOST_KEPT_BYTES = 4 * MB;
/** All files of one book. */
export const MOST_BOOK_BYTES = 30 * MB;
/** All files of one account on this device: each automatic copy carries them. */
export const MOST_ACCOUNT_BYTES = 60 * MB;
/** Files of one entry, asset or third party. */
export const MOST_FILES = 20;
/** Longest side of a kept photo in pixels: a receipt of a letter page is read well. */
export const LONGEST_SIDE = 2000;

const LONGEST_NAME = 80;

/** Why a file is not taken, before anything is decoded. */
export type AttachmentProblem = "empty" | "pdf-too-large" | "photo-too-large" | "markup" | "unknown-kind";

/** What a file becomes, by its bytes and its size. */
export function judgeFile(kind: FileKind, size: number, pixels = 0): AttachmentFormat | AttachmentProblem {
  if (kind === "empty" || size === 0) return "empty";
  if (kind === "markup") return "markup";
  if (kind === "other") return "unknown-kind";
  if (kind === "pdf") return size > MOST_PDF_BYTES ? "pdf-too-large" : "pdf";
  return size > MOST_PHOTO_BYTES || pixels > MOST_PIXELS ? "photo-too-large" : "jpeg";
}

const EXTENSIONS: Readonly<Record<AttachmentFormat, string>> = { jpeg: "jpg", pdf: "pdf" };

/** Signs that a file system or a header could read otherwise. */
const UNFIT = /[\\/:*?"<>|]/g;

/** The name of a file as it is shown and downloaded: one line, with the ending of what is kept. */
export function attachmentName(name: string, format: AttachmentFormat, unnamed: string): string {
  const base = oneLine(name.replace(UNFIT, " "), LONGEST_NAME).replace(/\.[A-Za-z0-9]{1,5}$/, "");
  return `${base.replace(/^[.\s]+|[.\s]+$/g, "") || unnamed}.${EXTENSIONS[format]}`;
}

/** Width and height within the longest side, in whole pixels and never larger than they came. */
export function fittedSize(
  width: number,
  height: number,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
