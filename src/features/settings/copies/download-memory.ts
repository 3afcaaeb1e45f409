import type { Since } from "#storage/queries/books/changes-since.ts";

/**
 * When the account was last downloaded as a file. The key contains the id, so that it is deleted with the account.
 */
function keyOf(accountId: string): string {
  return `cuadra_descarga_${accountId}`;
}

/** `sequence`: the last change that it holds; null for one that an earlier version remembered. */
export function lastDownload(accountId: string): Since | null {
  try {
    const [at = 0, sequence] = (localStorage.getItem(keyOf(accountId)) ?? "").split(" ").map(Number);
    if (!Number.isSafeInteger(at) || at <= 0) return null;
    return {
      at,
      sequence: Number.isSafeInteger(sequence) && (sequence ?? 0) > 0 ? (sequence ?? null) : null,
    };
  } catch {
    return null;
  }
}

export function rememberDownload(accountId: string, { at, sequence }: Since): void {
  try {
    localStorage.setItem(keyOf(accountId), sequence === null ? `${at}` : `${at} ${sequence}`);
  } catch {
    // If lost, a copy is suggested too early, which is harmless.
  }
}
