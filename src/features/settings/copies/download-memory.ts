/** When the account was last handed to the user as a file. The id is in the key: it goes with the account. */
function keyOf(accountId: string): string {
  return `cuadra_descarga_${accountId}`;
}

export function lastDownload(accountId: string): number | null {
  try {
    const at = Number(localStorage.getItem(keyOf(accountId)) ?? "");
    return Number.isSafeInteger(at) && at > 0 ? at : null;
  } catch {
    return null;
  }
}

export function rememberDownload(accountId: string, at: number): void {
  try {
    localStorage.setItem(keyOf(accountId), String(at));
  } catch {
    // Forgotten, it asks for a copy too early: no harm.
  }
}
