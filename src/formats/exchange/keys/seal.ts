import { fromBase64url } from "#domain/exchange/wire/base64url.ts";
import { type DeviceKeys, publicKey, SEAL_KEY } from "./device-keys.ts";
import { compressPoint, expandPoint } from "./p256-point.ts";

type Bytes = Uint8Array<ArrayBuffer>;

// ECDH with a key pair made for one message alone, HKDF, AES-GCM (E6). Sealed: 4 bytes of the key it is for, 33 of the
// message's own public key, the ciphertext with its tag.
const HINT = 4;
const POINT = 33;
const KEY_BITS = 256;
const IV_BITS = 96;
const PURPOSE = new TextEncoder().encode("cuadra sobre 1");

export function joinBytes(...parts: readonly Uint8Array[]): Bytes {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** The key and first vector of one message. Its own key pair is never used again, so neither repeats. */
async function secretOf(
  own: CryptoKey,
  other: CryptoKey,
  points: Bytes,
): Promise<{ readonly key: CryptoKey; readonly iv: Bytes }> {
  const shared = await crypto.subtle.deriveBits({ name: "ECDH", public: other }, own, KEY_BITS);
  const material = await crypto.subtle.importKey("raw", shared, "HKDF", false, ["deriveBits"]);
  const how = { name: "HKDF", hash: "SHA-256", salt: points, info: PURPOSE };
  const bits = new Uint8Array(await crypto.subtle.deriveBits(how, material, KEY_BITS + IV_BITS));
  const raw = bits.slice(0, KEY_BITS / 8);
  const key = await crypto.subtle.importKey("raw", raw, "AES-GCM", false, ["encrypt", "decrypt"]);
  return { key, iv: bits.slice(KEY_BITS / 8) };
}

/** Seals bytes to a public key; `bound` is what they go with and cannot be taken from. */
export async function sealTo(recipient: string, plain: Bytes, bound: Bytes): Promise<Bytes> {
  const other = await publicKey(recipient, "seal");
  const to = fromBase64url(recipient);
  if (other === null || to === null) throw new Error("no public key to seal to");
  const pair = await crypto.subtle.generateKey(SEAL_KEY, false, ["deriveBits"]);
  const point = compressPoint(new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey)));
  const { key, iv } = await secretOf(pair.privateKey, other, joinBytes(point, to));
  const how = { name: "AES-GCM", iv, additionalData: bound };
  const secret = await crypto.subtle.encrypt(how, key, plain);
  return joinBytes(to.subarray(1, 1 + HINT), point, new Uint8Array(secret));
}

async function openWith(keys: DeviceKeys, to: Bytes, sealed: Bytes, bound: Bytes): Promise<Bytes | null> {
  const point = sealed.slice(HINT, HINT + POINT);
  const raw = expandPoint(point);
  if (raw === null) return null;
  const other = await crypto.subtle.importKey("raw", raw, SEAL_KEY, false, []);
  const { key, iv } = await secretOf(keys.seal, other, joinBytes(point, to));
  const how = { name: "AES-GCM", iv, additionalData: bound };
  return new Uint8Array(await crypto.subtle.decrypt(how, key, sealed.slice(HINT + POINT)));
}

/** Opens what was sealed to one of these keys; null if it was to none of them. */
export async function openSeal(
  own: readonly DeviceKeys[],
  sealed: Bytes,
  bound: Bytes,
): Promise<Bytes | null> {
  for (const keys of own) {
    const to = fromBase64url(keys.public.seal);
    const isFor = to?.subarray(1, 1 + HINT).every((byte, at) => sealed[at] === byte) === true;
    if (to === null || !isFor) continue;
    try {
      const plain = await openWith(keys, to, sealed, bound);
      if (plain !== null) return plain;
    } catch {
      // Sealed to another key that begins alike.
    }
  }
  return null;
}
