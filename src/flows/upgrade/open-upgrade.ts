import { createStore } from "#ui/kit/create-store.ts";

/** Whether the plans are on screen. Of the page, not of a screen: a toast may ask for them. */
export const upgradeWanted = createStore(false);

/** Shows the comparison of the plans over whatever is open. */
export function openUpgrade(): void {
  upgradeWanted.set(true);
}
