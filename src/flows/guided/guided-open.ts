import { createStore } from "#ui/kit/create-store.ts";
import type { GuidedPlace } from "./guided-place.ts";

/** The screen over which the guided panel is open; null while it is closed. */
export const guidedOpen = createStore<GuidedPlace | null>(null);

/** What had the focus when the panel was opened. */
let opener: Element | null = null;

/** Shows the panel, whose code is there. */
export function showGuided(place: GuidedPlace, from: Element | null): void {
  opener = from;
  guidedOpen.set(place);
}

/** Closes the panel and returns the focus to what opened it. */
export function closeGuided(): void {
  guidedOpen.set(null);
  const target = opener;
  opener = null;
  if (target instanceof HTMLElement && target.isConnected) requestAnimationFrame(() => target.focus());
}
