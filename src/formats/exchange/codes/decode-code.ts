import decodeQR from "qr/decode.js";
import { type Picture, turnPicture } from "./turn-picture.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Milliseconds of tries beyond the first, by the library. */
const PATIENCE = 40;

/** A code may hold its bytes in several segments, each of which is handed over by itself. */
function joined(before: Bytes | null, bytes: Uint8Array): Bytes {
  const all = new Uint8Array((before?.length ?? 0) + bytes.length);
  if (before !== null) all.set(before);
  all.set(bytes, before?.length ?? 0);
  return all;
}

function decodeOnce({ data, width, height }: Picture): Bytes | null {
  let found: Bytes | null = null;
  const take = (bytes: Uint8Array): string => {
    found = joined(found, bytes);
    return "";
  };
  try {
    decodeQR({ data, width, height }, { format: "RGBA", timeLimit: PATIENCE, textDecoder: take });
  } catch {
    return null;
  }
  return found;
}

/** The bytes of the QR code in a picture, turned by these angles one after the other; null if none can be read. */
export function decodeCode(picture: Picture, turns: readonly number[]): Bytes | null {
  for (const turn of turns) {
    const bytes = decodeOnce(turn === 0 ? picture : turnPicture(picture, turn));
    if (bytes !== null) return bytes;
  }
  return null;
}
