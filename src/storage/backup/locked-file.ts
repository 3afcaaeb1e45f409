import { err, ok, type Result } from "#domain/kernel/result.ts";
import { type BackupProblem, digest, fileBytes, LOCKED_BEGINNING, MOST_BYTES } from "./backup-file.ts";

// A backup protected by a passphrase: one line of JSON that describes the file and its key derivation, then the
// packed backup under AES-GCM. The checksum over everything after it distinguishes a changed file from a wrong
// passphrase, which the cipher alone cannot; changes outside the checksum are refused by the cipher, which covers the
// line too.

const LOCKED_VERSION = 1;
/** PBKDF2 rounds of new files, and the minimum accepted. */
export const LOCK_ITERATIONS = 600_000;
/** Upper bound on PBKDF2 rounds accepted from a file: more would take many seconds per try, and we never write it. */
const MOST_ITERATIONS = 5_000_000;
const LONGEST_HEAD = 400;
const HEAD = new RegExp(
  `^${LOCKED_BEGINNING.replace("{", "\\{")}(\\d{1,6}),"checksum":"([0-9a-f]{64})","size":(\\d{1,12}),(.*)$`,
);
const KEY =
  /^"cipher":"AES-GCM","kdf":"PBKDF2-SHA-256","iterations":(\d{1,9}),"salt":"([0-9a-f]{32})","iv":"([0-9a-f]{24})"\}$/;

type Bytes = Uint8Array<ArrayBuffer>;
type LockProblem = BackupProblem | "wrong-passphrase";

const toHex = (bytes: Bytes): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const fromHex = (text: string): Bytes =>
  Uint8Array.from({ length: text.length / 2 }, (_, index) =>
    Number.parseInt(text.slice(index * 2, index * 2 + 2), 16),
  );
const encode = (text: string): Bytes => new TextEncoder().encode(text) as Bytes;

function joined(...parts: readonly Bytes[]): Promise<ArrayBuffer> {
  return new Blob([...parts]).arrayBuffer();
}

async function keyOf(passphrase: string, salt: Bytes, iterations: number): Promise<CryptoKey> {
  // Composed form, so that the same passphrase typed on another keyboard is equal.
  const typed = encode(passphrase.normalize("NFC"));
  const material = await crypto.subtle.importKey("raw", typed, "PBKDF2", false, ["deriveKey"]);
  const how = { name: "PBKDF2", hash: "SHA-256", salt, iterations };
  return crypto.subtle.deriveKey(how, material, { name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
}

/** Returns the backup as a file that only the passphrase opens. */
export async function lockFile(file: Blob, passphrase: string): Promise<Blob> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const how = `"cipher":"AES-GCM","kdf":"PBKDF2-SHA-256","iterations":${LOCK_ITERATIONS},"salt":"${toHex(salt)}","iv":"${toHex(iv)}"}`;
  const key = await keyOf(passphrase, salt, LOCK_ITERATIONS);
  const additionalData = encode(how);
  const plain = await file.arrayBuffer();
  const secret = new Uint8Array(
    await crypto.subtle.encrypt({ name: "AES-GCM", iv, additionalData }, key, plain),
  );
  const checksum = await digest(new Uint8Array(await joined(additionalData, secret)));
  const head = `${LOCKED_BEGINNING}${LOCKED_VERSION},"checksum":"${checksum}","size":${secret.length},${how}\n`;
  return new Blob([head, secret], { type: "application/octet-stream" });
}

/**
 * Whether a file is marked as a backup protected by a passphrase.
 *
 * @internal `readBackup` answers the same from the bytes that it has already read.
 */
export async function isLocked(file: Blob): Promise<boolean> {
  return (await file.slice(0, LOCKED_BEGINNING.length).text()) === LOCKED_BEGINNING;
}

interface Lock {
  readonly how: string;
  readonly iterations: number;
  readonly salt: Bytes;
  readonly iv: Bytes;
  readonly secret: Bytes;
}

async function readLock(file: Blob): Promise<Result<Lock, BackupProblem>> {
  if (file.size > MOST_BYTES) return err("too-large");
  const read = await fileBytes(file);
  if (!read.ok) return read;
  const bytes = read.value;
  const end = bytes.subarray(0, LONGEST_HEAD).indexOf(10);
  if (end < 0) return err(bytes.length < LONGEST_HEAD ? "truncated" : "altered");
  const line = new TextDecoder().decode(bytes.subarray(0, end));
  const version = /"version":(\d+),/.exec(line);
  if (version && Number(version[1]) > LOCKED_VERSION) return err("newer");
  const [, said, checksum, size, how = ""] = HEAD.exec(line) ?? [];
  const [, iterations, salt, iv] = KEY.exec(how) ?? [];
  if (Number(said) !== LOCKED_VERSION) return err("altered");
  if (checksum === undefined || salt === undefined || iv === undefined) return err("altered");
  const secret = bytes.subarray(end + 1);
  if (secret.length < Number(size)) return err("truncated");
  if ((await digest(new Uint8Array(await joined(encode(how), secret)))) !== checksum) return err("altered");
  const times = Number(iterations);
  if (secret.length !== Number(size) || times < LOCK_ITERATIONS || times > MOST_ITERATIONS)
    return err("altered");
  return ok({ how, iterations: times, salt: fromHex(salt), iv: fromHex(iv), secret });
}

/** Returns the backup inside. A changed file is reported before any passphrase is tried. */
export async function unlockFile(file: Blob, passphrase: string): Promise<Result<Blob, LockProblem>> {
  const lock = await readLock(file);
  if (!lock.ok) return lock;
  const { how, iterations, salt, iv, secret } = lock.value;
  const key = await keyOf(passphrase, salt, iterations);
  try {
    const additionalData = encode(how);
    return ok(new Blob([await crypto.subtle.decrypt({ name: "AES-GCM", iv, additionalData }, key, secret)]));
  } catch {
    return err("wrong-passphrase");
  }
}

/** What is wrong with a protected file, as far as that is known without its passphrase; null if nothing is. */
export async function lockedProblem(file: Blob): Promise<BackupProblem | null> {
  const lock = await readLock(file);
  return lock.ok ? null : lock.error;
}
