import { fromBase64url, toBase64url } from "./base64url.ts";
import { statedPacket } from "./packet-head.ts";

/** Chats cut or refuse longer addresses (E6). */
export const LONGEST_LINK = 2000;
const KEY = "cuadra";
const FRAGMENT = new RegExp(`[#&]${KEY}=([A-Za-z0-9_-]+)`);
const LONGEST_READ = 100_000;

/**
 * A packet in the fragment of an address, which no browser sends to a server; null when it would be too long for a
 * chat. `page` is the address of the screen that opens it.
 */
export function toLink(bytes: Uint8Array, page: string): string | null {
  const link = `${page}#${KEY}=${toBase64url(bytes)}`;
  return link.length > LONGEST_LINK ? null : link;
}

/**
 * The bytes of letters that came among others: what follows the length that a packet states, such as the mark of a chat
 * for slanted letters, is none of it. A letter lost is found by the packet's own length and hash.
 */
export function packetOf(letters: string): Uint8Array<ArrayBuffer> | null {
  const bytes = fromBase64url(letters) ?? fromBase64url(letters.slice(0, -1));
  if (bytes === null) return null;
  const stated = statedPacket(bytes);
  return stated === null ? bytes : bytes.slice(0, stated.length);
}

/** The packet in an address or its fragment; null if there is none. */
export function readLink(address: string): Uint8Array<ArrayBuffer> | null {
  if (address.length > LONGEST_READ) return null;
  const [, letters] = FRAGMENT.exec(address) ?? [];
  return letters === undefined ? null : packetOf(letters);
}
