import type { ExchangeFailure } from "#domain/exchange/failure.ts";
import { HEAD_BYTES, MOST_PACKET } from "#domain/exchange/wire/packet-head.ts";
import { contentStart, type DirectoryEntry, readDirectory } from "#domain/import/zip-directory.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { inflate } from "../deflate.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** One file of an archive, read when it is asked for. */
export interface ZipMember {
  readonly name: string;
  readonly read: () => Promise<Result<Bytes, ExchangeFailure>>;
}

const STORED = 0;
const DEFLATED = 8;
/** A class with the extras that platforms put beside each work. */
const MOST_MEMBERS = 2000;
export const MOST_ARCHIVE = 200 * 1024 * 1024;

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

async function readMember(bytes: Bytes, entry: DirectoryEntry): Promise<Result<Bytes, ExchangeFailure>> {
  const from = contentStart(bytes, entry);
  if (from === null) return err({ kind: "damaged" });
  const missing = from + entry.packed - bytes.length;
  if (missing > 0) return err({ kind: "truncated", missing });
  const content = bytes.slice(from, from + entry.packed);
  const most = MOST_PACKET + HEAD_BYTES;
  if (entry.method === STORED) return content.length > most ? err({ kind: "too-large" }) : ok(content);
  if (entry.method !== DEFLATED) return err({ kind: "damaged" });
  const inflated = await inflate(content, most);
  return inflated.ok ? inflated : err({ kind: inflated.error });
}

/** What systems add by themselves: folders, hidden files, the marks of macOS. */
const isOwn = (name: string): boolean =>
  !name.endsWith("/") && !name.startsWith("__MACOSX/") && !/(?:^|\/)\.[^/]*$/.test(name);

/** The files of an archive, whatever its bytes are; sizes are counted as they are unpacked. */
export function readZip(bytes: Bytes): Result<readonly ZipMember[], ExchangeFailure> {
  const entries = readDirectory(bytes, MOST_MEMBERS);
  if (entries === "no-end") return err({ kind: "truncated", missing: null });
  if (typeof entries === "string") return err({ kind: entries });
  return ok(
    entries
      .filter(({ name }) => isOwn(name))
      .map((entry) => ({ name: entry.name, read: () => readMember(bytes, entry) })),
  );
}
