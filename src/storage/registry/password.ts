import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { PasswordRecord } from "./registry-database.ts";

const ALGORITHM = "PBKDF2-SHA-256";
/** PBKDF2 rounds of new passwords, and the minimum accepted. */
export const ITERATIONS = 600_000;
/** Upper bound on accepted rounds: a check with more would take many seconds, and we never write it (AU-10). */
const MOST_ITERATIONS = 5_000_000;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

export type PasswordProblem = "wrong" | "damaged";

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function fromHex(text: unknown, least: number): Uint8Array<ArrayBuffer> | null {
  if (
    typeof text !== "string" ||
    text.length < least * 2 ||
    text.length > 256 ||
    !/^(?:[0-9a-f]{2})+$/.test(text)
  )
    return null;
  const bytes = new Uint8Array(text.length / 2);
  for (let index = 0; index < bytes.length; index += 1)
    bytes[index] = Number.parseInt(text.slice(index * 2, index * 2 + 2), 16);
  return bytes;
}

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<string> {
  // Composed form, so that the same password typed on another keyboard is equal.
  const bytes = new TextEncoder().encode(password.normalize("NFC"));
  const key = await crypto.subtle.importKey("raw", bytes, "PBKDF2", false, ["deriveBits"]);
  const parameters = { name: "PBKDF2", hash: "SHA-256", salt, iterations };
  return toHex(new Uint8Array(await crypto.subtle.deriveBits(parameters, key, HASH_BYTES * 8)));
}

export async function hashPassword(password: string): Promise<PasswordRecord> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  return {
    algorithm: ALGORITHM,
    iterations: ITERATIONS,
    salt: toHex(salt),
    hash: await derive(password, salt, ITERATIONS),
  };
}

/** Refuses a record that this code cannot have written before computing anything with its numbers. */
export async function checkPassword(
  password: string,
  record: PasswordRecord,
): Promise<Result<true, PasswordProblem>> {
  const { algorithm, iterations } = record;
  const salt = fromHex(record.salt, SALT_BYTES);
  const hash = fromHex(record.hash, HASH_BYTES);
  const sane = Number.isSafeInteger(iterations) && iterations >= ITERATIONS && iterations <= MOST_ITERATIONS;
  if (algorithm !== ALGORITHM || !sane || salt === null || hash === null) return err("damaged");
  return (await derive(password, salt, iterations)) === record.hash ? ok(true) : err("wrong");
}
