import { createStore } from "#ui/kit/create-store.ts";

/** What of the keyboard's helpers is on screen. */
export const paletteState = createStore<"closed" | "palette" | "shortcuts">("closed");

/** Where anything of the product is found by its name. */
export function openPalette(): void {
  paletteState.set("palette");
}

/** The keys of the screen that is open. */
export function openShortcuts(): void {
  paletteState.set("shortcuts");
}
