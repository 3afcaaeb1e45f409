import { createStore } from "#ui/kit/create-store.ts";

/** Which keyboard helper is on screen. */
export const paletteState = createStore<"closed" | "palette" | "shortcuts">("closed");

/** Opens the palette, which finds every screen, action and record by name. */
export function openPalette(): void {
  paletteState.set("palette");
}

/** Opens the list of shortcuts of the current screen. */
export function openShortcuts(): void {
  paletteState.set("shortcuts");
}
