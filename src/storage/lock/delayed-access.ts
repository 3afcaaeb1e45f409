import { systemClock } from "../engine/environment.ts";
import { waitKey } from "./lock-keys.ts";

/**
 * The last way to books behind a forgotten PIN, where no password can be checked: the recovery page opens them a day
 * after it was asked to. Whoever uses the account in between, with its PIN or its password, ends the wait (SE-13).
 */
const WAIT_MS = 24 * 3_600_000;

/** From when on the account may be opened; null if nobody has asked. A clock that was set back waits once more at most. */
export function accessFrom(accountId: string, now = systemClock.now()): number | null {
  try {
    const asked = Number(localStorage.getItem(waitKey(accountId)) ?? "");
    return Number.isSafeInteger(asked) && asked > 0 ? Math.min(asked, now) + WAIT_MS : null;
  } catch {
    return null;
  }
}

/** Begins the wait, if none is under way. False if it cannot be written down. */
export function askForAccess(accountId: string, now = systemClock.now()): boolean {
  if (accessFrom(accountId, now) !== null) return true;
  try {
    localStorage.setItem(waitKey(accountId), String(now));
    return true;
  } catch {
    return false;
  }
}
