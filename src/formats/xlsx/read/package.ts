import { SHEET_LIMITS } from "#domain/import/table/sheet-limits.ts";
import { contentStart, type DirectoryEntry, readDirectory } from "#domain/import/zip-directory.ts";
import { stop } from "../../read/read-stop.ts";
import { checksum } from "../../zip/checksum.ts";
import { inflateSlices } from "../../zip/inflate-slices.ts";
import { type XmlFollower, XmlScanner } from "./xml-scanner.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const STORED = 0;
const DEFLATED = 8;
const STORED_PIECE = 65_536;
/** Real sheets pack to a fiftieth at best; a bomb to a thousandth. Small parts are not judged. */
const MOST_RATIO = 400;
const JUDGED_FROM = 1_000_000;

/** A name that would leave the folder that it is unpacked to. Nothing is unpacked; no program writes such names. */
const isUnsafe = (name: string) => /(?:^|[\\/])\.\.(?:[\\/]|$)|^[a-z]:|\0/i.test(name);

async function* stored(bytes: Bytes): AsyncGenerator<Bytes> {
  for (let at = 0; at < bytes.length; at += STORED_PIECE) yield bytes.subarray(at, at + STORED_PIECE);
}

/** UTF-8, or UTF 16 by its mark, as XML says. */
function decoderOf(first: Bytes): TextDecoder {
  const isWide = (first[0] === 0xff && first[1] === 0xfe) || (first[0] === 0xfe && first[1] === 0xff);
  const name = isWide ? (first[0] === 0xff ? "utf-16le" : "utf-16be") : "utf-8";
  return new TextDecoder(name, { fatal: true });
}

/** Texts of a part's pieces; bytes that are no text stop the reading. */
async function* texts(pieces: AsyncIterable<Bytes>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  try {
    for await (const piece of pieces) {
      decoder ??= decoderOf(piece);
      yield decoder.decode(piece, { stream: true });
    }
    if (decoder !== null) yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) stop("damaged");
    throw error;
  }
}

/** The parts of a workbook: each is unpacked when it is read, and what all of them unpack to is counted (IM-02). */
export class Package {
  readonly #bytes: Bytes;
  readonly #entries = new Map<string, DirectoryEntry>();
  #unpacked = 0;

  constructor(bytes: Bytes) {
    this.#bytes = bytes;
    const entries = readDirectory(bytes, SHEET_LIMITS.parts);
    if (entries === "too-many") stop("too-many-parts");
    if (typeof entries === "string") stop("damaged");
    for (const entry of entries) {
      if (isUnsafe(entry.name)) stop("unsafe-names");
      if (entry.isEncrypted) stop("locked");
      const name = entry.name.replace(/^\/+/, "").toLowerCase();
      // Two parts of one name: programs read one or the other, so the file says two things.
      if (this.#entries.has(name)) stop("damaged");
      this.#entries.set(name, entry);
    }
  }

  has(name: string): boolean {
    return this.#entries.has(name.toLowerCase());
  }

  /** Whether there is a part with such a beginning of its name. */
  hasUnder(folder: string): boolean {
    return [...this.#entries.keys()].some((name) => name.startsWith(folder));
  }

  /** Refuses parts that say themselves that they are too much together: nothing of them need be unpacked to know it. */
  allow(names: readonly string[]): void {
    let claimed = 0;
    for (const name of names) claimed += this.#entries.get(name.toLowerCase())?.claimed ?? 0;
    if (claimed > SHEET_LIMITS.unpacked) stop("bomb");
  }

  async *#unpack(entry: DirectoryEntry): AsyncGenerator<Bytes> {
    const from = contentStart(this.#bytes, entry);
    if (from === null || from + entry.packed > this.#bytes.length) return stop("damaged");
    if (entry.method !== STORED && entry.method !== DEFLATED) return stop("damaged");
    const packed = this.#bytes.subarray(from, from + entry.packed);
    let size = 0;
    let crc = 0;
    for await (const piece of entry.method === STORED ? stored(packed) : inflateSlices(packed)) {
      size += piece.length;
      this.#unpacked += piece.length;
      const isBomb = size > JUDGED_FROM && size > MOST_RATIO * entry.packed;
      if (isBomb || this.#unpacked > SHEET_LIMITS.unpacked) stop("bomb");
      crc = checksum(piece, crc);
      yield piece;
    }
    // A changed byte may be a changed figure.
    if (crc !== entry.checksum) stop("damaged");
  }

  /** The names of all parts as the archive writes them. */
  get names(): readonly string[] {
    return [...this.#entries.values()].map(({ name }) => name);
  }

  /** A part whole: counted like the others as it is unpacked. */
  async bytes(name: string): Promise<Bytes> {
    const entry = this.#entries.get(name.replace(/^\/+/, "").toLowerCase());
    if (entry === undefined) return stop("damaged");
    const pieces: Bytes[] = [];
    try {
      for await (const piece of this.#unpack(entry)) pieces.push(piece);
    } catch (error) {
      if (error instanceof TypeError || (error instanceof Error && "code" in error)) stop("damaged");
      throw error;
    }
    return new Uint8Array(await new Blob(pieces).arrayBuffer());
  }

  /** Reads a part to its end, and gives way between its pieces. */
  async *scan(name: string, follower: XmlFollower): AsyncGenerator<void> {
    const entry = this.#entries.get(name.toLowerCase());
    if (entry === undefined) return stop("damaged");
    const scanner = new XmlScanner(follower);
    try {
      for await (const text of texts(this.#unpack(entry))) {
        scanner.feed(text);
        yield;
      }
    } catch (error) {
      // What the platform's own unpacking throws at damaged bytes.
      if (error instanceof TypeError || (error instanceof Error && "code" in error)) stop("damaged");
      throw error;
    }
    scanner.end();
  }

  async read(name: string, follower: XmlFollower): Promise<void> {
    for await (const _ of this.scan(name, follower));
  }
}
