import { missingOffline, refillOffline } from "./offline-files.ts";
import { offlineStore, pwaStore, setPhase } from "./pwa-store.ts";

/** Phases that say nothing more important than this check does. */
const QUIET: ReadonlySet<string> = new Set(["idle", "offlineReady", "offlineNotReady", "offlineRefilling"]);

function tell(phase: "offlineReady" | "offlineNotReady" | "offlineRefilling"): void {
  if (QUIET.has(pwaStore.getSnapshot().phase)) setPhase(phase);
}

function verified(): void {
  offlineStore.set(true);
  tell("offlineReady");
}

/**
 * Looks whether all files for offline use are there, and has the missing ones fetched. Only what was seen in the cache
 * counts: until then, and after a failure, nothing says that Cuadra works offline.
 */
export async function checkOffline(): Promise<void> {
  const missing = await missingOffline();
  if (missing?.length === 0) return verified();
  offlineStore.set(false);
  if (missing === null || !navigator.onLine) return tell("offlineNotReady");
  tell("offlineRefilling");
  await refillOffline(missing);
  const left = await missingOffline();
  if (left?.length === 0) return verified();
  tell("offlineNotReady");
}
