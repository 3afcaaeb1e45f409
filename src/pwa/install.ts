import { createStore, type Store } from "#ui/kit/create-store.ts";

/** Only Chromium has this event, so the DOM types lack it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return "prompt" in event && typeof event.prompt === "function";
}

const offer = createStore<InstallPromptEvent | null>(null);

/** The browser's current installation offer; null if there is none. */
export const installStore: Store<Event | null> = offer;

export function watchInstall(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    if (!isInstallPrompt(event)) return;
    // Prevents the browser's own bar; our button can be used at any time instead.
    event.preventDefault();
    offer.set(event);
  });
  window.addEventListener("appinstalled", () => offer.set(null));
}

export async function promptInstall(): Promise<"accepted" | "dismissed" | "unavailable"> {
  const event = offer.getSnapshot();
  if (event === null) return "unavailable";
  // Each offer can be used only once.
  offer.set(null);
  const { outcome } = await event.prompt();
  return outcome;
}
