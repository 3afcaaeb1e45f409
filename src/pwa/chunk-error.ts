import { pwaStore, setPhase } from "./pwa-store.ts";
import { hasUnsaved } from "./unsaved.ts";
import { acceptUpdate } from "./update.ts";

const GUARD = "cuadra_recargas";

/** Identifies the running build by its entry script, whose name contains its content's fingerprint. */
function currentBuild(): string {
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute("src") ?? "";
}

/**
 * Whether this build may reload itself: once per build and tab. Every further reload needs a build not seen before,
 * so there is no loop, even between two hosts that serve different versions in turn.
 */
function claimReload(): boolean {
  const build = currentBuild();
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(GUARD) ?? "[]");
    const reloads: readonly unknown[] = Array.isArray(saved) ? saved : [];
    if (reloads.includes(build)) return false;
    sessionStorage.setItem(GUARD, JSON.stringify([...reloads, build]));
    return true;
  } catch {
    return false;
  }
}

/**
 * The router reloads by itself when a lazy route fails, even with unsaved input. Setting its own mark makes it
 * believe that it already has.
 */
function silenceRouterReload(error: unknown): void {
  if (!(error instanceof Error)) return;
  try {
    sessionStorage.setItem(`tanstack_router_reload:${error.message}`, "1");
  } catch {
    // Without session storage the router does not reload either.
  }
}

async function findWaitingWorker(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration === undefined) return false;
  await registration.update().catch(() => undefined);
  return registration.waiting !== null || registration.installing !== null;
}

async function isOtherBuildServed(): Promise<boolean> {
  const response = await fetch("/", { cache: "no-store" }).catch(() => null);
  if (!response?.ok) return false;
  const build = currentBuild();
  return build !== "" && !(await response.text()).includes(build);
}

type Remedy = "accept" | "reload" | "none";

async function findRemedy(): Promise<Remedy> {
  if (pwaStore.getSnapshot().phase === "updatedElsewhere") return "reload";
  if (await findWaitingWorker()) return "accept";
  return (await isOtherBuildServed()) ? "reload" : "none";
}

/** A network that does not answer must not keep the message back (ST-16). */
const ANSWER_MS = 10_000;

async function recover(): Promise<void> {
  if (pwaStore.getSnapshot().phase === "updating") return;
  const late = new Promise<Remedy>((resolve) => setTimeout(resolve, ANSWER_MS, "none"));
  const remedy = hasUnsaved() ? "none" : await Promise.race([findRemedy(), late]);
  // Checked again: the user may have typed while the network answered.
  if (remedy === "none" || hasUnsaved() || !claimReload()) {
    setPhase("partMissing");
    return;
  }
  if (remedy === "accept") await acceptUpdate();
  else location.reload();
}

/** When a lazy part fails to load: one guarded reload if that brings a newer version, otherwise the message. */
export function guardChunkErrors(): void {
  window.addEventListener("vite:preloadError", (event) => {
    silenceRouterReload(event.payload);
    void recover();
  });
}
