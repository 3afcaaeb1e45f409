import { systemClock } from "../engine/environment.ts";

/**
 * Accounts whose lost books the person said they can do without. The word counts for what was lost until then: books
 * written, or copied, afterwards are looked for again. The key holds the id, so that it goes with the account (AU-16).
 */
const keyOf = (accountId: string): string => `cuadra_sin_${accountId}`;

/** When the person said so; null if never. */
export function givenUpAt(accountId: string): number | null {
  try {
    const at = Number(localStorage.getItem(keyOf(accountId)) ?? "");
    return Number.isSafeInteger(at) && at > 0 ? at : null;
  } catch {
    return null;
  }
}

export function rememberGivenUp(accountId: string): void {
  try {
    localStorage.setItem(keyOf(accountId), String(systemClock.now()));
  } catch {
    // Without the mark the account is asked about once more, which loses nothing.
  }
}
