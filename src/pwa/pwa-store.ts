import { createStore } from "#ui/kit/create-store.ts";

/**
 * - idle: nothing to report
 * - offlineReady: the first visit has stored everything
 * - offlineNotReady: storing it failed, mostly for lack of room
 * - updateReady: a new version waits for "Actualizar"
 * - updating: accepted, the new version is taking over
 * - updatedElsewhere: another tab accepted it; this one still runs the old code
 * - partMissing: a chunk of the application is available neither on the device nor from the network
 */
export type PwaPhase =
  | "idle"
  | "offlineReady"
  | "offlineNotReady"
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

export function setPhase(phase: PwaPhase): void {
  pwaStore.set({ phase, mustFinish: false });
}
