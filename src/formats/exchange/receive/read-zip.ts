import type { ExchangeFailure } from "#domain/exchange/failure.ts";
import { HEAD_BYTES, MOST_PACKET } from "#domain/exchange/wire/packet-head.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { inflate } from "../deflate.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** One file of an archive, read when it is asked for. */
export interface ZipMember {
  readonly name: string;
  readonly read: () => Promise<Result<Bytes, ExchangeFailure>>;
}

// PKWARE APPNOTE 6.3.10, as far as learning platforms and file managers write it.
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const LOCAL_LENGTH = 30;
const CENTRAL_LENGTH = 46;
const END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;
const STORED = 0;
const DEFLATED = 8;
/** A class with the extras that platforms put beside each work. */
const MOST_MEMBERS = 2000;
export const MOST_ARCHIVE = 200 * 1024 * 1024;

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_LENGTH - LONGEST_COMMENT);
  for (let at = view.byteLength - END_LENGTH; at >= first; at -= 1)
    if (view.getUint32(at, true) === END) return at;
  return -1;
}

async function readMember(
  bytes: Bytes,
  at: number,
  method: number,
  packed: number,
): Promise<Result<Bytes, ExchangeFailure>> {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  if (at + LOCAL_LENGTH > bytes.length || view.getUint32(at, true) !== LOCAL) return err({ kind: "damaged" });
  const from = at + LOCAL_LENGTH + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const missing = from + packed - bytes.length;
  if (missing > 0) return err({ kind: "truncated", missing });
  const content = bytes.slice(from, from + packed);
  const most = MOST_PACKET + HEAD_BYTES;
  if (method === STORED) return content.length > most ? err({ kind: "too-large" }) : ok(content);
  if (method !== DEFLATED) return err({ kind: "damaged" });
  const inflated = await inflate(content, most);
  return inflated.ok ? inflated : err({ kind: inflated.error });
}

/** What systems add by themselves: folders, hidden files, the marks of macOS. */
const isOwn = (name: string): boolean =>
  !name.endsWith("/") && !name.startsWith("__MACOSX/") && !/(?:^|\/)\.[^/]*$/.test(name);

/** The files of an archive, whatever its bytes are; sizes are counted as they are unpacked. */
export function readZip(bytes: Bytes): Result<readonly ZipMember[], ExchangeFailure> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < END_LENGTH) return err({ kind: "truncated", missing: null });
  const end = endOf(view);
  if (end < 0) return err({ kind: "truncated", missing: null });
  const count = view.getUint16(end + 10, true);
  if (count > MOST_MEMBERS) return err({ kind: "too-many" });
  const members: ZipMember[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + CENTRAL_LENGTH > bytes.length || view.getUint32(at, true) !== CENTRAL)
      return err({ kind: "damaged" });
    const length = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + CENTRAL_LENGTH, at + CENTRAL_LENGTH + length));
    const [method, packed, place] = [
      view.getUint16(at + 10, true),
      view.getUint32(at + 20, true),
      view.getUint32(at + 42, true),
    ];
    if (isOwn(name)) members.push({ name, read: () => readMember(bytes, place, method, packed) });
    at += CENTRAL_LENGTH + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return ok(members);
}
