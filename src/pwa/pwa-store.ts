import { createStore } from "#ui/kit/create-store.ts";
import { useStore } from "#ui/kit/use-store.ts";

/**
 * - idle: nothing to report
 * - offlineReady: everything was seen to be stored
 * - offlineNotReady: storing it failed, or parts of it are gone and could not be fetched again
 * - offlineRefilling: parts of it are gone and are being fetched again
 * - updateReady: a new version waits for "Actualizar"
 * - updating: accepted, the new version is taking over
 * - updatedElsewhere: another tab accepted it; this one still runs the old code
 * - partMissing: a chunk of the application is available neither on the device nor from the network
 */
export type PwaPhase =
  | "idle"
  | "offlineReady"
  | "offlineNotReady"
  | "offlineRefilling"
  | "updateReady"
  | "updating"
  | "updatedElsewhere"
  | "partMissing";

export interface PwaState {
  readonly phase: PwaPhase;
  /** An update was requested while some input could not be kept. */
  readonly mustFinish: boolean;
}

export const pwaStore = createStore<PwaState>({ phase: "idle", mustFinish: false });

/** Whether a version that merely waits is told of: who teaches may have asked for quiet. What is urgent is told always. */
export const quietStore = createStore(false);

/** Whether everything that offline use takes was seen in the cache since this page began. */
export const offlineStore = createStore(false);

export function useIsOfflineReady(): boolean {
  return useStore(offlineStore);
}

export function setPhase(phase: PwaPhase): void {
  pwaStore.set({ phase, mustFinish: false });
}
