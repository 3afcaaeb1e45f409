import type { PublicKeys } from "#domain/exchange/message.ts";
import { fromBase64url, toBase64url } from "#domain/exchange/wire/base64url.ts";
import { compressPoint, expandPoint } from "./p256-point.ts";

/** The two key pairs of a device or of a class. The stored form is this very object: IndexedDB keeps CryptoKeys. */
export interface DeviceKeys {
  /** Private halves. */
  readonly sign: CryptoKey;
  readonly seal: CryptoKey;
  readonly public: PublicKeys;
}

const CURVE = "P-256";
export const SIGN_KEY = { name: "ECDSA", namedCurve: CURVE } as const;
export const SEAL_KEY = { name: "ECDH", namedCurve: CURVE } as const;

async function publicText(key: CryptoKey): Promise<string> {
  return toBase64url(compressPoint(new Uint8Array(await crypto.subtle.exportKey("raw", key))));
}

/** New keys. They can be taken out of the browser for one purpose: a copy under a passphrase (ED-45, ADR 0063). */
export async function makeKeys(): Promise<DeviceKeys> {
  const [sign, seal] = await Promise.all([
    crypto.subtle.generateKey(SIGN_KEY, true, ["sign", "verify"]),
    crypto.subtle.generateKey(SEAL_KEY, true, ["deriveBits"]),
  ]);
  const [signText, sealText] = await Promise.all([publicText(sign.publicKey), publicText(seal.publicKey)]);
  return { sign: sign.privateKey, seal: seal.privateKey, public: { sign: signText, seal: sealText } };
}

/** A public key as WebCrypto uses it; null if the text is none. */
export async function publicKey(text: string, use: "sign" | "seal"): Promise<CryptoKey | null> {
  const compressed = fromBase64url(text);
  const raw = compressed && expandPoint(compressed);
  if (raw === null) return null;
  const [algorithm, usages] = use === "sign" ? [SIGN_KEY, ["verify" as const]] : [SEAL_KEY, []];
  return crypto.subtle.importKey("raw", raw, algorithm, true, usages);
}
