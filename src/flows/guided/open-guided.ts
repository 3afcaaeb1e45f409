import { pwaTexts } from "#pwa/texts.ts";
import { createStore } from "#ui/kit/create-store.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import type { GuidedPlace } from "./guided-place.ts";

/** The screen over which the guided panel is open; null while it is closed. */
export const guidedOpen = createStore<GuidedPlace | null>(null);

export const loadGuided = () => import("./panel/guided-panel.tsx");

/** What had the focus when the panel was opened. */
let opener: Element | null = null;

/** Opens the panel once its code is there; otherwise says so, and the screen stays as it was. */
export async function openGuided(place: GuidedPlace): Promise<void> {
  opener = document.activeElement;
  try {
    await loadGuided();
    guidedOpen.set(place);
  } catch {
    toast.error({ id: "guided", title: pwaTexts.update.partMissing });
  }
}

/** Closes the panel and returns the focus to what opened it. */
export function closeGuided(): void {
  guidedOpen.set(null);
  const target = opener;
  opener = null;
  if (target instanceof HTMLElement && target.isConnected) requestAnimationFrame(() => target.focus());
}
