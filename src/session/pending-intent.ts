import { destinationOf, type PendingIntent, readPendingIntent } from "#domain/access/pending-intent.ts";
import { systemClock } from "#storage/environment.ts";

const KEY = "cuadra_producto";

/** Keeps what the visitor was about to do while they sign in. */
export function storeIntent(intent: Omit<PendingIntent, "timestamp">): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...intent, timestamp: systemClock.now() }));
  } catch {
    // Without storage there is nothing to come back to; signing in leads to the dashboard.
  }
}

export function clearIntent(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

/** Where the stored intent leads, once: it is removed by being read, valid or not (AU-15). */
export function takeDestination(): string | null {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored === null) return null;
    localStorage.removeItem(KEY);
    const intent = readPendingIntent(stored, systemClock.now());
    return intent && destinationOf(intent);
  } catch {
    return null;
  }
}
