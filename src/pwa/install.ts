import { createStore, type Store } from "#ui/kit/create-store.ts";

/** Only Chromium has this event, so the DOM types do not know it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return "prompt" in event && typeof event.prompt === "function";
}

const offer = createStore<InstallPromptEvent | null>(null);

/** What the browser offers at this moment; null where there is nothing to offer. */
export const installStore: Store<Event | null> = offer;

export function watchInstall(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    if (!isInstallPrompt(event)) return;
    // The browser's own bar would come now; ours is a button that the person finds when wanted.
    event.preventDefault();
    offer.set(event);
  });
  window.addEventListener("appinstalled", () => offer.set(null));
}

export async function promptInstall(): Promise<"accepted" | "dismissed" | "unavailable"> {
  const event = offer.getSnapshot();
  if (event === null) return "unavailable";
  // The browser lets each offer be used once.
  offer.set(null);
  const { outcome } = await event.prompt();
  return outcome;
}
