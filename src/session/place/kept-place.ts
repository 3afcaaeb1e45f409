import { type LastPlace, readPlace, writePlace } from "#domain/company/last-place.ts";

/** The key contains the account's id, so that it is deleted with the account (AU-16). */
function keyOf(accountId: string): string {
  return `cuadra_lugar_${accountId}`;
}

/** Where the account was last on this device, in whichever tab; null if nowhere yet. */
export function keptPlace(accountId: string): LastPlace | null {
  try {
    return readPlace(localStorage.getItem(keyOf(accountId)));
  } catch {
    return null;
  }
}

export function keepPlace(accountId: string, place: LastPlace): void {
  try {
    const text = writePlace(place);
    if (localStorage.getItem(keyOf(accountId)) !== text) localStorage.setItem(keyOf(accountId), text);
  } catch {
    // If lost, the panel opens instead.
  }
}
