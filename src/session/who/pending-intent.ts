import { type PendingIntent, restoreIntent, type SignInArrival } from "#domain/access/pending-intent.ts";
import { systemClock } from "#storage/engine/environment.ts";

const KEY = "cuadra_producto";

/** Stores what the visitor was about to do while they sign in. */
export function storeIntent(intent: Omit<PendingIntent, "timestamp">): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...intent, timestamp: systemClock.now() }));
  } catch {
    // Without storage the intent is lost; signing in leads to the dashboard.
  }
}

export function clearIntent(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage there is no intent to remove.
  }
}

/** Destination of the stored intent. Works once: the intent is removed when used, expired or invalid (AU-15). */
export function takeDestination(arrival: SignInArrival): string | null {
  try {
    const { destination, removes } = restoreIntent(localStorage.getItem(KEY), systemClock.now(), arrival);
    if (removes) localStorage.removeItem(KEY);
    return destination;
  } catch {
    return null;
  }
}
