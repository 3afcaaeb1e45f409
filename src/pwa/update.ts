import type { Workbox } from "workbox-window";
import { type PwaPhase, pwaStore, setPhase } from "./pwa-store.ts";
import { flushUnsaved, hasUnsaved } from "./unsaved.ts";

/** How long a new worker may take to start before the page is reloaded anyway. */
const TAKEOVER_MS = 5_000;

let workbox: Workbox | null = null;
let isAccepted = false;

/** Sets the registration that "Actualizar" updates, and handles a new worker taking over. */
export function watchTakeover(registered: Workbox): void {
  workbox = registered;
  let hadController = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    // The first visit's worker takes over a page of its own version: there is no update.
    if (!hadController) {
      hadController = true;
      return;
    }
    if (isAccepted) void reload("updatedElsewhere");
    else setPhase("updatedElsewhere");
  });
}

/**
 * True if nothing would be lost now. Checked again after flushing: while one screen keeps its input, another may
 * receive some.
 */
async function keepInput(): Promise<boolean> {
  return (await flushUnsaved()) && !hasUnsaved();
}

/** Reloads unless that would lose new input; then `otherwise` is offered again. */
async function reload(otherwise: PwaPhase): Promise<void> {
  if (await keepInput()) {
    location.reload();
    return;
  }
  isAccepted = false;
  pwaStore.set({ phase: otherwise, mustFinish: true });
}

/** "Actualizar": keeps the input, activates the waiting version, and reloads this tab only. */
export async function acceptUpdate(): Promise<void> {
  const { phase } = pwaStore.getSnapshot();
  if (phase === "updating") return;
  if (phase === "updatedElsewhere" || phase === "partMissing") return reload(phase);
  if (!(await keepInput())) {
    pwaStore.set({ ...pwaStore.getSnapshot(), mustFinish: true });
    return;
  }
  setPhase("updating");
  // Loaded on demand: updates are rare. If loading fails, another tab may miss a chunk and report it then.
  // A cache that does not answer holds up no update either.
  const kept = (async () => (await import("./previous-assets.ts")).keepPreviousAssets())();
  await Promise.race([kept, new Promise((resolve) => setTimeout(resolve, TAKEOVER_MS))]).catch(
    () => undefined,
  );
  isAccepted = true;
  workbox?.messageSkipWaiting();
  // A worker that never answers must not leave the user at "Actualizando…" forever.
  setTimeout(() => {
    if (isAccepted) void reload("updateReady");
  }, TAKEOVER_MS);
}
