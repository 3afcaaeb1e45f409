/** What the bytes of a file say it is; its name and its type are not asked. */
export type FileKind =
  | "empty"
  | "pdf"
  | "jpeg"
  | "png"
  | "webp"
  | "gif"
  | "bmp"
  | "avif"
  | "heic"
  /** HTML, SVG or another text with tags, which could carry a program. */
  | "markup"
  | "other";

/** Bytes that `fileKind` looks at. */
export const KIND_BYTES = 512;

const ascii = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

const startsWith = (bytes: Uint8Array, ...head: readonly number[]): boolean =>
  head.every((byte, index) => bytes[index] === byte);

const HEIC_BRANDS: ReadonlySet<string> = new Set([
  "heic",
  "heix",
  "hevc",
  "hevx",
  "heim",
  "heis",
  "mif1",
  "msf1",
]);

/** A file of ISO boxes by its brand: photos of an iPhone, AVIF, or a video. */
function boxKind(bytes: Uint8Array): FileKind {
  const brand = ascii(bytes, 8, 4);
  if (brand === "avif" || brand === "avis") return "avif";
  return HEIC_BRANDS.has(brand) ? "heic" : "other";
}

/** What stands before the first sign of a text: marks of its encoding, and blanks. */
function textStart(bytes: Uint8Array): number {
  let at = startsWith(bytes, 0xef, 0xbb, 0xbf) ? 3 : 0;
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)) at = 2;
  while (at < bytes.length && ((bytes[at] ?? 0) <= 0x20 || bytes[at] === 0x7f)) at += 1;
  return at;
}

function number32(bytes: Uint8Array, at: number, little: boolean): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return bytes.length < at + 4 ? 0 : Math.abs(view.getInt32(at, little));
}

/**
 * How many pixels a picture says it has, where its head tells: a small file may unpack to more than a device can hold.
 * 0 where it does not tell.
 */
export function saidPixels(kind: FileKind, bytes: Uint8Array): number {
  if (kind === "png") return number32(bytes, 16, false) * number32(bytes, 20, false);
  if (kind === "bmp") return number32(bytes, 18, true) * number32(bytes, 22, true);
  if (kind !== "gif" || bytes.length < 10) return 0;
  const side = (at: number) => (bytes[at] ?? 0) + 256 * (bytes[at + 1] ?? 0);
  return side(6) * side(8);
}

/** The kind of a file by its first bytes. Anything that begins with a tag is refused as such, whatever follows. */
export function fileKind(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return "empty";
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return "jpeg";
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "png";
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 4) === "WEBP") return "webp";
  if (ascii(bytes, 0, 6) === "GIF87a" || ascii(bytes, 0, 6) === "GIF89a") return "gif";
  if (ascii(bytes, 0, 5) === "%PDF-") return "pdf";
  if (ascii(bytes, 4, 4) === "ftyp") return boxKind(bytes);
  // Two letters alone would be many texts: the header's own size tells a picture from them.
  if (ascii(bytes, 0, 2) === "BM" && startsWith(bytes.subarray(15), 0, 0, 0)) return "bmp";
  return bytes[textStart(bytes)] === 0x3c ? "markup" : "other";
}
