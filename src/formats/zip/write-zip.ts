import type { SavedName } from "#domain/kernel/saved-name.ts";
import { checksum } from "./checksum.ts";

/** One file of an archive. */
export interface ZipEntry {
  /** Without folders; ASCII only, so that every system reads it. */
  readonly name: SavedName;
  readonly bytes: Uint8Array;
}

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_HEADER = 0x06054b50;
const LOCAL_LENGTH = 30;
const CENTRAL_LENGTH = 46;
const END_LENGTH = 22;
const VERSION = 20;
/** Flag: names are UTF-8. */
const FLAGS = 0x0800;
/** 1 January 1980, the first date of the format: the files inside carry their own dates. */
const FIRST_DAY = 0x0021;

class Writer {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly #view: DataView;
  at = 0;

  constructor(length: number) {
    this.bytes = new Uint8Array(length);
    this.#view = new DataView(this.bytes.buffer);
  }

  short(...values: readonly number[]): void {
    for (const value of values) {
      this.#view.setUint16(this.at, value, true);
      this.at += 2;
    }
  }

  long(...values: readonly number[]): void {
    for (const value of values) {
      this.#view.setUint32(this.at, value, true);
      this.at += 4;
    }
  }

  put(bytes: Uint8Array): void {
    this.bytes.set(bytes, this.at);
    this.at += bytes.length;
  }
}

interface Named {
  readonly name: Uint8Array;
  readonly bytes: Uint8Array;
  readonly crc: number;
}

/** Fields common to both headers of a file: compression, checksum, sizes and name length. */
function putShared(out: Writer, { name, bytes, crc }: Named): void {
  out.short(VERSION, FLAGS, 0, 0, FIRST_DAY);
  out.long(crc, bytes.length, bytes.length);
  out.short(name.length, 0);
}

/**
 * Several files as one zip archive (PKWARE APPNOTE 6.3.10), stored without compression: workbooks and PDFs are
 * compressed already. Limits of the plain format: 4 GB and 65,536 files.
 */
export function writeZip(entries: readonly ZipEntry[]): Blob {
  const encoder = new TextEncoder();
  const files = entries.map(({ name, bytes }) => ({
    name: encoder.encode(name),
    bytes,
    crc: checksum(bytes),
  }));
  const lengths = files.map(
    ({ name, bytes }) => LOCAL_LENGTH + CENTRAL_LENGTH + 2 * name.length + bytes.length,
  );
  const out = new Writer(lengths.reduce((sum, length) => sum + length, END_LENGTH));
  const places = files.map((file) => {
    const place = out.at;
    out.long(LOCAL_HEADER);
    putShared(out, file);
    out.put(file.name);
    out.put(file.bytes);
    return place;
  });
  const directory = out.at;
  files.forEach((file, index) => {
    out.long(CENTRAL_HEADER);
    out.short(VERSION);
    putShared(out, file);
    // No comment, the first disk, no attributes.
    out.short(0, 0, 0);
    out.long(0, places[index] ?? 0);
    out.put(file.name);
  });
  const length = out.at - directory;
  out.long(END_HEADER);
  out.short(0, 0, files.length, files.length);
  out.long(length, directory);
  out.short(0);
  return new Blob([out.bytes], { type: "application/zip" });
}
