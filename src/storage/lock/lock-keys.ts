import { type AccountId, asId } from "#domain/kernel/ids.ts";
import { systemClock } from "../engine/environment.ts";

// What is known of a lock from storage alone, before anything else has loaded.

const PIN = "cuadra_pin_";

/** Every key holds the account's id, so that it goes with the account (AU-16). */
export const pinKey = (accountId: string): string => `${PIN}${accountId}`;
export const lockedKey = (accountId: string): string => `cuadra_bloqueada_${accountId}`;
export const usedKey = (accountId: string): string => `cuadra_uso_${accountId}`;

/** When somebody asked the recovery page for books behind a forgotten PIN. */
export const waitKey = (accountId: string): string => `cuadra_espera_${accountId}`;

export const MINUTE_MS = 60_000;
/** What may be chosen. Another number in storage is read as the first. */
export const LOCK_MINUTES = [5, 1, 15, 30] as const;
export type LockMinutes = (typeof LOCK_MINUTES)[number];

function item(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The accounts of this device that have a PIN, whatever else is known of them. */
export function accountsWithPin(): readonly AccountId[] {
  try {
    return Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? "")
      .filter((key) => key.startsWith(PIN))
      .map((key) => asId("account", key.slice(PIN.length)))
      .filter((id) => id !== null);
  } catch {
    return [];
  }
}

/** After how many minutes without use the account is locked; null if it has no PIN. */
export function lockMinutes(accountId: string): LockMinutes | null {
  const text = item(pinKey(accountId));
  if (text === null) return null;
  const minutes = Number(/"minutes":(\d{1,2})[,}]/.exec(text)?.[1]);
  return LOCK_MINUTES.find((each) => each === minutes) ?? LOCK_MINUTES[0];
}

/**
 * Whether the account must be shown to nobody now: it was locked, here or in another tab, or nobody has used it for as
 * long as was chosen. A last use in the future comes from a clock that was set back, and is not believed.
 */
export function isPageLocked(accountId: string, now = systemClock.now()): boolean {
  const minutes = lockMinutes(accountId);
  if (minutes === null) return false;
  if (item(lockedKey(accountId)) !== null) return true;
  const used = Number(item(usedKey(accountId)) ?? 0);
  return !(used <= now && now - used < minutes * MINUTE_MS);
}

/** Writes a key of the lock, or removes it. */
export function keepLockKey(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Without storage there is no PIN either.
  }
}

/** Whoever signs in has typed the password: no earlier lock and no earlier idleness counts. */
export function markSignedIn(accountId: string): void {
  if (lockMinutes(accountId) === null) return;
  keepLockKey(waitKey(accountId), null);
  keepLockKey(usedKey(accountId), String(systemClock.now()));
  keepLockKey(lockedKey(accountId), null);
}
