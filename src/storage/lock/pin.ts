import { err, type Result } from "#domain/kernel/result.ts";
import { systemClock } from "../engine/environment.ts";
import { checkPassword, hashPassword } from "../registry/password.ts";
import { readRow } from "../shapes/read-row.ts";
import { count, integer, oneOf, shape, textValue } from "../shapes/shape.ts";
import { LOCK_MINUTES, type LockMinutes, lockedKey, pinKey, usedKey } from "./lock-keys.ts";

/**
 * What is kept of a PIN: its salted PBKDF2 hash, in local storage, where no backup, no download of what is left and no
 * diagnosis reads (SE-11). It keeps people away from a screen; it encrypts nothing.
 */
interface PinRecord {
  readonly minutes: LockMinutes;
  readonly algorithm: string;
  readonly iterations: number;
  readonly salt: string;
  readonly hash: string;
}

const pinShape = shape<PinRecord>({
  minutes: oneOf(LOCK_MINUTES),
  algorithm: textValue,
  iterations: count,
  salt: textValue,
  hash: textValue,
});

/** Digits only: what every keyboard has in the same place. */
export const PIN_DIGITS = { least: 4, most: 12 } as const;

export function isPin(text: string): boolean {
  return /^\d+$/.test(text) && text.length >= PIN_DIGITS.least && text.length <= PIN_DIGITS.most;
}

function readJson(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Sets the PIN. Throws if nothing can be kept. */
export async function setPin(accountId: string, pin: string, minutes: LockMinutes): Promise<void> {
  const record: PinRecord = { minutes, ...(await hashPassword(pin)) };
  localStorage.setItem(usedKey(accountId), String(systemClock.now()));
  // The room for counting tries is taken now: later there may be none.
  if (!keepTries(accountId, NO_TRIES)) throw new DOMException("no room", "QuotaExceededError");
  localStorage.setItem(pinKey(accountId), JSON.stringify(record));
}

/** Without a PIN nothing locks. */
export function removePin(accountId: string): void {
  for (const key of [pinKey, lockedKey, triesKey]) localStorage.removeItem(key(accountId));
}

const triesKey = (accountId: string): string => `cuadra_intentos_${accountId}`;

interface Tries {
  readonly wrong: number;
  /** No try counts before this. */
  readonly until: number;
}

const NO_TRIES: Tries = { wrong: 0, until: 0 };
const triesShape = shape<Tries>({ wrong: count, until: integer });

/** Seconds to wait after so many wrong tries; the last holds for all that follow. */
const WAITS = [0, 0, 0, 5, 15, 30, 60, 60, 60, 300] as const;
const LONGEST_MS = 300_000;

function triesOf(accountId: string): Tries {
  return readRow(triesShape, readJson(triesKey(accountId))) ?? NO_TRIES;
}

/** Milliseconds until the next try counts. Kept across reloads; a clock that was set back waits no longer than once. */
export function waitOf(accountId: string, now = systemClock.now()): number {
  return Math.min(Math.max(0, triesOf(accountId).until - now), LONGEST_MS);
}

/** Of one length always: written over, it needs no more room than it has, however full the storage is. */
const TRIES_LENGTH = 64;

function keepTries(accountId: string, tries: Tries): boolean {
  try {
    localStorage.setItem(triesKey(accountId), JSON.stringify(tries).padEnd(TRIES_LENGTH));
    return true;
  } catch {
    return false;
  }
}

function forgetTries(accountId: string): void {
  keepTries(accountId, NO_TRIES);
}

/** False if it could not be written down. */
export function countWrongTry(accountId: string, now = systemClock.now()): boolean {
  const wrong = triesOf(accountId).wrong + 1;
  const wait = (WAITS[wrong] ?? WAITS.at(-1) ?? 0) * 1000;
  return keepTries(accountId, { wrong, until: now + wait });
}

/** uncounted: there is no room to count the try, so it was not made. */
export type PinRefusal = "wrong" | "wait" | "damaged" | "uncounted";

/**
 * Tries a PIN. After three wrong ones each makes the next one wait. A try is counted before it is made: neither a reload
 * nor a full storage gives another one for nothing.
 */
export async function tryPin(accountId: string, pin: string): Promise<Result<true, PinRefusal>> {
  if (waitOf(accountId) > 0) return err("wait");
  const record = readRow(pinShape, readJson(pinKey(accountId)));
  if (record === null) return err("damaged");
  const before = triesOf(accountId);
  if (!countWrongTry(accountId)) return err("uncounted");
  const { minutes: _minutes, ...password } = record;
  const checked = await checkPassword(pin, password as Parameters<typeof checkPassword>[1]);
  if (checked.ok) forgetTries(accountId);
  else if (checked.error === "damaged") keepTries(accountId, before);
  return checked;
}
