import { pwaTexts } from "#pwa/texts.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { showGuided } from "./guided-open.ts";
import type { GuidedPlace } from "./guided-place.ts";

export const loadGuided = () => import("./guided-parts.ts");

/** Opens the panel once its code is there; otherwise says so, and the screen stays as it was. */
export async function openGuided(place: GuidedPlace): Promise<void> {
  const from = document.activeElement;
  try {
    await loadGuided();
    showGuided(place, from);
  } catch {
    toast.error({ id: "guided", title: pwaTexts.update.partMissing });
  }
}
