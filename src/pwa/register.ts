import { guardChunkErrors } from "./chunk-error.ts";
import { watchInstall } from "./install.ts";
import { watchOnline } from "./online.ts";
import { setPhase } from "./pwa-store.ts";
import { watchTakeover } from "./update.ts";

const HOUR = 3_600_000;
const SHORTEST_GAP = 60_000;

/** Checks for a new version every hour, and when the user returns to the tab. */
function checkForUpdates(registration: ServiceWorkerRegistration): void {
  let last = performance.now();
  const check = () => {
    if (!navigator.onLine || performance.now() - last < SHORTEST_GAP) return;
    last = performance.now();
    // The server may be unreachable in spite of onLine; the next check is automatic.
    void registration.update().catch(() => undefined);
  };
  setInterval(check, HOUR);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") check();
  });
}

/** Its code comes when there is something to look at. Without it, nothing says that Cuadra works offline. */
async function checkOffline(): Promise<void> {
  const made = await import("./offline-check.ts");
  await made.checkOffline();
}

async function registerWorker(): Promise<void> {
  const { Workbox } = await import("workbox-window");
  // With "none" the check bypasses the HTTP cache: a host that caches sw.js for a year would otherwise delay each
  // update by a day.
  const workbox = new Workbox("/sw.js", { updateViaCache: "none" });
  watchTakeover(workbox);
  // The worker of a first visit takes over the page as soon as it has stored everything.
  workbox.addEventListener("controlling", (event) => {
    if (!event.isUpdate) checkOffline().catch(() => setPhase("offlineNotReady"));
  });
  workbox.addEventListener("waiting", () => setPhase("updateReady"));
  workbox.addEventListener("redundant", (event) => {
    if (!event.isUpdate && navigator.serviceWorker.controller === null) setPhase("offlineNotReady");
  });
  const registration = await workbox.register();
  if (registration) checkForUpdates(registration);
  if (navigator.serviceWorker.controller !== null) checkOffline().catch(() => setPhase("offlineNotReady"));
  window.addEventListener("online", () => checkOffline().catch(() => setPhase("offlineNotReady")));
}

/** Call once, from main.tsx. Registration waits for the page load: the first paint has priority. */
export function startPwa(): void {
  watchOnline();
  watchInstall();
  guardChunkErrors();
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const begin = () => {
    registerWorker().catch(() => {
      // Where the browser forbids workers (private modes, policies) the application still runs online.
    });
  };
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin, { once: true });
}
