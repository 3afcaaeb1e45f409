import { ID_PREFIXES } from "../../kernel/ids.ts";
import { err, ok, type Result } from "../../kernel/result.ts";
import type { ExchangeFailure } from "../failure.ts";
import { type ExchangeMessage, PACKET_KINDS, type PacketKind } from "../message.ts";
import { crc32 } from "./crc32.ts";

// The first 67 bytes of every packet. Their places never change, so that any version tells a later one from damage:
// 8 mark, 1 version, 1 kind, 1 flags, 16 id, 4 length of the body, 4 checksum of those, 32 SHA-256 of those and the body.

export const FORMAT_VERSION = 1;
/** A byte above ASCII and a line break: passing as text, which changes bytes, breaks the mark. */
const MARK = [0x89, 0x43, 0x55, 0x41, 0x44, 0x52, 0x41, 0x0a] as const;
/** A mark that lost more bytes than this is none of ours. */
const MOST_WRONG = 2;
const ID_AT = 11;
const ID_BYTES = 16;
const LENGTH_AT = ID_AT + ID_BYTES;
/** What the checksum of the head and the hash cover first. */
export const COVERED = LENGTH_AT + 4;
const HASH_AT = COVERED + 4;
export const HEAD_BYTES = HASH_AT + 32;
/** Above a hand-in with a file of 8 MB. */
export const MOST_PACKET = 12 * 1024 * 1024;

const DEFLATED = 1;
const SEALED = 2;
const SIGNED = 4;
const FLAGS = DEFLATED | SEALED | SIGNED;

export interface PacketHead {
  readonly kind: PacketKind;
  readonly id: ExchangeMessage["id"];
  readonly sealed: boolean;
}

export interface SplitPacket extends PacketHead {
  /** What the hash is taken over, before the body. */
  readonly covered: Uint8Array<ArrayBuffer>;
  readonly hash: Uint8Array<ArrayBuffer>;
  readonly body: Uint8Array<ArrayBuffer>;
}

function idBytes(id: string): readonly number[] {
  const hex = id.slice(id.indexOf("_") + 1).replaceAll("-", "");
  return Array.from({ length: ID_BYTES }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16));
}

function idOf(kind: PacketKind, bytes: Uint8Array): ExchangeMessage["id"] {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)];
  const prefix = ID_PREFIXES[kind === "entrega" ? "submission" : "packet"];
  return `${prefix}_${parts.join("-")}` as ExchangeMessage["id"];
}

/** The part of the head that says what follows; a seal and a signature are bound to all of it but the length. */
export function packetHead(head: PacketHead, bodyLength: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(COVERED);
  bytes.set(MARK);
  bytes[8] = FORMAT_VERSION;
  bytes[9] = PACKET_KINDS.indexOf(head.kind) + 1;
  bytes[10] = DEFLATED | SIGNED | (head.sealed ? SEALED : 0);
  bytes.set(idBytes(head.id), ID_AT);
  new DataView(bytes.buffer).setUint32(LENGTH_AT, bodyLength);
  return bytes;
}

/** What a signature and a seal are bound to: which kind of message, and which one. */
export function boundHead(head: PacketHead): Uint8Array<ArrayBuffer> {
  return packetHead(head, 0).slice(0, LENGTH_AT);
}

export function joinPacket(covered: Uint8Array, hash: Uint8Array, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(HEAD_BYTES + body.length);
  bytes.set(covered);
  new DataView(bytes.buffer).setUint32(COVERED, crc32(covered));
  bytes.set(hash, HASH_AT);
  bytes.set(body, HEAD_BYTES);
  return bytes;
}

/** How many bytes a packet that begins so has, and the hash that it states; null where its head does not hold. */
export function statedPacket(bytes: Uint8Array): { readonly length: number; readonly hash: string } | null {
  if (!isPacket(bytes) || bytes.length < HEAD_BYTES) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  if (view.getUint32(COVERED) !== crc32(bytes.subarray(0, COVERED))) return null;
  const hash = Array.from(bytes.subarray(HASH_AT, HEAD_BYTES), (byte) => byte.toString(16).padStart(2, "0"));
  return { length: HEAD_BYTES + view.getUint32(LENGTH_AT), hash: hash.join("") };
}

type Split = Result<SplitPacket, ExchangeFailure>;

function checkMark(bytes: Uint8Array): ExchangeFailure | null {
  const present = MARK.slice(0, bytes.length);
  const wrong = present.filter((byte, at) => bytes[at] !== byte).length;
  if (bytes.length < MARK.length)
    return wrong === 0 && bytes.length > 2 ? { kind: "truncated", missing: null } : { kind: "foreign" };
  if (wrong > MOST_WRONG) return { kind: "foreign" };
  return wrong > 0 ? { kind: "damaged" } : null;
}

/** Whether bytes begin as a packet of any version. */
export function isPacket(bytes: Uint8Array): boolean {
  return MARK.every((byte, at) => bytes[at] === byte);
}

/** The parts of a packet, before its hash is compared. */
export function splitPacket(bytes: Uint8Array<ArrayBuffer>): Split {
  if (bytes.length === 0) return err({ kind: "empty" });
  const wrong = checkMark(bytes);
  if (wrong !== null) return err(wrong);
  if (bytes.length < HASH_AT) return err({ kind: "truncated", missing: null });
  const covered = bytes.slice(0, COVERED);
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  if (view.getUint32(COVERED) !== crc32(covered)) return err({ kind: "damaged" });
  const [version = 0, kindNumber = 0, flags = 0] = covered.subarray(8);
  if (version > FORMAT_VERSION) return err({ kind: "newer" });
  const length = view.getUint32(LENGTH_AT);
  if (length > MOST_PACKET) return err({ kind: "too-large" });
  const missing = HEAD_BYTES + length - bytes.length;
  if (missing > 0) return err({ kind: "truncated", missing });
  const kind = PACKET_KINDS[kindNumber - 1];
  if (version === 0 || kind === undefined || missing < 0) return err({ kind: "damaged" });
  if ((flags & ~SEALED) !== (FLAGS & ~SEALED)) return err({ kind: "damaged" });
  return ok({
    kind,
    id: idOf(kind, bytes.subarray(ID_AT, LENGTH_AT)),
    sealed: (flags & SEALED) !== 0,
    covered,
    hash: bytes.slice(HASH_AT, HEAD_BYTES),
    body: bytes.slice(HEAD_BYTES),
  });
}
