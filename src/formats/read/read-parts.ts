import { SHEET_LIMITS } from "#domain/import/table/sheet-limits.ts";
import type { ReadPart } from "./read-part.ts";
import { ReadStop, stop } from "./read-stop.ts";

const START_OF_ZIP = 0x04034b50;
/** A zip of nothing begins with its end. */
const END_OF_ZIP = 0x06054b50;
const COMPOUND = 0xe011cfd0;
const PAGE_OF_COMPOUND = 128;

/** Whether a compound file holds a stream of this name, which its directory writes in UTF 16 every 128 bytes. */
function holdsStream(bytes: Uint8Array, name: string): boolean {
  const letters = [...name].map((letter) => letter.charCodeAt(0));
  const last = bytes.length - 2 * letters.length;
  for (let at = 0; at <= last; at += PAGE_OF_COMPOUND)
    if (letters.every((code, index) => bytes[at + 2 * index] === code && bytes[at + 2 * index + 1] === 0))
      return true;
  return false;
}

/** The bytes of a file; one that another program changes or takes away meanwhile is no longer readable. */
async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return stop("changed");
  }
}

const BEGINNINGS = [
  ["pdf", "%PDF"],
  ["picture", "\x89PNG"],
  ["picture", "\xff\xd8\xff"],
  ["picture", "GIF8"],
  ["picture", "BM"],
  ["picture", "II*\0"],
  ["picture", "MM\0*"],
] as const;

/** What people bring in the place of a table, by its first bytes; null for anything that may be one. */
function documentKind(bytes: Uint8Array): "pdf" | "picture" | null {
  const text = String.fromCharCode(...bytes.subarray(0, 12));
  // "RIFF" holds sounds as well; of pictures it says WEBP. HEIC and AVIF name their brand after "ftyp".
  if (/^RIFF[\s\S]{4}WEBP|^[\s\S]{4}ftyp(?:hei|mif|avi)/.test(text)) return "picture";
  const found = BEGINNINGS.find(([, mark]) => text.startsWith(mark));
  // A text may begin with BM; a bitmap says its size and has zeros after it.
  if (found?.[1] === "BM" && text.slice(6, 10) !== "\0\0\0\0") return null;
  return found?.[0] ?? null;
}

async function* byContent(file: File): AsyncGenerator<ReadPart> {
  if (file.size > SHEET_LIMITS.bytes) stop("too-heavy");
  const bytes = await bytesOf(file);
  if (bytes.length === 0) stop("empty");
  const start = bytes.length < 4 ? 0 : new DataView(bytes.buffer).getUint32(0, true);
  if (start === COMPOUND) {
    if (holdsStream(bytes, "EncryptedPackage")) stop("locked");
    stop(holdsStream(bytes, "Workbook") || holdsStream(bytes, "Book") ? "old-xls" : "foreign");
  }
  const picture = documentKind(bytes);
  if (picture !== null) stop(picture);
  if (start === START_OF_ZIP || start === END_OF_ZIP) {
    const { readXlsxParts } = await import("../xlsx/read/read-xlsx-parts.ts");
    yield* readXlsxParts(bytes);
    return;
  }
  // What calls itself a workbook and is a text was renamed; a text is read under any other name.
  const { readCsvParts } = await import("../csv/read-csv-parts.ts");
  yield* readCsvParts(bytes);
}

/**
 * A workbook or a text file in parts, told apart by what it holds and not by its name (IM-01). Whatever its bytes are,
 * the last part is its end or why it is refused (I-24).
 */
export async function* readParts(file: File): AsyncGenerator<ReadPart> {
  try {
    yield* byContent(file);
  } catch (error) {
    yield { kind: "refused", problem: error instanceof ReadStop ? error.problem : { kind: "failed" } };
  }
}
