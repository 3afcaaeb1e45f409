import type { Workbox } from "workbox-window";
import { keepPreviousAssets } from "./previous-assets.ts";
import { pwaStore, setPhase } from "./pwa-store.ts";
import { flushUnsaved } from "./unsaved.ts";

/** How long a new worker may take to start before the page is reloaded anyway. */
const TAKEOVER_MS = 5_000;

let workbox: Workbox | null = null;
let isAccepted = false;

/** Which registration "Actualizar" speaks to, and what happens when a worker takes over. */
export function watchTakeover(registered: Workbox): void {
  workbox = registered;
  let hadController = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    // The worker of the first visit takes over a page of its own version: nothing is new.
    if (!hadController) {
      hadController = true;
      return;
    }
    if (isAccepted) location.reload();
    else setPhase("updatedElsewhere");
  });
}

async function keepInput(): Promise<boolean> {
  if (await flushUnsaved()) return true;
  pwaStore.set({ ...pwaStore.getSnapshot(), mustFinish: true });
  return false;
}

/** "Actualizar": keeps what is typed, lets the waiting version in, and reloads this tab alone. */
export async function acceptUpdate(): Promise<void> {
  const { phase } = pwaStore.getSnapshot();
  if (phase === "updating" || !(await keepInput())) return;
  if (phase === "updatedElsewhere" || phase === "partMissing") {
    location.reload();
    return;
  }
  setPhase("updating");
  await keepPreviousAssets();
  isAccepted = true;
  workbox?.messageSkipWaiting();
  // A worker that never answers must not leave the person before "Actualizando…" for ever.
  setTimeout(() => location.reload(), TAKEOVER_MS);
}
