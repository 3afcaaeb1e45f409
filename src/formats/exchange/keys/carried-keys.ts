import type { PublicKeys } from "#domain/exchange/message.ts";
import { isPublicKeys } from "#domain/exchange/shapes/message-shapes.ts";
import { fromBase64url, toBase64url } from "#domain/exchange/wire/base64url.ts";
import { isObject } from "#domain/kernel/shape.ts";
import { SIGNATURE } from "../write-message.ts";
import { type DeviceKeys, publicKey, SEAL_KEY, SIGN_KEY } from "./device-keys.ts";
import { keptKeys } from "./kept-keys.ts";
import { openSeal, sealTo } from "./seal.ts";

/** Keys as a copy carries them, which only its passphrase opens (ED-45): PKCS #8 as base64url. */
interface CarriedKeys {
  readonly public: PublicKeys;
  readonly sign: string;
  readonly seal: string;
}

/** A private key of P-256 with its public half takes 138 bytes. */
const MOST_KEY = 400;

/** Stored keys as plain data; null if there are none, or they were made so that they cannot leave the browser. */
export async function carryKeys(kept: unknown): Promise<CarriedKeys | null> {
  const keys = keptKeys(kept);
  if (keys === null || !keys.sign.extractable || !keys.seal.extractable) return null;
  const [sign, seal] = await Promise.all(
    [keys.sign, keys.seal].map(async (key) =>
      toBase64url(new Uint8Array(await crypto.subtle.exportKey("pkcs8", key))),
    ),
  );
  return { public: keys.public, sign: sign ?? "", seal: seal ?? "" };
}

const PROBE = new TextEncoder().encode("cuadra");

/** Whether private and public halves belong together: signs and seals to itself. */
async function fitTogether(keys: DeviceKeys): Promise<boolean> {
  const signer = await publicKey(keys.public.sign, "sign");
  if (signer === null) return false;
  const signature = await crypto.subtle.sign(SIGNATURE, keys.sign, PROBE);
  if (!(await crypto.subtle.verify(SIGNATURE, signer, signature, PROBE))) return false;
  return (await openSeal([keys], await sealTo(keys.public.seal, PROBE, PROBE), PROBE)) !== null;
}

const bytesOf = (value: unknown) =>
  typeof value === "string" && value.length <= MOST_KEY ? fromBase64url(value) : null;

/** The keys that a copy carried, tried out; null for whatever does not work. They can be copied again. */
export async function bringKeys(carried: unknown): Promise<DeviceKeys | null> {
  if (!isObject(carried) || !isPublicKeys(carried.public)) return null;
  const [one, other] = [bytesOf(carried.sign), bytesOf(carried.seal)];
  if (one === null || other === null) return null;
  try {
    const [sign, seal] = await Promise.all([
      crypto.subtle.importKey("pkcs8", one, SIGN_KEY, true, ["sign"]),
      crypto.subtle.importKey("pkcs8", other, SEAL_KEY, true, ["deriveBits"]),
    ]);
    const keys = { sign, seal, public: { sign: carried.public.sign, seal: carried.public.seal } };
    return (await fitTogether(keys)) ? keys : null;
  } catch {
    return null;
  }
}
