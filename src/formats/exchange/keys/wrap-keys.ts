import type { PublicKeys } from "#domain/exchange/message.ts";
import { isPublicKeys } from "#domain/exchange/shapes/message-shapes.ts";
import { fromBase64url, toBase64url } from "#domain/exchange/wire/base64url.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { isObject } from "#domain/kernel/shape.ts";
import { type DeviceKeys, SEAL_KEY, SIGN_KEY } from "./device-keys.ts";

/** Keys as the class's backup carries them: JSON that only the passphrase opens. */
export interface WrappedKeys {
  readonly version: 1;
  readonly public: PublicKeys;
  readonly iterations: number;
  readonly salt: string;
  readonly iv: string;
  readonly secret: string;
}

/** PBKDF2 rounds of new keys, and the fewest accepted. */
const ITERATIONS = 600_000;
/** More would take many seconds, and we never write it. */
const MOST_ITERATIONS = 5_000_000;
const SALT = 16;
const IV = 12;
/** Two private keys, each with its length before it. */
const MOST_SECRET = 1000;

type Bytes = Uint8Array<ArrayBuffer>;

async function lockOf(passphrase: string, salt: Bytes, iterations: number): Promise<CryptoKey> {
  // Composed form, so that the same passphrase typed on another keyboard is equal.
  const typed = new TextEncoder().encode(passphrase.normalize("NFC"));
  const material = await crypto.subtle.importKey("raw", typed, "PBKDF2", false, ["deriveKey"]);
  const how = { name: "PBKDF2", hash: "SHA-256", salt, iterations };
  return crypto.subtle.deriveKey(how, material, { name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
}

const bound = ({ sign, seal }: PublicKeys): Bytes => new TextEncoder().encode(`${sign}.${seal}`) as Bytes;

async function bothPrivate({ sign, seal }: DeviceKeys): Promise<Bytes> {
  const [one, other] = await Promise.all([
    crypto.subtle.exportKey("pkcs8", sign),
    crypto.subtle.exportKey("pkcs8", seal),
  ]);
  const bytes = new Uint8Array(1 + one.byteLength + other.byteLength);
  bytes[0] = one.byteLength;
  bytes.set(new Uint8Array(one), 1);
  bytes.set(new Uint8Array(other), 1 + one.byteLength);
  return bytes;
}

async function fromPrivate(bytes: Bytes, publicHalves: PublicKeys): Promise<DeviceKeys> {
  const [length = 0] = bytes;
  const [sign, seal] = await Promise.all([
    crypto.subtle.importKey("pkcs8", bytes.slice(1, 1 + length), SIGN_KEY, false, ["sign"]),
    crypto.subtle.importKey("pkcs8", bytes.slice(1 + length), SEAL_KEY, false, ["deriveBits"]),
  ]);
  return { sign, seal, public: publicHalves };
}

/**
 * Wraps the keys of a class with a passphrase, and answers the same keys in a form that can no longer be taken out of
 * the browser: these are the ones to keep beside the wrapped ones.
 */
export async function wrapKeys(
  keys: DeviceKeys,
  passphrase: string,
): Promise<{ readonly wrapped: WrappedKeys; readonly keys: DeviceKeys }> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT));
  const iv = crypto.getRandomValues(new Uint8Array(IV));
  const plain = await bothPrivate(keys);
  const lock = await lockOf(passphrase, salt, ITERATIONS);
  const how = { name: "AES-GCM", iv, additionalData: bound(keys.public) };
  const secret = new Uint8Array(await crypto.subtle.encrypt(how, lock, plain));
  const wrapped: WrappedKeys = {
    version: 1,
    public: keys.public,
    iterations: ITERATIONS,
    salt: toBase64url(salt),
    iv: toBase64url(iv),
    secret: toBase64url(secret),
  };
  return { wrapped, keys: await fromPrivate(plain, keys.public) };
}

const bytesOf = (value: unknown): Bytes | null =>
  typeof value === "string" && value.length <= MOST_SECRET ? fromBase64url(value) : null;

/** The keys in a backup. Whatever was given, it is answered, never thrown. */
export async function unwrapKeys(
  given: unknown,
  passphrase: string,
): Promise<Result<DeviceKeys, "damaged" | "newer" | "wrong-passphrase">> {
  if (!isObject(given)) return err("damaged");
  if (Number.isSafeInteger(given.version) && (given.version as number) > 1) return err("newer");
  const { public: halves, iterations } = given;
  const [salt, iv, secret] = [bytesOf(given.salt), bytesOf(given.iv), bytesOf(given.secret)];
  const rounds = typeof iterations === "number" && Number.isSafeInteger(iterations) ? iterations : 0;
  if (given.version !== 1 || !isPublicKeys(halves)) return err("damaged");
  if (salt?.length !== SALT || iv?.length !== IV || secret === null) return err("damaged");
  if (rounds < ITERATIONS || rounds > MOST_ITERATIONS) return err("damaged");
  const lock = await lockOf(passphrase, salt, rounds);
  try {
    const how = { name: "AES-GCM", iv, additionalData: bound(halves) };
    const plain = new Uint8Array(await crypto.subtle.decrypt(how, lock, secret));
    return ok(await fromPrivate(plain, { sign: halves.sign, seal: halves.seal }));
  } catch {
    return err("wrong-passphrase");
  }
}
