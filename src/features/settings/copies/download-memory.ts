/**
 * When the account was last downloaded as a file. The key contains the id, so that it is deleted with the account.
 */
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
    // If lost, a copy is suggested too early, which is harmless.
  }
}
