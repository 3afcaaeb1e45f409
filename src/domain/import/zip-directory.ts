/** One file of a zip, as its directory states it. The stated sizes are claims: what is unpacked is counted. */
export interface DirectoryEntry {
  readonly name: string;
  readonly isEncrypted: boolean;
  readonly method: number;
  readonly checksum: number;
  /** Length of its packed bytes. */
  readonly packed: number;
  /** What it says that it unpacks to, in bytes. */
  readonly claimed: number;
  /** Where its own header begins. */
  readonly at: number;
}

// PKWARE APPNOTE 6.3.10.
const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_HEADER = 0x06054b50;
const LOCAL_LENGTH = 30;
const CENTRAL_LENGTH = 46;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
/** Stands where the real figure is in the entry's own extra field. */
const IN_EXTRA = 0xffffffff;
const LARGE_EXTRA = 1;

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function endOf(view: DataView): number {
  const last = view.byteLength - END_LENGTH;
  const first = Math.max(0, last - LONGEST_COMMENT);
  for (let at = last; at >= first; at -= 1) if (view.getUint32(at, true) === END_HEADER) return at;
  return -1;
}

/** UTF-8, without an API of the platform: names of parts are short. */
function nameAt(view: DataView, at: number, length: number): string {
  let escaped = "";
  for (let index = 0; index < length; index += 1)
    escaped += `%${view
      .getUint8(at + index)
      .toString(16)
      .padStart(2, "0")}`;
  try {
    return decodeURIComponent(escaped);
  } catch {
    let name = "";
    for (let index = 0; index < length; index += 1) name += String.fromCharCode(view.getUint8(at + index));
    return name;
  }
}

/** The figures of 64 bits that an entry keeps in its extra field, in their fixed order. */
function largeFigures(view: DataView, from: number, length: number): number[] {
  for (let at = from; at + 4 <= from + length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== LARGE_EXTRA) continue;
    const end = Math.min(at + 4 + view.getUint16(at + 2, true), from + length);
    const figures: number[] = [];
    for (let place = at + 4; place + 8 <= end; place += 8)
      figures.push(Number(view.getBigUint64(place, true)));
    return figures;
  }
  return [];
}

function entryAt(view: DataView, at: number): DirectoryEntry {
  const length = view.getUint16(at + 28, true);
  const stated = [at + 24, at + 20, at + 42].map((place) => view.getUint32(place, true));
  const large = largeFigures(view, at + CENTRAL_LENGTH + length, view.getUint16(at + 30, true));
  const [claimed = 0, packed = 0, place = 0] = stated.map((figure) =>
    figure === IN_EXTRA ? (large.shift() ?? figure) : figure,
  );
  return {
    name: nameAt(view, at + CENTRAL_LENGTH, length),
    isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    method: view.getUint16(at + 10, true),
    checksum: view.getUint32(at + 16, true),
    packed,
    claimed,
    at: place,
  };
}

/** The files of a zip by its directory; why there is none: its end is missing, it has too many, or it contradicts itself. */
export function readDirectory(
  bytes: Uint8Array,
  most: number,
): readonly DirectoryEntry[] | "no-end" | "too-many" | "damaged" {
  const view = viewOf(bytes);
  const end = endOf(view);
  if (end < 0) return "no-end";
  const count = view.getUint16(end + 10, true);
  if (count > most) return "too-many";
  const entries: DirectoryEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + CENTRAL_LENGTH > end || view.getUint32(at, true) !== CENTRAL_HEADER) return "damaged";
    const length =
      CENTRAL_LENGTH +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
    if (at + length > end) return "damaged";
    entries.push(entryAt(view, at));
    at += length;
  }
  return entries;
}

/** Where the packed bytes of an entry begin; null if no header of its own stands there. They may end past the file. */
export function contentStart(bytes: Uint8Array, { at }: DirectoryEntry): number | null {
  const view = viewOf(bytes);
  if (at + LOCAL_LENGTH > bytes.length || view.getUint32(at, true) !== LOCAL_HEADER) return null;
  return at + LOCAL_LENGTH + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
}
