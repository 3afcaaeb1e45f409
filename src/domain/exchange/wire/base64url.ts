const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const VALUES = new Map(Array.from(LETTERS, (letter, value) => [letter, value]));

/** Bytes as text that addresses, chats and files carry unchanged; no padding. */
export function toBase64url(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3);
    const word = (a << 16) | (b << 8) | c;
    const letters = Math.min(4, bytes.length - at + 1);
    for (let letter = 0; letter < letters; letter += 1) text += LETTERS[(word >> (18 - 6 * letter)) & 63];
  }
  return text;
}

/** Null if a character is none of the alphabet, or the length is none that bytes have. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  if (text.length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let [word, bits, at] = [0, 0, 0];
  for (const letter of text) {
    const value = VALUES.get(letter);
    if (value === undefined) return null;
    word = ((word << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = (word >> bits) & 0xff;
    at += 1;
  }
  return bytes;
}
