import { createStore } from "#ui/kit/create-store.ts";

/** Whether the plan comparison is on screen. Global, because a toast may open it from any screen. */
export const upgradeWanted = createStore(false);

/** Opens the comparison of plans over the current screen. */
export function openUpgrade(): void {
  upgradeWanted.set(true);
}
