import type { Workbox } from "workbox-window";
import { type PwaPhase, pwaStore, setPhase } from "./pwa-store.ts";
import { flushUnsaved, hasUnsaved } from "./unsaved.ts";

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
    if (isAccepted) void reload("updatedElsewhere");
    else setPhase("updatedElsewhere");
  });
}

/** True when nothing would be lost at this very moment. While one screen keeps its input, another may get some. */
async function keepInput(): Promise<boolean> {
  return (await flushUnsaved()) && !hasUnsaved();
}

/** Reloads unless that would lose what was typed meanwhile; then `otherwise` is offered again. */
async function reload(otherwise: PwaPhase): Promise<void> {
  if (await keepInput()) {
    location.reload();
    return;
  }
  isAccepted = false;
  pwaStore.set({ phase: otherwise, mustFinish: true });
}

/** "Actualizar": keeps what is typed, lets the waiting version in, and reloads this tab alone. */
export async function acceptUpdate(): Promise<void> {
  const { phase } = pwaStore.getSnapshot();
  if (phase === "updating") return;
  if (phase === "updatedElsewhere" || phase === "partMissing") return reload(phase);
  if (!(await keepInput())) {
    pwaStore.set({ ...pwaStore.getSnapshot(), mustFinish: true });
    return;
  }
  setPhase("updating");
  // Fetched only now: a version is let in once in a while. Without it another tab may miss a part, and says so then.
  await import("./previous-assets.ts")
    .then((previous) => previous.keepPreviousAssets())
    .catch(() => undefined);
  isAccepted = true;
  workbox?.messageSkipWaiting();
  // A worker that never answers must not leave the person before "Actualizando…" for ever.
  setTimeout(() => {
    if (isAccepted) void reload("updateReady");
  }, TAKEOVER_MS);
}
