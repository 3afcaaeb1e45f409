import { crc32 } from "./crc32.ts";
import { HEAD_BYTES, isPacket } from "./packet-head.ts";

/** Bytes that one QR of version 25, level M, holds: read from a phone's screen by a common webcam (E6). */
export const SINGLE_QR = 997;
const FRAME = 600;
/** Two for the mark, version, six of the packet's hash, which of how many, checksum of the piece. */
const FRAME_HEAD = 15;
const PIECE = FRAME - FRAME_HEAD;
const MARK = [0x43, 0x51, 1] as const;
/** More would take minutes to read: a file is the way then. */
export const MOST_FRAMES = 40;
/** Packets being put together at once; the one begun first gives way. */
const MOST_PENDING = 60;
const TAG_AT = HEAD_BYTES - 32;
const TAG = 6;

/** A packet as the contents of its QR codes, in order; null when it is too long for them. */
export function toFrames(packet: Uint8Array<ArrayBuffer>): readonly Uint8Array<ArrayBuffer>[] | null {
  if (packet.length <= SINGLE_QR) return [packet];
  const count = Math.ceil(packet.length / PIECE);
  if (count > MOST_FRAMES) return null;
  return Array.from({ length: count }, (_, index) => {
    const piece = packet.subarray(index * PIECE, (index + 1) * PIECE);
    const frame = new Uint8Array(FRAME_HEAD + piece.length);
    frame.set(MARK);
    frame.set(packet.subarray(TAG_AT, TAG_AT + TAG), MARK.length);
    frame.set([index, count], MARK.length + TAG);
    frame.set(piece, FRAME_HEAD);
    new DataView(frame.buffer).setUint32(FRAME_HEAD - 4, crc32(covered(frame)));
    return frame;
  });
}

/** The number of the piece and the piece itself. */
function covered(frame: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(frame.length - 4);
  bytes.set(frame.subarray(0, FRAME_HEAD - 4));
  bytes.set(frame.subarray(FRAME_HEAD), FRAME_HEAD - 4);
  return bytes;
}

/** One of the codes of a packet. */
interface Frame {
  readonly packet: string;
  readonly index: number;
  readonly count: number;
  readonly piece: Uint8Array<ArrayBuffer>;
}

/** The piece in a read code; null where it is none. */
export function readFrame(bytes: Uint8Array<ArrayBuffer>): Frame | null {
  if (bytes.length <= FRAME_HEAD || bytes.length > FRAME) return null;
  if (MARK.some((byte, at) => bytes[at] !== byte)) return null;
  if (new DataView(bytes.buffer, bytes.byteOffset).getUint32(FRAME_HEAD - 4) !== crc32(covered(bytes)))
    return null;
  const [index = 0, count = 0] = bytes.subarray(MARK.length + TAG);
  if (count < 2 || count > MOST_FRAMES || index >= count) return null;
  const packet = Array.from(bytes.subarray(MARK.length, MARK.length + TAG)).join(".");
  return { packet: `${packet}/${count}`, index, count, piece: bytes.slice(FRAME_HEAD) };
}

/** Frames read so far, by packet. A value: reading one more makes a new one. */
export interface FrameSet {
  readonly pending: ReadonlyMap<string, readonly (Uint8Array<ArrayBuffer> | null)[]>;
  /** Packets put together, so that a frame seen again begins none anew. */
  readonly done: ReadonlySet<string>;
}

export const NO_FRAMES: FrameSet = { pending: new Map(), done: new Set() };

/**
 * What a read code was: a whole packet, a piece of one of which so many are here, one that was here before, or nothing
 * of ours.
 */
export type FrameTaken =
  | { readonly kind: "whole"; readonly packet: Uint8Array<ArrayBuffer> }
  | { readonly kind: "piece" | "again"; readonly here: number; readonly count: number }
  | { readonly kind: "foreign" };

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

/** Takes one more read code, in any order and of any packets mixed (ED-43). */
export function takeFrame(set: FrameSet, bytes: Uint8Array<ArrayBuffer>): readonly [FrameSet, FrameTaken] {
  if (isPacket(bytes)) return [set, { kind: "whole", packet: bytes }];
  const frame = readFrame(bytes);
  if (frame === null) return [set, { kind: "foreign" }];
  const { packet, index, count, piece } = frame;
  if (set.done.has(packet)) return [set, { kind: "again", here: count, count }];
  const before = set.pending.get(packet) ?? Array.from({ length: count }, () => null);
  const hereBefore = before.filter((each) => each !== null).length;
  if (before[index] !== null) return [set, { kind: "again", here: hereBefore, count }];
  const after = before.with(index, piece);
  const pending = new Map(set.pending).set(packet, after);
  const pieces = after.filter((each) => each !== null);
  if (pieces.length === count) {
    pending.delete(packet);
    return [
      { pending, done: new Set(set.done).add(packet) },
      { kind: "whole", packet: joined(pieces) },
    ];
  }
  const [first] = pending.keys();
  if (pending.size > MOST_PENDING && first !== undefined) pending.delete(first);
  return [
    { pending, done: set.done },
    { kind: "piece", here: pieces.length, count },
  ];
}
